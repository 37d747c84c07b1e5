// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparison.h"

#include "app/scenestore.h"
#include "core/edit.h"

namespace locus::app {

namespace {

/// Fewer cells are subtracted sooner than a worker wakes up.
constexpr double mostCellsAtOnce = 1 << 18;

double cellsOf(const core::Frame &frame, core::Stage stage)
{
    const core::StageShape shape = core::stageShape(frame.shapes, stage);
    return double(shape.rows) * shape.columns;
}

} // namespace

Comparison::Comparison(SceneStore &store, const FrameScheduler &scheduler, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_scheduler(scheduler)
{
    connect(&m_store, &SceneStore::viewChanged, this, &Comparison::follow);
    connect(&m_store, &SceneStore::sceneChanged, this, &Comparison::followChange);
}

Comparison::~Comparison() = default;

void Comparison::setThreads(int threads)
{
    if (m_schedulerOfA)
        m_schedulerOfA->setThreads(threads);
}

void Comparison::pin()
{
    keep(m_store.scene(), Side::B);
}

std::optional<KeptScene> Comparison::kept() const
{
    return m_a ? std::optional(KeptScene{*m_a, m_side}) : std::nullopt;
}

void Comparison::resume(const std::optional<KeptScene> &kept)
{
    if (kept)
        keep(kept->a, kept->side);
    else
        unpin();
}

void Comparison::keep(core::Scene a, Side side)
{
    m_a = std::move(a);
    follow();
    m_difference.reset();
    m_wanted = {};
    if (!m_schedulerOfA) {
        m_schedulerOfA = std::make_unique<FrameScheduler>(nullptr, m_scheduler.threads());
        m_schedulerOfA->setRoom(m_room);
        connect(m_schedulerOfA.get(), &FrameScheduler::frameReady, this, &Comparison::pictureReady);
    }
    m_schedulerOfA->dropRunning();
    m_side = side;
    m_besideA = m_store.scene();
    emit pinChanged();
    emit sideChanged();
}

void Comparison::unpin()
{
    if (!m_a)
        return;
    m_side = Side::B;
    m_a.reset();
    m_difference.reset();
    m_wanted = {};
    m_schedulerOfA.reset(); // with everything it computed
    emit pinChanged();
    emit sideChanged();
}

void Comparison::setSide(Side side)
{
    if (!m_a || side == m_side)
        return;
    m_side = side;
    if (showsA())
        m_besideA = m_store.scene();
    emit sideChanged();
}

void Comparison::flip()
{
    setSide(showsA() ? Side::B : Side::A);
}

void Comparison::follow()
{
    if (m_a)
        m_a->view = core::clampedView(m_store.wantedView(), m_a->model);
}

/// A figure that is kept in the document changes nothing that is shown.
void Comparison::followChange()
{
    follow();
    if (!showsA())
        return;
    const core::Scene &b = m_store.scene();
    if (b.model != m_besideA.model || b.study != m_besideA.study)
        setSide(Side::B);
}

const core::Scene &Comparison::shownScene() const
{
    return showsA() ? *m_a : m_store.scene();
}

const std::shared_ptr<const core::Frame> &Comparison::shownFrame() const
{
    return showsA() ? m_schedulerOfA->frame() : m_scheduler.frame();
}

std::shared_ptr<const core::Frame> Comparison::otherFrame() const
{
    if (!m_a)
        return nullptr;
    return showsA() ? m_scheduler.frame() : m_schedulerOfA->frame();
}

void Comparison::request(const std::vector<core::StageRequest> &requests)
{
    m_schedulerOfA->request(m_a->model, requests);
}

std::shared_ptr<const core::Difference> Comparison::difference(const core::StageRequest &of)
{
    if (m_side != Side::Difference)
        return nullptr;
    m_wanted = {m_schedulerOfA->frame(), m_scheduler.frame(), of};
    subtract();
    return m_difference;
}

/// The newest operands, unless they are subtracted already, are not there yet, or the worker is at
/// others: it comes back here.
void Comparison::subtract()
{
    const auto &[a, b, of] = m_wanted;
    if (!a || !b || m_worker.isBusy() || !(a->key == core::keyOf(m_a->model)))
        return;
    if (m_difference && m_difference->a == a && m_difference->b == b && m_difference->of == of)
        return;
    const bool isProblem = core::differenceProblem(*a, *b, of).has_value();
    if (!isProblem && !(a->image(of.stage, of.head) && b->image(of.stage, of.head)))
        return;
    if (isProblem || cellsOf(*b, of.stage) <= mostCellsAtOnce) {
        m_difference = core::differenceOf(a, b, of, m_room);
        return;
    }
    m_worker.start(
        [wanted = m_wanted, room = m_room] {
            return core::differenceOf(wanted.a, wanted.b, wanted.of, room);
        },
        [this](std::shared_ptr<const core::Difference> made) {
            // Meanwhile another A may have been kept, or B have changed.
            if (m_side != Side::Difference || !m_a || !(made->a->key == core::keyOf(m_a->model)))
                return;
            m_difference = std::move(made);
            emit pictureReady();
        });
}

} // namespace locus::app
