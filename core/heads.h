// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace locus::core {

class RowPool;

/// One matrix per head, shared and never changed: copying a Prepared, or showing the content under
/// another method, copies no number. May be made only when somebody first looks at it, from
/// whatever thread; nobody can tell the difference but by the time it takes.
template <class M>
class Heads {
public:
    /// The matrices; on the threads of the pool unless it is null.
    using Make = std::function<std::vector<M>(RowPool *)>;

    Heads() = default;
    Heads(std::vector<M> matrices)
        : m_shared(std::make_shared<Shared>())
    {
        m_shared->matrices = std::move(matrices);
        m_shared->isMade = true;
    }
    /// \a make owns whatever it reads.
    [[nodiscard]] static Heads later(Make make)
    {
        Heads heads;
        heads.m_shared = std::make_shared<Shared>();
        heads.m_shared->make = std::move(make);
        return heads;
    }

    /// Makes them now, so that a first look from one of the pool's threads does not work alone.
    void settle(RowPool *pool) const
    {
        if (m_shared)
            m_shared->settle(pool);
    }
    /// False while nobody has looked.
    [[nodiscard]] bool isMade() const { return !m_shared || m_shared->isMade; }

    [[nodiscard]] std::size_t size() const { return all().size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const M &operator[](std::size_t head) const { return all()[head]; }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    operator const std::vector<M> &() const { return all(); }

private:
    struct Shared {
        std::vector<M> matrices;
        Make make;
        std::once_flag once;
        std::atomic<bool> isMade = false;

        void settle(RowPool *pool)
        {
            if (isMade.load(std::memory_order_acquire))
                return;
            std::call_once(once, [&] {
                matrices = make(pool);
                make = nullptr; // and what it holds
                isMade.store(true, std::memory_order_release);
            });
        }
    };

    [[nodiscard]] const std::vector<M> &all() const
    {
        static const std::vector<M> none;
        if (!m_shared)
            return none;
        m_shared->settle(nullptr);
        return m_shared->matrices;
    }

    std::shared_ptr<Shared> m_shared;
};

} // namespace locus::core
