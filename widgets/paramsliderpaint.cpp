// SPDX-License-Identifier: GPL-3.0-or-later
// How a ParamSlider is painted.
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/paramslider.h"
#include "widgets/symbol.h"
#include "widgets/valueslider.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double symbolPx = 17;
constexpr int symbolRoom = 20;
constexpr int labelGap = 6;

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

} // namespace

std::vector<double> ParamSlider::tickValues() const
{
    std::vector<double> ticks;
    const bool isLog = m_spec.scale == core::SliderScale::Log;
    if (!isLog && m_spec.scale != core::SliderScale::LogInteger)
        return ticks;
    const double base = !isLog && m_range.max <= 2048 ? 2 : 10;
    double tick = m_range.min > 0
                      ? std::pow(base, std::ceil(std::log(m_range.min) / std::log(base) - 1e-9))
                      : 1;
    while (tick <= m_range.max * (1 + 1e-12)) {
        ticks.push_back(tick);
        tick *= base;
    }
    return ticks;
}

/// The name in the words that fit; empty room stays after it for the unit.
QString ParamSlider::fittingName(const QFontMetricsF &fm, double room) const
{
    const bool isShort = fm.horizontalAdvance(m_label.name) > room && !m_label.shortName.isEmpty();
    return fm.elidedText(isShort ? m_label.shortName : m_label.name, Qt::ElideRight, room);
}

QColor ParamSlider::nameColor() const
{
    if (!isEnabled())
        return m_theme.line2;
    if (m_form != Form::Entry)
        return m_theme.ink;
    return m_highlighted ? m_theme.position.text : m_theme.ink2;
}

void ParamSlider::paintLabel(QPainter &painter) const
{
    const QRect room = labelRect();
    const QFont nameFont =
        uiFont(metrics::labelPx, m_highlighted ? QFont::DemiBold : QFont::Medium);
    const QFontMetricsF fm(nameFont);
    const double baseline = room.center().y() + 1 + fm.capHeight() / 2;
    double x = m_form == Form::Entry ? 2 : 0;
    if (!m_label.symbol.isEmpty()) {
        painter.setPen(isEnabled() ? textColor(m_theme, m_accent) : m_theme.line2);
        const double width = paintSymbol(painter, {0, baseline}, m_label.symbol, symbolPx);
        x = std::max<double>(symbolRoom, width + labelGap);
    }
    const QString name = fittingName(fm, room.right() - x);
    painter.setFont(nameFont);
    painter.setPen(nameColor());
    painter.drawText(QPointF(x, baseline), name);
    x += fm.horizontalAdvance(name) + labelGap;
    const QFont unitFont = uiFont(metrics::labelPx);
    const double unitWidth = QFontMetricsF(unitFont).horizontalAdvance(m_label.unit);
    if (unitWidth > room.right() - x)
        return;
    painter.setFont(unitFont);
    painter.setPen(isEnabled() ? m_theme.ink3 : m_theme.line2);
    painter.drawText(QPointF(x, baseline), m_label.unit);
}

void ParamSlider::paintTicks(QPainter &painter) const
{
    const QFont font = uiFont(metrics::axisPx);
    const QFontMetricsF fm(font);
    const double top = m_slider->geometry().center().y() + 6;
    const double baseline = height() - 1;
    double used = -1;
    painter.setFont(font);
    for (const double tick : tickValues()) {
        const double x =
            m_slider->x() + m_slider->xOf(core::fractionOfValue(m_spec, m_range, tick));
        painter.setPen(QPen(m_theme.line2, 1));
        painter.drawLine(QPointF(x, top), QPointF(x, top + 4));
        const QString text = tickText(tick);
        const double width = fm.horizontalAdvance(text);
        const double left = std::min(x - width / 2, this->width() - width);
        if (!hasTickLabels() || left < used)
            continue;
        painter.setPen(isEnabled() ? m_theme.ink3 : m_theme.line2);
        painter.drawText(QPointF(left, baseline), text);
        used = left + width + labelGap;
    }
}

/// Under the name in a full row, in place of name and slider on a single line.
QRect ParamSlider::problemRect() const
{
    if (m_form != Form::Full)
        return {0, 0, m_field->x() - 2, height()};
    const int top = m_slider->y() + 1;
    return {0, top, width(), height() - top};
}

int ParamSlider::problemHeight() const
{
    const QRect room(0, 0, problemRect().width(), 1000);
    const QFontMetrics fm(uiFont(metrics::legendPx, QFont::Medium));
    return fm.boundingRect(room, Qt::TextWordWrap, problem()).height();
}

void ParamSlider::paintProblem(QPainter &painter) const
{
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(m_theme.ink);
    painter.drawText(problemRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, problem());
}

void ParamSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_form == Form::Entry && m_highlighted) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.position.tint);
        painter.drawRoundedRect(rect().adjusted(0, 1, 0, -1), metrics::tagRadius,
                                metrics::tagRadius);
    }
    const bool troubled = !problem().isEmpty();
    if (!troubled || m_form == Form::Full)
        paintLabel(painter);
    if (troubled)
        paintProblem(painter);
    else if (m_form == Form::Full && m_spec.hasSlider())
        paintTicks(painter);
}

} // namespace locus::widgets
