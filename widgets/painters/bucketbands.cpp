// SPDX-License-Identifier: GPL-3.0-or-later
// The ruler: which buckets lie where, and the two handles that move them.
#include "widgets/numbertext.h"
#include "widgets/painters/bucketparts.h"
#include "widgets/painters/common.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace locus::widgets::buckets {

namespace {

constexpr double numberFrom = 12; ///< narrowest band with its number
constexpr double arrow = 7;       ///< of a band without end

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// A band, or all of them; pointed on a side where it goes on for ever.
QPolygonF bandShape(const QRectF &r, bool openLeft, bool openRight)
{
    const double tip = std::min(arrow, r.width() / 2);
    const double left = r.left() + (openLeft ? tip : 0);
    const double right = r.right() - (openRight ? tip : 0);
    QPolygonF shape{{left, r.top()}, {right, r.top()}};
    if (openRight)
        shape << QPointF(r.right(), r.center().y());
    shape << QPointF(right, r.bottom()) << QPointF(left, r.bottom());
    if (openLeft)
        shape << QPointF(r.left(), r.center().y());
    return shape;
}

/// Where the number of a band stands: beside the stem of a handle, not under it.
QRectF numberRect(const Context &c, std::size_t band)
{
    const core::T5Band &at = c.data.bands[band];
    QRectF r = c.g.bandRect(band).adjusted(at.first ? 0 : arrow - 2, 0, at.last ? 0 : 2 - arrow, 0);
    if (!c.options.handles)
        return r;
    for (const double stem : {c.g.bucketsStem, c.g.distanceStem}) {
        if (stem <= r.left() + 1 || stem >= r.right() - 1)
            continue;
        if (stem - r.left() > r.right() - stem)
            r.setRight(stem - 1);
        else
            r.setLeft(stem + 1);
    }
    return r;
}

void paintNumber(QPainter &painter, const Context &c, std::size_t band)
{
    const bool current = band == c.band;
    const QRectF r = numberRect(c, band);
    const QString text = wholeText(c.data.bands[band].bucket);
    QFont font = uiFont(metrics::axisPx, current ? QFont::DemiBold : QFont::Medium);
    if (r.width() < QFontMetricsF(font).horizontalAdvance(text))
        font.setPixelSize(static_cast<int>(metrics::cellPx));
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (r.width() < std::max(numberFrom, width))
        return;
    painter.setFont(font);
    painter.setPen(current ? c.theme.position.onFill : c.theme.ink2);
    painter.drawText(r.adjusted(-2, 0, 2, 0), Qt::AlignCenter, text);
}

void paintEveryBand(QPainter &painter, const Context &c)
{
    for (std::size_t band = 0; band < c.data.bands.size(); ++band) {
        const QRectF r = c.g.bandRect(band);
        if (r.width() <= 0)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(band == c.band  ? c.theme.position.line
                         : band % 2 == 0 ? c.theme.surface
                                         : c.theme.grid);
        painter.drawPolygon(bandShape(r, !c.data.bands[band].first, !c.data.bands[band].last));
        paintNumber(painter, c, band);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.theme.line2, 1));
    painter.drawPolygon(bandShape(c.g.ruler, c.g.bandRect(0).width() > 0,
                                  c.g.bandRect(c.data.bands.size() - 1).width() > 0));
}

/// Frame of what is pointed at, as the map frames a cell.
void paintHover(QPainter &painter, const Context &c)
{
    if (!c.options.hover)
        return;
    const std::size_t band = c.data.bandAt(*c.options.hover);
    QPen pen(band == c.band ? c.theme.position.onFill : c.theme.ink, 1.6);
    pen.setDashPattern({2.4, 1.8});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(c.g.bandRect(band).adjusted(0.8, 0.8, -0.8, -0.8));
}

void paintFloatMarks(QPainter &painter, const Context &c)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.theme.ink);
    for (const core::BucketDifference &at : c.data.float32) {
        if (!c.isOnAxis(at.delta))
            continue;
        const QPointF tip(c.g.x(static_cast<double>(at.delta)), c.g.ruler.top() - 1);
        painter.drawPolygon(QPolygonF({tip, tip + QPointF(-3.5, -6), tip + QPointF(3.5, -6)}));
    }
}

void paintBracket(QPainter &painter, const Context &c, double from, double to,
                  const QStringList &texts)
{
    const QRectF row = c.g.brackets;
    const double left = std::max(c.g.x(from), row.left()) + 1.5;
    const double right = std::min(c.g.x(to), row.right()) - 1.5;
    const QFont font = uiFont(metrics::legendPx);
    if (row.isEmpty() || right - left < 6)
        return;
    const double y = row.bottom() - 2.5;
    painter.setPen(QPen(c.theme.ink3, 1));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
    painter.setFont(font);
    painter.setPen(c.theme.ink2);
    for (const QString &text : texts) // the first that fits
        if (QFontMetricsF(font).horizontalAdvance(text) <= right - left) {
            painter.drawText(QRectF(left, row.top(), right - left, row.height() - 6),
                             Qt::AlignCenter, text);
            return;
        }
}

