// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a map, and the sentence over rows without a key.
#include "core/inspect.h"
#include "widgets/differencewords.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets::heatmap {

namespace {

struct Phrase {
    QString text;
    QColor color;
};

/// Width of the phrases with the gaps between them.
double widthOf(const QList<Phrase> &phrases, const QFontMetricsF &fm)
{
    double width = 0;
    for (const Phrase &phrase : phrases)
        width += fm.horizontalAdvance(phrase.text) + 20;
    return width;
}

/// What these numbers are not; never left out.
QList<Phrase> caveatWords(const Context &c)
{
    QString text = words(core::caveatOf(c.frame.key, c.image->stage));
    if (c.options.difference && text.isEmpty())
        text = words(core::caveatOf(c.options.difference->a->key, c.image->stage));
    return text.isEmpty() ? QList<Phrase>() : QList<Phrase>{{text, c.theme.ink}};
}

/// What the colours are, where they are not those of the stage.
QList<Phrase> colorWords(const Context &c)
{
    if (!c.options.difference)
        return {};
    const core::MethodId a = c.options.difference->a->key.method;
    const core::MethodId b = c.options.difference->b->key.method;
    if (a == b)
        return {{QCoreApplication::translate("Painters", "Colours: B − A, 0 in the middle"),
                 c.theme.ink}};
    return {{QCoreApplication::translate("Painters", "Colours: B (%1) − A (%2), 0 in the middle")
                 .arg(methodTitle(b), methodTitle(a)),
             c.theme.ink}};
}

QList<Phrase> axisWords(const Context &c)
{
    if (!c.options.labels)
        return {};
    if (c.isPair())
        return {{QCoreApplication::translate("Painters", "Row: query i"), c.theme.query.text},
                {QCoreApplication::translate("Painters", "Column: key j"), c.theme.key.text}};
    QList<Phrase> words;
    words << Phrase{QCoreApplication::translate("Painters", "Row: position"), c.theme.ink2};
    words << Phrase{QCoreApplication::translate("Painters", "Column: dimension"), c.theme.ink2};
    return words;
}

/// The selected pair's numbers in both, and their difference.
QList<Phrase> differenceWords(const Context &c)
{
    if (!c.options.difference || !c.hasPair())
        return {};
    const auto cell = differenceCell(*c.options.difference, c.queryRow(), c.keyIndex());
    const QString less = QStringLiteral("B − A ") + cell.difference;
    return {{QStringLiteral("A %1   B %2   %3").arg(cell.a, cell.b, less), c.theme.ink},
            {less, c.theme.ink}};
}

/// Whatever needs saying at the right end, the most wanted first.
QList<Phrase> noteWords(const Context &c)
{
    if (c.options.difference)
        return differenceWords(c);
    QList<Phrase> notes;
    if (c.options.selection && c.options.diagonal)
        for (const QString &words : outlineWords(c))
            notes << Phrase{words, c.theme.position.text};
    if (const auto pair = chosenColumns(c)) {
        const auto hands = core::clockHands(*c.frame.prepared, {0}, {0});
        const double period = hands[static_cast<std::size_t>(c.view.block)].period;
        notes << Phrase{QCoreApplication::translate("Painters", "Pair %1: period %2 positions")
                            .arg(c.view.block)
                            .arg(shortText(period)),
                        c.theme.position.text};
    }
    return notes;
}

} // namespace

QStringList legendWords(const Context &c)
{
    QStringList words;
    for (const Phrase &phrase : caveatWords(c) + colorWords(c) + axisWords(c) + noteWords(c))
        words << phrase.text;
    return words;
}

void paintLegend(QPainter &painter, const Context &c)
{
    if (c.geometry.legend.isEmpty())
        return;
    painter.save();
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    painter.setFont(font);
    const QRectF &line = c.geometry.legend;
    const QList<Phrase> always = caveatWords(c) + colorWords(c);
    const QList<Phrase> notes = noteWords(c);
    QList<Phrase> left = always + axisWords(c);
    // The difference of the pair is wanted more than the names of the axes.
    const double kept =
        c.options.difference && !notes.isEmpty() ? widthOf({notes.constLast()}, fm) : 0;
    while (left.size() > always.size() && widthOf(left, fm) + kept > line.width() + 20)
        left.removeLast();
    double x = line.left();
    for (const Phrase &phrase : std::as_const(left)) {
        painter.setPen(phrase.color);
        painter.drawText(QRectF(x, line.top(), line.right() - x, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, phrase.text);
        x += fm.horizontalAdvance(phrase.text) + 20;
    }
    for (const Phrase &note : notes) {
        if (x + fm.horizontalAdvance(note.text) > line.right() + 1)
            continue;
        painter.setPen(note.color);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, note.text);
        break;
    }
    painter.restore();
}

namespace {

/// Why a row is empty, in the most words that fit, and never in half of them.
QString deadRowWords(const Context &c, int row, const QFontMetricsF &fm, double room)
{
    const int query = tokenOfQuery(c.frame, row);
    const QStringList forms = {
        QCoreApplication::translate("Painters",
                                    "query %1 has no allowed key: weights and output are 0")
            .arg(query),
        QCoreApplication::translate("Painters", "query %1 has no allowed key, its output is 0")
            .arg(query),
        QCoreApplication::translate("Painters", "query %1: no allowed key").arg(query),
        QCoreApplication::translate("Painters", "no allowed key")};
    for (const QString &words : forms)
        if (fm.horizontalAdvance(words) <= room)
            return words;
    return {};
}

} // namespace

void paintDeadRows(QPainter &painter, const Context &c)
{
    if ((!c.isPair() && c.image->stage != core::Stage::Output) || c.options.difference)
        return;
    const HeatmapGeometry &g = c.geometry;
    const std::vector<int> dead = c.frame.prepared->mask.deadRows();
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    double lastBottom = -1e9;
    for (const int row : dead) {
        if (!g.shownRows.contains(row))
            continue;
        const QRectF band = g.rowBand(row);
        const QString text = deadRowWords(c, row, fm, band.width() - 20);
        if (text.isEmpty())
            continue;
        QRectF tag(0, 0, fm.horizontalAdvance(text) + 12, 17);
        tag.moveCenter({band.center().x(),
                        std::clamp(band.center().y(), g.map.top() + 9, g.map.bottom() - 9)});
        if (tag.top() < lastBottom + 1)
            continue; // one sentence for neighbours that lie closer than a line of text
        lastBottom = tag.bottom();
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.theme.surface);
        painter.drawRoundedRect(tag, metrics::tagRadius, metrics::tagRadius);
        painter.setPen(c.theme.ink);
        painter.drawText(tag, Qt::AlignCenter, text);
    }
    painter.restore();
}

} // namespace locus::widgets::heatmap
