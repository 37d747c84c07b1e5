// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/comparison.h"
#include "app/framescheduler.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/exploreeditor.h"
#include "app/pages/exploreedits.h"
#include "app/pages/explorepicks.h"
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/parametercard.h"
#include "app/pages/sidecards.h"
#include "app/pictures.h"
#include "app/scenestore.h"
#include "core/edit.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"
#include "widgets/methodbar.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/pinsview.h"
#include "widgets/pipelinestrip.h"
#include "widgets/tokenstrip.h"

#include <QAction>
#include <QKeyEvent>

namespace locus::app {

void ExplorePage::pickMethod(core::MethodId method)
{
    m_editor->pickMethod(method);
}

void ExplorePage::connectPicks()
{
    connect(m_panel, &widgets::ParamPanel::paramEdited, m_editor, &ExploreEditor::editParam);
    connect(m_methods, &widgets::MethodBar::methodPicked, m_editor, &ExploreEditor::pickMethod);
    connect(m_parameters, &ParameterCard::resetRequested, m_editor, &ExploreEditor::resetMethod);
    connect(m_editor, &ExploreEditor::editRefused, this, &ExplorePage::editRefused);
    connect(m_editor, &ExploreEditor::noticed, this, &ExplorePage::noticed);
    connect(m_pair, &widgets::PairControl::pairEdited, this,
            [this](core::QueryIndex i, core::KeyIndex j) { m_picks->pickPair(i.value, j.value); });
    connect(m_pair, &widgets::PairControl::lockPicked, m_picks, &ExplorePicks::setLocked);
    connectPicture(m_map->map());
    connectPicture(m_map->grid());
    connectPicture(m_text->pins());
    m_focused = m_map->map();
    connect(m_side, &SideCards::viewMade, this, &ExplorePage::connectPicture);
    connect(m_side, &SideCards::pictureChosen, this, &ExplorePage::requestFrame);
    connect(m_map, &MapCard::stagePicked, m_picks, &ExplorePicks::pickStage);
    connect(m_pipeline, &widgets::PipelineStrip::stagePicked, m_picks, &ExplorePicks::pickStage);
    connect(m_map, &MapCard::hovered, this, &ExplorePage::showHover);
    connect(m_map, &MapCard::headPicked, m_picks, &ExplorePicks::pickHead);
    connect(m_map, &MapCard::colorsKept, m_picks, &ExplorePicks::keepColors);
    connect(m_text, &PairCard::hovered, this, &ExplorePage::showHover);
    connect(m_text->strip(), &widgets::TokenStrip::keyPicked, m_picks, &ExplorePicks::pickKey);
    connect(m_text->strip(), &widgets::TokenStrip::queryPicked, this, [this](int token) {
        m_picks->pickQuery(token - m_compare->shownScene().model.queryOffset);
    });
}

/// What is done in one picture is the same in every other.
void ExplorePage::connectPicture(widgets::PictureView *picture)
{
    using widgets::PictureView;
    picture->installEventFilter(this);
    connect(picture, &PictureView::cellPicked, m_picks, &ExplorePicks::pickPair);
    connect(picture, &PictureView::queryPicked, m_picks, &ExplorePicks::pickQuery);
    connect(picture, &PictureView::keyPicked, m_picks, &ExplorePicks::pickKey);
    connect(picture, &PictureView::deltaPicked, m_picks, &ExplorePicks::pickDelta);
    connect(picture, &PictureView::blockPicked, m_picks, &ExplorePicks::pickBlock);
    connect(picture, &PictureView::headPicked, m_picks, &ExplorePicks::pickHead);
    connect(picture, &PictureView::cellPinned, m_picks, &ExplorePicks::pinPair);
    connect(picture, &PictureView::hovered, this, &ExplorePage::showHover);
    connect(picture, &PictureView::escaped, m_picks, &ExplorePicks::goBack);
    connect(picture, &PictureView::paramEdited, m_editor, &ExploreEditor::editParam);
    if (const auto *grid = qobject_cast<widgets::HeadGridView *>(picture))
        connect(grid, &widgets::HeadGridView::isolated, m_picks, &ExplorePicks::isolateHead);
}

void ExplorePage::connectActions(Actions &actions)
{
    // What plays would go on from what was undone, and end the redo.
    for (QAction *action : {actions.undo, actions.redo})
        connect(action, &QAction::triggered, m_parameters, &ParameterCard::pausePlays);
    connect(&actions, &Actions::methodPicked, m_editor, &ExploreEditor::pickMethod);
    connect(actions.toggleMask, &QAction::triggered, m_editor, &ExploreEditor::toggleMask);
    connect(actions.toggleLock, &QAction::triggered, m_picks, &ExplorePicks::setLocked);
    connect(actions.resetMethod, &QAction::triggered, m_editor, &ExploreEditor::resetMethod);
    connect(actions.resetAll, &QAction::triggered, m_editor, &ExploreEditor::resetAll);
    connect(actions.scoresOrWeights, &QAction::triggered, this,
            [this] { m_picks->pickStage(scoresOrWeights(m_compare->shownScene().view.stage)); });
    connect(actions.nextStage, &QAction::triggered, this, [this] {
        m_picks->pickStage(stageAfter(m_map->stages(), m_compare->shownScene().view.stage));
    });
    connect(actions.previousHead, &QAction::triggered, m_picks, [this] { m_picks->stepHead(-1); });
    connect(actions.allHeads, &QAction::triggered, m_picks, &ExplorePicks::showAllHeads);
    connect(actions.detachPicture, &QAction::triggered, this,
            [this] { m_detached->detachFocused(m_focused); });
    connect(m_detached, &DetachedViews::viewMade, this, [this](widgets::PictureView *picture) {
        connectPicture(picture);
        requestFrame();
    });
    connect(actions.nextHead, &QAction::triggered, m_picks, [this] { m_picks->stepHead(1); });
}

void ExplorePage::showHover(const widgets::Hover &hover)
{
    m_map->setHover(hover);
    m_side->setHover(hover);
    m_detached->setHover(hover);
    m_text->setHover(hover);
}

bool ExplorePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress)
        m_focused = qobject_cast<widgets::PictureView *>(watched);
    if (event->type() == QEvent::KeyPress && m_pair->isLocked() &&
        qobject_cast<widgets::HeatmapView *>(watched)) {
        // Along the diagonal: the displacement does not change.
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int step = key == Qt::Key_Down || key == Qt::Key_Right ? 1
                         : key == Qt::Key_Up || key == Qt::Key_Left  ? -1
                                                                     : 0;
        if (step != 0) {
            m_picks->moveAlong(step);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

core::FigureView ExplorePage::figureInFocus() const
{
    return m_detached->kindInFocus(m_focused && m_focused->isVisible() ? m_focused.data()
                                                                       : nullptr);
}

widgets::PictureView *ExplorePage::focusedPicture() const
{
    return m_focused && m_focused->isVisible() ? m_focused.data() : m_map->map();
}

QSize ExplorePage::figureSize() const
{
    return focusedPicture()->area().size();
}

ShownMap ExplorePage::shownMap() const
{
    const widgets::HeatmapView &map = *m_map->map();
    ShownMap shown{{}, map.difference()};
    const auto &frame = map.frame();
    const bool isThere =
        !map.isHidden() && frame && !frame->refusal &&
        widgets::heatmapExists(*frame, core::clampedView(m_compare->shownScene().view, frame->key));
    if (isThere || shown.difference)
        shown.range = map.range();
    return shown;
}

QImage ExplorePage::pictureInFocus() const
{
    widgets::PictureView *picture = focusedPicture();
    constexpr double scale = 2; // sharp enough for a slide
    QImage image(picture->size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(picture->palette().color(QPalette::Base));
    picture->render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    return image;
}

QString ExplorePage::pairText() const
{
    return m_text->numbers()->plainText();
}

} // namespace locus::app
