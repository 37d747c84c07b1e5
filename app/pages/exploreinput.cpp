// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/comparison.h"
#include "app/framescheduler.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/exploreedits.h"
#include "app/pages/mapcard.h"
#include "app/pages/pagelabels.h"
#include "app/pages/paircard.h"
#include "app/pages/parametercard.h"
#include "app/pages/sidecards.h"
#include "app/scenestore.h"
#include "core/edit.h"
#include "core/names.h"
#include "widgets/button.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"
#include "widgets/methodbar.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/pinsview.h"
#include "widgets/pipelinestrip.h"
#include "widgets/tokenstrip.h"
#include "widgets/words.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

namespace locus::app {

namespace {

constexpr int rangeHoldMilliseconds = 600;

} // namespace

void ExplorePage::connectEdits()
{
    connect(m_panel, &widgets::ParamPanel::paramEdited, this, &ExplorePage::editParam);
    connect(m_methods, &widgets::MethodBar::methodPicked, this, &ExplorePage::pickMethod);
    connect(m_parameters, &ParameterCard::resetRequested, this, &ExplorePage::resetMethod);
    m_rangeHold.setSingleShot(true);
    m_rangeHold.setInterval(rangeHoldMilliseconds);
    connect(&m_rangeHold, &QTimer::timeout, this, [this] {
        if (QApplication::mouseButtons() != Qt::NoButton)
            m_rangeHold.start();
        else
            m_map->setRangeHeld(false);
    });
}

void ExplorePage::connectPicks()
{
    connect(m_pair, &widgets::PairControl::pairEdited, this,
            [this](core::QueryIndex i, core::KeyIndex j) { pickPair(i.value, j.value); });
    connect(m_pair, &widgets::PairControl::lockPicked, this, &ExplorePage::setLocked);
    connectPicture(m_map->map());
    connectPicture(m_map->grid());
    connectPicture(m_text->pins());
    m_focused = m_map->map();
    connect(m_side, &SideCards::viewMade, this, &ExplorePage::connectPicture);
    connect(m_side, &SideCards::pictureChosen, this, &ExplorePage::requestFrame);
    connect(m_map, &MapCard::stagePicked, this, &ExplorePage::pickStage);
    connect(m_pipeline, &widgets::PipelineStrip::stagePicked, this, &ExplorePage::pickStage);
    connect(m_map, &MapCard::hovered, this, &ExplorePage::showHover);
    connect(m_map, &MapCard::headPicked, this, &ExplorePage::pickHead);
    connect(m_text, &PairCard::hovered, this, &ExplorePage::showHover);
    connect(m_text->strip(), &widgets::TokenStrip::keyPicked, this, &ExplorePage::pickKey);
    connect(m_text->strip(), &widgets::TokenStrip::queryPicked, this,
            [this](int token) { pickQuery(token - m_compare->shownScene().model.queryOffset); });
}

/// What is done in one picture is the same in every other.
void ExplorePage::connectPicture(widgets::PictureView *picture)
{
    using widgets::PictureView;
    picture->installEventFilter(this);
    connect(picture, &PictureView::cellPicked, this, &ExplorePage::pickPair);
    connect(picture, &PictureView::queryPicked, this, &ExplorePage::pickQuery);
    connect(picture, &PictureView::keyPicked, this, &ExplorePage::pickKey);
    connect(picture, &PictureView::deltaPicked, this, &ExplorePage::pickDelta);
    connect(picture, &PictureView::blockPicked, this, &ExplorePage::pickBlock);
    connect(picture, &PictureView::headPicked, this, &ExplorePage::pickHead);
    connect(picture, &PictureView::cellPinned, this, &ExplorePage::pinPair);
    connect(picture, &PictureView::hovered, this, &ExplorePage::showHover);
    connect(picture, &PictureView::escaped, this, &ExplorePage::goBack);
    connect(picture, &PictureView::paramEdited, this, &ExplorePage::editParam);
    if (const auto *grid = qobject_cast<widgets::HeadGridView *>(picture))
        connect(grid, &widgets::HeadGridView::isolated, this, &ExplorePage::isolateHead);
}

void ExplorePage::connectActions(Actions &actions)
{
    // What plays would go on from what was undone, and end the redo.
    for (QAction *action : {actions.undo, actions.redo})
        connect(action, &QAction::triggered, m_parameters, &ParameterCard::pausePlays);
    connect(&actions, &Actions::methodPicked, this, &ExplorePage::pickMethod);
    connect(actions.toggleMask, &QAction::triggered, this, &ExplorePage::toggleMask);
    connect(actions.toggleLock, &QAction::triggered, this, &ExplorePage::setLocked);
    connect(actions.resetMethod, &QAction::triggered, this, &ExplorePage::resetMethod);
    connect(actions.resetAll, &QAction::triggered, this, &ExplorePage::resetAll);
    connect(actions.nextStage, &QAction::triggered, this,
            [this] { pickStage(stageAfter(m_map->stages(), look().stage)); });
    const auto stepHead = [this](int step) {
        m_store.setView(withNextHead(look(), m_shapes.heads, step));
    };
    connect(actions.previousHead, &QAction::triggered, this, [stepHead] { stepHead(-1); });
    connect(actions.allHeads, &QAction::triggered, this, &ExplorePage::showAllHeads);
    connect(actions.detachPicture, &QAction::triggered, this,
            [this] { m_detached->detachFocused(m_focused); });
    connect(m_detached, &DetachedViews::viewMade, this, [this](widgets::PictureView *picture) {
        connectPicture(picture);
        requestFrame();
    });
    connect(actions.nextHead, &QAction::triggered, this, [stepHead] { stepHead(1); });
}

QString ExplorePage::tryEdit(std::string_view key, const core::Value &value,
                             widgets::GestureId gesture)
{
    if (m_compare->showsA())
        return keptSentence();
    const auto result = core::edited(m_store.gestureStart(gesture), key, value);
    if (const auto *problem = std::get_if<core::Problem>(&result))
        return widgets::reasonOf(*problem);
    holdRange();
    m_store.edit(std::get<core::Scene>(result), editText(key), gesture);
    return {};
}

void ExplorePage::editParam(const QString &key, const core::Value &value,
                            widgets::GestureId gesture)
{
    const QString problem = tryEdit(key.toStdString(), value, gesture);
    if (problem.isEmpty())
        return;
    m_panel->setScene(m_compare->shownScene());
    m_panel->setProblem(key, problem);
}

void ExplorePage::pickMethod(core::MethodId method)
{
    const std::string name(core::nameOf(method));
    if (const QString problem = tryEdit("method", name, widgets::newGesture());
        !problem.isEmpty()) {
        m_methods->setMethod(m_compare->shownScene().model.method);
        m_actions.setMethod(m_compare->shownScene().model.method);
        emit editRefused(problem);
    }
}

void ExplorePage::toggleMask()
{
    const bool causal = m_store.scene().model.mask == core::MaskKind::Causal;
    const std::string name(core::nameOf(causal ? core::MaskKind::None : core::MaskKind::Causal));
    if (const QString problem = tryEdit("mask", name, widgets::newGesture()); !problem.isEmpty())
        emit editRefused(problem);
}

void ExplorePage::resetMethod()
{
    if (m_compare->showsA())
        return;
    m_store.edit(withMethodDefaults(m_store.scene()), tr("Reset method"), widgets::newGesture());
    m_panel->narrow(m_store.scene().model.method);
}

void ExplorePage::resetAll()
{
    if (m_compare->showsA())
        return;
    m_store.edit(withAllDefaults(m_store.scene()), tr("Reset all"), widgets::newGesture());
    m_panel->narrow({});
}

/// Colours stay while numbers move; when the hand rests they fit again.
void ExplorePage::holdRange()
{
    m_map->setRangeHeld(true);
    m_rangeHold.start();
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
            m_store.setView(movedAlong(look(), m_shapes, step));
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
    return focusedPicture()->size();
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
