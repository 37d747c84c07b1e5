// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace locus::widgets {

/// Letters of a formula in STIX italic: subscripts, given as Unicode ("dₖ") or after "_" ("e_ij"),
/// are set at 0.68 em and lowered by 0.20 em. Uses the painter's pen; \a baseline is where the
/// symbol begins. Returns its width.
double paintSymbol(QPainter &painter, QPointF baseline, const QString &symbol, double px);
[[nodiscard]] double symbolWidth(const QString &symbol, double px);

} // namespace locus::widgets
