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
    , save(new QAction(this))
    , saveAs(new QAction(this))
    , exportFigure(new QAction(this))
    , quit(new QAction(this))
    , undo(undoStack->createUndoAction(this))
    , redo(undoStack->createRedoAction(this))
    , copyPicture(new QAction(this))
    , copyNumbers(new QAction(this))
    , darkTheme(new QAction(this))
    , toggleMask(new QAction(this))
    , toggleLock(new QAction(this))
    , nextStage(new QAction(this))
    , previousHead(new QAction(this))
    , nextHead(new QAction(this))
    , allHeads(new QAction(this))
    , table(new QAction(this))
    , detachPicture(new QAction(this))
    , help(new QAction(this))
    , about(new QAction(this))
    , m_methods(new QActionGroup(this))
{
    darkTheme->setCheckable(true);
    toggleMask->setCheckable(true);
    toggleLock->setCheckable(true);
    allHeads->setCheckable(true);
    createMethods();
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

void Actions::setShortcuts()
{
    newScene->setShortcut(QKeySequence::New);
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    exportFigure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    copyPicture->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    toggleMask->setShortcut(QKeySequence(Qt::Key_M));
    toggleLock->setShortcut(QKeySequence(Qt::Key_L));
    nextStage->setShortcut(QKeySequence(Qt::Key_S));
    previousHead->setShortcut(QKeySequence(Qt::Key_BracketLeft));
    nextHead->setShortcut(QKeySequence(Qt::Key_BracketRight));
    allHeads->setShortcut(QKeySequence(Qt::Key_H));
    table->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    detachPicture->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
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
    m_edit->addActions({copyPicture, copyNumbers});
    fillView();
    fillExamples();
    m_help->addActions({help, about});
    retranslate();
}

void Actions::fillFile()
{
    m_file->addActions({newScene, open});
    m_recent = m_file->addMenu(QString());
    m_file->addSeparator();
    m_file->addActions({save, saveAs});
    m_file->addSeparator();
    m_file->addAction(exportFigure);
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
    m_view->addActions({table, detachPicture});
    m_view->addSeparator();
    m_view->addAction(darkTheme);
}

void Actions::fillExamples()
{
    QString group;
    QMenu *menu = m_examples;
    for (const Example &example : examples()) {
        if (example.group != group) {
            group = example.group;
            menu = group.isEmpty() ? m_examples : m_examples->addMenu(group);
        }
        QAction *action = menu->addAction(example.title);
        connect(action, &QAction::triggered, this,
                [this, example] { emit examplePicked(example); });
    }
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

void Actions::retranslate()
{
    newScene->setText(tr("&New"));
    open->setText(tr("&Open scene…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportFigure->setText(tr("&Export figure…"));
    exportFigure->setIconText(tr("Export"));
    quit->setText(tr("&Quit"));
    copyPicture->setText(tr("Copy &picture"));
    copyNumbers->setText(tr("Copy &numbers of the pair"));
    darkTheme->setText(tr("&Dark theme"));
    toggleMask->setText(tr("Causal &mask"));
    toggleLock->setText(tr("&Lock the displacement"));
    nextStage->setText(tr("Next &stage"));
    previousHead->setText(tr("&Previous head"));
    nextHead->setText(tr("Ne&xt head"));
    allHeads->setText(tr("&All heads"));
    allHeads->setToolTip(tr("Every head side by side (H)"));
    table->setText(tr("&Table of the stage"));
    detachPicture->setText(tr("De&tach picture"));
    help->setText(tr("&Keys and marks"));
    about->setText(tr("&About Locus"));
    for (qsizetype i = 0; i < m_methods->actions().size(); ++i)
        m_methods->actions().at(i)->setText(
            widgets::methodTitle(core::allMethods[static_cast<std::size_t>(i)]));
    if (!m_file)
        return;
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_examples->setTitle(tr("E&xamples"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &recent"));
    m_method->setTitle(tr("&Method"));
}

} // namespace locus::app
