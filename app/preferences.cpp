// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences.h"

#include "app/settings.h"
#include "app/zoom.h"
#include "widgets/menufield.h"
#include "widgets/segmented.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QThread>

#include <algorithm>

namespace locus::app {

using widgets::MenuField;
using widgets::Segmented;

PreferencesDialog::PreferencesDialog(const Settings &settings, QWidget *window)
    : QDialog(window)
    , m_settings(settings)
    , m_themeName(new QLabel(this))
    , m_languageName(new QLabel(this))
    , m_sizeName(new QLabel(this))
    , m_threadsName(new QLabel(this))
    , m_sizeNote(new QLabel(this))
    , m_theme(new Segmented(Segmented::Size::Small, this))
    , m_language(new Segmented(Segmented::Size::Small, this))
    , m_size(new MenuField(this))
    , m_threads(new MenuField(this))
    , m_close(new QPushButton(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(20, 18, 20, 16);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(12);
    addRow(*grid, m_themeName, m_theme);
    addRow(*grid, m_languageName, m_language);
    addRow(*grid, m_sizeName, m_size);
    grid->addWidget(m_sizeNote, grid->rowCount(), 1);
    addRow(*grid, m_threadsName, m_threads);
    grid->setRowMinimumHeight(grid->rowCount(), 4);
    grid->addWidget(m_close, grid->rowCount(), 1, Qt::AlignRight);
    grid->setColumnStretch(1, 1);
    grid->setSizeConstraint(QLayout::SetFixedSize); // other words, another size
    m_sizeNote->setFont(widgets::uiFont(widgets::metrics::subtitlePx));
    connect(m_theme, &Segmented::picked, this,
            [this](int index) { emit darkThemePicked(index == 1); });
    connect(m_language, &Segmented::picked, this, [this](int index) {
        emit languagePicked(allLanguages[static_cast<std::size_t>(index)]);
    });
    connect(m_size, &MenuField::picked, this,
            [this](int index) { emit zoomPicked(zoomSteps[static_cast<std::size_t>(index)]); });
    connect(m_threads, &MenuField::picked, this, &PreferencesDialog::threadsPicked);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
}

void PreferencesDialog::addRow(QGridLayout &grid, QLabel *name, QWidget *choice)
{
    const int row = grid.rowCount();
    name->setFont(widgets::uiFont(widgets::metrics::labelPx, QFont::Medium));
    grid.addWidget(name, row, 0);
    grid.addWidget(choice, row, 1, Qt::AlignLeft);
}

void PreferencesDialog::setTheme(const widgets::Theme &theme)
{
    m_theme->setTheme(theme);
    m_language->setTheme(theme);
    m_size->setTheme(theme);
    m_threads->setTheme(theme);
    QPalette quiet = m_sizeNote->palette();
    quiet.setColor(QPalette::WindowText, theme.ink3);
    m_sizeNote->setPalette(quiet);
}

void PreferencesDialog::refresh()
{
    m_theme->setCurrent(m_settings.darkTheme() ? 1 : 0);
    m_language->setCurrent(static_cast<int>(m_settings.language()));
    const auto *step = std::find(zoomSteps.begin(), zoomSteps.end(), m_settings.zoom());
    m_size->setCurrent(static_cast<int>(step - zoomSteps.begin()));
    m_threads->setCurrent(m_settings.threads());
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_themeName->setText(tr("Theme"));
    m_languageName->setText(tr("Language"));
    m_sizeName->setText(tr("Text size"));
    m_sizeNote->setText(
        tr("Also Ctrl + and Ctrl −. The window opens anew with all that is in it."));
    m_threadsName->setText(tr("Threads"));
    m_close->setText(tr("Close"));
    m_theme->setItems({tr("Light"), tr("Dark")});
    QStringList languages;
    for (const Language language : allLanguages)
        languages << languageTitle(language);
    m_language->setItems(languages);
    QStringList sizes;
    for (const double zoom : zoomSteps)
        sizes << tr("%1 %").arg(zoom * 100);
    m_size->setItems(sizes);
    // More are never of use, and a stored number beyond the processor's stays on the list.
    const int most = std::max(QThread::idealThreadCount(), m_settings.threads());
    QStringList threads = {tr("Automatic (%1)").arg(QThread::idealThreadCount())};
    for (int count = 1; count <= most; ++count)
        threads << QString::number(count);
    m_threads->setItems(threads);
    m_theme->setAccessibleName(m_themeName->text());
    m_language->setAccessibleName(m_languageName->text());
    m_size->setAccessibleName(m_sizeName->text());
    m_threads->setAccessibleName(m_threadsName->text());
    refresh();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
