// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep.h"

#include "core/params.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

bool stepsByRatio(const ParamSpec &spec, const Sweep &sweep)
{
    return (spec.scale == SliderScale::Log || spec.scale == SliderScale::LogInteger) &&
           sweep.from > 0 && sweep.to > 0;
}

/// The ends are exact, whatever the steps between them are.
double valueAt(const ParamSpec &spec, const Sweep &sweep, int step)
{
    if (step == 0)
        return sweep.from;
    if (step == sweep.frames - 1)
        return sweep.to;
    const double share = static_cast<double>(step) / (sweep.frames - 1);
    const double value = stepsByRatio(spec, sweep)
                             ? sweep.from * std::pow(sweep.to / sweep.from, share)
                             : sweep.from + (sweep.to - sweep.from) * share;
    return spec.isWhole() ? std::round(value) : value;
}

/// The parameter of a sweep, or why it is none.
std::variant<const ParamSpec *, Problem> sweptParam(const Sweep &sweep)
{
    const auto address = parseAddress(sweep.key);
    const ParamSpec *spec = address ? findParam(address->key) : nullptr;
    if (!spec)
        return Problem{.code = ProblemCode::UnknownKey, .path = sweep.key};
    const bool isNumber = spec->type == FieldType::Integer || spec->type == FieldType::Real ||
                          spec->type == FieldType::NumberOrNumbers;
    const bool isEntry = (spec->type == FieldType::Numbers || spec->type == FieldType::Integers) &&
                         static_cast<int>(address->indices.size()) >= spec->minRank &&
                         !address->indices.empty();
    if (!isNumber && !isEntry)
        return Problem{.code = ProblemCode::WrongType,
                       .path = sweep.key,
                       .detail = std::string(nameOf(FieldType::Real)),
                       .given = std::string(nameOf(spec->type))};
    if (sweep.frames < 2 || sweep.frames > mostSweepFrames)
        return Problem{.code = ProblemCode::OutOfRange,
                       .path = "frames",
                       .got = static_cast<double>(sweep.frames),
                       .low = 2,
                       .high = mostSweepFrames};
    return spec;
}

} // namespace

std::vector<double> sweepValues(const ParamSpec &spec, const Sweep &sweep)
{
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(sweepCount(sweep)));
    for (int step = 0; step < sweep.frames; ++step)
        values.push_back(valueAt(spec, sweep, step));
    if (sweep.thereAndBack)
        for (int step = sweep.frames - 2; step > 0; --step)
            values.push_back(valueAt(spec, sweep, step));
    return values;
}

int sweepCount(const Sweep &sweep)
{
    return sweep.thereAndBack ? 2 * sweep.frames - 2 : sweep.frames;
}

std::variant<std::vector<Scene>, Problem> sweptScenes(const Scene &scene, const Sweep &sweep)
{
    const auto param = sweptParam(sweep);
    if (const Problem *problem = std::get_if<Problem>(&param))
        return *problem;
    std::vector<Scene> scenes;
    scenes.reserve(static_cast<std::size_t>(sweepCount(sweep)));
    for (const double value : sweepValues(*std::get<const ParamSpec *>(param), sweep)) {
        auto next = applied(scene, {{sweep.key, Value(value)}});
        if (const Problem *problem = std::get_if<Problem>(&next))
            return *problem;
        scenes.push_back(std::get<Scene>(std::move(next)));
    }
    return scenes;
}

} // namespace locus::core
