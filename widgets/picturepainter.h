// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictureview.h"

#include <QPainter>

namespace locus::widgets {

/// Paints on a picture in the units of its area().
class PicturePainter : public QPainter {
public:
    explicit PicturePainter(PictureView &picture)
        : QPainter(&picture)
    {
        if (picture.scale() != 1) // a transformation that does nothing costs time, too
            scale(picture.scale(), picture.scale());
    }
};

} // namespace locus::widgets
