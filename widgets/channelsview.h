// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/blockview.h"
#include "widgets/painters/channels.h"

namespace locus::widgets {

/// The channels of a head and how RoPE pairs them. A click on a channel picks its block, a click on
/// a pairing's name chooses the pairing.
class ChannelsView : public BlockView {
    Q_OBJECT

public:
    explicit ChannelsView(QWidget *parent = nullptr);

    [[nodiscard]] ChannelsGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 176}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    [[nodiscard]] int blockCount() const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setLayout(core::RopeLayout layout);
};

} // namespace locus::widgets
