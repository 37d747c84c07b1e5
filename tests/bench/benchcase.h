// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <QByteArray>

#include <cstddef>
#include <map>
#include <vector>

namespace locus::bench {

/// One drag of the slider that belongs to a method.
struct BenchCase {
    core::MethodId method = core::MethodId::Rope;
    int n = 2048;
    int d = 64; ///< of a head
    int heads = 1;
    int dModel = 0; ///< 0: heads times d
    core::MaskKind mask = core::MaskKind::Causal;
    int size = 900; ///< pixels of the heat map, square
    int threads = 0;
    int steps = 30;
    bool page = false;       ///< the whole window at 1440 x 900 instead of the map alone
    bool resize = false;     ///< the whole window while its edge is dragged, instead of a slider
    bool difference = false; ///< the whole window, showing what the drag changes
};

/// Medians over the steps, milliseconds.
struct Timing {
    double compute = 0; ///< Model to Frame
    double paint = 0;   ///< the window's repaint
    double frame = 0;   ///< from the edit to the painted window
    double p95 = 0;     ///< of frame
    int threads = 0;
    std::size_t bytes = 0;              ///< of the matrices that the last Frame holds
    std::map<QByteArray, double> parts; ///< painting by class of widget, mean of the steps
};

/// Drags through the real store, scheduler and widgets. A drag of the edge computes nothing: its
/// frame runs from the new size to the painted window. \pre a BenchApplication runs
[[nodiscard]] Timing timingOf(const BenchCase &benchCase);

/// The value of sorted or unsorted \a samples below which \a share of them lie.
[[nodiscard]] double quantile(std::vector<double> samples, double share);

} // namespace locus::bench
