// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/channels.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// The channels of a head and how RoPE pairs them. A click on a channel picks its block, a click on
/// a pairing's name chooses the pairing.
class ChannelsView : public PictureView {
    Q_OBJECT

public:
    explicit ChannelsView(QWidget *parent = nullptr);

    [[nodiscard]] ChannelsGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 180}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void hoverChanged() override { update(); }
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setLayout(core::RopeLayout layout);
    void pick(int block);
    void point(std::optional<int> block);

    std::optional<int> m_pointed; ///< block
};

} // namespace locus::widgets
