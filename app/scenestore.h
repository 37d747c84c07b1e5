// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "widgets/gesture.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include <vector>

namespace locus::app {

/// What can be undone and redone, as values.
struct History {
    struct State {
        core::Model model;
        core::Study study;
        std::vector<core::FigureSettings> figures = {};
        friend bool operator==(const State &, const State &) = default;
    };
    std::vector<State> states; ///< at least one; before the first edit, then after each
    QStringList texts;         ///< of the edits between them
    int index = 0;             ///< of the present state
    int clean = 0;             ///< of the one that stands in the file; -1: none of them
};

/// Keeps the Scene. Everything shown follows from it; everything the user does arrives here as the
/// next Scene.
///
/// Only edits of Model, Study and figures are undone and mark the document modified; the View
/// follows silently.
class SceneStore : public QObject {
    Q_OBJECT
public:
    explicit SceneStore(QObject *parent = nullptr);
    ~SceneStore() override;

    [[nodiscard]] const core::Scene &scene() const { return m_scene; }
    /// The View that was chosen last: the Scene's is this, brought inside its present sizes.
    [[nodiscard]] const core::View &wantedView() const { return m_wantedView; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }
    [[nodiscard]] QUndoStack *undoStack() { return &m_undo; }

    /// Equal to the present Scene: nothing happens. Otherwise one undo entry per gesture, or for
    /// all that overlap in time, merged while they last, gone when they end where they began. \a
    /// text names the edit in the menu.
    void edit(const core::Scene &next, const QString &text, widgets::GestureId gesture);
    /// Changes what is looked at: no number, no undo entry.
    void setView(const core::View &view);
    /// The Scene as it was when \a gesture began (the present one for a new gesture, and for one
    /// that another interrupted): every tick of a drag is applied to it, so that dragging a count
    /// down and up again loses no table and no selection.
    [[nodiscard]] core::Scene gestureStart(widgets::GestureId gesture) const;

    /// Another document: history is dropped, nothing is modified.
    void reset(const core::Scene &scene, const QString &path);
    /// The same with a Scene that stands in no file as it is: it counts as modified.
    void resetUnsaved(const core::Scene &scene, const QString &path);
    [[nodiscard]] History history() const;
    /// Another document with what can be undone and redone in it. \pre history.index is the state
    /// of \a scene
    void restore(const core::Scene &scene, const History &history, const QString &path);
    /// The document now stands in this file.
    void setSaved(const QString &path);
    /// What stands in its file is no longer this Scene.
    void setUnsaved() { m_undo.resetClean(); }

signals:
    /// Another document is about to be shown; sceneChanged follows.
    void documentReplaced();
    /// Model, Study, figures or the whole document changed.
    void sceneChanged();
    /// Only the View changed.
    void viewChanged();
    void modifiedChanged(bool modified);
    void pathChanged(const QString &path);

private:
    class Edit;
    void apply(const History::State &state);
    void forgetGesture();
    void rebuild(const History &history);
    void setPath(const QString &path);

    core::Scene m_scene;
    QString m_path;
    QUndoStack m_undo;
    core::View m_wantedView;      ///< the last chosen one; the Scene's is this, brought inside the
                                  ///< present sizes
    widgets::GestureId m_gesture; ///< the one that edited last
    core::Scene m_gestureStart;
    bool m_isRebuilding = false; ///< the stack moves, the Scene does not
};

} // namespace locus::app
