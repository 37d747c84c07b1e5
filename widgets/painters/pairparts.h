// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect.h"
#include "widgets/painters/heatmap.h"

#include <QList>

namespace locus::widgets {

/// A run of text in one look; a line is made of several.
struct TextPart {
    QString text;
    QColor color;
    int weight = QFont::Normal;
    double gap = 5; ///< before it
};

/// Without the gap before the first.
[[nodiscard]] double widthOf(const QList<TextPart> &parts);
/// \a baseline is where the first begins.
void paintParts(QPainter &painter, QPointF baseline, const QList<TextPart> &parts);

void addToken(QList<TextPart> &parts, const core::Frame &frame, int token,
              const RoleColors &colors);
/// addToken() cuts it short.
[[nodiscard]] bool isTokenCut(const QString &token);
/// "e 1.567"
void addNumber(QList<TextPart> &parts, const QString &name, const QString &value,
               const Theme &theme);

/// token i → token j, Δ.
[[nodiscard]] QList<TextPart> pairNameParts(const core::Frame &frame, const core::PairReport &pair,
                                            const Theme &theme);
/// e and a, or that the pair is masked.
void addScoreAndWeight(QList<TextPart> &parts, const core::PairReport &pair, const Theme &theme);

} // namespace locus::widgets
