// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/exploregeometry.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QImage>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace locus::widgets {
class MethodBar;
class PairControl;
class ParamPanel;
class PictureView;
class PipelineStrip;
} // namespace locus::widgets

namespace locus::app {

class Actions;
class CompareControl;
class Comparison;
class DetachedViews;
class ExploreEditor;
class ExplorePicks;
class FrameScheduler;
class MapCard;
class PairCard;
class ParameterCard;
class Proofs;
class SceneStore;
class SideCards;
struct ShownMap;

/// The page of one attention head: parameters, the map, the pictures of the method, the text and
/// the numbers of one pair. Turns a Frame into what the views show.
class ExplorePage : public QWidget {
    Q_OBJECT
public:
    ExplorePage(SceneStore &store, FrameScheduler &scheduler, Actions &actions,
                QWidget *parent = nullptr);
    void setTheme(const widgets::Theme &theme);
    /// What stands right below the page.
    void setBelow(Below below);
    /// The picture in focus, or the map.
    [[nodiscard]] core::FigureView figureInFocus() const;
    /// A figure of it that looks as large as it does there.
    [[nodiscard]] QSize figureSize() const;
    [[nodiscard]] QImage pictureInFocus() const;
    [[nodiscard]] ShownMap shownMap() const;
    [[nodiscard]] QString pairText() const;
    [[nodiscard]] ParameterCard *parameters() const { return m_parameters; }
    [[nodiscard]] widgets::ParamPanel *panel() const { return m_panel; }
    [[nodiscard]] widgets::PairControl *pairControl() const { return m_pair; }
    [[nodiscard]] widgets::PipelineStrip *pipeline() const { return m_pipeline; }
    [[nodiscard]] MapCard *mapCard() const { return m_map; }
    [[nodiscard]] SideCards *sideCards() const { return m_side; }
    [[nodiscard]] PairCard *pairCard() const { return m_text; }
    [[nodiscard]] Proofs &proofs() const { return *m_proofs; }
    [[nodiscard]] DetachedViews &detached() const { return *m_detached; }
    [[nodiscard]] Comparison &comparison() const { return *m_compare; }
    [[nodiscard]] CompareControl *compareControl() const { return m_sides; }
    [[nodiscard]] ExplorePicks &picks() const { return *m_picks; }

    void pickMethod(core::MethodId method);

signals:
    /// Scheduler and store agree on what the views show now.
    void pictureShown();
    /// The scene cannot take this edit, in words, where no field stands to show it at.
    void editRefused(const QString &message);
    /// What else an edit did that is not seen.
    void noticed(const QString &message);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectPicks();
    void connectPicture(widgets::PictureView *picture);
    void connectComparing();
    void connectActions(Actions &actions);
    void layOut();
    void showScene();
    void showSelection();
    void showPictures();
    void requestFrame();
    void takeFrame();
    void showSide();
    [[nodiscard]] std::vector<core::StageRequest> requestsOf(const core::Scene &scene) const;
    void showHover(const widgets::Hover &hover);
    [[nodiscard]] widgets::PictureView *focusedPicture() const;

    SceneStore &m_store;
    FrameScheduler &m_scheduler;
    Actions &m_actions;
    widgets::MethodBar *m_methods;
    widgets::PipelineStrip *m_pipeline;
    ParameterCard *m_parameters;
    widgets::ParamPanel *m_panel;
    widgets::PairControl *m_pair;
    MapCard *m_map;
    SideCards *m_side;
    PairCard *m_text;
    Proofs *m_proofs;
    DetachedViews *m_detached;
    std::vector<core::StageRequest> m_requested; ///< with the last Frame that was asked for
    Comparison *m_compare;
    CompareControl *m_sides;
    ExplorePicks *m_picks;
    ExploreEditor *m_editor;
    Below m_below = Below::Nothing;
    QPointer<widgets::PictureView> m_focused; ///< that had the focus last, in any window
};

} // namespace locus::app
