// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rotation.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

class RowScroll;

/// The circles of RoPE or of the sinusoid. The grid scrolls when its dials do not fit; a click or
/// an arrow key picks a block.
class RotationView : public PictureView {
    Q_OBJECT

public:
    explicit RotationView(QWidget *parent = nullptr);

    [[nodiscard]] RotationGeometry geometryNow() const;

    QSize sizeHint() const override { return {540, 222}; }
    QSize minimumSizeHint() const override { return {200, 160}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<core::FigureView> figureView() const override
    {
        return core::FigureView::Circles;
    }

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
    [[nodiscard]] bool isSinusoid() const;

    RowScroll *m_scroll;
};

} // namespace locus::widgets
