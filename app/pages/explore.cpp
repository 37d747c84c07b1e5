// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/explore.h"

#include "app/actions.h"
#include "app/comparison.h"
#include "app/framescheduler.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/detachedviews.h"
#include "app/pages/exploreeditor.h"
#include "app/pages/exploreedits.h"
#include "app/pages/exploregeometry.h"
#include "app/pages/explorepicks.h"
#include "app/pages/mapcard.h"
#include "app/pages/pagelabels.h"
#include "app/pages/paircard.h"
#include "app/pages/parametercard.h"
#include "app/pages/proofs.h"
#include "app/pages/sidecards.h"
#include "app/scenestore.h"
#include "core/edit.h"
#include "widgets/button.h"
#include "widgets/card.h"
#include "widgets/heatmapview.h"
#include "widgets/methodbar.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/pictureview.h"
#include "widgets/pipelinestrip.h"
#include "widgets/progressline.h"
#include "widgets/replaced.h"

#include <QAction>
#include <QEvent>
#include <QPainter>

#include <optional>

namespace locus::app {

using widgets::Button;

ExplorePage::ExplorePage(SceneStore &store, FrameScheduler &scheduler, Actions &actions,
                         QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_scheduler(scheduler)
    , m_actions(actions)
    , m_methods(new widgets::MethodBar(this))
    , m_pipeline(new widgets::PipelineStrip(this))
    , m_parameters(new ParameterCard(this))
    , m_panel(m_parameters->panel())
    , m_pair(m_parameters->pair())
    , m_map(new MapCard(actions.copyPicture, actions.allHeads, this))
    , m_side(new SideCards(this))
    , m_text(new PairCard(this))
    , m_proofs(new Proofs(store, scheduler, *m_text->chips(), this))
    , m_detached(new DetachedViews(this, *m_map, *m_side, actions.ofEveryWindow()))
    , m_compare(new Comparison(store, scheduler, this))
    , m_sides(new CompareControl(*m_compare, actions.pinAsA))
    , m_picks(new ExplorePicks(store, *m_compare, *m_pair, actions, this))
    , m_editor(new ExploreEditor(store, *m_compare, actions, *m_methods, *m_panel, *m_map, this))
{
    setMinimumSize(smallestExploreSize());
    setAutoFillBackground(true);
    setFocusProxy(m_map->map());
    m_methods->addTool(m_sides);
    connectPicks();
    connectComparing();
    connectActions(actions);
    connect(&m_store, &SceneStore::documentReplaced, m_map, &MapCard::forgetRange);
    connect(&m_store, &SceneStore::documentReplaced, m_parameters, &ParameterCard::forget);
    connect(&m_store, &SceneStore::sceneChanged, this, &ExplorePage::showScene);
    connect(&m_store, &SceneStore::viewChanged, this, &ExplorePage::showSelection);
    connect(&m_scheduler, &FrameScheduler::frameReady, this, &ExplorePage::takeFrame);
    m_map->progress()->setSource([this] { return m_scheduler.progress(); });
    connect(&m_scheduler, &FrameScheduler::workingChanged, m_map->progress(),
            &widgets::ProgressLine::setWorking);
    m_parameters->retranslate();
    showScene();
}

void ExplorePage::setTheme(const widgets::Theme &theme)
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.bg);
    setPalette(colors);
    m_methods->setTheme(theme);
    m_pipeline->setTheme(theme);
    m_parameters->setTheme(theme);
    m_map->setTheme(theme);
    m_side->setTheme(theme);
    m_detached->setTheme(theme);
    m_text->setTheme(theme);
    m_sides->setTheme(theme);
}

/// The children first: headers repeat what pictures call themselves.
bool ExplorePage::event(QEvent *event)
{
    const bool known = QWidget::event(event);
    if (event->type() == QEvent::LanguageChange) {
        m_parameters->retranslate();
        m_side->retranslate();
        m_proofs->retranslate();
        showScene();
        layOut();
    }
    return known;
}

void ExplorePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void ExplorePage::setBelow(Below below)
{
    // A page that nobody has seen has a size that it will not keep.
    if (widgets::replaced(m_below, below) && isVisible())
        layOut();
}

