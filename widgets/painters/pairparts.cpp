// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pairparts.h"

#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace locus::widgets {

namespace {

constexpr double widestToken = 110;
constexpr double wideGap = 12;

QFont fontOf(const TextPart &part)
{
    return uiFont(metrics::subtitlePx, part.weight);
}

QString elided(const QString &token)
{
    return elidedToken(token, uiFont(metrics::subtitlePx, QFont::DemiBold), widestToken);
}

} // namespace

double widthOf(const QList<TextPart> &parts)
{
    double width = parts.isEmpty() ? 0 : -parts.first().gap;
    for (const TextPart &part : parts)
        width += part.gap + fixedDigitsWidth(fontOf(part), part.text);
    return width;
}

void paintParts(QPainter &painter, QPointF baseline, const QList<TextPart> &parts)
{
    double x = baseline.x() - (parts.isEmpty() ? 0 : parts.first().gap);
    for (const TextPart &part : parts) {
        const QFont font = fontOf(part);
        x += part.gap;
        painter.setPen(part.color);
        paintFixedDigits(painter, {x, baseline.y()}, part.text, font);
        x += fixedDigitsWidth(font, part.text);
    }
}

void addToken(QList<TextPart> &parts, const core::Frame &frame, int token, const RoleColors &colors)
{
    if (const QString text = tokenText(frame, token); !text.isEmpty())
        parts << TextPart{elided(text), colors.text, QFont::DemiBold};
    parts << TextPart{wholeText(token), colors.text};
}

bool isTokenCut(const QString &token)
{
    return elided(token) != token;
}

void addNumber(QList<TextPart> &parts, const QString &name, const QString &value,
               const Theme &theme)
{
    parts << TextPart{name, theme.ink2, QFont::Normal, wideGap}
          << TextPart{value, theme.ink, QFont::Medium, 4};
}

QList<TextPart> pairNameParts(const core::Frame &frame, const core::PairReport &pair,
                              const Theme &theme)
{
    QList<TextPart> parts;
    addToken(parts, frame, tokenOfQuery(frame, pair.query.value), theme.query);
    parts << TextPart{QStringLiteral("→"), theme.ink2};
    addToken(parts, frame, pair.key.value, theme.key);
    parts << TextPart{QStringLiteral("Δ ") + wholeText(pair.delta), theme.position.text,
                      QFont::DemiBold, wideGap};
    return parts;
}

void addScoreAndWeight(QList<TextPart> &parts, const core::PairReport &pair, const Theme &theme)
{
    if (pair.masked) {
        parts << TextPart{QCoreApplication::translate("Painters", "masked"), theme.ink2,
                          QFont::Medium, wideGap};
        return;
    }
    addNumber(parts, stageSymbol(core::Stage::Scores), fixedText(pair.score, 3), theme);
    addNumber(parts, stageSymbol(core::Stage::Weights), fixedText(pair.weight, 4), theme);
}

} // namespace locus::widgets
