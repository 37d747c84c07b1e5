// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace locus::widgets {

/// One line of words with formulas among them: "depends on $Δ$ alone". Between two "$" letters
/// stand in STIX, variables in italics; "_" and "^" lower and raise the letter that follows, or a
/// group in braces ("R_{j−i}").

[[nodiscard]] double mathLabelWidth(const QString &label, double px);
/// In the painter's pen; \a baseline is where the label begins.
void paintMathLabel(QPainter &painter, QPointF baseline, const QString &label, double px);

} // namespace locus::widgets
