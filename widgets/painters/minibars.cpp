// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/minibars.h"

#include "widgets/painters/common.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace locus::widgets {

namespace {

constexpr double gapFrom = 4; ///< narrowest slot with a gap beside its bar

void paintMasked(QPainter &painter, const MiniBars &bars, const std::function<bool(int)> &masked,
                 const Theme &theme)
{
    for (int key = 0; key < bars.count; ++key) {
        if (!masked(key))
            continue;
        int end = key + 1;
        while (end < bars.count && masked(end))
            ++end;
        paintHatch(
            painter,
            QRectF(bars.x(key), bars.plot.top(), bars.x(end) - bars.x(key), bars.plot.height()),
            theme);
        key = end;
    }
}

/// Several keys a pixel: the one farthest from zero stands for its column.
void paintColumns(QPainter &painter, const MiniBars &bars, const std::vector<double> &values,
                  const std::function<bool(int)> &masked, const QColor &color)
{
    const double zero = bars.y(0);
    const int columns = static_cast<int>(bars.plot.width());
    for (int column = 0; column < columns; ++column) {
        const auto from = static_cast<int>(std::int64_t{column} * bars.count / columns);
        const auto to = static_cast<int>(std::int64_t{column + 1} * bars.count / columns);
        std::optional<double> farthest;
        for (int key = from; key < to; ++key)
            if (const double value = values[static_cast<std::size_t>(key)];
                !masked(key) && (!farthest || std::abs(value) > std::abs(*farthest)))
                farthest = value;
        if (!farthest)
            continue;
        const double y = bars.y(*farthest);
        painter.fillRect(QRectF(std::floor(bars.plot.left()) + column, std::min(y, zero), 1,
                                std::max(std::abs(y - zero), 1.0)),
                         color);
    }
}

} // namespace

double MiniBars::x(int key) const
{
    return plot.left() + key * plot.width() / std::max(1, count);
}

double MiniBars::y(double value) const
{
    return plot.bottom() - (std::clamp(value, low, high) - low) / (high - low) * plot.height();
}

int MiniBars::keyAt(double px) const
{
    return std::clamp(static_cast<int>((px - plot.left()) / plot.width() * count), 0, count - 1);
}

void paintMiniBars(QPainter &painter, const MiniBars &bars, const std::vector<double> &values,
                   const std::function<bool(int)> &masked, int chosen, const QColor &color,
                   const Theme &theme)
{
    paintMasked(painter, bars, masked, theme);
    const double zero = bars.y(0);
    painter.fillRect(QRectF(bars.plot.left(), zero - 0.5, bars.plot.width(), 1), theme.line2);
    const double slot = bars.plot.width() / std::max(1, bars.count);
    const double width = std::max(1.0, slot - (slot >= gapFrom ? std::min(2.0, slot / 4) : 0));
    const auto bar = [&](int key, const QColor &fill) {
        const double y = bars.y(values[static_cast<std::size_t>(key)]);
        painter.fillRect(QRectF(bars.x(key) + (slot - width) / 2, std::min(y, zero), width,
                                std::max(std::abs(y - zero), 1.0)),
                         fill);
    };
    if (slot >= 1) {
        for (int key = 0; key < bars.count; ++key)
            if (!masked(key))
                bar(key, color);
    } else {
        paintColumns(painter, bars, values, masked, color);
    }
    if (chosen >= 0 && chosen < bars.count && !masked(chosen))
        bar(chosen, theme.key.line);
}

} // namespace locus::widgets
