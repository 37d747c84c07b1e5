// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/framescheduler.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace locus::app {

double computationCost(const core::Model &model, const std::vector<core::StageRequest> &requests)
{
    const core::Shapes shapes = core::shapesOf(model);
    const double nQuery = shapes.nQuery, nKey = shapes.nKey;
    const double channels = double(shapes.heads) * shapes.dHead;
    // Projections: of x once per content, of h on every change of an input encoding.
    const double projections = shapes.hasX ? 3 * nKey * shapes.dModel * channels : 0;
    const double vectors = (nQuery + nKey) * channels;
    const auto pairs = std::count_if(requests.begin(), requests.end(), [](const auto &request) {
        return core::isPairStage(request.stage) || request.stage == core::Stage::Output;
    });
    return projections + vectors + double(pairs) * nQuery * nKey * shapes.dHead;
}

FrameScheduler::FrameScheduler(QObject *parent)
    : QObject(parent)
{
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &FrameScheduler::startNext);
    connect(&m_watcher, &QFutureWatcher<FramePointer>::finished, this,
            &FrameScheduler::finishWorker);
}

FrameScheduler::~FrameScheduler()
{
    // The worker uses m_cache.
    m_watcher.waitForFinished();
}

void FrameScheduler::request(const core::Model &model,
                             const std::vector<core::StageRequest> &requests)
{
    m_waiting = Job{model, requests, ++m_lastGeneration};
    std::sort(m_waiting->requests.begin(), m_waiting->requests.end());
    if (!m_running)
        m_turn.start();
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
    if (computationCost(job.model, job.requests) < m_workerThreshold) {
        publish(job, m_cache.compute(job.model, job.requests));
        return;
    }
    m_job = std::move(job);
    setRunning(true);
    m_watcher.setFuture(QtConcurrent::run([this, model = m_job.model, requests = m_job.requests] {
        return m_cache.compute(model, requests);
    }));
}

void FrameScheduler::finishWorker()
{
    const FramePointer frame = m_watcher.result();
    setRunning(false);
    if (m_waiting)
        m_turn.start();
    // Results come in order, so one that is no longer the newest still is a step of the motion.
    if (m_job.generation >= m_oldestWanted)
        publish(m_job, frame);
}

void FrameScheduler::publish(const Job &job, const FramePointer &frame)
{
    m_served = job;
    m_frame = frame;
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
