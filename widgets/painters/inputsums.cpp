// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/inputsums.h"

#include "widgets/isolated.h"
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/strip.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <span>

namespace locus::widgets {

namespace {

constexpr double widestWord = 110;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

std::span<const double> valuesOf(const core::Row<double> &row)
{
    return {row.data(), static_cast<std::size_t>(row.size())};
}

double largestOf(const core::InputRows &rows)
{
    double largest = 0;
    for (const core::Row<double> *row : {&rows.x, &rows.segment, &rows.position, &rows.sum})
        if (row->size() > 0)
            largest = std::max(largest, row->cwiseAbs().maxCoeff());
    return largest;
}

struct Job {
    const InputSumsGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const InputSumsOptions &options;
    ColorRange range;
};

/// The two cells of a frequency among the strip's.
void paintPair(QPainter &painter, const Job &job, const QRectF &strip, int block, bool hover)
{
    const int d = job.g.channels;
    if (block < 0 || 2 * block >= d || job.frame.key.method != core::MethodId::Sinusoidal)
        return;
    const auto [first, second] =
        core::sinusoidalChannels(block, d, job.frame.key.sinusoidal.layout);
    const auto outline = [&](const QRectF &cells) {
        QRectF rect = cells.adjusted(0, -1.5, 0, 1.5);
        if (rect.width() < 4)
            rect.adjust(-1.5, 0, 1.5, 0);
        if (!hover) {
            strokeWithCasing(painter, rect, job.theme.ink, {1.8, 3.5}, job.theme);
            return;
        }
        QPen dashed(job.theme.ink, 1.6);
        dashed.setDashPattern({2, 1.6});
        painter.setBrush(Qt::NoBrush);
        painter.setPen(dashed);
        painter.drawRect(rect);
    };
    const QRectF a = strip::cell(strip, d, first);
    const QRectF b = strip::cell(strip, d, second);
    if (second == first + 1) {
        outline(a.united(b));
    } else {
        outline(a);
        outline(b);
    }
}

void paintStrip(QPainter &painter, const Job &job, const QRectF &strip,
                const core::Row<double> &values, const QString &label, const QColor &frame,
                const QColor &ink)
{
    if (strip.isEmpty())
        return;
    strip::paintCells(painter, strip, valuesOf(values), job.range, job.theme);
    strip::paintNumbers(painter, strip, valuesOf(values), job.range, job.theme);
    strip::paintFrame(painter, strip, frame, strip::Frame::Solid, job.theme);
    strip::paintLabel(painter, strip, label, ink);
}

QString headingOf(const core::Frame &frame, int token)
{
    const QString text = tokenText(frame, token);
    const QString place = Painters::tr("position %1")
                              .arg(wholeText(frame.prepared->positions.key[std::size_t(token)]));
    return text.isEmpty() ? place : isolated(text) + QStringLiteral("  ·  ") + place;
}

void paintHeading(QPainter &painter, const Job &job, const InputSumGeometry &g, int token,
                  const QColor &color)
{
    if (g.heading.isEmpty())
        return;
    const QString text = headingOf(job.frame, token);
    const QFont font = shapingFont(uiFont(metrics::legendPx, QFont::DemiBold), text);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(g.heading, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, g.heading.width()));
}

void paintSum(QPainter &painter, const Job &job, const InputSumGeometry &g, int token,
              const core::InputRows &rows, const RoleColors &role)
{
    const Theme &t = job.theme;
    painter.fillRect(g.bar, role.line);
    paintHeading(painter, job, g, token, role.text);
    const QString at = QStringLiteral("_{%1}").arg(
        wholeText(job.frame.prepared->positions.key[std::size_t(token)]));
    const QString letter = rows.segmentId == 0   ? QStringLiteral("A")
                           : rows.segmentId == 1 ? QStringLiteral("B")
                                                 : wholeText(rows.segmentId);
    paintStrip(painter, job, g.x, rows.x, QStringLiteral("$x%1$").arg(at), t.line2, role.text);
    paintStrip(painter, job, g.segment, rows.segment, QStringLiteral("$+ s_{%1}$").arg(letter),
               t.line2, t.ink);
    paintStrip(painter, job, g.position, rows.position, QStringLiteral("$+ p%1$").arg(at),
               t.position.line, t.position.text);
    paintStrip(painter, job, g.sum, rows.sum, QStringLiteral("$= h%1$").arg(at), t.ink, t.ink);
    paintPair(painter, job, g.position, job.view.block, false);
    if (job.options.hoverBlock && *job.options.hoverBlock != job.view.block)
        paintPair(painter, job, g.position, *job.options.hoverBlock, true);
}

/// The longest of the sentences that fits.
QString noteOf(const core::Frame &frame, const core::View &view, double width)
{
    const auto twins = inputTwins(frame, view);
    if (!twins)
        return Painters::tr("No word comes twice here; one that does would get two sums.");
    const auto at = [&](int token) {
        return wholeText(frame.prepared->positions.key[std::size_t(token)]);
    };
    const QString a = at(twins->first);
    const QString b = at(twins->second);
    const QString norm =
        QStringLiteral("$‖h_{%1} − h_{%2}‖ = $%3").arg(a, b, fixedText(twins->distance, 3));
    QString word =
        elidedToken(tokenText(frame, twins->first), uiFont(metrics::subtitlePx), widestWord);
    word.replace(QLatin1Char('$'), QChar(0xFF04)); // begins no formula
    const QString names = word.isEmpty()
                              ? Painters::tr("The same x at %1 and %2").arg(a, b)
                              : Painters::tr("The same word “%1” at %2 and %3").arg(word, a, b);
    const QString sums =
        twins->distance > 0 ? Painters::tr("two sums") : Painters::tr("one and the same sum");
    QString full = QStringLiteral("%1: %2, %3").arg(names, sums, norm);
    if (mathLabelWidth(full, metrics::subtitlePx) <= width)
        return full;
    const QString brief = word.isEmpty() ? Painters::tr("The same x twice: %1").arg(norm)
                                         : Painters::tr("“%1” twice: %2").arg(word, norm);
    return mathLabelWidth(brief, metrics::subtitlePx) <= width ? brief : norm;
}

void paintNote(QPainter &painter, const Job &job)
{
    constexpr double px = metrics::subtitlePx;
    const QRectF &line = job.g.note;
    painter.setPen(job.theme.ink2);
    const QString note = noteOf(job.frame, job.view, line.width());
    const double right = line.left() + mathLabelWidth(note, px);
    painter.save();
    painter.setClipRect(line);
    paintMathLabel(painter, {line.left(), line.center().y() + 0.35 * px}, note, px);
    painter.restore();
    const QString range = Painters::tr("range %1").arg(rangeText(job.range.low, job.range.high));
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(job.theme.ink3);
    if (right + 16 + QFontMetricsF(painter.font()).horizontalAdvance(range) < line.right())
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, range);
}

} // namespace

QString inputSumsSubtitle(const core::Frame &frame)
{
    if (!hasInputSums(frame))
        return {};
    const QString sum = hasSegmentRows(frame) ? Painters::tr("x + s + p = h, %1 dimensions")
                                              : Painters::tr("x + p = h, %1 dimensions");
    return withCaveat(frame, core::Stage::Encoding, sum.arg(frame.shapes.dModel));
}

void paintInputSums(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme, const InputSumsOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) { // the map says why
        paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = inputSumsGeometry(rect, frame, view);
    if (!geometry)
        return;
    const auto tokens = inputSumTokens(frame, view);
    const std::array rows = {core::inputRows(*frame.prepared, tokens[0]),
                             core::inputRows(*frame.prepared, tokens[1])};
    const double largest = std::max(largestOf(rows[0]), largestOf(rows[1]));
    const Job job{*geometry, frame,   view,
                  theme,     options, rangeOf(ColorScale::Diverging, -largest, largest)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSum(painter, job, geometry->tokens[0], tokens[0], rows[0], theme.query);
    paintSum(painter, job, geometry->tokens[1], tokens[1], rows[1], theme.key);
    paintNote(painter, job);
    painter.restore();
}

} // namespace locus::widgets
