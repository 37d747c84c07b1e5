// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention.h"
#include "core/frame.h"
#include "core/mask.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace locus::core {

/// \file
/// B minus A of one stage of one head, cell by cell: d_ij = b_ij - a_ij, rows x columns of the
/// stage, in the units of the stage. Both need not have the same method, content or mask, only the
/// same shape.

enum class DifferenceObstacle {
    NotDefined, ///< the method is refused on its Model
    NoStage,    ///< the stage does not exist there
    NoHead,
    OtherShape, ///< shapeA, shapeB
    NoNumber,   ///< the mask is a yes or no
    NoRoom      ///< bytesNeeded, bytesFree
};

/// Why there is no difference. Worded by the shell.
struct DifferenceProblem {
    DifferenceObstacle obstacle = DifferenceObstacle::OtherShape;
    bool inA = false; ///< NotDefined, NoStage, NoHead: which one it is
    StageShape shapeA = {};
    StageShape shapeB = {};
    std::int64_t bytesNeeded = 0;
    std::int64_t bytesFree = 0; ///< 0 where the system did not say
};

[[nodiscard]] std::optional<DifferenceProblem> differenceProblem(const Frame &a, const Frame &b,
                                                                 const StageRequest &of);

/// Either a problem, or the picture. Frames that do not hold their pictures yet give neither.
struct Difference {
    std::shared_ptr<const Frame> a, b;
    StageRequest of;
    std::optional<DifferenceProblem> problem;
    /// Which cells have a number. Weights: where either allows the pair, for a masked weight is 0;
    /// other query x key stages: where both do.
    Mask mask;
    /// Float, for the picture; 0 in cells without a number. Null with a problem.
    std::shared_ptr<const StageImage> image;
};

/// O(rows columns): for large matrices not on the thread of a window. \a room is asked for the
/// bytes that the machine has left, before a large picture is made; without it there is no limit.
[[nodiscard]] std::shared_ptr<const Difference>
differenceOf(std::shared_ptr<const Frame> a, std::shared_ptr<const Frame> b, const StageRequest &of,
             const std::function<std::size_t()> &room = {});

/// One row in double, from the numbers of both, never from the pictures; quiet NaN in cells without
/// one. \pre difference.image
[[nodiscard]] std::vector<double> exactDifferenceRow(const Difference &difference, int row);

/// One cell of both and of the difference; quiet NaN where there is no number.
struct DifferenceValues {
    double a = 0;
    double b = 0;
    double difference = 0;
};
/// In double as well, in the time of one row of each. \pre difference.image
[[nodiscard]] DifferenceValues exactDifferenceAt(const Difference &difference, int row, int column);

} // namespace locus::core
