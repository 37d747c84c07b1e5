// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stageview.h"

#include "app/stageheader.h"
#include "app/stagemodel.h"
#include "widgets/painters/heatmap.h"

#include <QAbstractButton>
#include <QAction>

namespace locus::app {

StageView::StageView(StageModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_copy(new QAction(this))
    , m_paste(new QAction(this))
{
    setModel(&model);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setCornerButtonEnabled(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalHeader(new StageHeader(Qt::Vertical));
    setHorizontalHeader(new StageHeader(Qt::Horizontal));
    m_copy->setShortcut(QKeySequence::Copy);
    m_paste->setShortcut(QKeySequence::Paste);
    for (QAction *action : {m_copy, m_paste}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    setContextMenuPolicy(Qt::ActionsContextMenu);
    retranslate();
}

void StageView::retranslate()
{
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy the selected numbers with all their digits (Ctrl+C)"));
    m_paste->setText(tr("&Paste"));
    m_paste->setToolTip(tr("Paste numbers of a spreadsheet here (Ctrl+V)"));
    if (auto *corner = findChild<QAbstractButton *>()) {
        corner->setToolTip(tr("Select all (Ctrl+A)"));
        corner->setAccessibleName(corner->toolTip());
    }
}

void StageView::setTheme(const widgets::Theme &theme)
{
    m_model.setTheme(theme);
    for (QHeaderView *header : {verticalHeader(), horizontalHeader()})
        static_cast<StageHeader *>(header)->setTheme(theme);
    viewport()->update();
}

void StageView::showCrosshair()
{
    if (m_model.rowCount() == 0)
        return;
    const QModelIndex at = m_model.crosshair(currentIndex().column());
    if (at == currentIndex())
        return;
    setCurrentIndex(at);
}

void StageView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (!current.isValid() || current == m_model.crosshair(current.column()))
        return;
    const core::Stage stage = m_model.view().stage;
    if (core::isPairStage(stage))
        emit cellPicked(current.row(), current.column());
    else if (widgets::rowKindOf(stage) == widgets::RowKind::Queries)
        emit queryPicked(current.row());
    else
        emit keyPicked(current.row());
}

QRect StageView::selectedCells() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty()) {
        const QModelIndex at = currentIndex();
        return at.isValid() ? QRect(at.column(), at.row(), 1, 1) : QRect();
    }
    QRect cells;
    for (const QItemSelectionRange &range : selection)
        cells |= QRect(range.left(), range.top(), range.width(), range.height());
    return cells;
}

QString StageView::copiedText() const
{
    const QRect cells = selectedCells();
    if (qint64{cells.width()} * cells.height() > mostCopied)
        return {};
    QString text;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        for (int column = cells.left(); column <= cells.right(); ++column) {
            if (column > cells.left())
                text += QLatin1Char('\t');
            text += m_model.exactText(row, column);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace locus::app
