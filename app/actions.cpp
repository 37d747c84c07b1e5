// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "widgets/words.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

namespace locus::app {

Actions::Actions(QUndoStack *undoStack, QObject *parent)
    : QObject(parent)
    , newScene(new QAction(this))
    , open(new QAction(this))
    , openTensor(new QAction(this))
    , save(new QAction(this))
    , saveAs(new QAction(this))
    , exportFigure(new QAction(this))
    , exportSweep(new QAction(this))
    , printPage(new QAction(this))
    , saveNumbers(new QAction(this))
    , quit(new QAction(this))
    , undo(new QAction(this))
    , redo(new QAction(this))
    , copyPicture(new QAction(this))
    , copyValue(new QAction(this))
    , copyNumbers(new QAction(this))
    , copyStage(new QAction(this))
    , copyScript(new QAction(this))
    , copyLink(new QAction(this))
    , pasteLink(new QAction(this))
    , resetMethod(new QAction(this))
    , resetAll(new QAction(this))
    , preferences(new QAction(this))
    , darkTheme(new QAction(this))
    , zoomIn(new QAction(this))
    , zoomOut(new QAction(this))
    , zoomReset(new QAction(this))
    , statusLine(new QAction(this))
    , toggleMask(new QAction(this))
    , toggleLock(new QAction(this))
    , nextStage(new QAction(this))
    , previousHead(new QAction(this))
    , nextHead(new QAction(this))
    , allHeads(new QAction(this))
    , table(new QAction(this))
    , detachPicture(new QAction(this))
    , pinAsA(new QAction(this))
    , flipSides(new QAction(this))
    , showDifference(new QAction(this))
    , unpinA(new QAction(this))
    , allExamples(new QAction(this))
    , help(new QAction(this))
    , copyDiagnostics(new QAction(this))
    , about(new QAction(this))
    , m_undoStack(undoStack)
    , m_methods(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
{
    darkTheme->setCheckable(true);
    statusLine->setCheckable(true);
    toggleMask->setCheckable(true);
    toggleLock->setCheckable(true);
    allHeads->setCheckable(true);
    createMethods();
    createLanguages();
    connectUndo();
    setPinned(false);
    setShortcuts();
    retranslate();
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

void Actions::setShortcuts()
{
    newScene->setShortcut(QKeySequence::New);
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    exportFigure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    printPage->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    saveNumbers->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    copyPicture->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    copyValue->setShortcut(QKeySequence::Copy);
    copyLink->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    pasteLink->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    toggleMask->setShortcut(QKeySequence(Qt::Key_M));
    toggleLock->setShortcut(QKeySequence(Qt::Key_L));
    nextStage->setShortcut(QKeySequence(Qt::Key_S));
    previousHead->setShortcut(QKeySequence(Qt::Key_BracketLeft));
    nextHead->setShortcut(QKeySequence(Qt::Key_BracketRight));
    allHeads->setShortcut(QKeySequence(Qt::Key_H));
    table->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    detachPicture->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    pinAsA->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    flipSides->setShortcut(QKeySequence(Qt::Key_A));
    showDifference->setShortcut(QKeySequence(Qt::Key_D));
    allExamples->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    preferences->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    preferences->setMenuRole(QAction::PreferencesRole);
    // The plus shares its key with the equals sign on many keyboards.
    zoomIn->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    zoomReset->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    help->setShortcut(QKeySequence::HelpContents);
    about->setMenuRole(QAction::AboutRole);
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
    m_view->addAction(nextStage);
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
    newScene->setText(tr("&New"));
    open->setText(tr("&Open scene…"));
    openTensor->setText(tr("Open &tensor…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportFigure->setText(tr("&Export figure…"));
    printPage->setText(tr("&Print page…"));
    exportFigure->setIconText(tr("Export"));
    exportSweep->setText(tr("Export s&weep…"));
    saveNumbers->setText(tr("Save n&umbers…"));
    quit->setText(tr("&Quit"));
    copyPicture->setText(tr("Copy &picture"));
    copyValue->setText(tr("&Copy the chosen value"));
    copyStage->setText(tr("Copy the &stage for a spreadsheet"));
    copyScript->setText(tr("Copy as NumP&y script"));
    copyNumbers->setText(tr("Copy &numbers of the pair"));
    copyLink->setText(tr("Copy &link to the scene"));
    pasteLink->setText(tr("Paste lin&k"));
    resetMethod->setText(tr("Reset this &method"));
    resetAll->setText(tr("Reset &all"));
    preferences->setText(tr("Pr&eferences…"));
    darkTheme->setText(tr("&Dark theme"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    zoomReset->setText(tr("Actual si&ze"));
    statusLine->setText(tr("Status li&ne"));
    toggleMask->setText(tr("Causal &mask"));
    toggleLock->setText(tr("&Lock the displacement"));
    nextStage->setText(tr("Next &stage"));
    previousHead->setText(tr("&Previous head"));
    nextHead->setText(tr("Ne&xt head"));
    allHeads->setText(tr("&All heads"));
    allHeads->setToolTip(tr("Every head side by side (H)"));
    table->setText(tr("&Table of the stage"));
    pinAsA->setText(tr("P&in as A"));
    flipSides->setText(tr("Show A &or B"));
    showDifference->setText(tr("Show &B − A"));
    unpinA->setText(tr("Let A &go"));
    detachPicture->setText(tr("De&tach picture"));
    allExamples->setText(tr("&All examples…"));
    help->setText(tr("&Keys and marks"));
    copyDiagnostics->setText(tr("Copy &diagnostics"));
    about->setText(tr("&About Locus"));
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