void ExplorePage::layOut()
{
    // The numbers may need two lines in a narrow card: its width is known before its height.
    ExploreGeometry g = exploreGeometry(size(), 0, m_below);
    m_text->setCompact(g.compact);
    g = exploreGeometry(size(), m_text->heightFor(g.bottom.width()), m_below);
    m_methods->setGeometry(g.methodRow);
    m_methods->setSideMargin(g.parameters.left());
    m_pipeline->setCompact(g.compactPipeline);
    m_pipeline->setGeometry(g.pipeline);
    m_parameters->setGeometry(g.parameters);
    m_parameters->setCompact(g.compact);
    m_map->setGeometry(g.map);
    m_map->setCompact(g.compact);
    m_side->setGeometry(g);
    m_text->setGeometry(g.bottom);
    // Cards that have come beside others show pictures that nobody has asked for.
    if (!m_requested.empty() && requestsOf(m_store.scene()) != m_requested)
        requestFrame();
}

void ExplorePage::showScene()
{
    const core::Scene &scene = m_compare->shownScene();
    const core::Shapes shapes = core::shapesOf(scene.model);
    showSide();
    m_methods->setMethod(scene.model.method);
    m_actions.setMethod(scene.model.method);
    m_actions.toggleMask->setChecked(scene.model.mask == core::MaskKind::Causal);
    m_actions.previousHead->setEnabled(shapes.heads > 1);
    m_actions.nextHead->setEnabled(shapes.heads > 1);
    m_actions.allHeads->setEnabled(shapes.heads > 1);
    const bool isEditable = !m_compare->showsA();
    m_actions.resetMethod->setEnabled(isEditable && !(withMethodDefaults(scene) == scene));
    m_actions.resetAll->setEnabled(isEditable && !(withAllDefaults(scene) == scene));
    m_parameters->setResettable(m_actions.resetMethod->isEnabled());
    m_pair->setSizes(shapes.nQuery, shapes.nKey);
    showSelection();
}

void ExplorePage::showSelection()
{
    const core::Scene &scene = m_compare->shownScene();
    m_actions.allHeads->setChecked(scene.view.allHeads);
    m_panel->setScene(scene);
    m_pair->setPair(core::QueryIndex{scene.view.query}, core::KeyIndex{scene.view.key});
    const core::Positions positions = core::positionsOf(scene.model, core::shapesOf(scene.model));
    m_pair->setPositions(positions.query[std::size_t(scene.view.query)],
                         positions.key[std::size_t(scene.view.key)]);
    requestFrame();
    showPictures();
}

std::vector<core::StageRequest> ExplorePage::requestsOf(const core::Scene &scene) const
{
    auto requests = m_map->requestsFor(scene.model, scene.view);
    for (const auto &more : {m_side->requestsFor(scene.model, scene.view),
                             m_detached->requestsFor(scene.model, scene.view)})
        requests.insert(requests.end(), more.begin(), more.end());
    return requests;
}

void ExplorePage::requestFrame()
{
    m_requested = requestsOf(m_store.scene());
    m_scheduler.request(m_store.scene().model, m_requested);
    if (m_compare->isPinned())
        m_compare->request(requestsOf(m_compare->sceneOfA()));
}

void ExplorePage::takeFrame()
{
    const auto &frame = m_scheduler.frame();
    const core::Scene &scene = m_store.scene();
    // A stage of the method before: the weights are there under every method.
    if (m_compare->side() == Comparison::Side::B && frame && frame->prepared &&
        frame->key == core::keyOf(scene.model) &&
        core::stageRefusal(*frame->prepared, scene.view.stage)) {
        core::View view = scene.view;
        view.stage = core::Stage::Weights;
        m_store.setView(view);
        return;
    }
    showPictures();
}

void ExplorePage::showPictures()
{
    const auto &frame = m_compare->shownFrame();
    if (!frame)
        return;
    // While a newer Model is worked on, the last picture stays: its selection must fit it.
    const core::View view = core::clampedView(m_compare->shownScene().view, frame->key);
    if (!shows(*frame, view))
        return;
    const auto difference = m_compare->difference({view.stage, view.head});
    m_pipeline->setFrame(frame);
    m_pipeline->setView(view);
    m_map->setPicture(frame, view, difference, m_compare->otherFrame());
    m_side->setPicture(frame, view);
    m_detached->setPicture(frame, view);
    const auto range = difference ? widgets::heatmapRange(*frame, view) : m_map->map()->range();
    m_text->setPicture(frame, view,
                       view.stage == core::Stage::Weights ? std::optional(range) : std::nullopt);
    const int wanted = m_text->heightFor(m_text->width());
    if (wanted != m_text->height())
        layOut();
    emit pictureShown();
}

} // namespace locus::app
