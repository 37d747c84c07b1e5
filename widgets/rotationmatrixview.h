// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rotationmatrix.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// RoPE's matrix of the query's position. A click or an arrow key picks a block.
class RotationMatrixView : public PictureView {
    Q_OBJECT

public:
    explicit RotationMatrixView(QWidget *parent = nullptr);

    [[nodiscard]] RotationMatrixGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 180}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void hoverChanged() override { update(); }
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
    void point(std::optional<int> block);

    std::optional<int> m_pointed; ///< block
};

} // namespace locus::widgets
