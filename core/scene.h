// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figuresettings.h"
#include "core/position/alibi.h"
#include "core/position/learned.h"
#include "core/position/rope.h"
#include "core/position/shaw.h"
#include "core/position/sinusoidal.h"
#include "core/position/t5.h"
#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace locus::core {

/// Where x, or q, k and v, come from. Sizes that an array states are taken from the array (see
/// shapesOf).
struct Content {
    ContentSource source = ContentSource::Tokens;
    std::vector<std::string> tokens = {"dog", "bites", "man"};
    std::uint64_t seed = 1;
    int dModel = 64;
    int dHead = 64;
    int heads = 1;
    Projection projection = Projection::Random;
    int n = 64; ///< identical and random only; tokens count themselves
    Tensor q, k, v;
    Tensor x, wq, wk, wv;
    friend bool operator==(const Content &, const Content &) = default;
};

/// Everything a number depends on. The parameters of all methods live side by side: switching loses
/// nothing.
struct Model {
    Content content;
    Tensor positions; ///< n_k integers of any sign; null: 0 .. n_k - 1
    std::int64_t positionStart = 0;
    int queryOffset = 0;
    MaskKind mask = MaskKind::Causal;
    Tensor allowed; ///< n_q x n_k, for mask custom
    Tensor padding; ///< n_k, 1 = a padding key
    ScoreScale scale = ScoreScale::Sqrt;
    MethodId method = MethodId::Rope;
    SinusoidalParams sinusoidal;
    LearnedParams learned;
    ShawParams shaw;
    T5Params t5;
    AlibiParams alibi;
    RopeParams rope;
    Mistake mistake = Mistake::None;
    friend bool operator==(const Model &, const Model &) = default;
};

/// What pages beyond Explore add: part of the document, never of a computation key.
struct Study {
    Tensor permutation;
    std::optional<int> trainedLength;
    std::optional<int> targetLength;
    std::vector<MethodId> compare; ///< empty: not given
    std::optional<MethodId> reference;
    friend bool operator==(const Study &, const Study &) = default;
};

/// What is being looked at: changes no number and is not undone.
struct View {
    std::string page = "explore";
    int query = 0;
    int key = 0;
    int head = 0;
    Stage stage = Stage::Weights;
    int block = 0;         ///< RoPE: 2-D block; sinusoidal: frequency
    bool allHeads = false; ///< every head side by side, the chosen one beside them
    Tensor pins = {};      ///< pairs kept for comparison, [1 or 2] x (query, key); null: none
    Tensor colors = {};    ///< [2]: ends of the map's colours; null: they follow its values
    Stage colorsStage = Stage::Weights; ///< of the map that keeps them
    friend bool operator==(const View &, const View &) = default;
};

struct Scene {
    Model model;
    Study study;
    View view;
    std::vector<FigureSettings> figures;
    friend bool operator==(const Scene &, const Scene &) = default;
};

} // namespace locus::core
