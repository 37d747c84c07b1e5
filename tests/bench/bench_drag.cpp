// SPDX-License-Identifier: GPL-3.0-or-later
// How long one tick of a slider computes: the method's own parameter changes, content stays.
// Milliseconds, median of the ticks; build it optimised (preset release, target bench_drag). A
// frame at 60 Hz is 16.7 ms.
#include "core/frame.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace locus::core;

namespace {

// The Model after one more tick of the slider that belongs to its method.
Model ticked(Model model, int tick)
{
    switch (model.method) {
    case MethodId::Rope: model.rope.base = 10000 + tick; break;
    case MethodId::Alibi: model.alibi.maxBias = 8 + 0.01 * tick; break;
    case MethodId::T5: model.t5.maxDistance = 128 + tick; break;
    case MethodId::Shaw: model.shaw.radius = 4 + tick; break;
    default: model.sinusoidal.base = 10000 + tick; break;
    }
    return model;
}

double medianTick(const Model &start, Stage stage)
{
    FrameCache cache;
    std::vector<double> milliseconds;
    for (int tick = 0; tick < 9; ++tick) {
        const Model model = ticked(start, tick);
        const auto begin = std::chrono::steady_clock::now();
        const auto frame = cache.compute(model, {{stage, 0}});
        const std::chrono::duration<double, std::milli> spent =
            std::chrono::steady_clock::now() - begin;
        if (frame->refusal || frame->images.empty())
            return -1;
        if (tick > 0) // the first computes the content too
            milliseconds.push_back(spent.count());
    }
    std::nth_element(milliseconds.begin(), milliseconds.begin() + 4, milliseconds.end());
    return milliseconds[4];
}

} // namespace

int main()
{
    std::printf("%-12s %6s %10s %10s\n", "method", "n", "scores/ms", "weights/ms");
    for (const MethodId method :
         {MethodId::Sinusoidal, MethodId::Shaw, MethodId::T5, MethodId::Alibi, MethodId::Rope}) {
        for (const int n : {128, 512, 1024, 2048, 4096}) {
            Model model;
            model.content.source = ContentSource::Random;
            model.content.n = n;
            model.method = method;
            std::printf("%-12s %6d %10.2f %10.2f\n", methodName(method), n,
                        medianTick(model, Stage::Scores), medianTick(model, Stage::Weights));
        }
    }
    return 0;
}
