// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rotation.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

class RowScroll;

/// The circles of RoPE or of the sinusoid. The grid scrolls when its dials do not fit; a click or
/// an arrow key picks a block. Where one q and one k stand at every position, the hands of the big
/// dial can be dragged: that sets the two channels of the block.
class RotationView : public PictureView {
    Q_OBJECT

public:
    explicit RotationView(QWidget *parent = nullptr);

    [[nodiscard]] RotationGeometry geometryNow() const;

    QSize sizeHint() const override { return {540, 222}; }
    QSize minimumSizeHint() const override { return {200, 176}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void pictureChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Of a block that is scrolled away the circle comes to where it is seen.
    void hoverChanged() override;
    void letGo() override { m_drag.reset(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] RotationOptions options() const;
    [[nodiscard]] QRectF pictureRect() const;
    void updateScrollBar();
    void scrollToBlock();
    void pick(int block);
    [[nodiscard]] bool canDrag() const;
    [[nodiscard]] std::optional<HandTip> tipAt(QPointF point) const;
    void beginDrag(const HandTip &tip);
    void dragTo(QPointF point, bool free);
    void hoverAt(QPointF point);
    [[nodiscard]] bool isSinusoid() const;

    /// One hand from press to release: what it was, and the length that the dial stands for.
    struct Drag {
        HandTip tip;
        GestureId gesture;
        double scale = 0;
        std::vector<double> vector; ///< all channels of q or k
        std::array<int, 2> channels{};
    };

    RowScroll *m_scroll;
    std::optional<Drag> m_drag;
    std::optional<int> m_pointed; ///< block
};

} // namespace locus::widgets
