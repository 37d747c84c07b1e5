// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenestore.h"

#include "core/edit.h"

#include <QUndoCommand>

namespace locus::app {

namespace {

History::State stateOf(const core::Scene &scene)
{
    return {scene.model, scene.study, scene.figures};
}

void put(const History::State &state, core::Scene &scene)
{
    scene.model = state.model;
    scene.study = state.study;
    scene.figures = state.figures;
}

} // namespace

/// What one gesture made of Model, Study and figures. Arrays inside are shared, so an entry is
/// small.
class SceneStore::Edit : public QUndoCommand {
public:
    Edit(SceneStore &store, const core::Scene &next, const QString &text,
         widgets::GestureId gesture)
        : QUndoCommand(text)
        , m_store(store)
        , m_before(stateOf(store.m_scene))
        , m_after(stateOf(next))
        , m_gesture(gesture)
    {
    }

    void undo() override { m_store.apply(m_before); }
    void redo() override { m_store.apply(m_after); }

    [[nodiscard]] int id() const override { return m_gesture.value == 0 ? -1 : 1; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &later = static_cast<const Edit &>(*other);
        if (later.m_gesture.entry != m_gesture.entry)
            return false;
        m_after = later.m_after;
        m_isSeveral = m_isSeveral || (!(later.m_gesture == m_gesture) && later.text() != text());
        setText(m_isSeveral ? SceneStore::tr("Several numbers") : later.text());
        setObsolete(m_before == m_after);
        return true;
    }

    [[nodiscard]] const History::State &before() const { return m_before; }
    [[nodiscard]] const History::State &after() const { return m_after; }

private:
    SceneStore &m_store;
    History::State m_before;
    History::State m_after;
    widgets::GestureId m_gesture;
    bool m_isSeveral = false; ///< of more than one parameter, as when several play
};

SceneStore::SceneStore(QObject *parent)
    : QObject(parent)
{
    connect(&m_undo, &QUndoStack::cleanChanged, this,
            [this](bool clean) { emit modifiedChanged(!clean); });
}

SceneStore::~SceneStore()
{
    // A dying stack with edits says that it is clean; whoever listens to the store may be gone
    // already.
    m_undo.disconnect(this);
}

void SceneStore::edit(const core::Scene &next, const QString &text, widgets::GestureId gesture)
{
    const bool sameDocument = next.model == m_scene.model && next.study == m_scene.study &&
                              next.figures == m_scene.figures;
    // A view that only follows the sizes is not chosen: the one chosen before comes back with them.
    if (!(next.view == core::clampedView(m_wantedView, next.model)))
        m_wantedView = next.view;
    if (sameDocument) {
        setView(next.view);
        return;
    }
    if (gesture.value == 0 || !(gesture == m_gesture)) {
        m_gestureStart = m_scene;
        m_gesture = gesture;
    }
    const auto kept = m_gesture;
    m_undo.push(new Edit(*this, next, text, gesture));
    m_gesture = kept;
}

void SceneStore::setView(const core::View &view)
{
    const core::View inside = core::clampedView(view, m_scene.model);
    if (view == m_wantedView && inside == m_scene.view)
        return;
    m_wantedView = view;
    m_scene.view = inside;
    emit viewChanged();
}

core::Scene SceneStore::gestureStart(widgets::GestureId gesture) const
{
    core::Scene start = gesture.value != 0 && gesture == m_gesture ? m_gestureStart : m_scene;
    start.view = core::clampedView(m_wantedView, start.model);
    return start;
}

void SceneStore::reset(const core::Scene &scene, const QString &path)
{
    forgetGesture();
    m_undo.clear();
    m_scene = scene;
    m_wantedView = scene.view;
    m_scene.view = core::clampedView(scene.view, scene.model);
    setSaved(path);
    emit documentReplaced();
    emit sceneChanged();
}

void SceneStore::resetUnsaved(const core::Scene &scene, const QString &path)
{
    History history;
    history.states = {{scene.model, scene.study}};
    history.clean = -1;
    restore(scene, history, path);
}

History SceneStore::history() const
{
    History history;
    history.index = m_undo.index();
    history.clean = m_undo.cleanIndex();
    if (m_undo.count() == 0)
        history.states = {stateOf(m_scene)};
    for (int i = 0; i < m_undo.count(); ++i) {
        const auto &edit = static_cast<const Edit &>(*m_undo.command(i));
        if (i == 0)
            history.states.push_back(edit.before());
        history.states.push_back(edit.after());
        history.texts << edit.text();
    }
    return history;
}

void SceneStore::restore(const core::Scene &scene, const History &history, const QString &path)
{
    forgetGesture();
    rebuild(history);
    m_scene = scene;
    m_wantedView = scene.view;
    m_scene.view = core::clampedView(scene.view, scene.model);
    setPath(path);
    emit documentReplaced();
    emit sceneChanged();
}

void SceneStore::rebuild(const History &history)
{
    m_isRebuilding = true;
    m_undo.clear();
    if (history.clean != 0)
        m_undo.resetClean();
    for (std::size_t i = 1; i < history.states.size(); ++i) {
        core::Scene next;
        put(history.states[i - 1], m_scene);
        put(history.states[i], next);
        m_undo.push(new Edit(*this, next, history.texts.at(qsizetype(i) - 1), {}));
        if (static_cast<int>(i) == history.clean)
            m_undo.setClean();
    }
    m_undo.setIndex(history.index);
    m_isRebuilding = false;
}

void SceneStore::setSaved(const QString &path)
{
    m_undo.setClean();
    setPath(path);
}

void SceneStore::setPath(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    emit pathChanged(m_path);
}

void SceneStore::apply(const History::State &state)
{
    if (m_isRebuilding)
        return;
    // Undo and redo end a gesture: a tick that still comes counts from what is there then.
    forgetGesture();
    put(state, m_scene);
    m_scene.view = core::clampedView(m_wantedView, m_scene.model);
    emit sceneChanged();
}

void SceneStore::forgetGesture()
{
    m_gesture = {};
}

} // namespace locus::app
