// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/keptcolors.h"

namespace locus::core {

std::optional<ColorEnds> keptColors(const View &view, Stage stage)
{
    if (view.colors.isNull() || view.colorsStage != stage)
        return std::nullopt;
    return ColorEnds{view.colors.values()[0], view.colors.values()[1]};
}

View withKeptColors(View view, const std::optional<ColorEnds> &ends)
{
    view.colors = ends ? Tensor::vector({ends->low, ends->high}) : Tensor{};
    view.colorsStage = ends ? view.stage : View{}.colorsStage;
    return view;
}

} // namespace locus::core
