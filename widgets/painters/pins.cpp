// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pins.h"

#include "widgets/icons.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/pairparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QPainter>

namespace locus::widgets {

namespace {

constexpr double tagSide = 16;
constexpr double tagGap = 8;
constexpr double crossSide = 16;
constexpr double crossGap = 4;
constexpr double groupGap = 22;
constexpr double wideGap = 12;

using Parts = QList<TextPart>;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// The line at one length: tokens go first, then the parts of the difference.
enum class Length { Full, WithoutTokens, Short };

struct Line {
    std::vector<Parts> pins;
    Parts difference;
};

Parts partsOf(const core::Frame &frame, const core::PairReport &pair, Length length,
              const Theme &theme)
{
    Parts parts;
    if (length == Length::Full) {
        parts = pairNameParts(frame, pair, theme);
    } else {
        parts << TextPart{wholeText(pair.query.value), theme.query.text, QFont::DemiBold}
              << TextPart{QStringLiteral("→"), theme.ink2}
              << TextPart{wholeText(pair.key.value), theme.key.text, QFont::DemiBold};
    }
    addScoreAndWeight(parts, pair, theme);
    return parts;
}

Parts differenceParts(const core::PairReport &a, const core::PairReport &b, Length length,
                      const Theme &theme)
{
    const core::PairDifference d = core::differenceOf(a, b);
    Parts parts = {{Painters::tr("2nd − 1st"), theme.ink, QFont::DemiBold}};
    if (a.masked || b.masked) {
        parts << TextPart{Painters::tr("one is masked"), theme.ink2, QFont::Normal, wideGap};
        return parts;
    }
    if (length != Length::Short) {
        parts << TextPart{Painters::tr("content"), theme.ink2, QFont::Normal, wideGap}
              << TextPart{signedText(d.content, 3), theme.ink, QFont::Medium, 4}
              << TextPart{Painters::tr("position"), theme.ink2, QFont::Normal, wideGap}
              << TextPart{signedText(d.position, 3), theme.position.text, QFont::Medium, 4};
    }
    addNumber(parts, stageSymbol(core::Stage::Scores), signedText(d.score, 3), theme);
    addNumber(parts, stageSymbol(core::Stage::Weights), signedText(d.weight, 4), theme);
    return parts;
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

double widthOfPin(const Parts &parts)
{
    return tagSide + tagGap + widthOf(parts) + crossGap + crossSide;
}

double widthOf(const Line &line)
{
    double width = widgets::widthOf(line.difference);
    for (const Parts &parts : line.pins)
        width += widthOfPin(parts) + groupGap;
    return width;
}

Line lineOf(const core::Frame &frame, const core::View &view, double room, const Theme &theme)
{
    const auto reports = reportsOf(frame, view);
    Line line;
    for (const Length length : {Length::Full, Length::WithoutTokens, Length::Short}) {
        line = {};
        for (const core::PairReport &report : reports)
            line.pins.push_back(partsOf(frame, report, length, theme));
        if (reports.size() == 2)
            line.difference = differenceParts(reports[0], reports[1], length, theme);
        else
            line.difference = {
                {Painters::tr("Shift and a click on a second cell compare them"), theme.ink3}};
        if (widthOf(line) <= room)
            break;
    }
    return line;
}

PinGeometry geometryOf(const QRectF &rect, const Line &line)
{
    PinGeometry g;
    double x = rect.left();
    for (const Parts &parts : line.pins) {
        const double width = widthOfPin(parts) - crossGap - crossSide;
        g.pins.emplace_back(x, rect.top(), width, rect.height());
        x += width + crossGap;
        g.crosses.emplace_back(x, rect.center().y() - crossSide / 2, crossSide, crossSide);
        x += crossSide + groupGap;
    }
    g.difference = QRectF(x, rect.top(), std::max(0.0, rect.right() - x), rect.height());
    return g;
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
    return geometryOf(rect, lineOf(frame, view, rect.width(), theme));
}

void paintPins(QPainter &painter, const QRectF &rect, const core::Frame &frame,
               const core::View &view, const Theme &theme)
{
    const Line line = lineOf(frame, view, rect.width(), theme);
    const PinGeometry g = geometryOf(rect, line);
    const double baseline = rect.center().y() + 4.5;
    for (std::size_t i = 0; i < line.pins.size(); ++i) {
        const QRectF &box = g.pins[i];
        paintPinTag(painter, {box.left() + tagSide / 2, rect.center().y()}, static_cast<int>(i),
                    theme);
        paintParts(painter, {box.left() + tagSide + tagGap, baseline}, line.pins[i]);
        paintIcon(painter, Icon::Cross, g.crosses[i].adjusted(2, 2, -2, -2), theme.ink3);
    }
    painter.save();
    painter.setClipRect(g.difference);
    paintParts(painter, {g.difference.left(), baseline}, line.difference);
    painter.restore();
}

QString pinsText(const core::Frame &frame, const core::View &view)
{
    const Line line = lineOf(frame, view, 1e9, Theme::light());
    QStringList lines;
    for (std::size_t i = 0; i < line.pins.size(); ++i)
        lines << pinName(static_cast<int>(i)) + QStringLiteral(": ") + plain(line.pins[i]);
    lines << plain(line.difference);
    return lines.join(QLatin1Char('\n'));
}

} // namespace locus::widgets
