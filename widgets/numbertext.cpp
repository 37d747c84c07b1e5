// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"

#include <QLocale>

#include <cmath>

namespace locus::widgets {

namespace {

constexpr QChar minusSign(0x2212);
constexpr double oneDigitFrom = 0.995; ///< rounds to 1.0
constexpr double wholeFrom = 9.95;     ///< rounds to 10
constexpr QChar thinSpace(0x2009);

/// Thin spaces between groups of three digits before the point; four digits stay together.
QString grouped(QString digits)
{
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const qsizetype whole = point < 0 ? digits.size() : point;
    if (whole <= 4)
        return digits;
    for (qsizetype at = whole - 3; at > 0; at -= 3)
        digits.insert(at, thinSpace);
    return digits;
}

QString withSign(double value, const QString &magnitude)
{
    return value < 0 ? minusSign + magnitude : magnitude;
}

bool isZeroText(const QString &digits)
{
    for (const QChar c : digits)
        if (c.isDigit() && c != QLatin1Char('0'))
            return false;
    return true;
}

} // namespace

QString wholeText(std::int64_t value)
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString digits = locale.toString(static_cast<qlonglong>(value));
    if (value < 0)
        digits.remove(0, 1);
    return withSign(static_cast<double>(value), grouped(digits));
}

QString fixedText(double value, int decimals)
{
    if (std::isnan(value))
        return QStringLiteral("–");
    if (std::isinf(value))
        return withSign(value, QStringLiteral("∞"));
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString digits = locale.toString(std::abs(value), 'f', decimals);
    if (isZeroText(digits))
        return QStringLiteral("0");
    return withSign(value, grouped(digits));
}

QString twoDigitText(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude < oneDigitFrom) {
        QString text = fixedText(value, 2);
        const qsizetype zero = text.indexOf(QLatin1String("0."));
        return zero < 0 ? text : text.remove(zero, 1);
    }
    const bool isWhole = magnitude == std::round(magnitude);
    return fixedText(value, magnitude < wholeFrom && !isWhole ? 1 : 0);
}

QString signedText(double value, int decimals)
{
    const QString text = fixedText(value, decimals);
    return value > 0 && text != QLatin1String("0") ? QLatin1Char('+') + text : text;
}

QString shortText(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return fixedText(value, 0);
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const double magnitude = std::abs(value);
    if (magnitude < 1e-4 || magnitude >= 1e6) {
        QString text = locale.toString(magnitude, 'e', digits - 1);
        const qsizetype e = text.indexOf(QLatin1Char('e'));
        QString mantissa = text.left(e);
        while (mantissa.contains(QLatin1Char('.')) &&
               (mantissa.endsWith(QLatin1Char('0')) || mantissa.endsWith(QLatin1Char('.'))))
            mantissa.chop(1);
        const int exponent = text.mid(e + 1).toInt();
        return withSign(value, mantissa + QLatin1Char('e') +
                                   (exponent < 0 ? minusSign + QString::number(-exponent)
                                                 : QString::number(exponent)));
    }
    const int decimals =
        std::max(0, digits - 1 - static_cast<int>(std::floor(std::log10(magnitude))));
    QString text = locale.toString(magnitude, 'f', decimals);
    while (text.contains(QLatin1Char('.')) &&
           (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
        text.chop(1);
    return withSign(value, grouped(text));
}

QString readingText(double value, double step)
{
    constexpr int digits = 2;
    constexpr int mostDecimals = 6;
    constexpr double noise = 1e-12; // of a step
    if (!std::isfinite(value) || std::abs(value) < noise * step)
        return fixedText(std::isfinite(value) ? 0 : value, 0);
    if (std::abs(value) >= 1e5)
        return shortText(value, 4);
    const auto exponent = [](double of) { return static_cast<int>(std::floor(std::log10(of))); };
    const int decimals =
        std::max(digits - (step > 0 ? exponent(step) : 0), digits - 1 - exponent(std::abs(value)));
    return decimals > mostDecimals ? shortText(value, digits)
                                   : fixedText(value, std::max(0, decimals));
}

QString slopeText(double slope)
{
    const double inverse = 1 / slope;
    if (slope > 0 && slope < 1 && std::abs(inverse - std::round(inverse)) < 1e-9 * inverse &&
        inverse < 1e5)
        return QStringLiteral("1/%1").arg(static_cast<int>(std::lround(inverse)));
    return shortText(slope);
}

QString rangeText(double low, double high)
{
    if (low == -high)
        return QStringLiteral("±") + shortText(high);
    return shortText(low) + QStringLiteral(" … ") + shortText(high);
}

} // namespace locus::widgets
