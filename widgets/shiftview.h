// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/blockview.h"
#include "widgets/painters/shiftmap.h"

namespace locus::widgets {

/// The matrix of a fixed offset. The ruler is dragged along k, as the left and right arrow keys do;
/// a click on a block or a strip, or up and down, picks the frequency.
class ShiftView : public BlockView {
    Q_OBJECT

public:
    explicit ShiftView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 170}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<ShiftGeometry> geometryNow() const;

protected:
    [[nodiscard]] int blockCount() const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void dragTo(const ShiftGeometry &geometry, double x);

    bool m_dragging = false;
};

} // namespace locus::widgets
