// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramsliderpaint.h"

#include "widgets/numbertext.h"
#include "widgets/symbol.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double symbolPx = 17;
constexpr int symbolRoom = 20;
constexpr int labelGap = 6;
constexpr int lineGap = 8; // between the name on a single line and its slider

QFont nameFont(bool isHighlighted)
{
    return uiFont(metrics::labelPx, isHighlighted ? QFont::DemiBold : QFont::Medium);
}

/// 10⁴ for powers of ten, plain numbers below 100 and for powers of two.
QString tickText(double value)
{
    if (value < 100)
        return shortText(value);
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int exponent = static_cast<int>(std::lround(std::log10(value)));
    if (std::pow(10.0, exponent) != value)
        return wholeText(std::llround(value));
    QString text = QStringLiteral("10");
    const QString digits = QString::number(exponent);
    for (const QChar digit : digits)
        text += superscripts.at(digit.digitValue());
    return text;
}

/// The name in the words that fit; empty room stays after it for the unit.
QString fittingName(const ParamLabel &label, const QFontMetricsF &fm, double room)
{
    const bool isShort = fm.horizontalAdvance(label.name) > room && !label.shortName.isEmpty();
    return fm.elidedText(isShort ? label.shortName : label.name, Qt::ElideRight, room);
}

QColor nameColor(const ParamLabelLook &look, const Theme &theme)
{
    if (!look.isEnabled)
        return theme.line2;
    if (!look.isEntry)
        return theme.ink;
    return look.isHighlighted ? theme.position.text : theme.ink2;
}

} // namespace

int lineLabelWidth(const ParamLabel &label)
{
    const QFontMetrics fm(nameFont(false));
    return (label.symbol.isEmpty() ? 0 : symbolRoom) + fm.horizontalAdvance(label.name) + lineGap;
}

void paintParamLabel(QPainter &painter, const QRectF &room, const ParamLabel &label,
                     const ParamLabelLook &look, const Theme &theme)
{
    const QFont font = nameFont(look.isHighlighted);
    const QFontMetricsF fm(font);
    const double baseline = std::round(room.center().y()) + fm.capHeight() / 2;
    double x = look.isEntry ? 2 : 0;
    if (!label.symbol.isEmpty()) {
        painter.setPen(look.isEnabled ? textColor(theme, look.accent) : theme.line2);
        const double width = paintSymbol(painter, {0, baseline}, label.symbol, symbolPx);
        x = std::max<double>(symbolRoom, width + labelGap);
    }
    const QString name = fittingName(label, fm, room.right() - x);
    painter.setFont(font);
    painter.setPen(nameColor(look, theme));
    painter.drawText(QPointF(x, baseline), name);
    x += fm.horizontalAdvance(name) + labelGap;
    const QFont unitFont = uiFont(metrics::labelPx);
    if (QFontMetricsF(unitFont).horizontalAdvance(label.unit) > room.right() - x)
        return;
    painter.setFont(unitFont);
    painter.setPen(look.isEnabled ? theme.ink3 : theme.line2);
    painter.drawText(QPointF(x, baseline), label.unit);
}

std::vector<double> sliderTicks(const core::ParamSpec &spec, const core::SliderRange &range)
{
    std::vector<double> ticks;
    const bool isLog = spec.scale == core::SliderScale::Log;
    if (!isLog && spec.scale != core::SliderScale::LogInteger)
        return ticks;
    const double base = !isLog && range.max <= 2048 ? 2 : 10;
    double tick =
        range.min > 0 ? std::pow(base, std::ceil(std::log(range.min) / std::log(base) - 1e-9)) : 1;
    while (tick <= range.max * (1 + 1e-12)) {
        ticks.push_back(tick);
        tick *= base;
    }
    return ticks;
}

void paintSliderTicks(QPainter &painter, const std::vector<double> &ticks,
                      const SliderTickPlace &place, const Theme &theme)
{
    const QFont font = uiFont(metrics::axisPx);
    const QFontMetricsF fm(font);
    constexpr double closest = 4; // of a range that was typed very wide
    double used = -1, last = -closest;
    painter.setFont(font);
    for (const double tick : ticks) {
        const double x = place.xOf(tick);
        if (x - last < closest)
            continue;
        last = x;
        painter.setPen(QPen(theme.line2, 1));
        painter.drawLine(QPointF(x, place.top), QPointF(x, place.top + 4));
        const QString text = tickText(tick);
        const double width = fm.horizontalAdvance(text);
        const double left = std::min(x - width / 2, place.right - width);
        if (!place.withNumbers || left < used)
            continue;
        painter.setPen(place.isEnabled ? theme.ink3 : theme.line2);
        painter.drawText(QPointF(left, place.bottom), text);
        used = left + width + labelGap;
    }
}

int problemHeight(const QString &problem, int width)
{
    if (problem.isEmpty())
        return 0;
    const QFontMetrics fm(uiFont(metrics::legendPx, QFont::Medium));
    return fm.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, problem).height();
}

void paintProblem(QPainter &painter, const QRect &place, const QString &problem, const Theme &theme)
{
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(theme.ink);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, problem);
}

} // namespace locus::widgets
