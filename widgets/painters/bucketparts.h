// SPDX-License-Identifier: GPL-3.0-or-later
// For the sources of the bucket ruler alone.
#pragma once

#include "widgets/painters/bucketruler.h"

namespace locus::widgets::buckets {

struct Context {
    const BucketRulerGeometry &g;
    const BucketData &data;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const BucketRulerOptions &options;
    std::int64_t delta = 0; ///< of the selected pair
    std::size_t band = 0;   ///< that holds it

    [[nodiscard]] double valueOf(std::size_t bandIndex, int head) const
    {
        return data.table(data.bands[bandIndex].bucket, head);
    }
    /// Δ lies on the axis.
    [[nodiscard]] bool isOnAxis(std::int64_t at) const
    {
        const double px = g.x(static_cast<double>(at));
        return px > g.plot.left() - 0.5 && px < g.plot.right() + 0.5;
    }
};

/// Beyond this many steps the other heads are left out.
[[nodiscard]] bool showsOtherHeads(const core::Frame &frame, const BucketData &data);

/// Words, brackets, bands, marks of float32, handles (bucketbands.cpp).
void paintBands(QPainter &painter, const Context &c);
void paintHandles(QPainter &painter, const Context &c);
/// Staircases, cursor and numbers below (bucketstairs.cpp).
void paintStairs(QPainter &painter, const Context &c);
/// What is what, and what there is to know about these buckets (bucketnotes.cpp).
[[nodiscard]] double notesHeight(const core::Frame &frame, const BucketData &data, double width,
                                 int mostLines);
void paintNotes(QPainter &painter, const Context &c);

/// "9–14, 16, 25–30 …"
[[nodiscard]] QString rangesText(const std::vector<int> &numbers);

} // namespace locus::widgets::buckets
