// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/measurefield.h"

#include "widgets/numbertext.h"

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

constexpr double stepsOfAPage = 10;

/// Without zeros at its end.
QString plainText(double value, int decimals)
{
    QString text = widgets::fixedText(value, decimals);
    if (!text.contains(QLatin1Char('.')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

} // namespace

MeasureField::MeasureField(const widgets::Theme &theme, QWidget *parent)
    : NumberField(parent)
{
    setTheme(theme);
    setCheck([this](double value) {
        return value >= m_kind.min && value <= m_kind.max
                   ? QString()
                   : tr("From %1 to %2").arg(plainText(m_kind.min, 1), plainText(m_kind.max, 1));
    });
    connect(this, &NumberField::committed, this, &MeasureField::take);
    connect(this, &NumberField::stepsRequested, this,
            [this](double steps) { take(m_value + steps * m_kind.step); });
    connect(this, &NumberField::pagesRequested, this,
            [this](double pages) { take(m_value + pages * stepsOfAPage * m_kind.step); });
}

void MeasureField::setKind(const Kind &kind)
{
    m_kind = kind;
    refresh();
}

void MeasureField::setUnit(const QString &unit)
{
    m_unit = unit;
    refresh();
}

void MeasureField::setValue(double value)
{
    m_value = value;
    refresh();
}

void MeasureField::take(double value)
{
    const double next = std::clamp(rounded(value), m_kind.min, m_kind.max);
    if (next == m_value)
        return;
    setValue(next);
    emit edited(next);
}

double MeasureField::rounded(double value) const
{
    const double steps = std::pow(10, m_kind.decimals);
    return std::round(value * steps) / steps;
}

void MeasureField::refresh()
{
    const QString number = plainText(m_value, m_kind.decimals);
    showText(number + QLatin1Char(' ') + m_unit, QString::number(m_value));
}

} // namespace locus::app
