// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dot.h"
#include "core/kernels/rowkernels.h"
#include "core/prepared.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace locus::core {

template <class S>
const Operands<S> &operandsOf(const Prepared &p)
{
    if constexpr (std::is_same_v<S, float>)
        return p.fast;
    else
        return p.exact;
}

/// Some rows of a stage of one head, in the caller's memory.
template <class S>
using Block = Eigen::Map<Matrix<S>>;

/// scale Q K^T for rows firstRow .. of the block and its first \a columns columns.
inline void scaledProducts(const Matrix<double> &q, const Matrix<double> &k, double scale,
                           int firstRow, int columns, Block<double> &out)
{
    for (Eigen::Index i = 0; i < out.rows(); ++i)
        for (int j = 0; j < columns; ++j)
            out(i, j) = orderedDot(q.row(firstRow + i).data(), k.row(j).data(), q.cols()) * scale;
}

/// The same in float.
inline void scaledProducts(const Matrix<float> &q, const std::vector<float> &panels, float scale,
                           int firstRow, int columns, Block<float> &out)
{
    rowKernels().products(q.row(firstRow).data(), static_cast<int>(out.rows()),
                          static_cast<int>(q.cols()), panels.data(), columns, scale, out.data(),
                          out.cols());
}

/// scale Q (K - plain)^T for the rows of the block: what position changed in the keys. Kept as a
/// difference of vectors, so the digits are those of inputTerms.
inline void changedProducts(const Matrix<double> &q, const Matrix<double> &k,
                            const Matrix<double> &plain, double scale, int columns,
                            Block<double> &out)
{
    for (int j = 0; j < columns; ++j) {
        const Row<double> change = k.row(j) - plain.row(j);
        for (Eigen::Index i = 0; i < out.rows(); ++i)
            out(i, j) = orderedDot(q.row(i).data(), change.data(), q.cols()) * scale;
    }
}

/// The same in float, where a difference of pictures will do.
inline void changedProducts(const Matrix<float> &q, const std::vector<float> &k,
                            const std::vector<float> &plain, float scale, int columns,
                            Block<float> &out)
{
    std::vector<float> values(static_cast<std::size_t>(out.size()));
    Block<float> unchanged(values.data(), out.rows(), out.cols());
    scaledProducts(q, k, scale, 0, columns, out);
    scaledProducts(q, plain, scale, 0, columns, unchanged);
    out.leftCols(columns) -= unchanged.leftCols(columns);
}

/// Whether a part of the score takes what position added to q, or what q is without it; likewise k.
struct PartSides {
    bool query = false;
    bool key = false;
};

/// One block of rows of one head; the only place that knows how content, position and scores come
/// about.
template <class S>
class ScoreBlock {
public:
    ScoreBlock(const Prepared &p, HeadIndex head, int firstRow)
        : m_p(p)
        , m_ops(operandsOf<S>(p))
        , m_head(static_cast<std::size_t>(head.value))
        , m_firstRow(firstRow)
    {
    }

    void content(Block<S> &out, int columns) const
    {
        const bool apart = !m_ops.contentQ.empty();
        scaledProducts(apart ? m_ops.contentQ[m_head] : m_ops.q[m_head],
                       apart ? m_ops.contentK[m_head] : m_ops.k[m_head], m_ops.scale, m_firstRow,
                       columns, out);
    }

    void scores(Block<S> &out, int columns) const
    {
        scaledProducts(m_ops.q[m_head], m_ops.k[m_head], m_ops.scale, m_firstRow, columns, out);
        addPairTerms(out, columns);
    }

    void position(Block<S> &out, int columns) const
    {
        if (m_ops.contentQ.empty()) {
            out.leftCols(columns).setZero();
            addPairTerms(out, columns);
            return;
        }
        std::vector<S> values(static_cast<std::size_t>(out.rows() * out.cols()));
        Block<S> plain(values.data(), out.rows(), out.cols());
        content(plain, columns);
        scores(out, columns);
        out.leftCols(columns) -= plain.leftCols(columns);
    }

    /// One of the four products that (x + p) W_Q . (x + p) W_K falls into. \pre the method adds to
    /// x
    void part(PartSides sides, Block<S> &out, int columns) const
    {
        Matrix<S> q = m_ops.contentQ[m_head].middleRows(m_firstRow, out.rows());
        if (sides.query)
            q = m_ops.q[m_head].middleRows(m_firstRow, out.rows()) - q;
        if (sides.key)
            changedProducts(q, m_ops.k[m_head], m_ops.contentK[m_head], m_ops.scale, columns, out);
        else
            scaledProducts(q, m_ops.contentK[m_head], m_ops.scale, 0, columns, out);
    }

    void addBias(Block<S> &out, int columns) const
    {
        if (!m_p.hooks.onScore)
            return;
        for (Eigen::Index i = 0; i < out.rows(); ++i)
            addBiasRow(out.row(i).data(), m_firstRow + static_cast<int>(i), columns);
    }

private:
    void addPairTerms(Block<S> &out, int columns) const
    {
        if (!m_ops.queryDotRelative.empty())
            for (Eigen::Index i = 0; i < out.rows(); ++i)
                addRelativeRow(out.row(i).data(), m_firstRow + static_cast<int>(i), columns);
        if (m_p.model.mistake != Mistake::BiasAfterSoftmax)
            addBias(out, columns);
    }

    [[nodiscard]] std::int64_t delta(int i, int j) const { return displacement(m_p, {i}, {j}); }

    void addRelativeRow(S *row, int i, int columns) const
    {
        const S *products = m_ops.queryDotRelative[m_head].row(i).data();
        const int radius = m_p.hooks.onPair->radius;
        if (!m_p.positions.consecutive) {
            for (int j = 0; j < columns; ++j)
                row[j] += products[relationRow(delta(i, j), radius)];
            return;
        }
        // Neighbours along the row are neighbours in the table, but for the clipped ends.
        const std::int64_t first = delta(i, 0);
        const auto columnOf = [&](std::int64_t displacement) {
            return static_cast<int>(std::clamp<std::int64_t>(displacement - first, 0, columns));
        };
        const int from = columnOf(-radius);
        const int end = columnOf(std::int64_t(radius) + 1);
        for (int j = 0; j < from; ++j)
            row[j] += products[0];
        for (int j = from; j < end; ++j)
            row[j] += products[first + j + radius];
        for (int j = end; j < columns; ++j)
            row[j] += products[2 * radius];
    }

    void addBiasRow(S *row, int i, int columns) const
    {
        const ScalarBias &bias = *m_p.hooks.onScore;
        if (!m_ops.biasByKey.empty()) {
            const std::vector<S> &values = m_ops.biasByKey[m_head];
            for (int j = 0; j < columns; ++j)
                row[j] += values[static_cast<std::size_t>(j)];
        } else if (m_ops.biasByDelta.empty()) {
            for (int j = 0; j < columns; ++j)
                row[j] += static_cast<S>(bias.ofDelta(static_cast<int>(m_head), delta(i, j)));
        } else if (m_p.positions.consecutive) {
            const S *values = m_ops.biasByDelta[m_head].data() + (delta(i, 0) - bias.deltaMin);
            for (int j = 0; j < columns; ++j)
                row[j] += values[j];
        } else {
            const S *values = m_ops.biasByDelta[m_head].data();
            for (int j = 0; j < columns; ++j)
                row[j] += values[delta(i, j) - bias.deltaMin];
        }
    }

    const Prepared &m_p;
    const Operands<S> &m_ops;
    std::size_t m_head;
    int m_firstRow;
};

} // namespace locus::core
