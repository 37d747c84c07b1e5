// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/paircontext.h"

#include "core/curves.h"
#include "core/position/caveat.h"
#include "core/prepared.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

namespace locus::app {

widgets::PairContext pairContextOf(const core::Frame &frame, const core::View &view,
                                   const std::optional<widgets::ColorRange> &weightRange)
{
    widgets::PairContext context;
    context.queryToken = widgets::tokenText(frame, widgets::tokenOfQuery(frame, view.query));
    context.keyToken = widgets::tokenText(frame, view.key);
    context.caveat = widgets::words(core::caveatOf(frame.key, core::Stage::Scores));
    context.deadRow = frame.prepared->mask.isDead(view.query);
    context.divisor.value = 1 / core::scoreScale(frame.key, frame.shapes);
    context.divisor.isMixed =
        frame.key.method == core::MethodId::Rope && core::dependsOnPlace(*frame.prepared);
    context.divisor.biasIsLate = frame.key.mistake == core::Mistake::BiasAfterSoftmax;
    // A bias that comes after softmax leaves weights below zero.
    context.weightRange = weightRange.value_or(
        context.divisor.biasIsLate ? widgets::ColorRange{widgets::ColorScale::Diverging, -1, 1}
                                   : widgets::ColorRange{widgets::ColorScale::Cividis, 0, 1});
    return context;
}

} // namespace locus::app
