// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace locus::app {

/// Multiplications and additions of the stages asked for and of what they are computed from,
/// roughly.
[[nodiscard]] double computationCost(const core::Model &model,
                                     const std::vector<core::StageRequest> &requests);

/// Turns the newest Model into a Frame, at most once per turn of the event loop. What would take
/// longer than a frame of the screen runs in a worker; the last Frame stays meanwhile. One
/// FrameCache, used by one thread at a time.
class FrameScheduler : public QObject {
    Q_OBJECT
public:
    explicit FrameScheduler(QObject *parent = nullptr);
    ~FrameScheduler() override;

    /// Replaces a request that still waits. What the last Frame already holds is not computed
    /// again.
    void request(const core::Model &model, const std::vector<core::StageRequest> &requests);
    /// The document changed: a computation that still runs is of no interest any more.
    void dropRunning();

    /// The last one that was ready; null before the first.
    [[nodiscard]] const std::shared_ptr<const core::Frame> &frame() const { return m_frame; }
    [[nodiscard]] bool isWorking() const { return m_running; }
    /// Computations begun so far, in this thread or in the worker.
    [[nodiscard]] int computationCount() const { return m_computationCount; }
    /// Work of this cost and more leaves the window's thread (tests lower it).
    void setWorkerThreshold(double cost) { m_workerThreshold = cost; }

signals:
    void frameReady(std::shared_ptr<const core::Frame> frame);
    void workingChanged(bool working);

private:
    struct Job {
        core::Model model;
        std::vector<core::StageRequest> requests;
        std::uint64_t generation = 0;
    };
    using FramePointer = std::shared_ptr<const core::Frame>;

    void startNext();
    void finishWorker();
    void publish(const Job &job, const FramePointer &frame);
    [[nodiscard]] bool isServed(const Job &job) const;
    void setRunning(bool running);

    core::FrameCache m_cache;
    QTimer m_turn;
    QFutureWatcher<FramePointer> m_watcher;
    std::optional<Job> m_waiting;
    Job m_job;    ///< the one in the worker
    Job m_served; ///< the one m_frame answers
    FramePointer m_frame;
    double m_workerThreshold = 2e7;
    std::uint64_t m_lastGeneration = 0;
    std::uint64_t m_oldestWanted = 0; ///< results of earlier generations are dropped
    int m_computationCount = 0;
    bool m_running = false;
};

} // namespace locus::app
