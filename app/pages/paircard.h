// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "widgets/card.h"

#include <memory>

namespace locus::widgets {
class PairNumbers;
class TokenStrip;
} // namespace locus::widgets

namespace locus::app {

/// The text with its query and key, and below it the numbers of that pair, computed in double for
/// its row.
class PairCard : public widgets::Card {
    Q_OBJECT
public:
    explicit PairCard(QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    double weightRangeHigh);
    void setCompact(bool compact);

    [[nodiscard]] widgets::TokenStrip *strip() const { return m_strip; }
    [[nodiscard]] widgets::PairNumbers *numbers() const { return m_numbers; }
    /// What strip and numbers ask for at this width.
    [[nodiscard]] int heightFor(int width) const;

private:
    widgets::TokenStrip *m_strip;
    widgets::PairNumbers *m_numbers;
    int m_padding = widgets::metrics::cardPadding;
};

} // namespace locus::app
