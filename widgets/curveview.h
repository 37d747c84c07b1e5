// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/curve.h"
#include "widgets/pangesture.h"
#include "widgets/pictureview.h"

#include <utility>

namespace locus::widgets {

/// The curve against displacement. Dragging in it moves the cursor (deltaPicked); arrow keys step
/// it. The wheel zooms in, and then a drag moves the displacements along.
class CurveView : public PictureView {
    Q_OBJECT

public:
    explicit CurveView(QWidget *parent = nullptr);
    ~CurveView() override;

    QSize sizeHint() const override { return {540, 198}; }
    QSize minimumSizeHint() const override { return {200, 156}; }
    void retranslate() override;

    [[nodiscard]] bool isZoomed() const { return !m_window.isWhole(); }
    /// Shows all displacements again.
    void fit();

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    /// The painter as it would paint now.
    [[nodiscard]] const CurvePainter &painterNow();
    [[nodiscard]] virtual CurveMarks marks() const;
    void pickAt(QPointF point);
    /// Tells the others what the pointer is on, and marks it here.
    void setPointed(const Hover &pointed);

    void hoverChanged() override { update(); }
    void pictureChanged() override;
    [[nodiscard]] bool isPanning() const { return m_pan.isDown(); }
    void showPanCursor();
    void paintEvent(QPaintEvent *event) override;
    void letGo() override { static_cast<void>(m_pan.release()); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Of the selected pair. \pre hasPicture()
    [[nodiscard]] std::int64_t displacement() const;
    void setReach(std::int64_t reach);
    [[nodiscard]] bool stepReach(int step);
    void setWindow(const AxisWindow &window);
    void zoomBy(double factor, double x);
    [[nodiscard]] double leastWindow();
    void zoomKey(int key);
    void panTo(QPointF point);

    AxisWindow m_window; ///< of the displacements
    PanGesture m_pan;
    std::pair<int, int> m_followed;
    std::int64_t m_beforeClick = 0; ///< displacement before the last click in a zoomed curve

    CurvePainter m_painter;
    Hover m_pointed;
    bool m_picks = false;                ///< the button went down on the curve
    std::optional<std::int64_t> m_reach; ///< of RoPE's axis; none: that of the keys
};

} // namespace locus::widgets
