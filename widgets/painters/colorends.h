// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "widgets/colormap.h"

#include <QString>

namespace locus::widgets {

/// Values beyond an end of the colours, which have the colour of that end.
struct BeyondColors {
    bool low = false;
    bool high = false;
    [[nodiscard]] bool any() const { return low || high; }
    friend bool operator==(const BeyondColors &, const BeyondColors &) = default;
};

[[nodiscard]] BeyondColors beyondColors(const core::StageImage &image, const ColorRange &range);

/// An end of the colours as the bar names it: "0.08", or "≥ 0.08" where values lie beyond it.
[[nodiscard]] QString highEndText(const ColorRange &range, const BeyondColors &beyond);
[[nodiscard]] QString lowEndText(const ColorRange &range, const BeyondColors &beyond);
/// Both: "±7", "0 … ≥ 0.08".
[[nodiscard]] QString colorsText(const ColorRange &range, const BeyondColors &beyond);
/// In words what lies beyond; empty where nothing does.
[[nodiscard]] QString colorsTip(const core::StageImage &image, const ColorRange &range);

} // namespace locus::widgets
