// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QRect;

namespace locus::app {

class Actions;
class ExplorePage;
class FrameScheduler;
class SceneStore;
class TableWindow;
struct GivenNumbers;

/// Opens the table of the stage beside the window and lets it follow the page; numbers that are
/// pasted or typed there become one edit each.
class TableFlow : public QObject {
    Q_OBJECT
public:
    TableFlow(SceneStore &store, FrameScheduler &scheduler, Actions &actions, ExplorePage &page,
              QWidget *window);

    void setTheme(const widgets::Theme &theme);
    /// Made when it is first asked for.
    [[nodiscard]] TableWindow *table();

private:
    void open();
    void follow();
    void showIn(TableWindow &table);
    void connectTable();
    void place(TableWindow &table);
    [[nodiscard]] QList<QAction *> otherActions() const;
    void give(const std::function<GivenNumbers()> &numbers, const QString &text);

    SceneStore &m_store;
    FrameScheduler &m_scheduler;
    Actions &m_actions;
    ExplorePage &m_page;
    QWidget *m_window;
    TableWindow *m_table = nullptr;
    bool m_isPlaced = false;
    widgets::Theme m_theme = widgets::Theme::light();
};

} // namespace locus::app
