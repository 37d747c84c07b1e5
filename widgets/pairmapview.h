// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"
#include "widgets/pictureview.h"

#include <QBasicTimer>

namespace locus::widgets {

/// A picture with one or more small maps of query x key: a click or drag picks the pair, with Shift
/// it is kept for comparison, the arrow keys move it, the pointer marks it everywhere.
class PairMapView : public PictureView {
    Q_OBJECT

public:
    using PictureView::PictureView;

protected:
    /// The pair under a point; none beside the maps.
    [[nodiscard]] virtual std::optional<CellIndex> pairAt(QPointF point) const = 0;
    /// The same, or the pair nearest to it: for drags that leave the map.
    [[nodiscard]] virtual std::optional<CellIndex> nearestPair(QPointF point) const = 0;
    /// The matrix that the map under a point shows, where it is one of the pipeline's.
    [[nodiscard]] virtual std::optional<core::Stage> stageAt(QPointF) const { return {}; }
    /// What is pointed at, here or in another view.
    [[nodiscard]] std::optional<CellIndex> markedPair() const;
    /// The matrix whose cell is meant: none in this view, where the pair is marked in every map.
    [[nodiscard]] std::optional<core::Stage> markedStage() const;

    void hoverChanged() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void pick(CellIndex cell);
    void setPointed(std::optional<CellIndex> cell, std::optional<core::Stage> stage = {});

    std::optional<CellIndex> m_pointed;
    std::optional<core::Stage> m_pointedStage;
    QBasicTimer m_leave;
    bool m_dragging = false;
};

} // namespace locus::widgets
