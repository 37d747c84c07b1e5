// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of weights comes to, in words.
#include "core/rowsummary.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rowprofileparts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace locus::widgets::rowprofile {

namespace {

constexpr double sumBeside = 432; ///< width from which the sum stands beside the mistake's name

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

core::RowSummary summaryOf(const Context &c, const std::vector<double> &row)
{
    return core::rowSummary(*c.frame.prepared, {c.view.query}, row);
}

/// Not normalised again: the bias was added after softmax.
bool isWrong(const Context &c)
{
    return c.frame.key.mistake == core::Mistake::BiasAfterSoftmax;
}

enum class Detail { Full, Brief };

/// "“keys” 1", or the index alone, and how many others are as large.
QString nameOf(const Context &c, const core::RowSummary &row, Detail detail = Detail::Full)
{
    const QString token = tokenText(c.frame, *row.largest);
    const QString index = wholeText(*row.largest);
    const QString name =
        token.isEmpty() ? index : Painters::tr("“%1” %2").arg(isolated(token), index);
    if (row.ties < 2)
        return name;
    return (detail == Detail::Full ? Painters::tr("%1 (tied with %2 more)")
                                   : Painters::tr("%1 and %2 more"))
        .arg(name)
        .arg(row.ties - 1);
}

/// T5 and ALiBi: what the bias prefers, and whether it is followed.
QString biasWords(const Context &c, const core::RowSummary &with, const core::RowSummary &without,
                  Detail detail)
{
    const core::RowSummary bias = summaryOf(c, c.bars.bias);
    const QString winner = nameOf(c, with, detail), other = nameOf(c, without, detail);
    if (detail == Detail::Full && !bias.isFlat() && bias.largest != with.largest) {
        const QString then = without.isFlat() ? Painters::tr("without it none does.")
                             : without.largest == with.largest
                                 ? Painters::tr("as it does without it.")
                                 : Painters::tr("without it %1.").arg(other);
        return Painters::tr("The bias alone prefers %1; %2 wins all the same, %3")
            .arg(nameOf(c, bias), winner, then);
    }
    if (without.isFlat())
        return detail == Detail::Full
                   ? Painters::tr("%1 wins with the bias; without it all weigh the same.")
                         .arg(winner)
                   : Painters::tr("%1 wins with the bias, none without.").arg(winner);
    return without.largest == with.largest
               ? Painters::tr("%1 wins with the bias and without it.").arg(winner)
               : Painters::tr("%1 wins with the bias, %2 without it.").arg(winner, other);
}

QString wordsOf(const Context &c, Detail detail)
{
    const core::RowSummary with = summaryOf(c, c.bars.with);
    if (!with.largest)
        return {}; // said over the picture
    if (with.isFlat())
        return Painters::tr("All allowed keys weigh the same.");
    const QString winner = nameOf(c, with, detail);
    if (c.bars.without.empty())
        return Painters::tr("%1 wins.").arg(winner);
    const core::RowSummary without = summaryOf(c, c.bars.without);
    if (!c.bars.bias.empty())
        return biasWords(c, with, without, detail);
    if (without.isFlat())
        return detail == Detail::Full
                   ? Painters::tr("%1 wins with position; without it all weigh the same.")
                         .arg(winner)
                   : Painters::tr("%1 wins with position, none without.").arg(winner);
    return without.largest == with.largest
               ? Painters::tr("%1 wins with position and without it.").arg(winner)
               : Painters::tr("%1 wins with position, %2 without it.")
                     .arg(winner, nameOf(c, without, detail));
}

/// In full where there is room.
QString wordsFor(const Context &c, double width)
{
    const QString full = wordsOf(c, Detail::Full);
    return tokenWidth(full, uiFont(metrics::legendPx)) <= width ? full : wordsOf(c, Detail::Brief);
}

} // namespace

void paintWords(QPainter &painter, const Context &c)
{
    if (c.g.words.isEmpty() || (isWrong(c) && c.g.words.width() < sumBeside))
        return; // the sum takes its place
    const QString words = wordsFor(c, c.g.words.width());
    const QFont font = shapingFont(uiFont(metrics::legendPx), words);
    painter.setFont(font);
    painter.setPen(c.theme.ink2);
    painter.drawText(c.g.words, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, c.g.words.width()));
}

void paintSum(QPainter &painter, const Context &c, const QRectF &rect)
{
    if (!isWrong(c))
        return;
    const QFont font = uiFont(metrics::subtitlePx, QFont::Medium);
    const QString text =
        Painters::tr("row sum %1, not 1").arg(shortText(summaryOf(c, c.bars.with).sum, 4));
    QRectF tag(0, rect.top() + 1, QFontMetricsF(font).horizontalAdvance(text) + 16, 22);
    tag.moveRight(rect.right());
    if (rect.width() - 8 < sumBeside) // below the name of the mistake
        tag.moveTo(c.g.plot.left() - 34, c.g.plot.top() - (c.g.words.isEmpty() ? 0 : 26));
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.theme.broken);
    painter.drawRoundedRect(tag, 11, 11);
    painter.setFont(font);
    painter.setPen(c.theme.brokenInk);
    painter.drawText(tag, Qt::AlignCenter, text);
}

} // namespace locus::widgets::rowprofile
