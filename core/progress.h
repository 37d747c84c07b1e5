// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace locus::core {

/// How much of a computation is done, read from any thread while it goes on.
class Progress {
public:
    void begin(int pieces)
    {
        m_done = 0;
        m_pieces = pieces;
    }
    void add() { ++m_done; }
    /// 0 .. 1
    [[nodiscard]] double share() const
    {
        const int pieces = m_pieces;
        return pieces > 0 ? static_cast<double>(m_done) / pieces : 0;
    }

private:
    std::atomic<int> m_done = 0;
    std::atomic<int> m_pieces = 0;
};

} // namespace locus::core
