// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stageimage.h"

#include <cstddef>

namespace locus::core {

/// Bytes of the picture of one stage of one head: four per cell.
[[nodiscard]] std::size_t imageBytes(const Shapes &shapes, Stage stage);

/// Bytes of a Prepared, roughly: q, k, v with and without position in double and float, turns or
/// biases, and the mask where it is no prefix.
[[nodiscard]] std::size_t preparedBytes(const Model &model, const Shapes &shapes);

} // namespace locus::core
