// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/encoding.h"

#include "widgets/painters/common.h"
#include "widgets/words.h"

namespace locus::widgets {

core::View encodingView(const core::View &view)
{
    core::View shown = view;
    shown.stage = core::Stage::Encoding;
    shown.head = 0;
    return shown;
}

std::optional<int> encodingPairAt(const core::Frame &frame, int channel)
{
    if (frame.key.method != core::MethodId::Sinusoidal || channel < 0 ||
        channel >= frame.shapes.dModel)
        return std::nullopt;
    for (int pair = 0; pair < frame.shapes.dModel / 2; ++pair) {
        const core::ChannelPair channels =
            core::sinusoidalChannels(pair, frame.shapes.dModel, frame.key.sinusoidal.layout);
        if (channels.first == channel || channels.second == channel)
            return pair;
    }
    return std::nullopt;
}

void paintEncoding(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const HeatmapOptions &options)
{
    if (frame.refusal) // the map says why
        paintSentence(painter, paintMistakeTag(painter, rect, frame, theme), notDefinedHere(),
                      theme);
    else
        paintHeatmap(painter, rect, frame, encodingView(view), theme, options);
}

} // namespace locus::widgets
