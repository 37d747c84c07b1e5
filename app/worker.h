// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <QThreadPool>

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace locus::app {

/// One computation at a time in another thread; its result comes back in a turn of the event loop.
/// It goes there and comes back under a lock of our own: a thread sanitizer that does not know Qt's
/// can then see that nothing is shared.
template <class Result>
class Worker {
public:
    /// \a pool outlives the worker.
    explicit Worker(QThreadPool *pool = QThreadPool::globalInstance())
        : m_pool(pool)
    {
        QObject::connect(&m_watcher, &QFutureWatcher<void>::finished, &m_watcher,
                         [this] { deliver(); });
    }
    ~Worker() { m_watcher.waitForFinished(); }
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Until the work is done; the result comes later all the same.
    void wait() { m_watcher.waitForFinished(); }

    /// \pre !isBusy(); \a work touches nothing of the window's thread
    void start(std::function<Result()> work, std::function<void(Result)> done)
    {
        m_busy = true;
        m_done = std::move(done);
        {
            const std::lock_guard lock(m_exchange);
            m_work = std::move(work);
        }
        m_watcher.setFuture(QtConcurrent::run(m_pool, [this] { run(); }));
    }

private:
    void run()
    {
        std::function<Result()> work;
        {
            const std::lock_guard lock(m_exchange);
            work = std::move(m_work);
        }
        Result result = work();
        const std::lock_guard lock(m_exchange);
        m_result = std::move(result);
    }

    void deliver()
    {
        std::optional<Result> result;
        {
            const std::lock_guard lock(m_exchange);
            result = std::exchange(m_result, {});
        }
        m_busy = false;
        const auto done = std::exchange(m_done, {}); // it may start the next one
        if (result)
            done(std::move(*result)); // none: the work threw, and there was no room
    }

    QThreadPool *m_pool;
    QFutureWatcher<void> m_watcher;
    std::mutex m_exchange;
    std::function<Result()> m_work;
    std::optional<Result> m_result;
    std::function<void(Result)> m_done;
    bool m_busy = false;
};

} // namespace locus::app
