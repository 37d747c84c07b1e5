// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/rowprofile.h"

#include "core/inspect.h"
#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double leftSpace = 38;
constexpr double rightSpace = 4;
constexpr double topSpace = 26; ///< key of the bars
constexpr double bottomSpace = 28;
constexpr double tokenSlot = 24; ///< narrowest slot with its own label
constexpr double pairSlot = 9;   ///< narrowest slot with two bars side by side
constexpr double hollowSlot =
    5; ///< narrowest slot in which a hollow bar can be told from a solid one

bool hasRow(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && view.query >= 0 &&
           view.query < frame.shapes.nQuery && view.head >= 0 && view.head < frame.shapes.heads;
}

bool comparesWithout(const core::Frame &frame)
{
    return frame.key.method != core::MethodId::None;
}

struct Bars {
    std::vector<double> with;
    std::vector<double> without; ///< empty: nothing to compare with
};

Bars barsOf(const core::Frame &frame, const core::View &view)
{
    Bars bars;
    bars.with = core::exactRow(*frame.prepared, core::Stage::Weights, {view.head}, view.query);
    if (comparesWithout(frame))
        bars.without = core::contentWeights(*frame.prepared, {view.head}, {view.query});
    return bars;
}

struct Context {
    const RowProfileGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const Bars &bars;

    [[nodiscard]] bool isMasked(int key) const
    {
        return !frame.prepared->mask.allowed(view.query, key);
    }
};

void paintGrid(QPainter &painter, const Context &c)
{
    const QRectF &plot = c.g.plot;
    painter.setFont(uiFont(metrics::axisPx));
    for (const double tick :
         niceTicks(0, c.g.top, std::max(2, static_cast<int>(plot.height() / 32)))) {
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
        const double inset = c.g.slot >= pairSlot ? 1.5 : 0;
        paintHatch(painter,
                   c.g.slotRect(key).united(c.g.slotRect(end - 1)).adjusted(inset, 0, -inset, 0),
                   c.theme);
        key = end;
    }
}

QColor solidColor(const Context &c, int key)
{
    return key == c.view.key ? c.theme.key.line : c.theme.ink2;
}

void paintBar(QPainter &painter, const Context &c, const QRectF &slot, double value, bool hollow,
              const QColor &color)
{
    const double y = c.g.y(value);
    const QRectF bar(slot.left(), y, slot.width(), c.g.plot.bottom() - y);
    if (!hollow) {
        painter.fillRect(bar, color);
        return;
    }
    painter.setPen(QPen(c.theme.ctl, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0));
}

/// Two bars per key while there is room; narrower ones show the larger of the keys that share a
/// pixel.
void paintBars(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool twin = !c.bars.without.empty() && c.g.slot >= pairSlot;
    for (int key = 0; key < c.g.keys; ++key) {
        if (c.isMasked(key))
            continue;
        const auto at = static_cast<std::size_t>(key);
        const QRectF slot = c.g.slotRect(key);
        const double width = std::min(c.g.slot * (twin ? 0.4 : 0.76), 40.0);
        const double middle = slot.center().x();
        if (twin) {
            paintBar(painter, c, {middle - width - 0.5, 0, width, 0}, c.bars.without[at], true, {});
            paintBar(painter, c, {middle + 0.5, 0, width, 0}, c.bars.with[at], false,
                     solidColor(c, key));
        } else {
            const double shown = std::max(width, 1.0);
            paintBar(painter, c, {middle - shown / 2, 0, shown, 0}, c.bars.with[at], false,
                     solidColor(c, key));
        }
    }
    if (c.view.key >= 0 && c.view.key < c.g.keys && c.g.slot < hollowSlot &&
        !c.isMasked(c.view.key)) {
        // Neighbours may have painted over the bar that matters.
        const double middle = c.g.slotRect(c.view.key).center().x();
        paintBar(painter, c, {middle - 1, 0, 2, 0},
                 c.bars.with[static_cast<std::size_t>(c.view.key)], false, c.theme.key.line);
    }
    painter.restore();
}

/// Narrow slots: the weights without the method as a line over the bars, or as its treads alone
/// where risers would fill it.
void paintOutline(QPainter &painter, const Context &c)
{
    if (c.bars.without.empty() || c.g.slot >= pairSlot)
        return;
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
        if (c.g.slot < hollowSlot)
            flush();
    }
    flush();
}

QString labelOf(const core::Frame &frame, int key)
{
    const QString token = tokenText(frame, key);
    return token.isEmpty() ? wholeText(key) : token;
}

