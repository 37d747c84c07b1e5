// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mask.h"

#include <algorithm>
#include <utility>

namespace locus::core {

Mask::Mask(const Model &model, const Shapes &shapes)
    : m_rows(shapes.nQuery)
    , m_columns(shapes.nKey)
{
    m_ends.assign(static_cast<std::size_t>(m_rows), m_columns);
    if (model.mask == MaskKind::Causal)
        for (int i = 0; i < m_rows; ++i)
            m_ends[static_cast<std::size_t>(i)] =
                std::clamp(i + model.queryOffset + 1, 0, m_columns);
    if (model.mask != MaskKind::Custom && model.padding.isNull())
        return;

    m_dense.assign(static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns), 0);
    for (int i = 0; i < m_rows; ++i) {
        int &end = m_ends[static_cast<std::size_t>(i)];
        const int limit = end;
        end = 0;
        for (int j = 0; j < limit; ++j) {
            const bool open = model.mask != MaskKind::Custom || model.allowed.at(i, j) != 0;
            const bool padded = !model.padding.isNull() && model.padding[j] != 0;
            if (!open || padded)
                continue;
            m_dense[static_cast<std::size_t>(i) * static_cast<std::size_t>(m_columns) +
                    static_cast<std::size_t>(j)] = 1;
            end = j + 1;
        }
    }
}

Mask::Mask(int rows, int columns, std::vector<unsigned char> allowed)
    : m_rows(rows)
    , m_columns(columns)
    , m_ends(static_cast<std::size_t>(rows), 0)
    , m_dense(std::move(allowed))
{
    for (int row = 0; row < rows; ++row)
        for (int end = columns; end > 0; --end)
            if (this->allowed(row, end - 1)) {
                m_ends[static_cast<std::size_t>(row)] = end;
                break;
            }
}

std::vector<int> Mask::deadRows() const
{
    std::vector<int> rows;
    for (int i = 0; i < m_rows; ++i)
        if (isDead(i))
            rows.push_back(i);
    return rows;
}

bool Mask::hidesAnything() const
{
    if (m_dense.empty())
        return std::any_of(m_ends.begin(), m_ends.end(),
                           [this](int end) { return end < m_columns; });
    return std::find(m_dense.begin(), m_dense.end(), 0) != m_dense.end();
}

} // namespace locus::core
