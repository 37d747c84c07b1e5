// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"

namespace locus::app {

/// The pipeline above the cards. Its boxes do not wrap: where there is no room for them they are
/// drawn smaller.
void paintPipelineBand(QPainter &painter, const QRectF &rect, const PictureSubject &s);
/// The numbers of the selected pair, as they stand below the cards.
void paintFormulaBand(QPainter &painter, const QRectF &rect, const PictureSubject &s);

} // namespace locus::app
