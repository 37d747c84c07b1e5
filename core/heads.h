// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace locus::core {

/// One matrix per head, shared and never changed: copying a Prepared, or showing the content under
/// another method, copies no number.
template <class M>
class Heads {
public:
    Heads() = default;
    Heads(std::vector<M> matrices)
        : m_matrices(std::make_shared<const std::vector<M>>(std::move(matrices)))
    {
    }

    [[nodiscard]] std::size_t size() const { return m_matrices ? m_matrices->size() : 0; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const M &operator[](std::size_t head) const { return (*m_matrices)[head]; }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    operator const std::vector<M> &() const { return all(); }

private:
    [[nodiscard]] const std::vector<M> &all() const
    {
        static const std::vector<M> none;
        return m_matrices ? *m_matrices : none;
    }

    std::shared_ptr<const std::vector<M>> m_matrices;
};

} // namespace locus::core
