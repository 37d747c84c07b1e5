// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gallerygeometry.h"

#include "widgets/thumbcard.h"

#include <algorithm>
#include <cstdlib>

namespace locus::app {

namespace {

constexpr int gutter = widgets::metrics::gutter;
constexpr QSize card = widgets::ThumbCard::cardSize;

} // namespace

GalleryGeometry galleryGeometry(int width, const std::vector<int> &groups)
{
    GalleryGeometry g;
    g.columns = std::max(1, (width + gutter) / (card.width() + gutter));
    int y = 0;
    for (const int count : groups) {
        g.headings.emplace_back(0, y, width, GalleryGeometry::headingHeight);
        y += GalleryGeometry::headingHeight;
        for (int i = 0; i < count; ++i)
            g.cards.emplace_back(QPoint(i % g.columns * (card.width() + gutter),
                                        y + i / g.columns * (card.height() + gutter)),
                                 card);
        const int rows = (count + g.columns - 1) / g.columns;
        y += rows * (card.height() + gutter);
    }
    g.height = std::max(0, y - gutter);
    return g;
}

std::optional<int> GalleryGeometry::neighbour(int from, Qt::Key key) const
{
    const int last = static_cast<int>(cards.size()) - 1;
    if (from < 0 || from > last)
        return std::nullopt;
    switch (key) {
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return last;
    case Qt::Key_Left: return from > 0 ? std::optional(from - 1) : std::nullopt;
    case Qt::Key_Right: return from < last ? std::optional(from + 1) : std::nullopt;
    case Qt::Key_Up:
    case Qt::Key_Down: break;
    default: return std::nullopt;
    }
    // The nearest row above or below; a short row is met at its end.
    const QRect &here = cards[static_cast<std::size_t>(from)];
    const int step = key == Qt::Key_Down ? 1 : -1;
    std::optional<int> best;
    for (int i = from + step; i >= 0 && i <= last; i += step) {
        const QRect &there = cards[static_cast<std::size_t>(i)];
        if (there.top() == here.top())
            continue;
        if (best && there.top() != cards[static_cast<std::size_t>(*best)].top())
            break;
        if (!best || std::abs(there.left() - here.left()) <
                         std::abs(cards[static_cast<std::size_t>(*best)].left() - here.left()))
            best = i;
    }
    return best;
}

} // namespace locus::app
