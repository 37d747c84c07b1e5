// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace locus::widgets {

/// The symbol of a pipeline box as a text that can be compared, "q·k / √{d_k}": letters are italic;
/// signs and capital Greek upright; 'words' in single quotes upright; "_i" or "_{ij}" a subscript;
/// "√{..}" a root.
[[nodiscard]] double pipelineSymbolWidth(const QString &symbol, double px);
/// How far it reaches below its baseline.
[[nodiscard]] double pipelineSymbolDepth(const QString &symbol, double px);
/// In one colour, as a filled box wants it; \a baseline is where the symbol begins.
void paintPipelineSymbol(QPainter &painter, QPointF baseline, const QString &symbol, double px,
                         const QColor &color);
/// "q·k / √d_k": for a reader that only has letters.
[[nodiscard]] QString plainPipelineSymbol(const QString &symbol);

} // namespace locus::widgets
