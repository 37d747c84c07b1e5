// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/claimwatch.h"

#include "app/framescheduler.h"
#include "app/scenestore.h"
#include "core/position/method.h"

#include <QtConcurrentRun>

namespace locus::app {

ClaimWatch::ClaimWatch(const SceneStore &store, const FrameScheduler &scheduler, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_scheduler(scheduler)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &ClaimWatch::startWhenRested);
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, &ClaimWatch::finish);
    connect(&store, &SceneStore::sceneChanged, this, &ClaimWatch::noteScene);
    connect(&scheduler, &FrameScheduler::frameReady, this, &ClaimWatch::startWhenRested);
    noteScene();
}

ClaimWatch::~ClaimWatch()
{
    if (m_isWanted)
        *m_isWanted = false;
    m_watcher.waitForFinished();
}

void ClaimWatch::noteScene()
{
    const core::Scene &scene = m_store.scene();
    Key key{core::keyOf(scene.model), scene.study.permutation};
    if (key == m_wanted && (m_shown || m_rest.isActive() || m_isWanted))
        return;
    const bool wasCurrent = isCurrent();
    m_wanted = std::move(key);
    if (m_isWanted)
        *m_isWanted = false;
    if (isCurrent()) { // back where it was
        m_rest.stop();
        publish(m_claims);
        return;
    }
    if (wasCurrent)
        emit outdated();
    m_rest.start();
}

void ClaimWatch::startWhenRested()
{
    if (m_rest.isActive() || m_watcher.isRunning() || isCurrent())
        return;
    const auto &frame = m_scheduler.frame();
    if (!frame || !(frame->key == m_wanted.model))
        return; // its Frame is still to come
    if (!frame->prepared) {
        publish({});
        return;
    }
    ++m_computationCount;
    m_isWanted = std::make_shared<std::atomic<bool>>(true);
    Job job{frame->prepared, {}, m_isWanted};
    job.study.permutation = m_wanted.permutation;
    {
        const std::lock_guard lock(m_exchange);
        m_given = std::move(job);
    }
    m_watcher.setFuture(QtConcurrent::run([this] { work(); }));
}

void ClaimWatch::work()
{
    Job job;
    {
        const std::lock_guard lock(m_exchange);
        job = std::move(m_given);
    }
    Claims made = core::claimsOf(*job.prepared, job.study, [&job] { return job.isWanted->load(); });
    const std::lock_guard lock(m_exchange);
    m_made = std::move(made);
}

void ClaimWatch::finish()
{
    Claims made;
    {
        const std::lock_guard lock(m_exchange);
        made = std::move(m_made);
    }
    const bool isWanted = m_isWanted && *m_isWanted;
    m_isWanted.reset();
    if (isWanted)
        publish(std::move(made));
    else
        startWhenRested();
}

void ClaimWatch::publish(Claims claims)
{
    m_shown = m_wanted;
    m_claims = std::move(claims);
    emit claimsReady(m_claims);
}

} // namespace locus::app
