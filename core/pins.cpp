// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pins.h"

#include <algorithm>

namespace locus::core {

namespace {

std::vector<Pair> pairsOf(const Tensor &pins)
{
    std::vector<Pair> pairs;
    for (std::int64_t row = 0; row < pins.extent(0); ++row)
        pairs.push_back({QueryIndex{static_cast<int>(pins.at(row, 0))},
                         KeyIndex{static_cast<int>(pins.at(row, 1))}});
    return pairs;
}

Tensor tensorOf(const std::vector<Pair> &pairs)
{
    if (pairs.empty())
        return {};
    std::vector<double> values;
    for (const Pair &pair : pairs) {
        values.push_back(pair.query.value);
        values.push_back(pair.key.value);
    }
    return Tensor::matrix(std::ssize(pairs), 2, std::move(values));
}

} // namespace

std::vector<Pair> pinsOf(const View &view)
{
    return pairsOf(view.pins);
}

View withPinToggled(View view, Pair pair)
{
    std::vector<Pair> pairs = pinsOf(view);
    if (const auto found = std::find(pairs.begin(), pairs.end(), pair); found != pairs.end()) {
        pairs.erase(found);
    } else {
        if (std::ssize(pairs) == mostPins)
            pairs.pop_back();
        pairs.push_back(pair);
    }
    view.pins = tensorOf(pairs);
    return view;
}

View withoutPins(View view)
{
    view.pins = {};
    return view;
}

Tensor pinsInside(const Tensor &pins, const Shapes &shapes)
{
    std::vector<Pair> pairs = pairsOf(pins);
    const auto outside = [&shapes](const Pair &pair) {
        return pair.query.value >= shapes.nQuery || pair.key.value >= shapes.nKey;
    };
    const auto end = std::remove_if(pairs.begin(), pairs.end(), outside);
    if (end == pairs.end())
        return pins;
    pairs.erase(end, pairs.end());
    return tensorOf(pairs);
}

} // namespace locus::core
