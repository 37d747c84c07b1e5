// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/rowprofile.h"

#include "core/inspect.h"
#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rowprofileparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

using rowprofile::Bars;
using rowprofile::Context;

constexpr double leftSpace = 38;
constexpr double rightSpace = 4;
constexpr double topSpace = 26; ///< key of the bars
constexpr double bottomSpace = 28;
constexpr double wordsFrom = 150, wordsWidth = 230; ///< least size with a line of words
constexpr double wordsLine = 18;
constexpr double tokenSlot = 24; ///< narrowest slot with its own label

bool hasRow(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && view.query >= 0 &&
           view.query < frame.shapes.nQuery && view.head >= 0 && view.head < frame.shapes.heads;
}

bool comparesWithout(const core::Frame &frame)
{
    return frame.key.method != core::MethodId::None;
}

Bars barsOf(const core::Frame &frame, const core::View &view)
{
    Bars bars;
    bars.with = core::exactRow(*frame.prepared, core::Stage::Weights, {view.head}, view.query);
    if (comparesWithout(frame))
        bars.without = core::contentWeights(*frame.prepared, {view.head}, {view.query});
    if (frame.prepared->hooks.onScore)
        bars.bias = core::exactRow(*frame.prepared, core::Stage::Bias, {view.head}, view.query);
    return bars;
}

void paintGrid(QPainter &painter, const Context &c)
{
    const QRectF &plot = c.g.plot;
    painter.setFont(uiFont(metrics::axisPx));
    for (const double tick :
         niceTicks(c.g.low, c.g.top, std::max(2, static_cast<int>(plot.height() / 32)))) {
        const double y = c.g.y(tick);
        painter.setPen(QPen(tick == 0 ? c.theme.line2 : c.theme.grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(c.theme.ink3);
        painter.drawText(QRectF(plot.left() - 40, y - 8, 33, 16), Qt::AlignRight | Qt::AlignVCenter,
                         shortText(tick));
    }
}

void paintMasked(QPainter &painter, const Context &c)
{
    for (int key = 0; key < c.g.keys;) {
        if (!c.isMasked(key)) {
            ++key;
            continue;
        }
        int end = key + 1;
        while (end < c.g.keys && c.isMasked(end))
            ++end;
        const double inset = c.g.slot >= rowprofile::pairSlot ? 1.5 : 0;
        paintHatch(painter,
                   c.g.slotRect(key).united(c.g.slotRect(end - 1)).adjusted(inset, 0, -inset, 0),
                   c.theme);
        key = end;
    }
}

RowProfileGeometry geometryOf(const QRectF &rect, const core::Frame &frame, const Bars &bars)
{
    RowProfileGeometry g;
    g.keys = frame.shapes.nKey;
    const bool hasRoom = rect.height() >= wordsFrom && rect.width() >= wordsWidth;
    const bool belowKey = comparesWithout(frame); // else the line of the key is free
    const double words = hasRoom && belowKey ? wordsLine : 0;
    if (hasRoom)
        g.words = QRectF(rect.left() + 4, rect.top() + mistakeTagHeight(frame) + words + 1,
                         rect.width() - 8, wordsLine);
    g.plot = rect.adjusted(leftSpace, mistakeTagHeight(frame) + topSpace + words, -rightSpace,
                           -bottomSpace);
    g.slot = g.plot.width() / g.keys;
    g.tokens = g.slot >= tokenSlot;
    double largest = 0, least = 0;
    for (const std::vector<double> *values : {&bars.with, &bars.without})
        for (const double value : *values) {
            largest = std::max(largest, value);
            least = std::min(least, value);
        }
    g.top = largest > 0 ? roundUp(largest) : least < 0 ? 0 : 1;
    g.low = least < 0 ? -roundUp(-least) : 0;
    return g;
}

} // namespace

QRectF RowProfileGeometry::slotRect(int key) const
{
    return {plot.left() + key * slot, plot.top(), slot, plot.height()};
}

double RowProfileGeometry::y(double weight) const
{
    return plot.bottom() - std::clamp((weight - low) / (top - low), 0.0, 1.0) * plot.height();
}

std::optional<int> RowProfileGeometry::keyAt(QPointF point) const
{
    if (keys < 1 || slot <= 0)
        return std::nullopt;
    return static_cast<int>(
        std::clamp(std::floor((point.x() - plot.left()) / slot), 0.0, keys - 1.0));
}

RowProfileGeometry rowProfileGeometry(const QRectF &rect, const core::Frame &frame,
                                      const core::View &view)
{
    return hasRow(frame, view) ? geometryOf(rect, frame, barsOf(frame, view))
                               : RowProfileGeometry{};
}

void paintRowProfile(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                     const core::View &view, const Theme &theme)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) {
        paintSentence(painter, inner, notDefinedHere(), theme); // the map says why
        return;
    }
    if (!hasRow(frame, view))
        return;
    const Bars bars = barsOf(frame, view);
    const RowProfileGeometry g = geometryOf(rect, frame, bars);
    if (g.plot.width() < 8 || g.plot.height() < 8)
        return;
    const Context c{g, frame, view, theme, bars};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter, c);
    paintMasked(painter, c);
    rowprofile::paintBars(painter, c);
    rowprofile::paintOutline(painter, c);
    rowprofile::paintLabels(painter, c);
    rowprofile::paintKey(painter, c, inner);
    rowprofile::paintWords(painter, c);
    rowprofile::paintSum(painter, c, rect);
    painter.restore();
    if (frame.prepared->mask.isDead(view.query))
        paintSentence(
            painter, g.plot,
            QCoreApplication::translate("Painters", "No key is allowed: all weights are 0."), theme,
            true);
}

} // namespace locus::widgets
