// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "widgets/words.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

namespace locus::app {

Actions::Actions(QUndoStack *undoStack, QObject *parent)
    : QObject(parent)
    , m_undoStack(undoStack)
{
    for (QAction *action : {darkTheme, statusLine, toggleMask, toggleLock, allHeads})
        action->setCheckable(true);
    setKeysAndRoles();
    createMethods();
    createLanguages();
    connectUndo();
    setPinned(false);
    retranslate();
}

void Actions::setKeysAndRoles()
{
    for (const Named &entry : named())
        (this->*entry.action)->setShortcuts(entry.keys);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    quit->setMenuRole(QAction::QuitRole);
    preferences->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
}

void Actions::createMethods()
{
    int number = 0;
    for (const core::MethodId method : core::allMethods) {
        auto *action = new QAction(m_methods);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(QString::number(++number)));
        connect(action, &QAction::triggered, this, [this, method] { emit methodPicked(method); });
    }
}

void Actions::createLanguages()
{
    for (const Language language : allLanguages) {
        auto *action = new QAction(m_languages);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, language] { emit languagePicked(language); });
    }
}

/// The stack's own actions keep the words of the language in which they were made.
void Actions::connectUndo()
{
    connect(undo, &QAction::triggered, m_undoStack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, m_undoStack, &QUndoStack::redo);
    connect(m_undoStack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(m_undoStack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(m_undoStack, &QUndoStack::undoTextChanged, this, &Actions::nameUndo);
    connect(m_undoStack, &QUndoStack::redoTextChanged, this, &Actions::nameUndo);
    undo->setEnabled(m_undoStack->canUndo());
    redo->setEnabled(m_undoStack->canRedo());
}

void Actions::fillMenuBar(QMenuBar &bar)
{
    m_file = bar.addMenu(QString());
    m_edit = bar.addMenu(QString());
    m_view = bar.addMenu(QString());
    m_examples = bar.addMenu(QString());
    m_help = bar.addMenu(QString());
    fillFile();
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addActions({copyValue, copyPicture, copyNumbers, copyStage, copyScript});
    m_edit->addSeparator();
    m_edit->addActions({copyLink, pasteLink});
    m_edit->addSeparator();
    m_edit->addActions({resetMethod, resetAll});
    m_edit->addSeparator();
    m_edit->addAction(preferences);
    fillView();
    fillExamples();
    m_help->addActions({help, copyDiagnostics, about});
    retranslate();
}

void Actions::fillFile()
{
    m_file->addActions({newScene, open});
    m_recent = m_file->addMenu(QString());
    m_file->addAction(openTensor);
    m_file->addSeparator();
    m_file->addActions({save, saveAs});
    m_file->addSeparator();
    m_file->addActions({exportFigure, exportSweep, saveNumbers, printPage});
    m_file->addSeparator();
    m_file->addAction(quit);
}

void Actions::fillView()
{
    m_method = m_view->addMenu(QString());
    m_method->addActions(m_methods->actions());
    m_view->addActions({nextStage, scoresOrWeights});
    m_view->addActions({previousHead, nextHead, allHeads});
    m_view->addSeparator();
    m_view->addActions({toggleMask, toggleLock});
    m_view->addSeparator();
    m_view->addActions({pinAsA, flipSides, showDifference, unpinA});
    m_view->addSeparator();
    m_view->addActions({table, detachPicture});
    m_view->addSeparator();
    m_view->addActions({zoomIn, zoomOut, zoomReset});
    m_view->addSeparator();
    m_view->addActions({statusLine, darkTheme});
    m_language = m_view->addMenu(QString());
    m_language->addActions(m_languages->actions());
}

void Actions::fillExamples()
{
    for (const Example &example : examples()) {
        if (!example.isFavourite)
            continue;
        QAction *action = m_examples->addAction(QString());
        connect(action, &QAction::triggered, this,
                [this, example] { emit examplePicked(example); });
    }
    m_examples->addSeparator();
    m_examples->addAction(allExamples);
}

/// In the order of examples(), as they were added.
void Actions::nameExamples()
{
    qsizetype entry = 0;
    for (const Example &example : examples())
        if (example.isFavourite)
            m_examples->actions().at(entry++)->setText(example.title);
}

QList<QAction *> Actions::ofEveryWindow() const
{
    QList<QAction *> all = findChildren<QAction *>();
    for (QAction *action : {zoomIn, zoomOut, zoomReset})
        all.removeOne(action);
    return all;
}

void Actions::setRecentFiles(const QStringList &paths)
{
    m_recent->clear();
    m_recent->setEnabled(!paths.isEmpty());
    for (const QString &path : paths) {
        QString name = QFileInfo(path).fileName();
        name.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction *action = m_recent->addAction(name);
        action->setStatusTip(QDir::toNativeSeparators(path));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { emit recentPicked(path); });
    }
    m_recent->addSeparator();
    m_recent->addAction(clearRecent);
    m_recent->setToolTipsVisible(true);
}

void Actions::setMethod(core::MethodId method)
{
    m_methods->actions().at(static_cast<qsizetype>(method))->setChecked(true);
}

void Actions::setDarkTheme(bool dark)
{
    darkTheme->setChecked(dark);
}

void Actions::setLanguage(Language language)
{
    m_languages->actions().at(static_cast<qsizetype>(language))->setChecked(true);
}

void Actions::nameUndo()
{
    const QString last = m_undoStack->undoText();
    const QString next = m_undoStack->redoText();
    undo->setText(last.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(last));
    redo->setText(next.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(next));
}

void Actions::setEditable(bool editable)
{
    m_methods->setEnabled(editable);
    toggleMask->setEnabled(editable);
}

void Actions::setPinned(bool pinned)
{
    for (QAction *action : {flipSides, showDifference, unpinA})
        action->setEnabled(pinned);
}

void Actions::retranslate()
{
    nameUndo();
    for (const Named &entry : named())
        (this->*entry.action)->setText(tr(entry.text));
    exportFigure->setIconText(tr("Export"));
    allHeads->setToolTip(tr("Every head side by side (H)"));
    for (qsizetype i = 0; i < m_methods->actions().size(); ++i)
        m_methods->actions().at(i)->setText(
            widgets::methodTitle(core::allMethods[static_cast<std::size_t>(i)]));
    for (qsizetype i = 0; i < m_languages->actions().size(); ++i)
        m_languages->actions().at(i)->setText(
            languageTitle(allLanguages[static_cast<std::size_t>(i)]));
    if (!m_file)
        return;
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_examples->setTitle(tr("E&xamples"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &recent"));
    m_method->setTitle(tr("&Method"));
    m_language->setTitle(tr("Lan&guage"));
    nameExamples();
}

} // namespace locus::app
