// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"
#include "core/frame.h"
#include "core/keptcolors.h"
#include "widgets/card.h"
#include "widgets/hover.h"
#include "widgets/maplook.h"

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace locus::widgets {
class Button;
class HeadGridView;
class HeadStrip;
class HeatmapView;
class MenuField;
class ProgressLine;
} // namespace locus::widgets

namespace locus::app {

class Actions;
class RemedyRow;

/// The largest picture: the map of the chosen stage, with the menu of stages, the heads and what
/// can be done with the map.
class MapCard : public widgets::Card {
    Q_OBJECT
public:
    MapCard(QAction *copyPicture, QAction *allHeads, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    /// With \a difference that is shown instead, as one map. The colours have room for \a
    /// companion.
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const std::shared_ptr<const core::Difference> &difference = {},
                    const std::shared_ptr<const core::Frame> &companion = {});
    void setCompact(bool compact);
    /// What the pointer is on, in any view.
    void setHover(const widgets::Hover &hover);
    /// Holds the colours still while a gesture moves numbers, whatever the lock says.
    void setRangeHeld(bool held);
    /// Another document: what is held is none of its own.
    void forgetRange();
    /// What its buttons and the wheel chose, for another process.
    [[nodiscard]] widgets::MapLook look() const;
    void setLook(const widgets::MapLook &look);
    /// Shown while a computation takes long; see widgets::ProgressLine.
    [[nodiscard]] widgets::ProgressLine *progress() const { return m_progress; }
    void retranslate();

    [[nodiscard]] widgets::HeatmapView *map() const { return m_map; }
    /// Shown instead of the map while view.allHeads.
    [[nodiscard]] widgets::HeadGridView *grid() const { return m_grid; }
    [[nodiscard]] const std::vector<core::Stage> &stages() const { return m_stages; }
    /// Whether the pictures of all heads stand beside the chosen one.
    [[nodiscard]] static bool showsAllHeads(const core::Model &model);
    /// Stages of what is on show once a Frame of \a model is there.
    [[nodiscard]] std::vector<core::StageRequest> requestsFor(const core::Model &model,
                                                              const core::View &view) const;
    [[nodiscard]] widgets::Button *detachButton() const { return m_detach; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

signals:
    void stagePicked(locus::core::Stage stage);
    void headPicked(int head);
    /// The colours of the stage on show are kept; none: they follow its values again.
    void colorsKept(const std::optional<locus::core::ColorEnds> &ends);
    void hovered(const locus::widgets::Hover &hover);
    /// The picture on show is wanted in a window of its own.
    void detachRequested();

private:
    void addTools(QAction *copyPicture, QAction *allHeads);
    void showStages(const core::Frame &frame);
    void showHeads(const core::Frame &frame);
    [[nodiscard]] bool wantsGrid(const core::Frame &frame) const;
    /// Of the chosen head; null while there is none.
    [[nodiscard]] const core::StageImage *shownImage() const;
    void showRange();
    [[nodiscard]] QString titleNow() const;
    [[nodiscard]] int roomForRange() const;
    /// The longest of the texts for which there is room, if any.
    void sayInHeader(const QStringList &longestFirst, const QString &tip);
    void keepColors(bool keep);
    void showLock();

    widgets::HeatmapView *m_map;
    widgets::HeadGridView *m_grid;
    widgets::HeadStrip *m_heads;
    widgets::ProgressLine *m_progress;
    RemedyRow *m_remedies; ///< below the sentence of a refusal
    QLabel *m_range;
    widgets::MenuField *m_stageMenu;
    widgets::MenuField *m_headMenu;
    widgets::Button *m_lock;
    widgets::Button *m_numbers;
    widgets::Button *m_fit;
    widgets::Button *m_allHeads;
    widgets::Button *m_copy;
    widgets::Button *m_detach;
    std::vector<core::Stage> m_stages;
    core::View m_view;
    bool m_compact = false;
    bool m_held = false;
    bool m_keepsDifference = false; ///< its colours; those of a stage are the scene's
};

} // namespace locus::app
