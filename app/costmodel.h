// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"

#include <vector>

namespace locus::app {

/// Multiply-adds of the stages asked for and of what they are computed from, roughly; a cell of a
/// softmax counts as a dozen.
[[nodiscard]] double computationCost(const core::Model &model,
                                     const std::vector<core::StageRequest> &requests);

/// Predicts how long a computation takes on this machine: its multiply-adds over the rate that the
/// last ones reached.
class CostModel {
public:
    /// What took this long fills the memory of the rate; shorter ones measure overhead.
    static constexpr double shortestMeasured = 0.5; // ms
    /// The window's thread computes up to the first; the worker keeps what takes more than the
    /// second. Between them everything stays where it was, so a drag does not change horses.
    static constexpr double longestInPlace = 10;  // ms
    static constexpr double shortestInWorker = 6; // ms

    void record(double cost, double milliseconds);
    [[nodiscard]] double milliseconds(double cost) const { return cost / m_rate; }
    /// Decides for the next computation and remembers it.
    [[nodiscard]] bool wantsWorker(double cost);

private:
    double m_rate = 1e6; ///< multiply-adds per millisecond; the first guess is a slow machine's
    bool m_inWorker = false;
};

} // namespace locus::app
