// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/footprint.h"

#include "core/attention.h"

namespace locus::core {

namespace {

std::size_t cells(int rows, int columns)
{
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
}

} // namespace

std::size_t imageBytes(const Shapes &shapes, Stage stage)
{
    const StageShape shape = stageShape(shapes, stage);
    return sizeof(float) * cells(shape.rows, shape.columns);
}

std::size_t preparedBytes(const Model &model, const Shapes &shapes)
{
    constexpr std::size_t copies = 2; // with and without position
    const std::size_t channels = static_cast<std::size_t>(shapes.heads) *
                                 static_cast<std::size_t>(2 * shapes.dHead + shapes.dValue);
    const std::size_t vectors = static_cast<std::size_t>(shapes.nKey) *
                                (channels + static_cast<std::size_t>(shapes.dModel));
    const bool hasDenseMask = model.mask == MaskKind::Custom || !model.padding.isNull();
    return copies * (sizeof(double) + sizeof(float)) * vectors +
           (hasDenseMask ? cells(shapes.nQuery, shapes.nKey) : 0);
}

} // namespace locus::core
