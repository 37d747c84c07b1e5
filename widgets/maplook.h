// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/axiswindow.h"

namespace locus::widgets {

/// What the user chose in a map, beside the stage and the pair.
struct MapLook {
    AxisWindow rows;
    AxisWindow columns;
    bool hasNumbers = true;
    friend bool operator==(const MapLook &, const MapLook &) = default;
};

} // namespace locus::widgets
