// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openingdialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace locus::app {

namespace {

constexpr int steps = 1000;
constexpr int tick = 100; // milliseconds

} // namespace

OpeningDialog::OpeningDialog(const QString &file, QWidget *window)
    : QDialog(window)
    , m_file(file)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 0);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_text);
    column->addWidget(m_bar);
    column->addLayout(buttons);
    constexpr int width = 420;
    setMinimumWidth(width);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_tick, &QTimer::timeout, this, &OpeningDialog::asked);
    m_tick.start(tick);
    retranslate();
}

void OpeningDialog::setProgress(std::int64_t done, std::int64_t total)
{
    m_bar->setRange(0, total > 0 ? steps : 0);
    if (total > 0)
        m_bar->setValue(
            static_cast<int>(steps * static_cast<double>(done) / static_cast<double>(total)));
}

void OpeningDialog::retranslate()
{
    setWindowTitle(tr("Opening"));
    m_text->setText(tr("Opening %1. The present scene stays until all of it is read.").arg(m_file));
    m_cancel->setText(tr("Cancel"));
}

void OpeningDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
