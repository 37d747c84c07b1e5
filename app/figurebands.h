// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"

namespace locus::app {

/// The pipeline above the cards. Where there is no room for all of its boxes they are drawn a
/// little smaller, and then in several rows.
void paintPipelineBand(QPainter &painter, const QRectF &rect, const PictureSubject &s);
[[nodiscard]] double pipelineBandHeight(const core::Model &model, double width);
/// The numbers of the selected pair, as they stand below the cards.
void paintFormulaBand(QPainter &painter, const QRectF &rect, const PictureSubject &s);

} // namespace locus::app
