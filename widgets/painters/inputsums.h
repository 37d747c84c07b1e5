// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/inputrows.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Where the strips of one token lie, from top to bottom: x, + s, + p, = h.
struct InputSumGeometry {
    QRectF bar;                       ///< at the left, in the colour of the role
    QRectF heading;                   ///< the token above its strips; empty where there is no room
    QRectF x, segment, position, sum; ///< segment is empty without one
};

/// Two sums, that of the query's token and that of the key's.
struct InputSumsGeometry {
    int channels = 0;
    std::array<InputSumGeometry, 2> tokens; ///< query, key
    QRectF note;                            ///< the same word at two places

    /// The channel under a point of any strip.
    [[nodiscard]] std::optional<int> channelAt(QPointF point) const;
};
[[nodiscard]] bool hasInputSums(const core::Frame &frame);
/// BERT's segment row stands between x and p.
[[nodiscard]] bool hasSegmentRows(const core::Frame &frame);
/// The tokens of the query and of the key.
[[nodiscard]] std::array<int, 2> inputSumTokens(const core::Frame &frame, const core::View &view);

/// None where the Frame has no sum to show, or there is no room.
[[nodiscard]] std::optional<InputSumsGeometry>
inputSumsGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view);

/// The like tokens that the note speaks of; none where no x comes twice.
[[nodiscard]] std::optional<core::SameToken> inputTwins(const core::Frame &frame,
                                                        const core::View &view);

/// "untrained · x + p = h, 64 dimensions"
[[nodiscard]] QString inputSumsSubtitle(const core::Frame &frame);

struct InputSumsOptions {
    std::optional<int> hoverBlock = {}; ///< sinusoid: frequency with a dashed edge
};

/// x, p and h = x + p as strips for the tokens of query and key, with BERT's segment row between;
/// the sinusoid's chosen frequency outlined; what the same word gets at two places.
void paintInputSums(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme,
                    const InputSumsOptions &options = {});

} // namespace locus::widgets
