// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/channelorder.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// The sinusoid's channels in both orders. A click on a strip or the left and right arrow keys pick
/// the frequency; a click on a name, or up and down, chooses the order.
class ChannelOrderView : public PictureView {
    Q_OBJECT

public:
    explicit ChannelOrderView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 150}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<ChannelOrderGeometry> geometryNow() const;

protected:
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void point(std::optional<int> pair);
    void choose(core::ChannelLayout layout);
    void pick(int pair);

    std::optional<int> m_pointed;
};

} // namespace locus::widgets
