// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/headfacts.h"

#include <memory>
#include <vector>

namespace locus::widgets {

/// The facts of all heads for one row and pair, kept while nothing but the picture changes: what
/// the pointer is on, the chosen head, the stage.
class KeptFacts {
public:
    /// \pre !frame.refusal
    [[nodiscard]] const std::vector<core::HeadFacts> &of(const core::Frame &frame,
                                                         const core::View &view)
    {
        if (frame.prepared != m_prepared || view.query != m_query || view.key != m_key) {
            m_facts = core::headFacts(*frame.prepared, {view.query}, {view.key});
            m_prepared = frame.prepared;
            m_query = view.query;
            m_key = view.key;
            ++m_computed;
        }
        return m_facts;
    }
    /// How often there were none (tests).
    [[nodiscard]] int computedCount() const { return m_computed; }

private:
    std::shared_ptr<const core::Prepared> m_prepared;
    int m_query = -1;
    int m_key = -1;
    int m_computed = 0;
    std::vector<core::HeadFacts> m_facts;
};

} // namespace locus::widgets
