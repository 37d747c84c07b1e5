// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/channelsparts.h"
#include "widgets/painters/common.h"
#include "widgets/painters/strip.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace locus::widgets::channels {

using core::RopeLayout;

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double numbersFromCell = 13;

QString unturnedWord()
{
    return Painters::tr("not rotated");
}

/// Where the speed lies between the slowest and the fastest of all, on a logarithmic scale.
double shareOfSpeed(const std::vector<double> &speeds, double speed)
{
    const auto level = [](double s) {
        constexpr double still = 1e-300;
        return std::log(std::max(std::abs(s), still));
    };
    double low = level(speed);
    double high = low;
    for (const double other : speeds) {
        low = std::min(low, level(other));
        high = std::max(high, level(other));
    }
    return high > low ? (level(speed) - low) / (high - low) : 1;
}

/// Colour of each channel under a layout; invalid where it does not turn.
std::vector<QColor> channelColors(const Subject &s, RopeLayout layout)
{
    std::vector<QColor> colors(static_cast<std::size_t>(s.g.channels));
    const core::RotationTable &table = s.table();
    for (std::size_t r = 0; r < table.pairs.size(); ++r) {
        const auto [a, b] = core::ropeChannels(static_cast<int>(r), s.rotary(), layout);
        const auto colorOfSpeed = [&](double speed) {
            return mixed(s.theme.positionMiddle, s.theme.position.tint,
                         shareOfSpeed(table.frequencies, speed));
        };
        colors[static_cast<std::size_t>(a)] = colorOfSpeed(table.frequencies[r]);
        colors[static_cast<std::size_t>(b)] = colorOfSpeed(table.secondFrequencies[r]);
    }
    return colors;
}

void paintCell(QPainter &painter, const Subject &s, const QRectF &cell, const QColor &color)
{
    if (color.isValid()) {
        painter.fillRect(cell, color);
        return;
    }
    painter.fillRect(cell, s.theme.sunken);
    if (cell.width() < 4)
        return;
    QPen pen(s.theme.ctl, 1);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
}

/// The chosen two, filled where the layout is in use and framed where it is not.
void paintChosen(QPainter &painter, const Subject &s, RopeLayout layout, const QRectF &row)
{
    const bool used = layout == s.frame.key.rope.layout;
    const auto [a, b] = s.pair(layout);
    for (const int channel : {a, b}) {
        QRectF cell = strip::cell(row, s.g.channels, channel);
        const double grow = std::max(0.0, (3 - cell.width()) / 2);
        cell.adjust(-grow, 0, grow, 0);
        if (used)
            painter.fillRect(cell, s.theme.position.line);
        else
            strokeWithCasing(painter, cell.adjusted(0.5, 0.5, -0.5, -0.5), s.theme.position.line,
                             {1.6, 0}, s.theme);
    }
}

/// Below the cells, from one channel of the chosen block to the other.
void paintBracket(QPainter &painter, const Subject &s, RopeLayout layout, const QRectF &row)
{
    const auto [a, b] = s.pair(layout);
    const double left = strip::cell(row, s.g.channels, a).center().x();
    const double right = strip::cell(row, s.g.channels, b).center().x();
    const double y = row.bottom() + 5;
    painter.setPen(QPen(s.theme.position.line, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({{left, row.bottom() + 1}, {left, y}, {right, y}, {right, row.bottom() + 1}}));
    if (strip::cell(row, s.g.channels, 0).width() >= numbersFromCell)
        return;
    // Where the cells are too narrow for their numbers.
    const QFont font = uiFont(metrics::axisPx, QFont::DemiBold);
    const QString text = QStringLiteral("%1, %2").arg(wholeText(a), wholeText(b));
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    const double x = std::clamp((left + right - width) / 2, row.left(),
                                std::max(row.left(), row.right() - width));
    painter.setFont(font);
    painter.setPen(s.theme.position.text);
    painter.drawText(QPointF(x, y + 11), text);
}

void paintNumbers(QPainter &painter, const Subject &s, RopeLayout layout, const QRectF &row,
                  const std::vector<QColor> &colors)
{
    if (strip::cell(row, s.g.channels, 0).width() < numbersFromCell)
        return;
    const bool used = layout == s.frame.key.rope.layout;
    const auto [a, b] = s.pair(layout);
    for (int channel = 0; channel < s.g.channels; ++channel) {
        const bool filled = used && (channel == a || channel == b);
        const bool turns = colors[static_cast<std::size_t>(channel)].isValid();
        painter.setFont(uiFont(metrics::cellPx, filled ? QFont::DemiBold : QFont::Normal));
        painter.setPen(filled ? s.theme.position.onFill : turns ? s.theme.ink : s.theme.ink3);
        painter.drawText(strip::cell(row, s.g.channels, channel).adjusted(-2, 0, 2, 0),
                         Qt::AlignCenter, wholeText(channel));
    }
}

} // namespace

QString nameOf(RopeLayout layout)
{
    return layout == RopeLayout::Interleaved ? Painters::tr("interleaved")
                                             : Painters::tr("half-split");
}

void paintLayout(QPainter &painter, const Subject &s, RopeLayout layout)
{
    const QRectF row = s.g.layout(layout);
    const bool used = layout == s.frame.key.rope.layout;
    const std::vector<QColor> colors = channelColors(s, layout);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int channel = 0; channel < s.g.channels; ++channel)
        paintCell(painter, s, strip::cell(row, s.g.channels, channel),
                  colors[static_cast<std::size_t>(channel)]);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChosen(painter, s, layout, row);
    paintNumbers(painter, s, layout, row, colors);
    paintBracket(painter, s, layout, row);
    painter.setFont(uiFont(metrics::subtitlePx, used ? QFont::DemiBold : QFont::Normal));
    painter.setPen(used ? s.theme.position.text : s.theme.ink2);
    painter.drawText(QRectF(s.g.labelLeft, row.top(), row.left() - s.g.labelLeft, row.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, nameOf(layout));
    if (s.rotary() == s.g.channels)
        return;
    const QRectF rest = strip::cell(row, s.g.channels, s.rotary())
                            .united(strip::cell(row, s.g.channels, s.g.channels - 1));
    const QFont font = uiFont(metrics::axisPx);
    const double width = QFontMetricsF(font).horizontalAdvance(unturnedWord());
    painter.setFont(font);
    painter.setPen(s.theme.ink3);
    painter.drawText(QRectF(std::min(rest.left(), row.right() - width), rest.bottom() + 2,
                            width + 2, bracketRoom - 2),
                     Qt::AlignLeft | Qt::AlignVCenter, unturnedWord());
}

void paintHovered(QPainter &painter, const Subject &s, int block)
{
    QPen dashed(s.theme.ink, 1.6);
    dashed.setDashPattern({2, 1.6});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    for (const RopeLayout layout : bothLayouts) {
        const auto [a, b] = core::ropeChannels(block, s.rotary(), layout);
        for (const int channel : {a, b})
            painter.drawRect(strip::cell(s.g.layout(layout), s.g.channels, channel)
                                 .adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace locus::widgets::channels
