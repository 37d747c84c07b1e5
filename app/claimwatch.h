// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace locus::app {

class FrameScheduler;
class SceneStore;

/// Evaluates the claims of the present Scene in a worker, once nothing has changed for a moment:
/// while a slider moves, nothing is computed here. What was computed for a Scene that is gone is
/// dropped.
class ClaimWatch : public QObject {
    Q_OBJECT
public:
    static constexpr int restMilliseconds = 200;

    ClaimWatch(const SceneStore &store, const FrameScheduler &scheduler, QObject *parent = nullptr);
    ~ClaimWatch() override;

    /// Evaluations begun so far.
    [[nodiscard]] int computationCount() const { return m_computationCount; }
    /// What was said last belongs to the present Scene.
    [[nodiscard]] bool isCurrent() const { return m_shown && *m_shown == m_wanted; }
    /// What was said last.
    [[nodiscard]] const std::vector<core::Claim> &claims() const { return m_claims; }
    /// How long nothing must change (tests).
    void setRest(int milliseconds) { m_rest.setInterval(milliseconds); }

signals:
    /// The claims said last are those of a Scene before.
    void outdated();
    /// The claims of the present Scene; none where the method is not defined.
    void claimsReady(const std::vector<locus::core::Claim> &claims);

private:
    /// What claims depend on.
    struct Key {
        core::Model model;
        core::Tensor permutation;
        friend bool operator==(const Key &, const Key &) = default;
    };
    using Claims = std::vector<core::Claim>;
    struct Job {
        std::shared_ptr<const core::Prepared> prepared;
        core::Study study;
        std::shared_ptr<std::atomic<bool>> isWanted;
    };

    void noteScene();
    void startWhenRested();
    void work();
    void finish();
    void publish(Claims claims);

    const SceneStore &m_store;
    const FrameScheduler &m_scheduler;
    QTimer m_rest;
    QFutureWatcher<void> m_watcher;
    // Goes to the worker and comes back under a lock of our own, as in FrameScheduler.
    std::mutex m_exchange;
    Job m_given;
    Claims m_made;
    Key m_wanted;
    std::optional<Key> m_shown;
    Claims m_claims; ///< of m_shown
    /// Of the one in the worker, null without one: false once its Scene is gone.
    std::shared_ptr<std::atomic<bool>> m_isWanted;
    int m_computationCount = 0;
};

} // namespace locus::app
