// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rowprofile.h"

#include <vector>

namespace locus::widgets::rowprofile {

struct Bars {
    std::vector<double> with;
    std::vector<double> without; ///< empty: nothing to compare with
    std::vector<double> bias;    ///< T5, ALiBi
};

struct Context {
    const RowProfileGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const Bars &bars;

    [[nodiscard]] bool isMasked(int key) const
    {
        return !frame.prepared->mask.allowed(view.query, key);
    }
};

inline constexpr double pairSlot = 9; ///< narrowest slot with two bars side by side

/// Two bars per key while there is room; narrower ones show the larger of the keys that share a
/// pixel (rowprofilebars.cpp).
void paintBars(QPainter &painter, const Context &c);
/// Narrow slots: the weights without the method as a line over the bars, or as its treads alone
/// where risers would fill it.
void paintOutline(QPainter &painter, const Context &c);
/// Tokens or indices under the bars, the selected ones as tags (rowprofilelabels.cpp).
void paintLabels(QPainter &painter, const Context &c);
/// What hollow and solid mean.
void paintKey(QPainter &painter, const Context &c, const QRectF &rect);
/// Which key wins with the method and without, and which one the bias alone prefers
/// (rowprofilewords.cpp).
void paintWords(QPainter &painter, const Context &c);
/// The sum of a row that is not a distribution.
void paintSum(QPainter &painter, const Context &c, const QRectF &rect);

} // namespace locus::widgets::rowprofile
