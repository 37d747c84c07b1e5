// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"
#include "core/scene.h"

#include <QMetaType>

#include <memory>
#include <string>
#include <vector>

namespace locus::test {

/// The masks under which every law is tried.
enum class LawMask { None, Causal, Custom, CausalPadding };

/// One row of the law suite: a method under a mask, with one head or several.
struct LawSetting {
    core::MethodId method = core::MethodId::None;
    LawMask mask = LawMask::None;
    int heads = 1;

    [[nodiscard]] bool isCausal() const
    {
        return mask == LawMask::Causal || mask == LawMask::CausalPadding;
    }
    /// The position enters before the projection.
    [[nodiscard]] bool actsOnInput() const
    {
        return method == core::MethodId::Sinusoidal || method == core::MethodId::Learned;
    }
    [[nodiscard]] std::string name() const;
};

/// Every method, mask and number of heads (1 and 3) to which a law applies.
using Applies = bool (*)(const LawSetting &);
[[nodiscard]] std::vector<LawSetting> lawSettings(Applies applies = nullptr);
/// A data row for each of them; fetch it with QFETCH(LawSetting, setting).
void addLawRows(Applies applies = nullptr);

/// Distinct random tokens, random W, d_model 16, d_head 8, for the setting. Slopes, radius, buckets
/// are such that no two displacements of a short text look alike. The custom mask is not symmetric
/// and leaves row 3 without a key; the padding key is 1.
[[nodiscard]] core::Model lawModel(const LawSetting &setting, int tokens = 6);

/// The same numbers with x and W, or q, k and v, stated as arrays.
[[nodiscard]] core::Model withGivenInput(core::Model model);
[[nodiscard]] core::Model withGivenVectors(core::Model model);
/// Forbids one key to every query.
void hideKey(core::Model &model, int key);
/// Replaces row \a row of a matrix, or of every head of a rank-3 array.
void fillRow(core::Tensor &tensor, int row, double value);

/// True when both have the same shape and the same bits, NaN included.
template <class S>
[[nodiscard]] bool sameBits(const core::Matrix<S> &a, const core::Matrix<S> &b);
extern template bool sameBits<double>(const core::Matrix<double> &, const core::Matrix<double> &);
extern template bool sameBits<float>(const core::Matrix<float> &, const core::Matrix<float> &);

[[nodiscard]] core::Tensor tensorOf(const core::Matrix<double> &matrix);

} // namespace locus::test

Q_DECLARE_METATYPE(locus::test::LawSetting)
