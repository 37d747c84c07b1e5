// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play.h"

#include <algorithm>

namespace locus::core {

namespace {

constexpr double stepTime = 600;   // ms
constexpr double sweepTime = 6000; // ms
constexpr double mostSteps = 100;  // a minute; what has more is swept

bool isRising(const Play &play)
{
    return play.mode == PlayMode::ThereAndBack ? play.isRising : play.mode != PlayMode::Down;
}

bool isAtEnd(const Play &play)
{
    return isRising(play) ? play.fraction >= 1 : play.fraction <= 0;
}

/// To the end where the play begins anew.
void jump(Play &play, const SliderRange &range)
{
    play.jumps = false;
    play.fraction = isRising(play) ? 0 : 1;
    play.value = isRising(play) ? range.min : range.max;
}

/// True when meeting the end, or a jump that was due, was all of this step.
bool meetsEnd(Play &play, const SliderRange &range)
{
    if (!play.jumps && isAtEnd(play))
        play = heldUpPlay(play);
    if (!play.jumps)
        return play.hasEnded;
    jump(play, range);
    return true;
}

void step(const ParamSpec &spec, const SliderRange &range, Play &play)
{
    if (meetsEnd(play, range))
        return;
    const double next = play.value + (isRising(play) ? spec.step : -spec.step);
    play.value = std::clamp(next, range.min, range.max);
    play.fraction = fractionOfValue(spec, range, play.value);
}

void sweep(const ParamSpec &spec, const SliderRange &range, Play &play, double milliseconds)
{
    if (meetsEnd(play, range))
        return;
    const double way = milliseconds / sweepTime;
    play.fraction = std::clamp(play.fraction + (isRising(play) ? way : -way), 0.0, 1.0);
    play.value = valueAtFraction(spec, range, play.fraction);
}

} // namespace

bool playsInSteps(const ParamSpec &spec, const SliderRange &range)
{
    return spec.isPlace || (spec.isWhole() && (range.max - range.min) / spec.step <= mostSteps);
}

Play startedPlay(const ParamSpec &spec, const SliderRange &range, PlayMode mode, double value,
                 bool isRising)
{
    Play play;
    play.mode = mode;
    play.value = value;
    play.fraction = fractionOfValue(spec, range, value);
    play.isRising = isRising;
    play.jumps = mode == PlayMode::Once && value >= range.max;
    return play;
}

Play advancedPlay(const ParamSpec &spec, const SliderRange &range, Play play, double value,
                  double milliseconds)
{
    if (play.hasEnded || !(range.max > range.min))
        return play;
    if (value != play.value) {
        play.value = value;
        play.fraction = fractionOfValue(spec, range, value);
    }
    if (!playsInSteps(spec, range)) {
        sweep(spec, range, play, milliseconds);
    } else {
        play.rest += milliseconds;
        for (; play.rest >= stepTime && !play.hasEnded; play.rest -= stepTime)
            step(spec, range, play);
    }
    if (play.mode == PlayMode::Once && !play.jumps && isAtEnd(play))
        play.hasEnded = true;
    return play;
}

Play heldUpPlay(Play play)
{
    switch (play.mode) {
    case PlayMode::ThereAndBack: play.isRising = !play.isRising; break;
    case PlayMode::Up:
    case PlayMode::Down: play.jumps = true; break;
    case PlayMode::Once: play.hasEnded = true; break;
    }
    return play;
}

} // namespace locus::core
