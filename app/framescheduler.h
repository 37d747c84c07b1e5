// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/costmodel.h"
#include "core/frame.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace locus::app {

/// Turns the newest Model into a Frame, at most once per turn of the event loop. What would take
/// longer than a frame of the screen runs in a worker; the last Frame stays meanwhile. One
/// FrameCache, used by one thread at a time.
class FrameScheduler : public QObject {
    Q_OBJECT
public:
    /// \a threads counts those that compute one Frame; 0 = as many as the processor runs at once.
    explicit FrameScheduler(QObject *parent = nullptr, int threads = 0);
    ~FrameScheduler() override;

    /// Replaces a request that still waits. What the last Frame already holds is not computed
    /// again.
    void request(const core::Model &model, const std::vector<core::StageRequest> &requests);
    /// The document changed: a computation that still runs is of no interest any more.
    void dropRunning();

    [[nodiscard]] int threads() const { return m_cache->threads(); }
    /// From the next computation on; what was computed is kept no longer.
    void setThreads(int threads);
    /// The last one that was ready; null before the first.
    [[nodiscard]] const std::shared_ptr<const core::Frame> &frame() const { return m_frame; }
    [[nodiscard]] bool isWorking() const { return m_running; }
    /// Share of the running computation that is done, 0 .. 1.
    [[nodiscard]] double progress() const { return m_cache->progress().share(); }
    /// See core::FrameCache::setRoom.
    void setRoom(std::function<std::size_t()> room);
    /// Computations begun so far, in this thread or in the worker.
    [[nodiscard]] int computationCount() const { return m_computationCount; }
    /// Milliseconds that the Frame took.
    [[nodiscard]] double computationTime() const { return m_computationTime; }
    /// Computes everything in the worker (tests).
    void setAlwaysInWorker(bool always) { m_alwaysInWorker = always; }

signals:
    void frameReady(std::shared_ptr<const core::Frame> frame);
    void workingChanged(bool working);

private:
    struct Job {
        core::Model model;
        std::vector<core::StageRequest> requests;
        std::uint64_t generation = 0;
    };
    struct Result {
        std::shared_ptr<const core::Frame> frame;
        double milliseconds = 0;
        bool fromScratch = false; ///< nothing of it was there already
    };

    [[nodiscard]] Result computed(const core::Model &model,
                                  const std::vector<core::StageRequest> &requests);
    void startNext();
    void renewCache();
    void work();
    void finishWorker();
    void publish(const Job &job, const Result &result);
    [[nodiscard]] bool isServed(const Job &job) const;
    void setRunning(bool running);

    std::unique_ptr<core::FrameCache> m_cache;
    std::optional<int> m_newThreads; ///< for the cache that takes the place of this one
    std::function<std::size_t()> m_room;
    QTimer m_turn;
    QFutureWatcher<void> m_watcher;
    // What goes to the worker and comes back, under a lock of our own: a thread sanitizer that does
    // not know Qt's can then see that nothing is shared.
    std::mutex m_exchange;
    Job m_given;
    Result m_made;
    std::optional<Job> m_waiting;
    Job m_job;    ///< the one in the worker
    Job m_served; ///< the one m_frame answers
    std::shared_ptr<const core::Frame> m_frame;
    CostModel m_costModel;
    double m_computationTime = 0;
    std::uint64_t m_lastGeneration = 0;
    std::uint64_t m_oldestWanted = 0; ///< results of earlier generations are dropped
    int m_computationCount = 0;
    bool m_running = false;
    bool m_alwaysInWorker = false;
};

} // namespace locus::app
