// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tokenlayout.h"

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double chipGap = 7;
constexpr double leastGap = 4;
constexpr int neighbours = 3;
constexpr double gapShare = 0.7; // of a token's width

/// Which tokens are shown with \a reach neighbours around the query and the key, as chips with gaps
/// between.
std::vector<StripChip> chipsWithReach(int count, int query, int key, int reach)
{
    std::vector<bool> shown(static_cast<std::size_t>(count), false);
    shown.front() = shown.back() = true;
    for (const int middle : {query, key})
        for (int token = std::max(0, middle - reach); token <= std::min(count - 1, middle + reach);
             ++token)
            shown[static_cast<std::size_t>(token)] = true;
    std::vector<StripChip> chips;
    for (int token = 0; token < count; ++token) {
        if (shown[static_cast<std::size_t>(token)])
            chips.push_back({token, token, false, {}});
        else if (chips.back().isGap)
            chips.back().last = token;
        else
            chips.push_back({token, token, true, {}});
    }
    // A gap of one token takes as much room as the token.
    for (StripChip &chip : chips)
        chip.isGap = chip.isGap && chip.first != chip.last;
    return chips;
}

void place(std::vector<StripChip> &chips, const QRectF &area)
{
    const auto count = static_cast<double>(chips.size());
    const double gap = std::min(chipGap, area.width() / (14 * count));
    double shares = 0;
    for (const StripChip &chip : chips)
        shares += chip.isGap ? gapShare : 1;
    const double share = (area.width() - gap * (count - 1)) / shares;
    double x = area.left();
    for (StripChip &chip : chips) {
        const double width = share * (chip.isGap ? gapShare : 1);
        chip.rect = QRectF(x, area.top(), width, area.height());
        x += width + gap;
    }
}

} // namespace

std::vector<StripChip> stripChips(int count, int query, int key, const QRectF &area, double minChip)
{
    if (count <= 0)
        return {};
    const auto capacity =
        static_cast<std::size_t>(std::max(1.0, (area.width() + leastGap) / (minChip + leastGap)));
    std::vector<StripChip> chips;
    if (static_cast<std::size_t>(count) <= capacity) {
        for (int token = 0; token < count; ++token)
            chips.push_back({token, token, false, {}});
    } else {
        for (int reach = neighbours; reach >= 0; --reach) {
            chips = chipsWithReach(count, query, key, reach);
            if (chips.size() <= capacity)
                break;
        }
    }
    place(chips, area);
    return chips;
}

} // namespace locus::widgets
