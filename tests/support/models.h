// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patch.h"
#include "core/prepared.h"
#include "core/scene.h"
#include "tests/support/golden.h"

#include <memory>
#include <optional>
#include <string>

namespace locus::test {

/// A Model whose q, k, v are given rows; method none, mask none.
[[nodiscard]] core::Model arraysModel(const nlohmann::json &q, const nlohmann::json &k,
                                      const nlohmann::json &v);
/// Two tokens for each pair, at the positions of the pair, all with the same q and the same k; no
/// scale, no mask. The score of pair m is the cell (2m, 2m+1).
[[nodiscard]] core::Model pairsModel(const nlohmann::json &q, const nlohmann::json &k,
                                     const nlohmann::json &pairs);
/// A Model whose x is given and enters the head as it is (W identity, one head).
[[nodiscard]] core::Model inputModel(const nlohmann::json &x);
/// n rows of zeros.
[[nodiscard]] nlohmann::json zeros(std::size_t n, int d);

/// The masks of the golden files by name; \a allowed is used where the name states no rule.
void setMask(core::Model &model, const std::string &mask, const nlohmann::json &allowed);
void setCustomMask(core::Model &model, const nlohmann::json &allowed);

/// prepare() of a Model that the rules accept and on which its method is defined; otherwise null
/// and a message.
[[nodiscard]] std::unique_ptr<const core::Prepared> prepareLegal(const core::Model &model,
                                                                 Comparison &comparison);

/// A stage of one head in double within f64 and in float within f32 of the expected matrix.
void compareStage(Comparison &comparison, const core::Prepared &prepared, core::Stage stage,
                  const nlohmann::json &expected, const GoldenCase &golden, int head = 0);
void compareExactStage(Comparison &comparison, const core::Prepared &prepared, core::Stage stage,
                       const nlohmann::json &expected, Tolerance tolerance, int head = 0);
[[nodiscard]] core::Matrix<float> floatStage(const core::Prepared &prepared, core::Stage stage,
                                             core::HeadIndex head = {});

/// The scores (2m, 2m+1) of a pairsModel, one after another.
[[nodiscard]] std::vector<double> pairScores(const core::Prepared &prepared);

/// How a patched start scene is received: at most one of the two is there.
struct Reception {
    std::optional<core::Problem> problem;
    std::optional<core::Refusal> refusal;
};
[[nodiscard]] Reception receptionOf(const core::Patch &patch);
/// The input must be refused: as a problem of this code at this path, or as a refusal of this code.
void compareProblem(Comparison &comparison, const core::Patch &patch, core::ProblemCode code,
                    const std::string &path);
void compareRefusal(Comparison &comparison, const core::Patch &patch, core::RefusalCode code);

} // namespace locus::test
