// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/rulers.h"

#include "widgets/numbertext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

constexpr double leastBetweenNumbers = 60;
constexpr double gap = 7; ///< between a ruler and the figure
constexpr double longTick = 6;
constexpr double shortTick = 3;

/// One ruler, along x; the caller turns the page for the other one.
struct Axis {
    double origin, first, last, perUnit;
};

/// Every tick stands at a round number.
int ticksPerNumber(double step)
{
    return std::lround(step / std::pow(10, std::floor(std::log10(step) + 1e-9))) == 2 ? 4 : 5;
}

template <class Mark>
void forEachTick(const Axis &axis, double end, Mark mark)
{
    const double numbers = rulerStep(axis.perUnit);
    const int ticks = ticksPerNumber(numbers);
    const double step = numbers / ticks;
    for (int tick = 0; tick * step <= end + 1e-9; ++tick) {
        const double at = axis.origin + tick * step * axis.perUnit;
        if (at >= axis.first - 0.5 && at <= axis.last + 0.5)
            mark(std::floor(at) + 0.5, tick % ticks == 0, std::llround(tick * step));
    }
}

} // namespace

double rulerStep(double perUnit)
{
    const double least = leastBetweenNumbers / perUnit;
    double step = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {2.0, 2.5, 2.0})
        if (step < least)
            step *= factor;
    return std::max(step, 1.0);
}

void paintRulers(QPainter &painter, const Rulers &r, const widgets::Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QFont font = widgets::uiFont(widgets::metrics::legendPx);
    const QFontMetricsF fm(font);
    painter.setFont(font);
    const double above = r.room.top() - gap;
    const double left = r.room.left() - gap;
    const auto number = [&](double x, double y, const QString &text, Qt::Alignment side) {
        painter.setPen(theme.ink3);
        const double width = fm.horizontalAdvance(text);
        const double shift = side & Qt::AlignRight ? width : width / 2;
        painter.drawText(QPointF(x - shift, y), text);
    };
    const auto tickLength = [](bool numbered) { return numbered ? longTick : shortTick; };
    forEachTick({r.figure.left(), r.room.left(), r.room.right(), r.perUnit},
                r.figure.width() / r.perUnit, [&](double x, bool numbered, long long value) {
                    painter.setPen(theme.line2);
                    painter.drawLine(QPointF(x, above), QPointF(x, above - tickLength(numbered)));
                    if (numbered)
                        number(x, above - longTick - 5, widgets::wholeText(value),
                               Qt::AlignHCenter);
                });
    forEachTick({r.figure.top(), r.room.top(), r.room.bottom(), r.perUnit},
                r.figure.height() / r.perUnit, [&](double y, bool numbered, long long value) {
                    painter.setPen(theme.line2);
                    painter.drawLine(QPointF(left, y), QPointF(left - tickLength(numbered), y));
                    if (numbered)
                        number(left - longTick - 4, y + fm.capHeight() / 2,
                               widgets::wholeText(value), Qt::AlignRight);
                });
    number(left - longTick - 4, above - longTick - 5, r.unit, Qt::AlignRight);
    painter.restore();
}

} // namespace locus::app
