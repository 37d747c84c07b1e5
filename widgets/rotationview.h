// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rotation.h"
#include "widgets/pictureview.h"

class QScrollBar;

namespace locus::widgets {

/// The circles of RoPE or of the sinusoid. The grid scrolls when its dials do not fit; a click or
/// an arrow key picks a block.
class RotationView : public PictureView {
    Q_OBJECT

public:
    explicit RotationView(QWidget *parent = nullptr);

    /// Clamped to the blocks that are there; scrolls to it.
    void setBlock(int block);
    [[nodiscard]] int block() const { return m_block; }
    [[nodiscard]] RotationGeometry geometryNow() const;

    QSize sizeHint() const override { return {540, 222}; }
    QSize minimumSizeHint() const override { return {200, 160}; }
    void retranslate() override;

signals:
    void blockPicked(int block);

protected:
    void pictureChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] RotationOptions options() const;
    [[nodiscard]] QRectF pictureRect() const;
    void updateScrollBar();
    void scrollToBlock();
    void pick(int block);

    int m_block = 0;
    int m_wheel = 0;
    QScrollBar *m_scroll = nullptr;
};

} // namespace locus::widgets