void paintBrackets(QPainter &painter, const Context &c)
{
    const double exact = c.data.maxExact - 0.5;
    const auto most = static_cast<double>(c.data.params.maxDistance);
    const bool both = c.data.params.bidirectional;
    const QStringList logarithmic = {Painters::tr("logarithmic"), Painters::tr("log")};
    paintBracket(painter, c, -exact, both ? exact : 0.5,
                 {Painters::tr("one bucket per distance"), Painters::tr("one each")});
    paintBracket(painter, c, -most, -exact, logarithmic);
    if (both)
        paintBracket(painter, c, exact, most, logarithmic);
}

/// What lies to both sides, in as many words as there is room for.
QStringList wordsFor(const Context &c, int length)
{
    const auto range = [](int first, int last) {
        return first == last ? QString::number(first)
                             : QStringLiteral("%1–%2").arg(first).arg(last);
    };
    const bool both = c.data.params.bidirectional;
    const QString before = range(0, c.data.bands.front().bucket);
    const QString after =
        both ? range(c.data.bands[c.data.bandAt(1)].bucket, c.data.bands.back().bucket)
             : range(0, 0);
    QStringList words = {QStringLiteral("← %1").arg(before), QStringLiteral("%1 →").arg(after)};
    if (c.data.masksAfter && length < 2)
        words[1] = Painters::tr("masked →");
    else if (length == 1)
        words = {Painters::tr("← before: %1").arg(before), Painters::tr("after: %1 →").arg(after)};
    else if (length == 2)
        words = {Painters::tr("← keys before the query: buckets %1").arg(before),
                 c.data.masksAfter ? Painters::tr("keys after, masked: %1 →").arg(after)
                 : after.contains(QChar(0x2013))
                     ? Painters::tr("keys after: buckets %1 →").arg(after)
                     : Painters::tr("keys after: bucket %1 →").arg(after)};
    return words;
}

void paintWords(QPainter &painter, const Context &c)
{
    const QRectF row = c.g.words;
    if (row.isEmpty())
        return;
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    painter.setFont(font);
    painter.setPen(c.theme.ink2);
    for (const int length : {2, 1, 0}) {
        const QStringList words = wordsFor(c, length);
        const double width = fm.horizontalAdvance(words[0]) + fm.horizontalAdvance(words[1]);
        if (length > 0 && width + 16 > row.width())
            continue;
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, words[0]);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, words[1]);
        return;
    }
}

void paintHandle(QPainter &painter, const Context &c, double stem, const QRectF &knob, bool lit)
{
    const QPointF top(stem, c.g.ruler.top() - 5);
    const QPointF foot(stem, knob.top() + 1);
    painter.setPen(QPen(c.theme.casing, 4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(top, foot);
    painter.setPen(QPen(c.theme.position.line, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(top, foot);
    painter.setPen(QPen(c.theme.position.line, 2));
    painter.setBrush(lit ? c.theme.position.tint : c.theme.surface);
    painter.drawRoundedRect(knob.adjusted(1, 1, -1, -1), 3, 3);
    painter.setPen(QPen(c.theme.position.line, 1));
    for (const double side : {-1.5, 1.5})
        painter.drawLine(knob.center() + QPointF(side, -3), knob.center() + QPointF(side, 3));
}

/// Beside its knob, on the side that is free; in fewer words, or none, where both are taken.
QRectF paintHandleLabel(QPainter &painter, const Context &c, const QRectF &knob,
                        const QStringList &texts, const QList<QRectF> &taken)
{
    const QFont font = uiFont(metrics::legendPx, QFont::DemiBold);
    const QFontMetricsF fm(font);
    const double left = c.g.plot.left() - 30, right = c.g.plot.right() + 6;
    for (const QString &text : texts) {
        const double width = fm.horizontalAdvance(text);
        for (const bool before : {!c.g.handlesLeft, c.g.handlesLeft}) {
            const QRectF box(before ? knob.left() - 5 - width : knob.right() + 5, knob.top(), width,
                             knob.height());
            const bool free = std::none_of(taken.begin(), taken.end(), [&box](const QRectF &r) {
                return r.adjusted(-3, 0, 3, 0).intersects(box);
            });
            if (!free || box.left() < left || box.right() > right)
                continue;
            painter.fillRect(box.adjusted(-2, 0, 2, 0), c.theme.surface); // the cursor may pass
            painter.setFont(font);
            painter.setPen(c.theme.position.text);
            painter.drawText(box.adjusted(-2, 0, 2, 0), Qt::AlignCenter, text);
            return box;
        }
    }
    return {};
}

} // namespace

void paintBands(QPainter &painter, const Context &c)
{
    paintWords(painter, c);
    paintBrackets(painter, c);
    paintEveryBand(painter, c);
    paintHover(painter, c);
    paintFloatMarks(painter, c);
}

void paintHandles(QPainter &painter, const Context &c)
{
    paintHandle(painter, c, c.g.distanceStem, c.g.distanceHandle,
                c.options.lit == BucketPart::Distance);
    paintHandle(painter, c, c.g.bucketsStem, c.g.bucketsHandle,
                c.options.lit == BucketPart::Buckets);
    const QString count = wholeText(c.data.params.buckets);
    const QString most = wholeText(c.data.params.maxDistance);
    QList<QRectF> taken = {c.g.bucketsHandle, c.g.distanceHandle};
    taken << paintHandleLabel(painter, c, c.g.distanceHandle,
                              {Painters::tr("max distance %1").arg(most), most}, taken);
    paintHandleLabel(painter, c, c.g.bucketsHandle, {Painters::tr("buckets %1").arg(count), count},
                     taken);
}

} // namespace locus::widgets::buckets
