// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/shiftmap.h"

#include "core/positionshift.h"
#include "widgets/icons.h"
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/smallmap.h"
#include "widgets/painters/strip.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

struct Job {
    const ShiftGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const ShiftOptions &options;
    core::PositionShift shift;
};

/// The cells of a pair's block: one square where its channels are neighbours, else four.
QList<QRectF> blockCells(const ShiftGeometry &g, int pair)
{
    const auto [s, c] = core::sinusoidalChannels(pair, g.channels, g.layout);
    const double side = g.map.width() / g.channels;
    const auto cells = [&](int row, int column, int count) {
        return QRectF(g.map.left() + column * side, g.map.top() + row * side, count * side,
                      count * side);
    };
    if (c == s + 1)
        return {cells(s, s, 2)};
    return {cells(s, s, 1), cells(s, c, 1), cells(c, s, 1), cells(c, c, 1)};
}

void paintBlock(QPainter &painter, const Job &job, int pair, bool hover)
{
    if (pair < 0 || 2 * pair >= job.g.channels)
        return;
    for (QRectF rect : blockCells(job.g, pair)) {
        const double grow = std::max(0.5, (7 - rect.width()) / 2);
        rect.adjust(-grow, -grow, grow, grow);
        if (!hover) {
            strokeWithCasing(painter, rect, job.theme.position.line, {2, 4}, job.theme);
            continue;
        }
        QPen dashed(job.theme.ink, 1.6);
        dashed.setDashPattern({2, 1.6});
        painter.setBrush(Qt::NoBrush);
        painter.setPen(dashed);
        painter.drawRect(rect);
    }
}

void paintMap(QPainter &painter, const Job &job)
{
    // Of a million entries nearly all are zero, and more than pixels are never seen.
    const int cells = std::min(job.g.channels, matrixPixels(painter, job.g.map.width()));
    const core::Matrix<double> m =
        core::shrunkShiftMatrix(job.shift.offset, job.g.channels, job.frame.key.sinusoidal, cells);
    paintMatrix(painter, job.g.map, m, {ColorScale::Diverging, -1, 1}, job.theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(job.theme.line, 1));
    painter.drawRect(job.g.map.adjusted(-0.5, -0.5, 0.5, 0.5));
    if (job.options.hoverPair && *job.options.hoverPair != job.view.block)
        paintBlock(painter, job, *job.options.hoverPair, true);
    paintBlock(painter, job, job.view.block, false);
}

void paintCaption(QPainter &painter, const Job &job)
{
    painter.setPen(job.theme.position.text);
    double y = job.g.caption.top() + 12;
    for (const QString &line : shiftCaption(job.frame, job.view)) {
        paintMathLabel(painter, {job.g.caption.left(), y}, line, metrics::subtitlePx);
        y += 15;
    }
}

std::span<const double> valuesOf(const core::Row<double> &row)
{
    return {row.data(), static_cast<std::size_t>(row.size())};
}

void paintStrips(QPainter &painter, const Job &job)
{
    const Theme &t = job.theme;
    const auto &positions = job.frame.prepared->positions;
    const QString i = wholeText(positions.query[static_cast<std::size_t>(job.view.query)]);
    const QString j = wholeText(positions.key[static_cast<std::size_t>(job.view.key)]);
    const QString k = wholeText(job.shift.offset);
    const core::Row<double> rest = job.shift.moved - job.shift.to;
    struct Line {
        const core::Row<double> &values;
        QString label;
        QColor frame, ink;
    };
    const std::array lines = {
        Line{job.shift.from, QStringLiteral("$p_{%1}$").arg(i), t.query.line, t.query.text},
        Line{job.shift.moved, QStringLiteral("$M_{%1} p_{%2}$").arg(k, i), t.position.line,
             t.position.text},
        Line{job.shift.to, QStringLiteral("$p_{%1}$").arg(j), t.key.line, t.key.text},
        Line{rest, Painters::tr("difference"), t.line2, t.ink2}};
    const ColorRange range{ColorScale::Diverging, -1, 1};
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const QRectF &strip = job.g.strips[at];
        if (strip.isEmpty())
            continue;
        strip::paintCells(painter, strip, valuesOf(lines[at].values), range, t);
        strip::paintNumbers(painter, strip, valuesOf(lines[at].values), range, t);
        strip::paintFrame(painter, strip, lines[at].frame, strip::Frame::Solid, t);
        strip::paintLabel(painter, strip, lines[at].label, lines[at].ink);
    }
}

