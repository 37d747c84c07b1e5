// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gesturetracker.h"
#include "widgets/painters/rotationcost.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// What RoPE costs against what the scores cost. Dragging in the plot is the slider of the length.
class RotationCostView : public PictureView {
    Q_OBJECT

public:
    explicit RotationCostView(QWidget *parent = nullptr);

    [[nodiscard]] RotationCostGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 188}; }
    QSize minimumSizeHint() const override { return {220, 140}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void pictureChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void letGo() override { m_drag.reset(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool canDrag() const;
    void setLength(std::int64_t tokens, GestureId gesture);

    std::optional<GestureId> m_drag;
    GestureTracker m_keys;
};

} // namespace locus::widgets
