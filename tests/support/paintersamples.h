// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"

#include <memory>
#include <string>
#include <vector>

namespace locus::tests {

/// Twelve words of the mock-ups, repeated to n.
inline std::vector<std::string> words(int n)
{
    const std::vector<std::string> text = {"the", "dog", "bit", "the", "man", "after",
                                           "the", "man", "had", "hit", "the", "dog"};
    std::vector<std::string> tokens;
    tokens.reserve(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i)
        tokens.push_back(text[static_cast<std::size_t>(i) % text.size()]);
    return tokens;
}

inline core::Model model(core::MethodId method, int n = 12, int dHead = 16)
{
    core::Model m;
    m.content.tokens = words(n);
    m.content.seed = 7;
    m.content.dModel = 64;
    m.content.dHead = dHead;
    m.method = method;
    return m;
}

[[nodiscard]] inline core::View viewOf(int query, int key, core::Stage stage = core::Stage::Scores)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    return view;
}

inline std::shared_ptr<const core::Frame> frame(const core::Model &model, core::Stage stage,
                                                int head = 0)
{
    core::FrameCache cache;
    return cache.compute(model, {{stage, head}});
}

} // namespace locus::tests
