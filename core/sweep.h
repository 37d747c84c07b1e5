// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patch.h"
#include "core/problem.h"
#include "core/scene.h"

#include <string>
#include <variant>
#include <vector>

namespace locus::core {

/// One number of a scene from one value to another, a picture for each step.
struct Sweep {
    std::string key; ///< "rope.base", "alibi.slopes[3]", "query"
    double from = 0;
    double to = 0;
    int frames = 60;           ///< on the way from the one to the other; 2 .. mostSweepFrames
    bool thereAndBack = false; ///< then back the same way, without the two ends again: the last
                               ///< picture leads on to the first
    friend bool operator==(const Sweep &, const Sweep &) = default;
};

inline constexpr int mostSweepFrames = 2000;

/// The values in order: equal steps, or equal ratios where the slider is logarithmic and both ends
/// are above 0. Whole parameters are rounded, so that a value may stay for several pictures.
/// \pre the key is one number's
[[nodiscard]] std::vector<double> sweepValues(const ParamSpec &spec, const Sweep &sweep);

/// Pictures in all: frames, or 2 frames - 2 there and back.
[[nodiscard]] int sweepCount(const Sweep &sweep);

/// The scene at every step; all of them or the first problem, which names the key and the value.
/// A problem too when the key is not one number's or the number of frames is out of range.
[[nodiscard]] std::variant<std::vector<Scene>, Problem> sweptScenes(const Scene &scene,
                                                                    const Sweep &sweep);

} // namespace locus::core
