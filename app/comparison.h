// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/framescheduler.h"
#include "app/worker.h"
#include "core/difference.h"
#include "core/scene.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace locus::app {

class SceneStore;
struct KeptScene;

/// A scene kept as A beside the present one, B: in no file, until another document is opened,
/// and nothing edits it. What is looked at (pair, stage, head) is shared. A change of B while A is
/// shown shows B.
class Comparison : public QObject {
    Q_OBJECT
public:
    enum class Side { A, B, Difference };

    /// \a scheduler makes the Frames of B; those of A come from one of its own.
    Comparison(SceneStore &store, const FrameScheduler &scheduler, QObject *parent = nullptr);
    ~Comparison() override;
    /// See core::FrameCache::setRoom.
    void setRoom(std::function<std::size_t()> room) { m_room = std::move(room); }

    void setThreads(int threads);

    /// Keeps the present scene as A, in place of the one before. B is shown.
    void pin();
    void unpin();
    /// A and the side on show, for another process.
    [[nodiscard]] std::optional<KeptScene> kept() const;
    void resume(const std::optional<KeptScene> &kept);
    [[nodiscard]] bool isPinned() const { return m_a.has_value(); }
    [[nodiscard]] Side side() const { return m_side; }
    [[nodiscard]] bool showsA() const { return m_side == Side::A; }
    /// Nothing while there is no A.
    void setSide(Side side);
    /// From A to B, from anything else to A.
    void flip();

    /// A with the present View brought inside it. \pre isPinned()
    [[nodiscard]] const core::Scene &sceneOfA() const { return *m_a; }
    /// A, or the present scene, also while B - A is shown.
    [[nodiscard]] const core::Scene &shownScene() const;
    [[nodiscard]] const std::shared_ptr<const core::Frame> &shownFrame() const;
    /// The Frame beside the shown one; null without A.
    [[nodiscard]] std::shared_ptr<const core::Frame> otherFrame() const;
    /// Stages of A that are wanted. \pre isPinned()
    void request(const std::vector<core::StageRequest> &requests);
    /// B - A of that stage, or the last one while a newer is on its way; null while there is none,
    /// or another side is shown.
    [[nodiscard]] std::shared_ptr<const core::Difference> difference(const core::StageRequest &of);
    /// Null without A (tests).
    [[nodiscard]] FrameScheduler *scheduler() const { return m_schedulerOfA.get(); }

signals:
    void pinChanged();
    void sideChanged();
    /// A Frame of A, or a difference, has come.
    void pictureReady();

private:
    void keep(core::Scene a, Side side);
    struct Operands {
        std::shared_ptr<const core::Frame> a, b;
        core::StageRequest of;
    };
    void follow();
    void followChange();
    void subtract();

    SceneStore &m_store;
    const FrameScheduler &m_scheduler;
    std::function<std::size_t()> m_room;
    std::unique_ptr<FrameScheduler> m_schedulerOfA;
    std::optional<core::Scene> m_a;
    core::Scene m_besideA; ///< B as it was when A came on show
    Side m_side = Side::B;
    Operands m_wanted;
    std::shared_ptr<const core::Difference> m_difference;
    Worker<std::shared_ptr<const core::Difference>> m_worker;
};

/// The scene kept as A, and which side is shown.
struct KeptScene {
    core::Scene a;
    Comparison::Side side = Comparison::Side::B;
    friend bool operator==(const KeptScene &, const KeptScene &) = default;
};

} // namespace locus::app
