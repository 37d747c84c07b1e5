// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/blockview.h"
#include "widgets/painters/channelorder.h"

namespace locus::widgets {

/// The sinusoid's channels in both orders. A click on a strip or the left and right arrow keys pick
/// the frequency; a click on a name, or up and down, chooses the order.
class ChannelOrderView : public BlockView {
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
    [[nodiscard]] int blockCount() const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(core::ChannelLayout layout);
};

} // namespace locus::widgets
