// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberinput.h"

#include "core/expression.h"
#include "widgets/words.h"

#include <QRegularExpression>

#include <cmath>

namespace locus::widgets {

std::optional<double> numberFromText(const QString &text)
{
    QString plain = text.simplified();
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    plain.replace(QChar(0x00D7), QLatin1Char('*'));
    plain.replace(QChar(0x00B7), QLatin1Char('*'));
    plain.replace(QChar(0x03C0), QLatin1String("pi"));
    // Groups of digits are set apart by spaces of any width.
    static const QRegularExpression between(QStringLiteral("(?<=\\d)\\s+(?=\\d{3}(?!\\d))"));
    plain.remove(between);
    static const QRegularExpression suffix(
        QStringLiteral("(\\d+\\.?\\d*|\\.\\d+)([kKM])(?![A-Za-z])"));
    QRegularExpressionMatch match = suffix.match(plain);
    while (match.hasMatch()) {
        const QString factor =
            match.captured(2) == QLatin1String("M") ? QStringLiteral("1e6") : QStringLiteral("1e3");
        plain.replace(match.capturedStart(), match.capturedLength(),
                      QStringLiteral("(%1*%2)").arg(match.captured(1), factor));
        match = suffix.match(plain);
    }
    return core::evaluateExpression(plain.toStdString());
}

double stepsOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier)
        return 10;
    return modifiers & Qt::ShiftModifier ? 0.1 : 1;
}

QString whyNot(const core::ParamSpec &spec, double value)
{
    core::Problem problem;
    problem.code = core::ProblemCode::OutOfRange;
    problem.got = value;
    problem.low = spec.hardMin;
    problem.high = spec.hardMax;
    problem.lowExclusive = spec.hardMinExclusive;
    if (spec.isWhole() && value != std::round(value)) {
        problem.code = core::ProblemCode::NotAnInteger;
        return reasonOf(problem);
    }
    const bool tooLow = spec.hardMinExclusive ? value <= spec.hardMin : value < spec.hardMin;
    return tooLow || value > spec.hardMax ? reasonOf(problem) : QString();
}

} // namespace locus::widgets
