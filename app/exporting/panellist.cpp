// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/panellist.h"

#include "app/exporting/panelrow.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace locus::app {

namespace {

constexpr int fewestRows = 4;

} // namespace

PanelList::PanelList(const widgets::Theme &theme, QWidget *parent)
    : QListWidget(parent)
{
    setItemDelegate(new PanelRow(theme, this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setUniformItemSizes(true);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

core::FigureView PanelList::viewAt(int row) const
{
    return static_cast<core::FigureView>(item(row)->data(Qt::UserRole).toInt());
}

bool PanelList::isChosen(int row) const
{
    return item(row)->checkState() == Qt::Checked;
}

PanelList::Views PanelList::chosen() const
{
    Views views;
    for (int row = 0; row < count(); ++row)
        if (isChosen(row))
            views.push_back(viewAt(row));
    return views;
}

void PanelList::showViews(const Views &all, const Views &chosen)
{
    if (count() == static_cast<int>(all.size()) && chosen == this->chosen())
        return;
    const auto has = [](const Views &views, core::FigureView view) {
        return std::find(views.begin(), views.end(), view) != views.end();
    };
    Views order = chosen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(order),
                 [&](core::FigureView view) { return !has(chosen, view); });
    clear();
    for (const core::FigureView view : order) {
        auto *row = new QListWidgetItem(this);
        row->setData(Qt::UserRole, static_cast<int>(view));
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(has(chosen, view) ? Qt::Checked : Qt::Unchecked);
        row->setSizeHint({0, rowHeight});
    }
    setCurrentRow(0);
    nameRows();
    placeRows();
}

void PanelList::setTitles(const std::function<QString(core::FigureView)> &title)
{
    m_title = title;
    nameRows();
}

QString PanelList::letterOf(int row) const
{
    int above = 0;
    for (int other = 0; other < row; ++other)
        above += isChosen(other) ? 1 : 0;
    return QString(QChar(u'a' + static_cast<char16_t>(above)));
}

void PanelList::nameRows()
{
    if (!m_title)
        return;
    for (int row = 0; row < count(); ++row) {
        const QString title = m_title(viewAt(row));
        item(row)->setText(title);
        item(row)->setData(PanelRow::Letter, letterOf(row));
        item(row)->setData(Qt::AccessibleTextRole,
                           isChosen(row) ? letterOf(row) + QStringLiteral(", ") + title : title);
    }
}

/// Up to the last ticked one and one to tick next.
int PanelList::shownRows() const
{
    if (m_expanded)
        return count();
    int last = -1;
    for (int row = 0; row < count(); ++row)
        if (isChosen(row))
            last = row;
    return std::min(count(), std::max(last + 2, fewestRows));
}

int PanelList::hiddenCount() const
{
    return count() - shownRows();
}

void PanelList::placeRows()
{
    const int shown = shownRows();
    for (int row = 0; row < count(); ++row)
        setRowHidden(row, row >= shown);
    setFixedHeight(shown * rowHeight);
}

void PanelList::setExpanded(bool expanded)
{
    m_expanded = expanded;
    placeRows();
}

/// A figure has at least one picture.
void PanelList::toggle(int row)
{
    if (isChosen(row) && chosen().size() == 1)
        return;
    item(row)->setCheckState(isChosen(row) ? Qt::Unchecked : Qt::Checked);
    nameRows();
    placeRows();
    emit chosenEdited();
}

void PanelList::moveRow(int from, int to)
{
    if (from < 0 || to < 0 || to >= shownRows() || from == to)
        return;
    const Views before = chosen();
    insertItem(to, takeItem(from));
    setCurrentRow(to);
    nameRows();
    placeRows();
    if (chosen() != before)
        emit chosenEdited();
}

void PanelList::keyPressEvent(QKeyEvent *event)
{
    const int row = currentRow();
    const bool moves = event->modifiers() & (Qt::AltModifier | Qt::ControlModifier);
    if (moves && event->key() == Qt::Key_Up)
        moveRow(row, row - 1);
    else if (moves && event->key() == Qt::Key_Down)
        moveRow(row, row + 1);
    else if (event->key() == Qt::Key_Space && row >= 0)
        toggle(row);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore(); // the dialog's
    else
        QListWidget::keyPressEvent(event);
}

void PanelList::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? row(itemAt(event->position().toPoint())) : -1;
    m_moved = false;
    if (m_pressed >= 0)
        setCurrentRow(m_pressed);
}

void PanelList::mouseMoveEvent(QMouseEvent *event)
{
    if (m_pressed < 0 || !(event->buttons() & Qt::LeftButton)) {
        QListWidget::mouseMoveEvent(event);
        return;
    }
    const int over =
        std::clamp(static_cast<int>(event->position().y()) / rowHeight, 0, shownRows() - 1);
    if (over == m_pressed)
        return;
    m_moved = true;
    moveRow(m_pressed, over);
    m_pressed = over;
}

void PanelList::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pressed >= 0 && !m_moved && event->button() == Qt::LeftButton)
        toggle(m_pressed);
    m_pressed = -1;
}

void PanelList::focusInEvent(QFocusEvent *event)
{
    QListWidget::focusInEvent(event);
    if (currentRow() < 0)
        setCurrentRow(0);
}

} // namespace locus::app
