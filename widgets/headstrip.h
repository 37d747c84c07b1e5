// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <vector>

namespace locus::widgets {

/// The same stage of every head as thumbnails, one colour range for all; the chosen one is framed.
/// Scrolls when they do not fit.
class HeadStrip : public KeyboardFocus<QWidget> {
    Q_OBJECT
public:
    explicit HeadStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void retranslate();
    /// The Frame has the images of view.stage for every head.
    void setPicture(std::shared_ptr<const core::Frame> frame, const core::View &view);
    /// The head that is pointed at in another view; -1: none.
    void setHovered(int head);
    /// Thumb of a head, empty while it is scrolled away.
    [[nodiscard]] QRectF thumbRect(int head) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void headPicked(int head);
    /// -1: the pointer has left.
    void headHovered(int head);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void render();
    void scrollToHead();
    [[nodiscard]] int heads() const;
    [[nodiscard]] int headAt(QPointF point) const;
    [[nodiscard]] int thumbSide() const;
    [[nodiscard]] double pitch() const;
    [[nodiscard]] int visibleCount() const;
    [[nodiscard]] int moreAt(QPointF point) const;
    void paintMore(QPainter &painter) const;
    void scrollBy(int count);

    Theme m_theme = Theme::light();
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_view;
    std::vector<QImage> m_images;
    int m_hovered = -1;
    int m_first = 0; ///< scrolled: the first head shown
};

} // namespace locus::widgets
