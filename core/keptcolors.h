// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <optional>

namespace locus::core {

/// What the lowest and the highest colour of a map stand for, in the units of its stage.
struct ColorEnds {
    double low = 0;
    double high = 1;
    friend bool operator==(const ColorEnds &, const ColorEnds &) = default;
};

/// View::colors for the map of \a stage; none: its colours follow its values. Those of another
/// stage wait until that is shown again.
[[nodiscard]] std::optional<ColorEnds> keptColors(const View &view, Stage stage);

/// The map of the stage on show keeps \a ends, or lets them go.
[[nodiscard]] View withKeptColors(View view, const std::optional<ColorEnds> &ends);

} // namespace locus::core