/// The equation with what it misses by; yellow where it does not hold.
void paintVerdict(QPainter &painter, const Job &job)
{
    constexpr double px = metrics::subtitlePx;
    constexpr double icon = 12;
    const bool holds = job.shift.holds();
    const QString value =
        holds ? shortText(job.shift.residual, 2) : fixedText(job.shift.residual, 3);
    const QString equation =
        QStringLiteral("$M_k p_i %1 p_{i+k}$").arg(holds ? QLatin1Char('=') : QChar(0x2260));
    const QString brief = equation + QStringLiteral("   ") + value;
    const QString full = brief + QStringLiteral("   ") +
                         (holds ? Painters::tr("one matrix for every i")
                                : Painters::tr("sines alone lack what a shift needs"));
    const double room = job.g.verdict.width() - icon - 22;
    const QString text = mathLabelWidth(full, px) <= room ? full : brief;
    QRectF tag(job.g.verdict.left(), job.g.verdict.top(), mathLabelWidth(text, px) + icon + 22, 22);
    if (!holds) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(job.theme.broken);
        painter.drawRoundedRect(tag, 11, 11);
    }
    const QColor ink = holds ? job.theme.ink2 : job.theme.brokenInk;
    painter.setPen(ink);
    const double from = holds ? tag.left() : tag.left() + 8;
    paintMathLabel(painter, {from, tag.center().y() + 0.35 * px}, text, px);
    paintIcon(painter, holds ? Icon::Check : Icon::Cross,
              {from + mathLabelWidth(text, px) + 6, tag.center().y() - icon / 2, icon, icon},
              holds ? job.theme.ink : ink);
}

void paintRuler(QPainter &painter, const Job &job)
{
    const QRectF &line = job.g.ruler;
    const Theme &t = job.theme;
    painter.setPen(QPen(t.line2, 1));
    painter.drawLine(line.topLeft(), line.topRight());
    painter.setFont(uiFont(metrics::axisPx));
    const double now = job.g.x(static_cast<double>(job.shift.offset));
    const QString tag = QStringLiteral("k = ") + wholeText(job.shift.offset);
    const QFont bold = uiFont(metrics::axisPx, QFont::DemiBold);
    const double half = QFontMetricsF(bold).horizontalAdvance(tag) / 2 + 4;
    for (const double tick :
         niceTicks(job.g.low, job.g.high, std::max(2, static_cast<int>(line.width() / 42)))) {
        if (tick != std::floor(tick))
            continue;
        const double x = job.g.x(tick);
        painter.setPen(QPen(t.line2, 1));
        painter.drawLine(QPointF(x, line.top()), QPointF(x, line.top() + 4));
        const QRectF box(std::clamp(x - 20, line.left() - 8, line.right() - 32), line.top() + 8, 40,
                         14);
        if (std::abs(box.center().x() - now) < half + 12)
            continue;
        painter.setPen(t.ink3);
        painter.drawText(box, Qt::AlignCenter, wholeText(static_cast<std::int64_t>(tick)));
    }
    if (job.options.handle) {
        painter.setPen(QPen(t.position.line, 2));
        painter.setBrush(t.surface);
        painter.drawRoundedRect(job.g.handle(static_cast<double>(job.shift.offset)), 3, 3);
    } else {
        constexpr double radius = 4;
        painter.setPen(QPen(t.casing, 2));
        painter.setBrush(t.position.line);
        painter.drawEllipse(QPointF(now, line.top()), radius, radius);
    }
    painter.setFont(bold);
    painter.setPen(t.position.text);
    const QRectF box(std::clamp(now - half, line.left() - 8, line.right() + 8 - 2 * half),
                     line.top() + 8, 2 * half, 14);
    painter.drawText(box, Qt::AlignCenter, tag);
}

} // namespace

QStringList shiftCaption(const core::Frame &frame, const core::View &view)
{
    const auto frequencies =
        core::geometricFrequencies(frame.shapes.dModel, frame.key.sinusoidal.base);
    if (view.block < 0 || view.block >= std::ssize(frequencies))
        return {};
    const double turn =
        static_cast<double>(core::displacement(*frame.prepared, {view.query}, {view.key})) *
        frequencies[static_cast<std::size_t>(view.block)];
    return {Painters::tr("pair %1").arg(view.block) +
                QStringLiteral(": $kω = $%1").arg(fixedText(turn, 3)),
            QStringLiteral("cos %1, sin %2")
                .arg(fixedText(std::cos(turn), 3), fixedText(std::sin(turn), 3))};
}

QString shiftSubtitle(const core::Frame &frame, const core::View &view)
{
    if (!shiftGeometry(QRectF(0, 0, 512, 300), frame, view))
        return {};
    return QStringLiteral("k = Δ = %1, %2 × %2")
        .arg(wholeText(core::displacement(*frame.prepared, {view.query}, {view.key})))
        .arg(frame.shapes.dModel);
}

void paintShift(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme, const ShiftOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) { // the map says why
        paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = shiftGeometry(rect, frame, view);
    if (!geometry)
        return;
    const Job job{*geometry, frame,
                  view,      theme,
                  options,   core::positionShift(*frame.prepared, {view.query}, {view.key})};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, job);
    paintCaption(painter, job);
    paintStrips(painter, job);
    paintVerdict(painter, job);
    paintRuler(painter, job);
    painter.restore();
}

} // namespace locus::widgets
