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

/// Of the ticks of a range that was typed very wide.
int decadesBetweenTicks(int decades)
{
    constexpr int most = 10; // ticks
    int step = 1;
    for (const int next : {2, 5, 10, 20, 50, 100, 200})
        if (decades > most * step)
            step = next;
    return step;
}

/// Where the name begins, behind its symbol.
double nameLeft(const ParamLabel &label, const ParamLabelLook &look)
{
    if (label.symbol.isEmpty())
        return look.isEntry ? 2 : 0;
    return std::max<double>(symbolRoom, symbolWidth(label.symbol, symbolPx) + labelGap);
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

QString shownName(const ParamLabel &label, const ParamLabelLook &look, double width)
{
    const QFontMetricsF fm(nameFont(look.isHighlighted));
    const double room = width - nameLeft(label, look);
    const bool isShort = fm.horizontalAdvance(label.name) > room && !label.shortName.isEmpty();
    return fm.elidedText(isShort ? label.shortName : label.name, Qt::ElideRight, room);
}

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
    if (!label.symbol.isEmpty()) {
        painter.setPen(look.isEnabled ? textColor(theme, look.accent) : theme.line2);
        paintSymbol(painter, {0, baseline}, label.symbol, symbolPx);
    }
    double x = nameLeft(label, look);
    const QString name = shownName(label, look, room.right());
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

QString tickText(double value)
{
    constexpr double mostPlain = 1e6;
    if (!(value >= 100))
        return shortText(value);
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int exponent = static_cast<int>(std::lround(std::log10(value)));
    if (const double power = std::pow(10.0, exponent); std::abs(power - value) > 1e-9 * power)
        return value < mostPlain ? wholeText(std::llround(value)) : shortText(value);
    QString text = QStringLiteral("10");
    const QString digits = QString::number(exponent);
    for (const QChar digit : digits)
        text += superscripts.at(digit.digitValue());
    return text;
}

std::vector<double> sliderTicks(const core::ParamSpec &spec, const core::SliderRange &range)
{
    std::vector<double> ticks;
    const bool isLog = spec.scale == core::SliderScale::Log;
    if (!isLog && spec.scale != core::SliderScale::LogInteger)
        return ticks;
    const double base = !isLog && range.max <= 2048 ? 2 : 10;
    const auto exponentOf = [base](double value) { return std::log(value) / std::log(base); };
    if (!(range.max > 0))
        return ticks;
    const int first = range.min > 0 ? static_cast<int>(std::ceil(exponentOf(range.min) - 1e-9)) : 0;
    const int last = static_cast<int>(std::floor(exponentOf(range.max) + 1e-9));
    const int step = base == 10 ? decadesBetweenTicks(last - first) : 1;
    for (int exponent = first; exponent <= last; ++exponent)
        if (exponent % step == 0)
            ticks.push_back(std::pow(base, exponent));
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
