// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"
#include "core/value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace locus::core {

enum class FieldType {
    Integer,
    Real,
    Boolean,
    Choice,
    Text,
    TextList,
    Numbers,         ///< array of numbers (rectangular)
    Integers,        ///< array of whole numbers
    Booleans,        ///< array of booleans
    Choices,         ///< list of choices (study.compare)
    NumberOrNumbers, ///< rope.theta
    Opaque           ///< rope.scaling: null only for now
};

/// "integer", "number", "boolean", "choice", ..: for Problem::detail.
[[nodiscard]] std::string_view nameOf(FieldType type);

enum class SliderScale { Linear, Log, Integer, LogInteger };
enum class Unit {
    None,
    Tokens,
    Positions,
    Channels,
    Radians,
    RadiansPerPosition,
    Heads,
    Rows,
    Buckets
};
enum class Section { Model, Study, View };

/// One leaf of the scene: the only place that knows its range, default, scale, unit and decimals.
/// Sliders, number fields, --set, file validation, lesson patches, sweeps and `locus params` all
/// read it. Labels and meanings live in app, keyed by key.
struct ParamSpec {
    std::string_view
        key; ///< path inside model, study or view: "rope.base"; identity of the parameter
    Section section = Section::Model;
    FieldType type = FieldType::Real;
    bool nullable = false;
    double hardMin = 0,
           hardMax = 0; ///< validity, also of the entries of an array; infinite = no bound
    bool hardMinExclusive = false;
    double softMin = 0, softMax = 0; ///< slider; equal = no slider
    double step = 1; ///< integer scales: the slider's grid (softMin + whole steps); typed values
                     ///< need not lie on it
    int minRank = 0, maxRank = 0; ///< arrays: number of indices
    SliderScale scale = SliderScale::Linear;
    Unit unit = Unit::None;
    int decimals = 0;
    std::vector<std::string_view> choices;
    std::vector<MethodId> methods; ///< methods that use it; empty = all
    Value (*get)(const Scene &) = nullptr;
    /// Whether get is the same of both: looks at no number of an array that they share.
    bool (*same)(const Scene &, const Scene &) = nullptr;
    /// Type, range and rectangular form of \a value are already checked by setParam.
    void (*set)(Scene &, const Value &) = nullptr;

    /// A place in the text. Plays place by place, however many there are.
    bool isPlace = false;

    [[nodiscard]] bool hasSlider() const { return softMin < softMax; }
    [[nodiscard]] bool isWhole() const
    {
        return type == FieldType::Integer || scale == SliderScale::Integer ||
               scale == SliderScale::LogInteger;
    }
};

/// The table, in the order of scene-format.
[[nodiscard]] std::span<const ParamSpec> allParams();
/// \a key may carry indices ("alibi.slopes[3]"), which are ignored here. Null when unknown.
[[nodiscard]] const ParamSpec *findParam(std::string_view key);
/// Value on the default scene.
[[nodiscard]] Value defaultOf(const ParamSpec &spec);
/// "model.rope.base"
[[nodiscard]] std::string pathOf(const ParamSpec &spec);

/// Type, range, finiteness, rectangular form; sets the leaf, nothing else. The scene is untouched
/// on a problem.
[[nodiscard]] std::optional<Problem> setParam(Scene &scene, const ParamSpec &spec,
                                              const Value &value);

/// A whole or indexed leaf as a number ("rope.base", "alibi.slopes[3]"; null slopes read the rule).
/// None when it is not a number.
[[nodiscard]] std::optional<double> numberOf(const Scene &scene, std::string_view key);

/// key and its indices: "t5.table[3][2]" -> {"t5.table", {3, 2}}; none when malformed.
struct ParamAddress {
    std::string key;
    std::vector<int> indices;
};
[[nodiscard]] std::optional<ParamAddress> parseAddress(std::string_view text);

} // namespace locus::core
