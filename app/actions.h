// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examples.h"
#include "app/language.h"
#include "core/types.h"

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QActionGroup;
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

    QAction *newScene;
    QAction *open;
    QAction *openTensor;
    QAction *save;
    QAction *saveAs;
    QAction *exportFigure;
    QAction *exportSweep;
    QAction *printPage;
    QAction *saveNumbers;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *copyPicture;
    QAction *copyValue;
    QAction *copyNumbers;
    QAction *copyStage;
    QAction *copyScript;
    QAction *copyLink;
    QAction *pasteLink;
    QAction *resetMethod;
    QAction *resetAll;
    QAction *preferences;
    QAction *darkTheme;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomReset;
    QAction *statusLine;
    QAction *toggleMask;
    QAction *toggleLock;
    QAction *nextStage;
    QAction *previousHead;
    QAction *nextHead;
    QAction *allHeads;
    QAction *table;
    QAction *detachPicture;
    QAction *pinAsA;
    QAction *flipSides;
    QAction *showDifference;
    QAction *unpinA;
    QAction *allExamples;
    QAction *help;
    QAction *copyDiagnostics;
    QAction *about;

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
    void createMethods();
    void createLanguages();
    void connectUndo();
    void setShortcuts();
    void fillFile();
    void fillView();
    void fillExamples();
    void nameExamples();
    void nameUndo();

    QUndoStack *m_undoStack;
    QActionGroup *m_methods;
    QActionGroup *m_languages;
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
