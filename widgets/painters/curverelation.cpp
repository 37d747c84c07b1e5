// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/curveoverlay.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace locus::widgets::curve {

namespace {

constexpr double wordPx = 11.5;
constexpr double descent = 5; ///< of a subscript

/// Where every displacement shares the vector at the edge, cut to the plot; empty: nowhere.
QRectF sharedArea(const Context &c, bool left)
{
    const QRectF &plot = c.geometry.plot;
    const double limit = c.geometry.x(left ? -*c.data.radius : *c.data.radius);
    const double from = left ? plot.left() : std::max(limit, plot.left());
    const double to = left ? std::min(limit, plot.right()) : plot.right();
    return to > from ? QRectF(from, plot.top(), to - from, plot.height()) : QRectF();
}

QString sharedWords(const Context &c, bool left)
{
    return QCoreApplication::translate("Painters", "all $r_{%1}$")
        .arg(wholeText(left ? -*c.data.radius : *c.data.radius));
}

void paintSharedArea(QPainter &painter, const Context &c, bool left)
{
    const QRectF area = sharedArea(c, left);
    if (area.isEmpty())
        return;
    painter.fillRect(area, c.theme.position.tint);
    const double limit = left ? area.right() : area.left();
    QPen pen(c.theme.position.line, 1.2, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({3, 2.5});
    painter.setPen(pen);
    painter.drawLine(QPointF(limit, area.top()), QPointF(limit, area.bottom()));
    const QRectF words = sharedWordsRect(c, left);
    if (words.isEmpty())
        return;
    painter.setPen(c.theme.position.text);
    paintMathLabel(painter, {words.left(), words.bottom() - descent}, sharedWords(c, left), wordPx);
}

void paintPoints(QPainter &painter, const Context &c, const std::vector<double> &values,
                 const QColor &color, double radius, bool hollow)
{
    const double end = c.data.maskedFrom.value_or(c.data.xHigh);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto delta = static_cast<double>(c.data.curves.delta[i]);
        if (delta > end || delta < c.data.xLow)
            continue;
        const bool empty = hollow && !c.data.hasKey[i];
        painter.setPen(QPen(color, empty ? 1.4 : 1));
        painter.setBrush(empty ? c.theme.surface : color);
        painter.drawEllipse(QPointF(c.geometry.x(delta), c.geometry.y(values[i])), radius, radius);
    }
}

} // namespace

QRectF sharedWordsRect(const Context &c, bool left)
{
    constexpr double cursorGap = 6;
    if (!c.data.radius)
        return {};
    const QRectF area = sharedArea(c, left).adjusted(3, 0, -3, 0);
    QRectF words(0, 0, mathLabelWidth(sharedWords(c, left), wordPx), 18);
    words.moveBottom(area.bottom() - 2);
    words.moveLeft(area.center().x() - words.width() / 2);
    const double cursor = c.geometry.x(static_cast<double>(c.data.delta));
    if (c.data.value && cursor > words.left() - cursorGap && cursor < words.right() + cursorGap) {
        words.moveLeft(cursor + cursorGap);
        if (words.right() > area.right())
            words.moveRight(cursor - cursorGap);
    }
    return words.left() >= area.left() && words.right() <= area.right() ? words : QRectF();
}

void paintUnder(QPainter &painter, const Context &c)
{
    if (!c.data.radius)
        return;
    painter.save();
    paintSharedArea(painter, c, true);
    paintSharedArea(painter, c, false);
    painter.restore();
}

void paintRelationPoints(QPainter &painter, const Context &c)
{
    if (c.data.hasKey.empty() || c.data.xHigh - c.data.xLow > marksUpTo)
        return;
    for (const PinnedCurve &pinned : c.data.pinned)
        paintPoints(painter, c, pinned.value, c.theme.ctl, 1.8, false);
    const auto head = static_cast<std::size_t>(c.data.head);
    paintPoints(painter, c, c.data.curves.value[head], c.theme.position.line, 2.8, true);
}

} // namespace locus::widgets::curve
