// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alibiforms.h"

#include "core/attention.h"
#include "core/numeric.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace locus::core {

namespace {

std::vector<double> biasRow(const Prepared &p, AlibiForm form, double slope, QueryIndex i)
{
    const std::int64_t query = p.positions.query[static_cast<std::size_t>(i.value)];
    const std::int64_t last = p.positions.key.back();
    std::vector<double> bias;
    bias.reserve(p.positions.key.size());
    for (const std::int64_t key : p.positions.key)
        bias.push_back(alibiBias(form, slope, query, key, last));
    return bias;
}

std::vector<double> weightsOf(const Prepared &p, const std::vector<double> &content,
                              const std::vector<double> &bias, QueryIndex i)
{
    const auto allowed = [&p, i](int j) { return p.mask.allowed(i.value, j); };
    const bool after = p.model.mistake == Mistake::BiasAfterSoftmax;
    std::vector<double> scores = content;
    for (std::size_t j = 0; j < scores.size() && !after; ++j)
        scores[j] += bias[j];
    std::vector<double> weights(scores.size());
    softmaxRow<double>(scores, weights, allowed);
    for (std::size_t j = 0; j < weights.size() && after; ++j)
        if (allowed(static_cast<int>(j)))
            weights[j] += bias[j];
    return weights;
}

} // namespace

AlibiForms alibiForms(const Prepared &prepared, HeadIndex head, QueryIndex i)
{
    AlibiForms forms;
    forms.slope = alibiSlopes(prepared.model.alibi,
                              prepared.shapes.heads)[static_cast<std::size_t>(head.value)];
    forms.areDefined = prepared.model.mask == MaskKind::Causal;
    const std::vector<double> content = exactRow(prepared, Stage::Content, head, i.value);
    constexpr std::array all = {AlibiForm::Distance, AlibiForm::Key, AlibiForm::Last};
    for (std::size_t f = 0; f < all.size(); ++f) {
        AlibiFormRow &row = forms.rows[f];
        row.form = all[f];
        row.bias = biasRow(prepared, all[f], forms.slope, i);
        row.weights = weightsOf(prepared, content, row.bias, i);
        for (std::size_t j = 0; j < content.size(); ++j)
            forms.largestDifference = std::max(forms.largestDifference,
                                               std::abs(row.weights[j] - forms.rows[0].weights[j]));
    }
    double largestBias = 1;
    for (const AlibiFormRow &row : forms.rows)
        for (const double bias : row.bias)
            if (std::isfinite(bias))
                largestBias = std::max(largestBias, std::abs(bias));
    constexpr double leastRounding = 1e-12;
    constexpr double roundings = 8; // bias, sum, maximum, exponential
    forms.rounding =
        std::max(leastRounding, roundings * largestBias * std::numeric_limits<double>::epsilon());
    return forms;
}

} // namespace locus::core
