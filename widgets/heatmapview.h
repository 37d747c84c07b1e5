// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/maplook.h"
#include "widgets/painters/heatmapoutside.h"
#include "widgets/pangesture.h"
#include "widgets/pictureview.h"

#include <QBasicTimer>

#include <tuple>

namespace locus::widgets {

/// The map of view().stage. A click or drag picks, arrow keys move the crosshair, hovering shows a
/// read-out; the wheel zooms in, and then a drag moves the map.
class HeatmapView : public PictureView {
    Q_OBJECT
public:
    explicit HeatmapView(QWidget *parent = nullptr);
    void setNumbersVisible(bool visible);
    /// While held the colour range stays as it is, until another stage or method is shown.
    void setRangeHeld(bool held);
    /// For another window of the same scene, which has had its first picture.
    [[nodiscard]] MapLook mapLook() const;
    void setMapLook(const MapLook &look);
    /// Takes colours, numbers and difference from another map of the same Frame.
    void follow(HeatmapView *leader);
    /// A Frame whose values the colours have room for as well.
    void setCompanion(std::shared_ptr<const core::Frame> companion);
    /// B - A instead of the Frame's own stage; null: that again.
    void setDifference(std::shared_ptr<const core::Difference> difference);
    [[nodiscard]] std::shared_ptr<const core::Difference> difference() const;
    [[nodiscard]] ColorRange range() const { return m_range; }
    [[nodiscard]] std::optional<HeatmapGeometry> geometryNow() const;
    [[nodiscard]] bool isZoomed() const { return !m_rows.isWhole() || !m_columns.isWhole(); }
    /// Shows all of the map again.
    void fit();
    /// Shows 1 / \a factor of it, what is at \a at staying there.
    void zoomBy(double factor, QPointF at);

    QSize sizeHint() const override { return {528, 474}; }
    QSize minimumSizeHint() const override { return {240, 220}; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString symbol() const override;
    [[nodiscard]] std::vector<core::StageRequest> requests(const core::Model &model,
                                                           const core::View &look) const override;
    void retranslate() override;

signals:
    /// The colour range shown has changed (for the card's header: rangeText(low, high)).
    void rangeChanged();
    /// Other rows or columns are shown.
    void zoomChanged();
    /// What a map that follows this one takes from it.
    void lookChanged();

protected:
    void pictureChanged() override;
    void hoverChanged() override;
    [[nodiscard]] Hover pointedAt(QPointF point) const override;
    [[nodiscard]] bool hasReadout() const override { return m_pointed.has_value(); }
    [[nodiscard]] QRect changedByFrame() override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QRect coveredRect() const override;
    void paintEvent(QPaintEvent *event) override;
    void letGo() override { static_cast<void>(m_pan.release()); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    /// What is drawn: view(), or the last stage that was there while the Frame of a new one is on
    /// its way.
    [[nodiscard]] core::View shownView() const;
    /// B of the difference, or frame().
    [[nodiscard]] const core::Frame &shownFrame() const;
    [[nodiscard]] bool hasMap() const;
    [[nodiscard]] HeatmapOptions options() const;
    using RangeOf = std::tuple<core::Stage, core::MethodId, bool>;
    [[nodiscard]] RangeOf rangeOfShown() const;
    void updateRange();
    void useRange(const ColorRange &range);
    void setPointed(std::optional<CellIndex> cell);
    [[nodiscard]] Hover hoverOf(std::optional<CellIndex> cell) const;
    void pick(CellIndex cell);
    void setWindows(const AxisWindow &rows, const AxisWindow &columns);
    void followSelection();
    void showPanCursor();
    [[nodiscard]] bool takesPan(const QMouseEvent &event, const HeatmapGeometry &geometry);
    void panTo(QPointF point, const HeatmapGeometry &geometry);
    [[nodiscard]] bool zoomKey(const QKeyEvent &event, const HeatmapGeometry &geometry);

    AxisWindow m_rows, m_columns;
    PanGesture m_pan;
    std::pair<int, int> m_followed, m_beforeClick; ///< that a double-click goes back to
    bool m_zoomedPairs = true;                     ///< the windows are of queries and keys
    bool m_numbers = true, m_held = false, m_follows = false;
    std::shared_ptr<const core::Frame> m_companion;
    ColorRange m_range;
    /// Stage, method, and whether of a difference.
    std::optional<RangeOf> m_rangeOf;
    std::shared_ptr<const core::Difference> m_difference;
    core::View m_last;
    mutable HeatmapCache m_cache;
    /// Forgotten when what it is made from changes; the inner one is empty where there is no map.
    mutable std::optional<std::optional<HeatmapGeometry>> m_geometry;
    std::optional<HeatmapOutside> m_outside; ///< when the last Frame came
    std::optional<CellIndex> m_pointed;      ///< under the pointer, with a read-out
    QBasicTimer m_leaveTimer;
};

} // namespace locus::widgets
