// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/framescheduler.h"

#include "core/kernels/rowkernels.h"

#include <QElapsedTimer>
#include <QtConcurrentRun>

#include <algorithm>

namespace locus::app {

namespace {

constexpr std::size_t cachedModels = 8;

} // namespace

FrameScheduler::FrameScheduler(QObject *parent, int threads)
    : QObject(parent)
    , m_cache(std::make_unique<core::FrameCache>(cachedModels, threads))
{
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &FrameScheduler::startNext);
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, &FrameScheduler::finishWorker);
}

FrameScheduler::~FrameScheduler()
{
    // The worker uses the cache.
    m_watcher.waitForFinished();
}

void FrameScheduler::request(const core::Model &model,
                             const std::vector<core::StageRequest> &requests)
{
    m_waiting = Job{model, requests, ++m_lastGeneration};
    auto &wanted = m_waiting->requests; // several views may want the same
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    if (!m_running)
        m_turn.start();
}

void FrameScheduler::setThreads(int threads)
{
    m_newThreads = threads;
    if (!m_running) // otherwise the worker uses it
        renewCache();
}

void FrameScheduler::setRoom(std::function<std::size_t()> room)
{
    m_room = std::move(room);
    m_cache->setRoom(m_room);
}

void FrameScheduler::renewCache()
{
    if (!m_newThreads)
        return;
    m_cache = std::make_unique<core::FrameCache>(cachedModels, *std::exchange(m_newThreads, {}));
    m_cache->setRoom(m_room);
}

void FrameScheduler::dropRunning()
{
    m_oldestWanted = m_lastGeneration + 1;
    m_waiting.reset();
}

void FrameScheduler::startNext()
{
    if (m_running || !m_waiting)
        return;
    Job job = *std::exchange(m_waiting, {});
    if (isServed(job))
        return;
    ++m_computationCount;
    const double cost = computationCost(job.model, job.requests);
    if (!m_costModel.wantsWorker(cost) && !m_alwaysInWorker) {
        publish(job, computed(job.model, job.requests));
        return;
    }
    m_job = std::move(job);
    setRunning(true);
    {
        const std::lock_guard lock(m_exchange);
        m_given = m_job;
    }
    m_watcher.setFuture(QtConcurrent::run([this] { work(); }));
}

void FrameScheduler::work()
{
    Job job;
    {
        const std::lock_guard lock(m_exchange);
        job = std::move(m_given);
    }
    Result made = computed(job.model, job.requests);
    const std::lock_guard lock(m_exchange);
    m_made = std::move(made);
}

FrameScheduler::Result FrameScheduler::computed(const core::Model &model,
                                                const std::vector<core::StageRequest> &requests)
{
    QElapsedTimer clock;
    clock.start();
    const int before = m_cache->preparedCount();
    Result result;
    result.frame = m_cache->compute(model, requests);
    result.milliseconds = double(clock.nsecsElapsed()) / 1e6;
    result.fromScratch = m_cache->preparedCount() > before;
    return result;
}

void FrameScheduler::finishWorker()
{
    Result result;
    {
        const std::lock_guard lock(m_exchange);
        result = std::move(m_made);
    }
    setRunning(false);
    renewCache();
    if (m_waiting)
        m_turn.start();
    // Results come in order, so one that is no longer the newest still is a step of the motion.
    if (m_job.generation >= m_oldestWanted)
        publish(m_job, result);
}

void FrameScheduler::publish(const Job &job, const Result &result)
{
    if (result.fromScratch)
        m_costModel.record(computationCost(job.model, job.requests), result.milliseconds);
    m_computationTime = result.milliseconds;
    m_served = job;
    m_frame = result.frame;
    core::rowKernels().cleanRegisters(); // whoever listens computes the numbers of the pair
    emit frameReady(m_frame);
}

bool FrameScheduler::isServed(const Job &job) const
{
    return m_frame && core::keyOf(job.model) == core::keyOf(m_served.model) &&
           std::includes(m_served.requests.begin(), m_served.requests.end(), job.requests.begin(),
                         job.requests.end());
}

void FrameScheduler::setRunning(bool running)
{
    m_running = running;
    emit workingChanged(running);
}

} // namespace locus::app
