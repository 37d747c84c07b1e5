// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/fourpartswords.h"

#include "core/scoreparts.h"
#include "widgets/numbertext.h"
#include "widgets/theme.h"

#include <QCoreApplication>

namespace locus::widgets::fourparts {

namespace {

constexpr double briefBelow = 400;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

core::PartsAtDelta partsOf(const core::Frame &frame, const core::View &view)
{
    const core::Prepared &p = *frame.prepared;
    const core::HeadIndex head{view.head};
    auto parts = core::partsAtDelta(p, head, core::displacement(p, {view.query}, {view.key}));
    // One pair says nothing about the others.
    return parts.pairs < 2 ? core::partsAtDelta(p, head, 0) : parts;
}

/// "Δ = −5", kept on one line.
QString deltaWords(std::int64_t delta)
{
    return QStringLiteral("Δ\u00a0=\u00a0") + wholeText(delta);
}

} // namespace

bool hasPair(const core::Frame &frame, const core::View &view)
{
    return frame.prepared && view.query >= 0 && view.query < frame.shapes.nQuery && view.key >= 0 &&
           view.key < frame.shapes.nKey && view.head >= 0 && view.head < frame.shapes.heads;
}

QString partWords(std::size_t part)
{
    switch (part) {
    case 0: return Painters::tr("content, content");
    case 1: return Painters::tr("content, position");
    case 2: return Painters::tr("position, content");
    default: return Painters::tr("position, position");
    }
}

QFont noteFont()
{
    return uiFont(metrics::subtitlePx);
}

QString noteOf(const core::Frame &frame, const core::View &view, double width)
{
    if (!hasPair(frame, view))
        return {};
    const core::PartsAtDelta parts = partsOf(frame, view);
    if (parts.pairs < 2)
        return {};
    const bool brief = width < briefBelow;
    const auto span = [&](const QString &text, const core::Span &values) {
        return text.arg(fixedText(values.low, decimals), fixedText(values.high, decimals),
                        wholeText(parts.pairs), deltaWords(parts.delta));
    };
    if (!parts.positionFollows())
        return brief ? Painters::tr("Even p · p does not follow Δ alone.")
                     : span(Painters::tr("Even p · p does not follow Δ alone: from %1 to %2 over "
                                         "%3 pairs with %4. The score is not purely relative."),
                            parts.positionPosition);
    if (!parts.mixedFollow())
        return brief ? Painters::tr("p · p follows Δ alone, x · p and p · x do not.")
                     : span(Painters::tr("p · p follows Δ alone, x · p and p · x do not: together "
                                         "they run from %1 to %2 over the %3 pairs with %4. The "
                                         "score is not purely relative."),
                            parts.mixed);
    return Painters::tr("Over the %1 pairs with %2 position adds the same to every score.")
        .arg(parts.pairs)
        .arg(deltaWords(parts.delta));
}

} // namespace locus::widgets::fourparts
