// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace locus::core {

/// How scene files and the command line spell the enumerations, in the order of their values.
template <class E>
struct EnumNames;

template <>
struct EnumNames<MethodId> {
    static constexpr std::array<std::string_view, 7> names = {
        "none", "sinusoidal", "learned", "shaw", "t5", "alibi", "rope"};
};
template <>
struct EnumNames<ContentSource> {
    static constexpr std::array<std::string_view, 4> names = {"tokens", "identical", "random",
                                                              "arrays"};
};
template <>
struct EnumNames<Projection> {
    static constexpr std::array<std::string_view, 2> names = {"identity", "random"};
};
template <>
struct EnumNames<MaskKind> {
    static constexpr std::array<std::string_view, 3> names = {"none", "causal", "custom"};
};
template <>
struct EnumNames<ScoreScale> {
    static constexpr std::array<std::string_view, 2> names = {"sqrt", "none"};
};
template <>
struct EnumNames<ChannelLayout> {
    static constexpr std::array<std::string_view, 2> names = {"interleaved", "concat"};
};
template <>
struct EnumNames<RopeLayout> {
    static constexpr std::array<std::string_view, 2> names = {"interleaved", "half"};
};
template <>
struct EnumNames<AlibiForm> {
    static constexpr std::array<std::string_view, 3> names = {"distance", "key", "last"};
};
/// In files "none" is written as null.
template <>
struct EnumNames<Mistake> {
    static constexpr std::array<std::string_view, 4> names = {"none", "bias_after_softmax",
                                                              "mixed_layouts", "sine_only"};
};
template <>
struct EnumNames<Stage> {
    static constexpr std::array<std::string_view, 20> names = {"x",
                                                               "encoding",
                                                               "input",
                                                               "q",
                                                               "k",
                                                               "v",
                                                               "rotated-q",
                                                               "rotated-k",
                                                               "content",
                                                               "position",
                                                               "content-position",
                                                               "position-content",
                                                               "position-position",
                                                               "bias",
                                                               "clip",
                                                               "mask",
                                                               "scores",
                                                               "log-weights",
                                                               "weights",
                                                               "output"};
};
template <>
struct EnumNames<FigureView> {
    static constexpr std::array<std::string_view, 26> names = {
        "circles",    "rotation-matrix", "channels",      "rotation-cost", "encoding",
        "input-sums", "shift",           "channel-order", "gram",          "learned-table",
        "relation",   "values",          "curve",         "row",           "head",
        "head-plot",  "buckets",         "lines",         "slopes",        "forms",
        "four-parts", "prefixes",        "heatmap",       "heads",         "pipeline",
        "formula"};
};
template <>
struct EnumNames<FigureContent> {
    static constexpr std::array<std::string_view, 2> names = {"panels", "page"};
};
template <>
struct EnumNames<FigureArrangement> {
    static constexpr std::array<std::string_view, 3> names = {"row", "grid", "column"};
};
template <>
struct EnumNames<FigureTheme> {
    static constexpr std::array<std::string_view, 3> names = {"light", "dark", "print"};
};
template <>
struct EnumNames<FigureText> {
    static constexpr std::array<std::string_view, 2> names = {"text", "outlines"};
};

/// nameOf(Stage::LogWeights) == "log-weights"
template <class E>
[[nodiscard]] constexpr std::string_view nameOf(E value)
{
    return EnumNames<E>::names[static_cast<std::size_t>(value)];
}

/// fromName<Stage>("log-weights") == Stage::LogWeights; none for any other spelling.
template <class E>
[[nodiscard]] constexpr std::optional<E> fromName(std::string_view name)
{
    for (std::size_t i = 0; i < EnumNames<E>::names.size(); ++i)
        if (EnumNames<E>::names[i] == name)
            return static_cast<E>(i);
    return std::nullopt;
}

} // namespace locus::core
