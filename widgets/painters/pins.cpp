// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pins.h"

#include "widgets/icons.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/pairparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double tagSide = 16;
constexpr double tagGap = 8;
constexpr double crossSide = 16;
constexpr double crossGap = 4;
constexpr double groupGap = 22;
constexpr double wideGap = 12;
constexpr double toBaseline = 4.5; ///< from the middle of a row

using Parts = QList<TextPart>;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// Tokens go first, then the parts of the difference.
enum class Length { Full, WithoutTokens, Short };

/// Name, score and weight of a pin, each in a column of its own.
using Columns = std::vector<Parts>;

struct Rows {
    std::vector<Columns> pins;
    std::vector<Parts> difference; ///< or what to do for it
};

Columns columnsOf(const core::Frame &frame, const core::PairReport &pair, Length length,
                  const Theme &theme)
{
    Parts name;
    if (length == Length::Full) {
        name = pairNameParts(frame, pair, theme);
    } else {
        name << TextPart{wholeText(pair.query.value), theme.query.text, QFont::DemiBold}
             << TextPart{QStringLiteral("→"), theme.ink2}
             << TextPart{wholeText(pair.key.value), theme.key.text, QFont::DemiBold};
    }
    Parts numbers;
    addScoreAndWeight(numbers, pair, theme);
    return {name, numbers.mid(0, 2), numbers.mid(2)};
}

std::vector<Parts> differenceParts(const core::PairReport &a, const core::PairReport &b,
                                   Length length, const Theme &theme)
{
    const core::PairDifference d = core::differenceOf(a, b);
    Parts sums = {{Painters::tr("2nd − 1st"), theme.ink, QFont::DemiBold}};
    if (a.masked || b.masked) {
        sums << TextPart{Painters::tr("one is masked"), theme.ink2, QFont::Normal, wideGap};
        return {sums};
    }
    addNumber(sums, stageSymbol(core::Stage::Scores), signedText(d.score, 3), theme);
    addNumber(sums, stageSymbol(core::Stage::Weights), signedText(d.weight, 4), theme);
    if (length == Length::Short)
        return {sums};
    return {sums,
            {{Painters::tr("content"), theme.ink2},
             {signedText(d.content, 3), theme.ink, QFont::Medium, 4},
             {Painters::tr("position"), theme.ink2, QFont::Normal, wideGap},
             {signedText(d.position, 3), theme.position.text, QFont::Medium, 4}}};
}

std::vector<core::PairReport> reportsOf(const core::Frame &frame, const core::View &view)
{
    std::vector<core::PairReport> reports;
    for (const core::Pair &pin : core::pinsOf(view)) {
        core::View there = view; // a Frame may still be on its way
        there.query = pin.query.value;
        there.key = pin.key.value;
        if (isInside(frame, there))
            reports.push_back(
                core::inspectPair(*frame.prepared, core::HeadIndex{view.head}, pin.query, pin.key));
    }
    return reports;
}

std::vector<double> columnWidths(const Rows &rows)
{
    std::vector<double> widths;
    for (const Columns &pin : rows.pins) {
        widths.resize(pin.size());
        for (std::size_t i = 0; i < pin.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(pin[i]));
    }
    return widths;
}

/// From the tag to the end of the last column.
double pinWidth(const Rows &rows)
{
    double width = tagSide + tagGap - wideGap;
    for (const double column : columnWidths(rows))
        width += column > 0 ? column + wideGap : 0;
    return width;
}

/// One pin leaves the second row to the difference, two stand before it.
double differenceLeft(const Rows &rows)
{
    return rows.pins.size() < 2 ? 0 : pinWidth(rows) + crossGap + crossSide + groupGap;
}

double wholeWidth(const Rows &rows)
{
    double difference = 0;
    for (const Parts &parts : rows.difference)
        difference = std::max(difference, widthOf(parts));
    return std::max(pinWidth(rows) + crossGap + crossSide, differenceLeft(rows) + difference);
}

