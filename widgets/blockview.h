// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictureview.h"

#include <optional>

namespace locus::widgets {

/// A picture with places for pairs of channels: the blocks of RoPE, the frequencies of a sinusoid.
/// One of them is chosen, one may be under the pointer, here or in another picture.
class BlockView : public PictureView {
    Q_OBJECT
public:
    explicit BlockView(QWidget *parent = nullptr);

protected:
    /// Of the Frame; 0 without one.
    [[nodiscard]] virtual int blockCount() const = 0;
    [[nodiscard]] std::optional<int> pointedBlock() const;
    void point(std::optional<int> block);
    /// Another one that exists.
    void pickBlock(int block);
    void hoverChanged() override { update(); }
    void leaveEvent(QEvent *event) override;
    /// Escape.
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::optional<int> m_pointed;
};

} // namespace locus::widgets