QRectF paintLabelTag(QPainter &painter, const Context &c, int key, const RoleColors &colors,
                     const QRectF &avoid)
{
    const QFont font = uiFont(metrics::legendPx, QFont::DemiBold);
    const QFontMetricsF fm(font);
    const QString text =
        fm.elidedText(c.g.tokens ? labelOf(c.frame, key) : wholeText(key), Qt::ElideMiddle, 90);
    QRectF tag(0, c.g.plot.bottom() + 6, std::max(fm.horizontalAdvance(text) + 10, 20.0), 18);
    tag.moveLeft(std::clamp(c.g.slotRect(key).center().x() - tag.width() / 2, c.g.plot.left() - 8,
                            c.g.plot.right() + 4 - tag.width()));
    if (avoid.isValid() && tag.adjusted(-1, 0, 1, 0).intersects(avoid))
        return {};
    paintTag(painter, tag, colors);
    painter.setFont(font);
    painter.setPen(colors.onFill);
    painter.drawText(tag, Qt::AlignCenter, text);
    return tag;
}

void paintLabels(QPainter &painter, const Context &c)
{
    const int query = tokenOfQuery(c.frame, c.view.query);
    QList<QRectF> tags;
    if (c.view.key >= 0 && c.view.key < c.g.keys)
        tags << paintLabelTag(painter, c, c.view.key, c.theme.key, {});
    if (query >= 0 && query < c.g.keys && query != c.view.key)
        tags << paintLabelTag(painter, c, query, c.theme.query,
                              tags.isEmpty() ? QRectF() : tags.first());
    const int step = c.g.tokens ? 1 : indexStep(c.g.keys, c.g.slot, 36);
    const QFont font = uiFont(c.g.tokens ? metrics::legendPx : metrics::axisPx);
    const QFontMetricsF fm(font);
    for (int key = 0; key < c.g.keys; key += step) {
        const QString text =
            c.g.tokens ? fm.elidedText(labelOf(c.frame, key), Qt::ElideMiddle, c.g.slot - 2)
                       : wholeText(key);
        QRectF box(0, c.g.plot.bottom() + 6, fm.horizontalAdvance(text), 18);
        box.moveLeft(c.g.slotRect(key).center().x() - box.width() / 2);
        if (std::any_of(tags.begin(), tags.end(), [&](const QRectF &tag) {
                return tag.isValid() && tag.adjusted(-5, 0, 5, 0).intersects(box);
            }))
            continue;
        painter.setFont(font);
        painter.setPen(c.isMasked(key) ? c.theme.ink3 : c.theme.ink2);
        painter.drawText(box.adjusted(-4, 0, 4, 0), Qt::AlignCenter, text);
    }
}

/// What hollow and solid mean.
void paintKey(QPainter &painter, const Context &c, const QRectF &rect)
{
    if (c.bars.without.empty())
        return;
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    double right = rect.right() - rightSpace;
    painter.setFont(font);
    for (const bool hollow : {false, true}) {
        const QString text = hollow ? QCoreApplication::translate("Painters", "without position")
                                    : QCoreApplication::translate("Painters", "with position");
        const double left = right - fm.horizontalAdvance(text);
        if (left - 16 < rect.left())
            return;
        painter.setPen(c.theme.ink2);
        painter.drawText(QRectF(left, rect.top(), right - left + 2, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        const QRectF swatch(left - 16, rect.top() + 4, 10, 10);
        painter.setPen(hollow ? QPen(c.theme.ctl, 1) : QPen(Qt::NoPen));
        painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(c.theme.ink2));
        painter.drawRect(hollow ? swatch.adjusted(0.5, 0.5, -0.5, -0.5) : swatch);
        right = left - 34;
    }
}

} // namespace

QRectF RowProfileGeometry::slotRect(int key) const
{
    return {plot.left() + key * slot, plot.top(), slot, plot.height()};
}

double RowProfileGeometry::y(double weight) const
{
    return plot.bottom() - std::clamp(weight / top, 0.0, 1.0) * plot.height();
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
    RowProfileGeometry g;
    if (!hasRow(frame, view))
        return g;
    g.keys = frame.shapes.nKey;
    g.plot =
        rect.adjusted(leftSpace, mistakeTagHeight(frame) + topSpace, -rightSpace, -bottomSpace);
    g.slot = g.plot.width() / g.keys;
    g.tokens = g.slot >= tokenSlot;
    const Bars bars = barsOf(frame, view);
    double largest = 0;
    for (const std::vector<double> *values : {&bars.with, &bars.without})
        for (const double value : *values)
            largest = std::max(largest, value);
    g.top = largest > 0 ? roundUp(largest) : 1;
    return g;
}

void paintRowProfile(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                     const core::View &view, const Theme &theme)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) {
        paintSentence(painter, inner, words(*frame.refusal), theme);
        return;
    }
    const RowProfileGeometry g = rowProfileGeometry(rect, frame, view);
    if (g.keys == 0 || g.plot.width() < 8 || g.plot.height() < 8)
        return;
    const Bars bars = barsOf(frame, view);
    const Context c{g, frame, view, theme, bars};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter, c);
    paintMasked(painter, c);
    paintBars(painter, c);
    paintOutline(painter, c);
    paintLabels(painter, c);
    paintKey(painter, c, inner);
    painter.restore();
    if (frame.prepared->mask.isDead(view.query))
        paintSentence(
            painter, g.plot,
            QCoreApplication::translate("Painters", "No key is allowed: all weights are 0."), theme,
            true);
}

} // namespace locus::widgets
