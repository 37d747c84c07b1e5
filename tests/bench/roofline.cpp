// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/roofline.h"

#include "core/kernels/rowkernels.h"
#include "core/rowpool.h"
#include "core/types.h"
#include "tests/bench/benchcase.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace locus::bench {

namespace {

constexpr int blockRows = 32;

template <class Work>
double medianTime(int repetitions, const Work &work)
{
    std::vector<double> samples;
    for (int i = -1; i < repetitions; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> spent =
            std::chrono::steady_clock::now() - begin;
        if (i >= 0)
            samples.push_back(spent.count());
    }
    return quantile(samples, 0.5);
}

} // namespace

Roofline rooflineOf(int n, int d, bool causal, int threads, int repetitions)
{
    using FloatMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const FloatMatrix q = FloatMatrix::Random(n, d);
    const FloatMatrix k = FloatMatrix::Random(n, d);
    const int panels = (n + core::panelWidth - 1) / core::panelWidth;
    std::vector<float> packed(static_cast<std::size_t>(panels) * core::panelWidth *
                              static_cast<std::size_t>(d));
    for (int j = 0; j < n; ++j)
        for (int c = 0; c < d; ++c)
            packed[static_cast<std::size_t>(((j / core::panelWidth) * d + c) * core::panelWidth +
                                            j % core::panelWidth)] = k(j, c);

    core::RowPool pool(threads);
    float sink = 0;
    Roofline result;
    result.blocked = medianTime(repetitions, [&] {
        pool.run((n + blockRows - 1) / blockRows, [&](int piece) {
            thread_local std::vector<float> block;
            block.resize(static_cast<std::size_t>(blockRows) * static_cast<std::size_t>(n));
            const int first = piece * blockRows;
            const int rows = std::min(blockRows, n - first);
            core::rowKernels().products(q.row(first).data(), rows, d, packed.data(),
                                        causal ? first + rows : n, 1, block.data(), n);
        });
    });
    FloatMatrix scores(n, n);
    result.unblocked = medianTime(std::max(1, repetitions / 3), [&] {
        scores.noalias() = q * k.transpose();
        sink += scores(n - 1, n - 1);
    });
    return sink == 12345.0F ? Roofline() : result;
}

} // namespace locus::bench
