// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/symbol.h"

#include "widgets/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace locus::widgets {

namespace {

constexpr double scriptScale = 0.68;
constexpr double scriptDrop = 0.20;

struct Letters {
    QString main, script;
};

/// The plain letter or digit of a Unicode subscript, null for anything else.
QChar plainOfSubscript(QChar c)
{
    static const QString subscripts = QStringLiteral("₀₁₂₃₄₅₆₇₈₉ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ");
    static const QString plain = QStringLiteral("0123456789aeoxhklmnpstijruv");
    const qsizetype at = subscripts.indexOf(c);
    return at < 0 ? QChar() : plain.at(at);
}

Letters lettersOf(const QString &symbol)
{
    Letters letters;
    bool inScript = false;
    for (const QChar c : symbol) {
        if (c == QLatin1Char('_')) {
            inScript = true;
        } else if (const QChar plain = plainOfSubscript(c); !plain.isNull()) {
            letters.script += plain;
        } else {
            (inScript ? letters.script : letters.main) += c;
        }
    }
    return letters;
}

/// Variables are italic, numbers and capital Greek upright.
bool isUpright(const QString &text)
{
    const QChar first = text.isEmpty() ? QChar() : text.front();
    return first.isDigit() || first == QChar(0x0394);
}

} // namespace

double symbolWidth(const QString &symbol, double px)
{
    const Letters letters = lettersOf(symbol);
    double width =
        QFontMetricsF(mathFont(px, !isUpright(letters.main))).horizontalAdvance(letters.main);
    if (!letters.script.isEmpty())
        width += QFontMetricsF(mathFont(px * scriptScale, !isUpright(letters.script)))
                     .horizontalAdvance(letters.script);
    return width;
}

double paintSymbol(QPainter &painter, QPointF baseline, const QString &symbol, double px)
{
    const Letters letters = lettersOf(symbol);
    const QFont main = mathFont(px, !isUpright(letters.main));
    painter.setFont(main);
    painter.drawText(baseline, letters.main);
    double width = QFontMetricsF(main).horizontalAdvance(letters.main);
    if (!letters.script.isEmpty()) {
        const QFont script = mathFont(px * scriptScale, !isUpright(letters.script));
        painter.setFont(script);
        painter.drawText(baseline + QPointF(width, scriptDrop * px), letters.script);
        width += QFontMetricsF(script).horizontalAdvance(letters.script);
    }
    return width;
}

} // namespace locus::widgets
