// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tablewindow.h"

#include "app/givennumbers.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/exploreedits.h"
#include "app/stageview.h"
#include "widgets/button.h"
#include "widgets/differencewords.h"
#include "widgets/menufield.h"
#include "widgets/numbertext.h"
#include "widgets/words.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace locus::app {

using widgets::Button;
using widgets::MenuField;

TableWindow::TableWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_table(new StageView(m_model))
    , m_stack(new QStackedWidget)
    , m_refusal(new QLabel)
    , m_notice(new QLabel)
    , m_size(new QLabel)
    , m_stageMenu(new MenuField)
    , m_headMenu(new MenuField)
    , m_copy(new Button(Button::Kind::Outlined))
    , m_paste(new Button(Button::Kind::Outlined))
{
    m_refusal->setAlignment(Qt::AlignCenter);
    for (QLabel *label : {m_refusal, m_notice}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_refusal);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(widgets::metrics::gutter, widgets::metrics::gutter,
                               widgets::metrics::gutter, widgets::metrics::gutter);
    column->setSpacing(8);
    column->addWidget(makeTools());
    column->addWidget(m_stack, 1);
    column->addWidget(m_notice);
    setFocusProxy(m_table);
    resize(760, 520);
    retranslate();
}

QWidget *TableWindow::makeTools()
{
    auto *tools = new QWidget;
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_stageMenu);
    row->addWidget(m_headMenu);
    row->addWidget(m_size);
    row->addStretch(1);
    row->addWidget(m_copy);
    row->addWidget(m_paste);
    connect(m_stageMenu, &MenuField::picked, this,
            [this](int index) { emit stagePicked(m_stages.at(static_cast<std::size_t>(index))); });
    connect(m_headMenu, &MenuField::picked, this, &TableWindow::headPicked);
    m_copy->setAction(m_table->copyAction());
    m_paste->setAction(m_table->pasteAction());
    connect(m_table->copyAction(), &QAction::triggered, this, &TableWindow::copy);
    connect(m_table->pasteAction(), &QAction::triggered, this, &TableWindow::paste);
    return tools;
}

void TableWindow::setTheme(const widgets::Theme &theme)
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.surface);
    setPalette(colors);
    setAutoFillBackground(true);
    for (MenuField *menu : {m_stageMenu, m_headMenu})
        menu->setTheme(theme);
    for (Button *button : {m_copy, m_paste})
        button->setTheme(theme);
    for (QLabel *label : {m_refusal, m_notice, m_size}) {
        QPalette ink = label->palette();
        ink.setColor(QPalette::WindowText, theme.ink2);
        label->setPalette(ink);
    }
    m_table->setTheme(theme);
}

void TableWindow::setPicture(const std::shared_ptr<const core::Frame> &frame,
                             const core::View &view,
                             const std::shared_ptr<const core::Difference> &difference)
{
    // What was said of a copy or paste belongs to the matrix that was shown.
    if (m_model.frame() && (view.stage != m_model.view().stage || view.head != m_model.view().head))
        showNotice({});
    m_difference = difference;
    m_model.setPicture(frame, view, difference);
    const QString fixed = difference ? differenceSentence() : whyNotGiven(*frame, view.stage);
    m_model.setEditable(fixed.isEmpty());
    m_paste->setToolTip(fixed.isEmpty() ? m_table->pasteAction()->toolTip() : fixed);
    showChoices(*frame);
    showWords();
    m_stack->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_refusal);
    m_table->showCrosshair();
}

void TableWindow::showChoices(const core::Frame &frame)
{
    m_stages = shownStages(frame);
    QStringList words;
    for (const core::Stage stage : m_stages)
        words << widgets::stageTitle(stage);
    m_stageMenu->setItems(words);
    const auto found = std::find(m_stages.begin(), m_stages.end(), m_model.view().stage);
    m_stageMenu->setCurrent(found == m_stages.end() ? -1
                                                    : static_cast<int>(found - m_stages.begin()));
    QStringList heads;
    for (int head = 1; head <= frame.shapes.heads; ++head)
        heads << tr("head %1").arg(head);
    m_headMenu->setItems(heads);
    m_headMenu->setCurrent(m_model.view().head);
    m_headMenu->setVisible(heads.size() > 1);
}

void TableWindow::showWords()
{
    const auto &frame = m_model.frame();
    if (!frame)
        return;
    const QString title = widgets::stageTitle(m_model.view().stage);
    const QString stage = m_difference ? tr("%1, B − A").arg(title) : title;
    m_refusal->setText(m_difference && m_difference->problem
                           ? widgets::words(*m_difference->problem)
                       : frame->refusal ? widgets::words(*frame->refusal)
                                        : QString());
    m_size->setText(m_model.rowCount() == 0
                        ? QString()
                        : QStringLiteral("%1 × %2").arg(widgets::wholeText(m_model.rowCount()),
                                                        widgets::wholeText(m_model.columnCount())));
    setWindowTitle(tr("Table: %1").arg(stage));
    m_table->setAccessibleName(stage);
}

void TableWindow::showNotice(const QString &notice)
{
    m_notice->setText(notice);
    if (notice.isEmpty())
        return;
    QAccessibleEvent event(m_notice, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString TableWindow::notice() const
{
    return m_notice->text();
}

void TableWindow::copy()
{
    const QRect cells = m_table->selectedCells();
    const QString text = m_table->copiedText();
    if (text.isEmpty()) {
        showNotice(cells.isEmpty() ? tr("There are no numbers to copy")
                                   : tr("Too many numbers to copy at once: at most %1")
                                         .arg(widgets::wholeText(StageView::mostCopied)));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    showNotice(tr("Copied: %1 × %2")
                   .arg(widgets::wholeText(cells.height()), widgets::wholeText(cells.width())));
}

void TableWindow::paste()
{
    emit pasted(QGuiApplication::clipboard()->text(), m_table->selectedCells());
}

void TableWindow::retranslate()
{
    m_table->retranslate();
    m_table->setAccessibleDescription(
        tr("Arrow keys move the selected pair, Ctrl+C copies the selected numbers, Ctrl+V pastes "
           "numbers where x, q, k and v are shown"));
    m_stageMenu->setToolTip(tr("Which stage of the head is shown"));
    m_headMenu->setToolTip(tr("Which head is shown"));
    for (MenuField *menu : {m_stageMenu, m_headMenu})
        menu->setAccessibleName(menu->toolTip());
    showWords();
}

void TableWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TableWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace locus::app
