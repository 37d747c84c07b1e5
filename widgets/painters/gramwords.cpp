// SPDX-License-Identifier: GPL-3.0-or-later
// What the products of position vectors say.
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/gramparts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QList>
#include <QPainter>

#include <utility>

namespace locus::widgets::gram {

namespace {

constexpr double paragraphGap = 6;
constexpr double rangeLine = 15; ///< of the colour bar
constexpr int decimals = 3;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

QString lengthWords(const core::PositionGram &gram)
{
    const QString least = fixedText(gram.least, decimals);
    const QString most = fixedText(gram.most, decimals);
    return least == most
               ? Painters::tr("p · p = %1 at every position.").arg(shortText(gram.most, 6))
               : Painters::tr("p · p from %1 to %2.").arg(least, most);
}

QString productWords(const Job &job)
{
    const core::PositionGram &gram = job.data.gram;
    if (gram.largestA == gram.largestB)
        return {};
    const bool all = std::ssize(gram.tokens) == job.frame.shapes.nKey;
    return (all ? Painters::tr("Neither one-hot (1 on the diagonal, 0 elsewhere) nor orthogonal (0 "
                               "elsewhere): off the diagonal up to %1, at positions %2 and %3.")
                : Painters::tr("Neither one-hot (1 on the diagonal, 0 elsewhere) nor orthogonal (0 "
                               "elsewhere): of the products shown off the diagonal the largest is "
                               "%1, at positions %2 and %3."))
        .arg(fixedText(gram.largest, decimals), positionText(job, gram.largestA),
             positionText(job, gram.largestB));
}

QString nearestWords(const Job &job)
{
    if (!job.data.nearest)
        return {};
    const core::NearestPositions &nearest = *job.data.nearest;
    const QString a = positionText(job, nearest.first);
    const QString b = positionText(job, nearest.second);
    if (nearest.areEqual())
        return Painters::tr("Positions %1 and %2 get the same vector: nothing can tell them apart.")
            .arg(a, b);
    if (job.data.alike)
        return (areAllButEqual(job)
                    ? Painters::tr("Without cosines positions %1 and %2 are all but alike: at "
                                   "distance %3, with cosines %4.")
                    : Painters::tr("Least apart without cosines: positions %1 and %2, at distance "
                                   "%3, with cosines %4."))
            .arg(a, b, shortText(nearest.distance), shortText(nearest.withCosines));
    return Painters::tr("Least apart: positions %1 and %2, at distance %3.")
        .arg(a, b, shortText(nearest.distance));
}

/// What one pair of channels confuses while the others still tell it apart.
QString alikeWords(const Job &job)
{
    if (!job.data.alike || !job.data.nearest || areAllButEqual(job))
        return {};
    const core::AlikeSines &alike = *job.data.alike;
    return Painters::tr("To the fastest pair positions %1 and %2 are all but one: sines %3 and %4, "
                        "whose cosines would differ. Equal they are where (i + j)θ is an odd "
                        "multiple of π; slower pairs tell these two apart.")
        .arg(positionText(job, alike.first), positionText(job, alike.second),
             fixedText(alike.sineFirst, decimals), fixedText(alike.sineSecond, decimals));
}

/// The chosen pair, where its cell is one of its own.
QString chosenWords(const Job &job)
{
    const int row = tokenOfQuery(job.frame, job.view.query);
    const CellIndex cell = selectedCell(job);
    if (job.g.tokens[static_cast<std::size_t>(cell.row)] != row ||
        job.g.tokens[static_cast<std::size_t>(cell.column)] != job.view.key)
        return {};
    const auto name = [&job](int token) {
        constexpr double widest = 90;
        const QString text =
            elidedToken(tokenText(job.frame, token), uiFont(metrics::subtitlePx), widest);
        return text.isEmpty() ? positionText(job, token)
                              : Painters::tr("“%1” %2").arg(text, positionText(job, token));
    };
    return Painters::tr("p · p of %1 and %2: %3")
        .arg(name(row), name(job.view.key),
             fixedText(job.data.gram.products(cell.row, cell.column), decimals));
}

/// The colours from end to end, and what they span.
void paintRange(QPainter &painter, const Job &job, QRectF line)
{
    constexpr double barWidth = 90, barHeight = 9;
    if (line.height() < barHeight + 2 || line.width() < barWidth)
        return;
    const QRectF bar(line.left() + 0.5, line.top() + 3.5, barWidth, barHeight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const ColorRange &range = job.range;
    for (int x = 0; x < static_cast<int>(barWidth); ++x)
        painter.fillRect(
            QRectF(bar.left() + x, bar.top(), 1, bar.height()),
            QColor(colorOf(range.low + (x + 0.5) / bar.width() * (range.high - range.low), range,
                           job.theme)));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(job.theme.line2, 1));
    painter.drawRect(bar);
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(job.theme.ink3);
    painter.drawText(QRectF(bar.right() + 8, bar.center().y() - 8, line.right() - bar.right(), 16),
                     Qt::AlignLeft | Qt::AlignVCenter, rangeText(range.low, range.high));
}

} // namespace

QString positionText(const Job &job, int token)
{
    return wholeText(job.frame.prepared->positions.key[static_cast<std::size_t>(token)]);
}

CellIndex selectedCell(const Job &job)
{
    return job.g.cellOf(tokenOfQuery(job.frame, job.view.query), job.view.key);
}

bool areAllButEqual(const Job &job)
{
    constexpr double near = 0.1;
    const core::NearestPositions &nearest = *job.data.nearest;
    return job.frame.shapes.dModel == 2 || nearest.distance < near * nearest.withCosines;
}

void paintWords(QPainter &painter, const Job &job)
{
    double y = job.g.words.top();
    const QString nearest = nearestWords(job);
    QList<std::pair<QString, QColor>> paragraphs = {{alikeWords(job), job.theme.ink},
                                                    {chosenWords(job), job.theme.ink},
                                                    {lengthWords(job.data.gram), job.theme.ink2},
                                                    {productWords(job), job.theme.ink2}};
    if (job.data.alike)
        paragraphs.prepend({nearest, job.theme.ink});
    else
        paragraphs.append({nearest, job.theme.ink2});
    if (job.options.colorBar) {
        paintRange(painter, job, {job.g.words.left(), y, job.g.words.width(), rangeLine});
        y += rangeLine + paragraphGap;
    }
    for (const auto &[text, color] : std::as_const(paragraphs)) {
        if (text.isEmpty())
            continue;
        const QRectF box(job.g.words.left(), y, job.g.words.width(), job.g.words.bottom() - y);
        painter.setFont(shapingFont(uiFont(metrics::subtitlePx), text));
        const QRectF needed =
            QFontMetricsF(painter.font())
                .boundingRect(QRectF(box.left(), y, box.width(), 1000), Qt::TextWordWrap, text);
        if (needed.height() > box.height() + 1)
            return;
        painter.setPen(color);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        y += needed.height() + paragraphGap;
    }
}

} // namespace locus::widgets::gram