Rows rowsOf(const core::Frame &frame, const core::View &view, double room, const Theme &theme)
{
    const auto reports = reportsOf(frame, view);
    Rows rows;
    for (const Length length : {Length::Full, Length::WithoutTokens, Length::Short}) {
        rows = {};
        for (const core::PairReport &report : reports)
            rows.pins.push_back(columnsOf(frame, report, length, theme));
        if (reports.size() == 2)
            rows.difference = differenceParts(reports[0], reports[1], length, theme);
        else
            rows.difference = {
                {{Painters::tr("Shift and a click on a second cell compare them"), theme.ink3}}};
        if (wholeWidth(rows) <= room)
            break;
    }
    return rows;
}

PinGeometry geometryOf(const QRectF &rect, const Rows &rows)
{
    PinGeometry g;
    const double width = pinWidth(rows);
    const double height = rect.height() / 2;
    for (std::size_t i = 0; i < rows.pins.size(); ++i) {
        const QRectF row(rect.left(), rect.top() + static_cast<double>(i) * height, width, height);
        g.pins.push_back(row);
        g.crosses.emplace_back(row.right() + crossGap, row.center().y() - crossSide / 2, crossSide,
                               crossSide);
    }
    g.difference = rect.adjusted(differenceLeft(rows), rows.pins.size() < 2 ? height : 0, 0, 0);
    return g;
}

void paintPin(QPainter &painter, const QRectF &row, const Columns &pin,
              const std::vector<double> &widths)
{
    double x = row.left() + tagSide + tagGap;
    for (std::size_t i = 0; i < pin.size(); ++i) {
        paintParts(painter, {x, row.center().y() + toBaseline}, pin[i]);
        x += widths[i] + wideGap;
    }
}

QString plain(const Parts &parts)
{
    QStringList words;
    for (const TextPart &part : parts)
        words << part.text;
    return words.join(QLatin1Char(' '));
}

} // namespace

QString pinName(int pin)
{
    return QString::number(pin + 1);
}

void paintPinTag(QPainter &painter, QPointF center, int pin, const Theme &theme)
{
    const QRectF box(center.x() - tagSide / 2, center.y() - tagSide / 2, tagSide, tagSide);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawRoundedRect(box, metrics::tagRadius, metrics::tagRadius);
    painter.setPen(theme.surface);
    painter.setFont(uiFont(metrics::legendPx, QFont::Bold));
    painter.drawText(box, Qt::AlignCenter, pinName(pin));
    painter.restore();
}

PinGeometry pinGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view,
                        const Theme &theme)
{
    return geometryOf(rect, rowsOf(frame, view, rect.width(), theme));
}

double pinsWidth(double room, const core::Frame &frame, const core::View &view, const Theme &theme)
{
    return std::min(room, std::ceil(wholeWidth(rowsOf(frame, view, room, theme))));
}

void paintPins(QPainter &painter, const QRectF &rect, const core::Frame &frame,
               const core::View &view, const Theme &theme)
{
    const Rows rows = rowsOf(frame, view, rect.width(), theme);
    const PinGeometry g = geometryOf(rect, rows);
    const std::vector<double> widths = columnWidths(rows);
    for (std::size_t i = 0; i < rows.pins.size(); ++i) {
        const QRectF &row = g.pins[i];
        paintPinTag(painter, {row.left() + tagSide / 2, row.center().y()}, static_cast<int>(i),
                    theme);
        paintPin(painter, row, rows.pins[i], widths);
        paintIcon(painter, Icon::Cross, g.crosses[i].adjusted(2, 2, -2, -2), theme.ink3);
    }
    painter.save();
    painter.setClipRect(g.difference);
    const double height = g.difference.height() / static_cast<double>(rows.difference.size());
    double middle = g.difference.top() + height / 2;
    for (const Parts &parts : rows.difference) {
        paintParts(painter, {g.difference.left(), middle + toBaseline}, parts);
        middle += height;
    }
    painter.restore();
}

QString pinsText(const core::Frame &frame, const core::View &view)
{
    const Rows rows = rowsOf(frame, view, 1e9, Theme::light());
    QStringList lines;
    for (std::size_t i = 0; i < rows.pins.size(); ++i) {
        Parts all;
        for (const Parts &column : rows.pins[i])
            all += column;
        lines << pinName(static_cast<int>(i)) + QStringLiteral(": ") + plain(all);
    }
    Parts all;
    for (const Parts &parts : rows.difference)
        all += parts;
    lines << plain(all);
    return lines.join(QLatin1Char('\n'));
}

} // namespace locus::widgets
