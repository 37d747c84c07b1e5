// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Where the matrix of a shift, the vectors that it joins and the ruler of the offset lie.
struct ShiftGeometry {
    int channels = 0;
    core::ChannelLayout layout = core::ChannelLayout::Interleaved;
    QRectF map;                   ///< channels x channels
    QRectF caption;               ///< below it
    std::array<QRectF, 4> strips; ///< p_i, M_k p_i, p_{i+k}, what is left
    QRectF verdict;
    QRectF ruler;             ///< the line; ticks and numbers below
    double low = 0, high = 0; ///< offsets at its ends

    [[nodiscard]] double x(double offset) const;
    [[nodiscard]] double offsetAt(double x) const;
    [[nodiscard]] QRectF handle(double offset) const;
    /// The pair whose block or channels lie under a point.
    [[nodiscard]] std::optional<int> pairAt(QPointF point) const;
    [[nodiscard]] bool isOnRuler(QPointF point) const;
};
/// The chosen block in numbers, in the letters of mathlabel.h: its turn, and the cosine and sine
/// that stand in it. Empty where there is none.
[[nodiscard]] QStringList shiftCaption(const core::Frame &frame, const core::View &view);
/// None where the Frame has no sinusoid, or there is no room.
[[nodiscard]] std::optional<ShiftGeometry>
shiftGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view);

/// "k = Δ = −5, the same matrix for every i", for a card's header.
[[nodiscard]] QString shiftSubtitle(const core::Frame &frame, const core::View &view);

struct ShiftOptions {
    std::optional<int> hoverPair = {}; ///< dashed
    bool handle = true;                ///< k can be moved; else a mark where it is
};

/// M_k for the displacement k of the selected pair, with the chosen frequency's block; p_i, M_k p_i
/// and p_{i+k} as strips with their difference, and the ruler on which k moves.
void paintShift(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme, const ShiftOptions &options = {});

} // namespace locus::widgets
