// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recoverydialog.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace locus::app {

namespace {

enum Column { Name, Time, File, columns };

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<Row> rows, const QStringList &notes, QWidget *window)
    : QDialog(window)
    , m_rows(std::move(rows))
    , m_notes(notes)
    , m_text(new QLabel(this))
    , m_table(new QTableWidget(static_cast<int>(m_rows.size()), columns, this))
    , m_note(new QLabel(this))
    , m_discard(new QPushButton(this))
    , m_later(new QPushButton(this))
    , m_restore(new QPushButton(this))
{
    build();
    retranslate();
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RecoveryDialog::showRow);
    connect(m_table, &QTableWidget::cellDoubleClicked, m_restore, &QPushButton::click);
    connect(m_later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this,
            [this] { emit restorePicked(m_table->currentRow()); });
    connect(m_discard, &QPushButton::clicked, this,
            [this] { emit discardPicked(m_table->currentRow()); });
    m_table->selectRow(m_table->rowCount() - 1); // the newest
    m_table->setFocus();
}

void RecoveryDialog::build()
{
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(File, QHeaderView::Stretch);
    for (QLabel *label : {m_text, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_discard);
    buttons->addStretch(1);
    buttons->addWidget(m_later);
    buttons->addWidget(m_restore);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_text);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    column->addLayout(buttons);
    m_restore->setDefault(true);
    resize(640, 320);
}

void RecoveryDialog::fillRow(int row)
{
    const Row &one = m_rows[static_cast<std::size_t>(row)];
    const auto *content = std::get_if<Autosaved>(&one.content);
    const QDateTime time =
        content ? content->time.toLocalTime() : QFileInfo(one.file).lastModified();
    const QString path = content ? content->path : QString();
    const QStringList texts = {content ? content->name : tr("Cannot be read now"),
                               QLocale().toString(time, QLocale::ShortFormat),
                               path.isEmpty() ? tr("in no file yet")
                                              : QDir::toNativeSeparators(path)};
    for (int column = 0; column < columns; ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setToolTip(texts.at(column));
        m_table->setItem(row, column, item);
    }
}

void RecoveryDialog::removeRow(int row)
{
    m_rows.erase(m_rows.begin() + row);
    m_table->removeRow(row);
    if (m_rows.empty())
        reject();
    else
        m_table->selectRow(std::min(row, m_table->rowCount() - 1));
}

void RecoveryDialog::showRow()
{
    const int row = m_table->currentRow();
    const auto *failure =
        row >= 0 && row < static_cast<int>(m_rows.size())
            ? std::get_if<AutosaveFailure>(&m_rows[static_cast<std::size_t>(row)].content)
            : nullptr;
    QStringList lines = m_notes;
    if (failure)
        lines.prepend(failure->message);
    m_note->setText(lines.join(QLatin1Char('\n')));
    m_note->setVisible(!lines.isEmpty());
    m_restore->setEnabled(row >= 0 && !failure);
    m_discard->setEnabled(row >= 0);
}

void RecoveryDialog::retranslate()
{
    setWindowTitle(tr("Unsaved scenes"));
    m_text->setText(tr("Locus ended without saving. Restore a scene into this window, or leave "
                       "it for the next start."));
    m_table->setHorizontalHeaderLabels({tr("Scene"), tr("Last autosave"), tr("File")});
    m_table->setAccessibleName(tr("Unsaved scenes"));
    m_discard->setText(tr("Discard"));
    m_later->setText(tr("Later"));
    m_restore->setText(tr("Restore"));
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row);
    showRow();
}

void RecoveryDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
