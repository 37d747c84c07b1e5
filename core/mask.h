// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "core/shapes.h"

#include <span>
#include <vector>

namespace locus::core {

/// Which keys each query may use. Causal: token j allowed when j <= i + query_offset (token
/// indices, never positions). A padding key is forbidden to every query under any mask. Vaswani et
/// al. 2017, section 3.2.3.
class Mask {
public:
    Mask() = default;
    Mask(const Model &model, const Shapes &shapes);
    /// rows x columns, 0 forbids. \pre allowed.size() == rows * columns
    Mask(int rows, int columns, std::vector<unsigned char> allowed);

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] bool allowed(int row, int column) const
    {
        if (m_dense.empty())
            return column < m_ends[static_cast<std::size_t>(row)];
        return m_dense[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                       static_cast<std::size_t>(column)] != 0;
    }
    /// True when every row allows exactly the keys 0 .. end(row) - 1.
    [[nodiscard]] bool isPrefix() const { return m_dense.empty(); }
    /// One past the last allowed key of a row; 0 for a dead row (one without any allowed key).
    [[nodiscard]] int end(int row) const { return m_ends[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool isDead(int row) const { return end(row) == 0; }
    [[nodiscard]] std::vector<int> deadRows() const;
    /// True when some pair is forbidden.
    [[nodiscard]] bool hidesAnything() const;

private:
    int m_rows = 0;
    int m_columns = 0;
    std::vector<int> m_ends;
    std::vector<unsigned char> m_dense; ///< rows x columns; empty for prefix masks
};

} // namespace locus::core
