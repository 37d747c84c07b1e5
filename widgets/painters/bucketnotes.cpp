// SPDX-License-Identifier: GPL-3.0-or-later
// What is what in the bucket ruler, and what there is to know about these buckets.
#include "widgets/numbertext.h"
#include "widgets/painters/bucketparts.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace locus::widgets::buckets {

namespace {

constexpr double lineHeight = 17;
constexpr double itemGap = 14;
constexpr std::size_t mostRanges = 4;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

enum class Mark { None, Chosen, Others, Unreached, Float, Open };

struct Item {
    QString text;
    Mark mark = Mark::None;
    QPointF at = {}; ///< left end, middle of its line, from the corner of the notes

    [[nodiscard]] double markWidth() const
    {
        switch (mark) {
        case Mark::None: return 0;
        case Mark::Chosen:
        case Mark::Others: return 22;
        default: return 14;
        }
    }
};

QFont noteFont()
{
    return uiFont(metrics::legendPx, QFont::Medium);
}

/// The buckets without end, and from where.
QString openText(const BucketData &data)
{
    const core::T5Band &before = data.bands.front();
    const QString from = wholeText(before.last ? -*before.last : 0);
    if (!data.params.bidirectional)
        return Painters::tr("bucket %1: %2 and beyond").arg(before.bucket).arg(from);
    return Painters::tr("buckets %1 and %2: %3 and beyond")
        .arg(before.bucket)
        .arg(data.bands.back().bucket)
        .arg(from);
}

QString unreachedText(const BucketData &data)
{
    const QString reached = Painters::tr("buckets reached %1 / %2")
                                .arg(data.params.buckets - static_cast<int>(data.unreached.size()))
                                .arg(data.params.buckets);
    if (data.unreached.empty())
        return reached;
    return data.unreached.size() == 1
               ? Painters::tr("%1, %2 is never used").arg(reached).arg(data.unreached.front())
               : Painters::tr("%1, never used: %2").arg(reached, rangesText(data.unreached));
}

QString floatText(const BucketData &data)
{
    constexpr std::size_t most = 2;
    QStringList places;
    for (std::size_t i = 0; i < std::min(most, data.float32.size()); ++i) {
        const core::BucketDifference &at = data.float32[i];
        places << Painters::tr("%1 in %2 instead of %3")
                      .arg(wholeText(at.delta))
                      .arg(at.model)
                      .arg(at.exact);
    }
    if (data.float32.size() > most)
        places << QStringLiteral("…");
    return Painters::tr("float32 puts Δ %1").arg(places.join(QStringLiteral(", ")));
}

QList<Item> itemsOf(const core::Frame &frame, const BucketData &data, int head)
{
    QList<Item> items;
    if (const QString caveat = words(core::caveatOf(frame.key, core::Stage::Bias));
        !caveat.isEmpty())
        items << Item{caveat};
    if (frame.shapes.heads > 1)
        items << Item{Painters::tr("head %1").arg(head + 1), Mark::Chosen};
    if (showsOtherHeads(frame, data))
        items << Item{Painters::tr("other heads"), Mark::Others};
    items << Item{unreachedText(data), data.unreached.empty() ? Mark::None : Mark::Unreached};
    if (!data.float32.empty())
        items << Item{floatText(data), Mark::Float};
    items << Item{openText(data), Mark::Open};
    items << Item{Painters::tr("Δ = j − i, spaced by log₂(1 + |Δ|)")};
    return items;
}

struct Notes {
    QList<Item> items;
    int lines = 1;
};

/// From left to right, and on a further line where one does not take all; what no line takes is
/// left out.
Notes flowed(QList<Item> items, double width, int mostLines)
{
    const QFontMetricsF fm(noteFont());
    Notes notes;
    double x = 0;
    for (Item &item : items) {
        const double wanted = item.markWidth() + fm.horizontalAdvance(item.text);
        if (x > 0 && x + wanted > width) {
            if (notes.lines == mostLines)
                continue;
            x = 0;
            ++notes.lines;
        }
        item.at = {x, (notes.lines - 0.5) * lineHeight};
        x += wanted + itemGap;
        notes.items << item;
    }
    return notes;
}

void paintMark(QPainter &painter, const Context &c, Mark mark, QPointF at)
{
    switch (mark) {
    case Mark::None: break;
    case Mark::Chosen:
    case Mark::Others:
        painter.setPen(mark == Mark::Chosen ? QPen(c.theme.position.line, 2.6)
                                            : QPen(c.theme.line2, 1.4));
        painter.drawLine(at, at + QPointF(16, 0));
        break;
    case Mark::Unreached: {
        const QRectF box(at.x() + 0.5, at.y() - 4.5, 9, 9);
        paintHatch(painter, box, c.theme);
        painter.setPen(QPen(c.theme.line2, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        break;
    }
    case Mark::Float:
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.theme.ink);
        painter.drawPolygon(
            QPolygonF({at + QPointF(5, 3), at + QPointF(1.5, -3), at + QPointF(8.5, -3)}));
        break;
    case Mark::Open:
        painter.setPen(QPen(c.theme.line2, 1));
        painter.setBrush(c.theme.grid);
        painter.drawPolygon(
            QPolygonF({at + QPointF(0.5, -4.5), at + QPointF(5.5, -4.5), at + QPointF(9.5, 0),
                       at + QPointF(5.5, 4.5), at + QPointF(0.5, 4.5)}));
        break;
    }
}

} // namespace

QString rangesText(const std::vector<int> &numbers)
{
    QStringList ranges;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (static_cast<std::size_t>(ranges.size()) == mostRanges) {
            ranges.last() += QStringLiteral(" …");
            break;
        }
        ranges << (end - i == 1 ? QString::number(numbers[i])
                                : QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[end - 1]));
        i = end;
    }
    return ranges.join(QStringLiteral(", "));
}

double notesHeight(const core::Frame &frame, const BucketData &data, double width, int mostLines)
{
    const int widest = frame.shapes.heads - 1; // no line comes and goes with the head
    return flowed(itemsOf(frame, data, widest), width, mostLines).lines * lineHeight;
}

void paintNotes(QPainter &painter, const Context &c)
{
    const int lines = static_cast<int>(c.g.notes.height() / lineHeight + 0.5);
    painter.setFont(noteFont());
    const QFontMetricsF fm(noteFont());
    for (const Item &item :
         flowed(itemsOf(c.frame, c.data, c.view.head), c.g.notes.width(), lines).items) {
        const QPointF at = c.g.notes.topLeft() + item.at;
        paintMark(painter, c, item.mark, at);
        const QRectF box(at.x() + item.markWidth(), at.y() - 9,
                         c.g.notes.right() - at.x() - item.markWidth() + 2, 18);
        painter.setPen(item.mark == Mark::None ? c.theme.ink3 : c.theme.ink2);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                         fm.elidedText(item.text, Qt::ElideRight, box.width()));
    }
}

} // namespace locus::widgets::buckets
