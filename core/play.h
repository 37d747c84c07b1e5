// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/names.h"
#include "core/slider.h"

#include <array>

/// \file
/// A parameter that plays: time alone moves it through a range. Pure; who owns the clock tells how
/// many milliseconds went by.

namespace locus::core {

enum class PlayMode {
    ThereAndBack, ///< turns at both ends
    Up,           ///< from the end to the beginning with a jump, again and again
    Down,         ///< the same towards the beginning
    Once          ///< to the end, and rests there; from the beginning when it stands at the end
};

inline constexpr std::array allPlayModes = {PlayMode::ThereAndBack, PlayMode::Up, PlayMode::Down,
                                            PlayMode::Once};
inline constexpr std::array playSpeeds = {0.25, 0.5, 1.0, 2.0, 4.0};

/// As they are remembered.
template <>
struct EnumNames<PlayMode> {
    static constexpr std::array<std::string_view, 4> names = {"there_and_back", "up", "down",
                                                              "once"};
};

/// How all parameters play.
struct PlaySettings {
    PlayMode mode = PlayMode::ThereAndBack;
    double speed = 1; ///< times the usual one; > 0
    friend bool operator==(const PlaySettings &, const PlaySettings &) = default;
};

/// Where a play stands between two ticks.
struct Play {
    PlayMode mode = PlayMode::ThereAndBack;
    double value = 0;
    double fraction = 0;  ///< of the range; between the values that a whole number takes
    double rest = 0;      ///< ms towards the next step
    bool isRising = true; ///< PlayMode::ThereAndBack
    bool jumps = false;   ///< the next step begins at the other end
    bool hasEnded = false;
};

/// True: one step of the spec every 600 ms, for places and for whole numbers with at most a hundred
/// steps in \a range. False: the whole range on the spec's scale in 6 s.
[[nodiscard]] bool playsInSteps(const ParamSpec &spec, const SliderRange &range);

/// \a isRising is where a play there and back goes first.
[[nodiscard]] Play startedPlay(const ParamSpec &spec, const SliderRange &range, PlayMode mode,
                               double value, bool isRising = true);
/// The play \a milliseconds later. \a value is where the parameter really stands: somebody else may
/// have moved it meanwhile. A range without length moves nothing.
[[nodiscard]] Play advancedPlay(const ParamSpec &spec, const SliderRange &range, Play play,
                                double value, double milliseconds);
/// The play after something else than the range held it up: as if it had met an end.
[[nodiscard]] Play heldUpPlay(Play play);

} // namespace locus::core
