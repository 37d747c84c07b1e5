// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/blockview.h"
#include "widgets/painters/rotationmatrix.h"

namespace locus::widgets {

/// RoPE's matrix of the query's position. A click or an arrow key picks a block.
class RotationMatrixView : public BlockView {
    Q_OBJECT

public:
    explicit RotationMatrixView(QWidget *parent = nullptr);

    [[nodiscard]] RotationMatrixGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 176}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    [[nodiscard]] int blockCount() const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
};

} // namespace locus::widgets
