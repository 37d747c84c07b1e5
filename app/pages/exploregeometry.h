// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

namespace locus::app {

/// Where everything stands on the Explore page, from its size alone: a window narrower than 1200
/// shows the side cards as tabs of one, a wide one beside each other. Between them they stand one
/// above the other, as far as the height allows (see sharingSide).
struct ExploreGeometry {
    enum class Side { Stacked, Beside, Tabs };

    QRect methodRow;
    QRect pipeline;
    QRect parameters;
    QRect map;
    QRect sideFirst;  ///< the only side card with tabs
    QRect sideSecond; ///< empty with tabs
    QRect bottom;
    Side side = Side::Stacked;
    bool showLead = true;
    bool compact = false;         ///< short labels, margins of 8
    bool compactPipeline = false; ///< one line, where width or height is short
};

/// Nothing shrinks below this size of the page (without the top bar): it scrolls instead.
[[nodiscard]] QSize smallestExploreSize();

/// \a bottomHeight is what the token strip and the numbers of the pair ask for.
/// A line of words right below the page takes the place of its lower margin.
enum class Below { Nothing, StatusLine };
[[nodiscard]] ExploreGeometry exploreGeometry(QSize page, int bottomHeight,
                                              Below below = Below::Nothing);

/// Heights of the two cards beside the map below which a picture that they offer is not
/// legible.
struct SideNeeds {
    int first = 0;
    int second = 0;
};
/// \a geometry with its column shared so that both cards have what they need. Where the height is
/// too small for both they become tabs of one. \a isolatesHead: the picture of one head has more
/// room than the plot below it.
[[nodiscard]] ExploreGeometry sharingSide(ExploreGeometry geometry, SideNeeds needs,
                                          bool isolatesHead);

} // namespace locus::app
