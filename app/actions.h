// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examples.h"
#include "app/language.h"
#include "core/types.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QStringList>

class QMenu;
class QMenuBar;
class QUndoStack;

namespace locus::app {

/// Everything the menus and keys offer, as actions that the window connects. What an action does is
/// decided there.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QUndoStack *undoStack, QObject *parent = nullptr);

    QAction *newScene = new QAction(this);
    QAction *open = new QAction(this);
    QAction *openTensor = new QAction(this);
    QAction *clearRecent = new QAction(this);
    QAction *save = new QAction(this);
    QAction *saveAs = new QAction(this);
    QAction *exportFigure = new QAction(this);
    QAction *exportSweep = new QAction(this);
    QAction *printPage = new QAction(this);
    QAction *saveNumbers = new QAction(this);
    QAction *quit = new QAction(this);
    QAction *undo = new QAction(this);
    QAction *redo = new QAction(this);
    QAction *copyPicture = new QAction(this);
    QAction *copyValue = new QAction(this);
    QAction *copyNumbers = new QAction(this);
    QAction *copyStage = new QAction(this);
    QAction *copyScript = new QAction(this);
    QAction *copyLink = new QAction(this);
    QAction *pasteLink = new QAction(this);
    QAction *resetMethod = new QAction(this);
    QAction *resetAll = new QAction(this);
    QAction *preferences = new QAction(this);
    QAction *darkTheme = new QAction(this);
    QAction *zoomIn = new QAction(this);
    QAction *zoomOut = new QAction(this);
    QAction *zoomReset = new QAction(this);
    QAction *statusLine = new QAction(this);
    QAction *toggleMask = new QAction(this);
    QAction *toggleLock = new QAction(this);
    QAction *scoresOrWeights = new QAction(this);
    QAction *nextStage = new QAction(this);
    QAction *previousHead = new QAction(this);
    QAction *nextHead = new QAction(this);
    QAction *allHeads = new QAction(this);
    QAction *table = new QAction(this);
    QAction *detachPicture = new QAction(this);
    QAction *pinAsA = new QAction(this);
    QAction *flipSides = new QAction(this);
    QAction *showDifference = new QAction(this);
    QAction *unpinA = new QAction(this);
    QAction *allExamples = new QAction(this);
    QAction *help = new QAction(this);
    QAction *copyDiagnostics = new QAction(this);
    QAction *about = new QAction(this);

    /// File, Edit, View, Examples, Help.
    void fillMenuBar(QMenuBar &bar);
    /// For windows beside the main one: without the size of the interface.
    [[nodiscard]] QList<QAction *> ofEveryWindow() const;
    void setRecentFiles(const QStringList &paths);
    void setMethod(core::MethodId method);
    void setDarkTheme(bool dark);
    void setLanguage(Language language);
    /// Part of the View menu; a button may open it too.
    [[nodiscard]] QMenu *languageMenu() const { return m_language; }
    /// What edits the model without a field of its own.
    void setEditable(bool editable);
    void setPinned(bool pinned);
    void retranslate();

signals:
    void recentPicked(const QString &path);
    void examplePicked(const locus::app::Example &example);
    void methodPicked(locus::core::MethodId method);
    void languagePicked(locus::app::Language language);

private:
    /// What an action is called before translation, and the keys for it.
    struct Named {
        QAction *Actions::*action;
        const char *text;
        QList<QKeySequence> keys;
    };

    /// All but undo and redo, whose names follow the last change.
    [[nodiscard]] static const QList<Named> &named();
    void setKeysAndRoles();
    void createMethods();
    void createLanguages();
    void connectUndo();
    void fillFile();
    void fillView();
    void fillExamples();
    void nameExamples();
    void nameUndo();

    QUndoStack *m_undoStack;
    QActionGroup *m_methods = new QActionGroup(this);
    QActionGroup *m_languages = new QActionGroup(this);
    QMenu *m_file = nullptr;
    QMenu *m_edit = nullptr;
    QMenu *m_view = nullptr;
    QMenu *m_examples = nullptr;
    QMenu *m_help = nullptr;
    QMenu *m_recent = nullptr;
    QMenu *m_method = nullptr;
    QMenu *m_language = nullptr;
};

} // namespace locus::app
