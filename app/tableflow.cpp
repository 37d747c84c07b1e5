// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tableflow.h"

#include "app/actions.h"
#include "app/comparison.h"
#include "app/framescheduler.h"
#include "app/givennumbers.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/explore.h"
#include "app/pages/explorepicks.h"
#include "app/pages/mapcard.h"
#include "app/scenestore.h"
#include "app/stageview.h"
#include "app/tablewindow.h"
#include "app/windowplace.h"
#include "core/edit.h"
#include "widgets/heatmapview.h"
#include "widgets/words.h"

#include <QAction>
#include <QScreen>

#include <utility>

namespace locus::app {

namespace {

constexpr QSize smallestTable(420, 280);

} // namespace

TableFlow::TableFlow(SceneStore &store, FrameScheduler &scheduler, Actions &actions,
                     ExplorePage &page, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_scheduler(scheduler)
    , m_actions(actions)
    , m_page(page)
    , m_window(window)
{
    connect(actions.table, &QAction::triggered, this, &TableFlow::open);
    connect(&page, &ExplorePage::pictureShown, this, &TableFlow::follow);
}

TableWindow *TableFlow::table()
{
    if (!m_table) {
        m_table = new TableWindow(m_window);
        m_table->addActions(otherActions());
        m_table->setTheme(m_theme);
        connectTable();
    }
    return m_table;
}

/// Those of the window whose keys are no letters and not the table's own.
QList<QAction *> TableFlow::otherActions() const
{
    QList<QAction *> others;
    for (QAction *action : m_actions.findChildren<QAction *>()) {
        const QKeySequence keys = action->shortcut();
        const bool isLetter = !keys.isEmpty() && keys[0].keyboardModifiers() == Qt::NoModifier &&
                              keys[0].key() < Qt::Key_Escape;
        const bool isOwn = keys == m_table->table()->copyAction()->shortcut() ||
                           keys == m_table->table()->pasteAction()->shortcut();
        if (!keys.isEmpty() && !isLetter && !isOwn)
            others << action;
    }
    return others;
}

void TableFlow::connectTable()
{
    connect(m_table, &TableWindow::stagePicked, &m_page.picks(), &ExplorePicks::pickStage);
    connect(m_table, &TableWindow::headPicked, &m_page.picks(), &ExplorePicks::pickHead);
    connect(m_table->table(), &StageView::cellPicked, &m_page.picks(), &ExplorePicks::pickPair);
    connect(m_table->table(), &StageView::queryPicked, &m_page.picks(), &ExplorePicks::pickQuery);
    connect(m_table->table(), &StageView::keyPicked, &m_page.picks(), &ExplorePicks::pickKey);
    connect(m_table, &TableWindow::pasted, this, [this](const QString &text, const QRect &cells) {
        const auto &frame = m_scheduler.frame();
        give([&] { return withPasted(m_store.scene(), *frame, cells, text); }, tr("Paste numbers"));
    });
    connect(&m_table->model(), &StageModel::numberTyped, this,
            [this](int row, int column, const QString &text) {
                const auto &frame = m_scheduler.frame();
                give([&] { return withTyped(m_store.scene(), *frame, row, column, text); },
                     tr("Type a number"));
            });
}

void TableFlow::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    if (m_table)
        m_table->setTheme(theme);
}

void TableFlow::open()
{
    showIn(*table());
    if (!m_table->isVisible())
        place(*m_table);
    m_table->show();
    m_table->raise();
    m_table->activateWindow();
    m_table->setFocus(Qt::OtherFocusReason);
}

/// Once: from then on it is where the user left it.
void TableFlow::place(TableWindow &table)
{
    if (std::exchange(m_isPlaced, true))
        return;
    const QWidget *map = m_page.mapCard();
    const QRect picture(map->mapToGlobal(QPoint()), map->size());
    const QRect screen = m_window->screen()->availableGeometry();
    table.setGeometry(placeBeside(screen, m_window->frameGeometry(), picture, table.size(),
                                  table.minimumSizeHint().expandedTo(smallestTable)));
}

void TableFlow::follow()
{
    if (m_table && m_table->isVisible())
        showIn(*m_table);
}

void TableFlow::showIn(TableWindow &table)
{
    const Comparison &comparison = m_page.comparison();
    if (const auto &frame = comparison.shownFrame())
        table.setPicture(frame, core::clampedView(comparison.shownScene().view, frame->key),
                         m_page.mapCard()->map()->difference());
}

void TableFlow::give(const std::function<GivenNumbers()> &numbers, const QString &text)
{
    if (m_page.mapCard()->map()->difference()) {
        m_table->showNotice(differenceSentence());
        return;
    }
    if (m_page.comparison().showsA()) {
        m_table->showNotice(keptSentence());
        return;
    }
    const auto &frame = m_scheduler.frame();
    if (!frame || !(frame->key == core::keyOf(m_store.scene().model))) {
        m_table->showNotice(tr("The numbers are still being computed"));
        return;
    }
    const GivenNumbers given = numbers();
    if (given.scene)
        m_store.edit(*given.scene, text, widgets::newGesture());
    m_table->showNotice(given.words);
}

} // namespace locus::app
