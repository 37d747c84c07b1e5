// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/common.h"
#include "widgets/painters/rowprofileparts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace locus::widgets::rowprofile {

namespace {

constexpr double hollowSlot =
    5; ///< narrowest slot in which a hollow bar can be told from a solid one
constexpr double widestBar = 40;

QRectF barOf(const Context &c, double left, double width, double value)
{
    const double y = c.g.y(value), zero = c.g.y(0);
    return {left, std::min(y, zero), width, std::abs(zero - y)};
}

/// The only bar of a key.
QRectF singleBar(const Context &c, int key)
{
    const double width = std::max(1.0, std::min(c.g.slot * 0.76, widestBar));
    return barOf(c, c.g.slotRect(key).center().x() - width / 2, width,
                 c.bars.with[static_cast<std::size_t>(key)]);
}

/// Hollow without the method, solid with it.
void paintTwins(QPainter &painter, const Context &c, int key, const QColor &color)
{
    const auto at = static_cast<std::size_t>(key);
    const double width = std::min(c.g.slot * 0.4, widestBar);
    const double middle = c.g.slotRect(key).center().x();
    painter.setPen(QPen(c.theme.ctl, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        barOf(c, middle - width - 0.5, width, c.bars.without[at]).adjusted(0.5, 0.5, -0.5, 0));
    painter.fillRect(barOf(c, middle + 0.5, width, c.bars.with[at]), color);
}

/// Many bars of one colour as what they cover: one stroke per column of pixels.
void paintColumns(QPainter &painter, const Context &c)
{
    const QTransform &device = painter.deviceTransform();
    const QRect plot = pixelsOf(device, c.g.plot.adjusted(-1, 0, 1, 0));
    constexpr int none = std::numeric_limits<int>::max();
    std::vector<int> tops(static_cast<std::size_t>(plot.width()), none);
    std::vector<int> feet(tops.size(), -none);
    for (int key = 0; key < c.g.keys; ++key) {
        if (c.isMasked(key))
            continue;
        const QRect bar = pixelsOf(device, singleBar(c, key));
        for (int x = std::max(bar.left(), plot.left()); x <= std::min(bar.right(), plot.right());
             ++x) {
            const auto at = static_cast<std::size_t>(x - plot.left());
            tops[at] = std::min(tops[at], bar.top());
            feet[at] = std::max(feet[at], bar.bottom());
        }
    }
    QList<QRect> columns;
    for (int x = 0; x < plot.width(); ++x) {
        const auto at = static_cast<std::size_t>(x);
        if (tops[at] <= feet[at])
            columns << QRect(QPoint(plot.left() + x, tops[at]), QPoint(plot.left() + x, feet[at]));
    }
    fillPixels(painter, columns, c.theme.ink2);
}

/// The larger of those that share a pixel, at most one for each.
QList<QLineF> treadsOf(const Context &c)
{
    QList<QLineF> treads;
    const double width = std::max(c.g.slot, 1.0);
    double largest = -1;
    for (int key = 0; key < c.g.keys; ++key) {
        const auto columnOf = [&](int k) { return std::floor((k + 0.5) * c.g.slot / width); };
        if (!c.isMasked(key))
            largest = std::max(largest, c.bars.without[static_cast<std::size_t>(key)]);
        const double column = columnOf(key);
        if (largest < 0 || (key + 1 < c.g.keys && columnOf(key + 1) == column))
            continue;
        const double left = c.g.plot.left() + column * width;
        treads << QLineF(left, c.g.y(largest), left + width, c.g.y(largest));
        largest = -1;
    }
    return treads;
}

void paintTreads(QPainter &painter, const Context &c)
{
    const QList<QLineF> treads = treadsOf(c);
    painter.setPen(QPen(c.theme.casing, 2.6));
    painter.drawLines(treads);
    painter.setPen(QPen(c.theme.ctl, 1.2));
    painter.drawLines(treads);
}

} // namespace

void paintBars(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool narrow = c.g.slot < hollowSlot && !isVector(painter);
    const bool twins = !c.bars.without.empty() && c.g.slot >= pairSlot;
    if (narrow)
        paintColumns(painter, c);
    for (int key = 0; key < c.g.keys && !narrow; ++key) {
        if (c.isMasked(key))
            continue;
        const QColor color = key == c.view.key ? c.theme.key.line : c.theme.ink2;
        if (twins)
            paintTwins(painter, c, key, color);
        else
            painter.fillRect(singleBar(c, key), color);
    }
    if (c.view.key >= 0 && c.view.key < c.g.keys && c.g.slot < hollowSlot &&
        !c.isMasked(c.view.key)) {
        // Neighbours may have painted over the bar that matters.
        painter.fillRect(singleBar(c, c.view.key), c.theme.key.line);
        const double middle = c.g.slotRect(c.view.key).center().x();
        painter.fillRect(barOf(c, middle - 1, 2, c.bars.with[static_cast<std::size_t>(c.view.key)]),
                         c.theme.key.line);
    }
    painter.restore();
}

void paintOutline(QPainter &painter, const Context &c)
{
    if (c.bars.without.empty() || c.g.slot >= pairSlot)
        return;
    if (c.g.slot < hollowSlot) {
        paintTreads(painter, c);
        return;
    }
    QPolygonF line;
    const auto flush = [&] {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.theme.casing, 2.6));
        painter.drawPolyline(line);
        painter.setPen(QPen(c.theme.ctl, 1.2));
        painter.drawPolyline(line);
        line.clear();
    };
    for (int key = 0; key < c.g.keys; ++key) {
        if (c.isMasked(key)) {
            flush();
            continue;
        }
        const double y = c.g.y(c.bars.without[static_cast<std::size_t>(key)]);
        line << QPointF(c.g.slotRect(key).left(), y) << QPointF(c.g.slotRect(key).right(), y);
    }
    flush();
}

} // namespace locus::widgets::rowprofile
