// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/looksection.h"

#include "app/exporting/parts.h"
#include "widgets/segmented.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QVBoxLayout>

namespace locus::app {

LookSection::LookSection(const widgets::Theme &theme, QWidget *parent)
    : ExportSection(parent)
    , m_heading(newLabel(Tone::Heading, theme, this))
    , m_themeName(newLabel(Tone::Name, theme, this))
    , m_theme(themed(new widgets::Segmented(widgets::Segmented::Size::Small, this), theme))
    , m_transparent(new QCheckBox(this))
    , m_note(newLabel(Tone::Hint, theme, this))
{
    for (std::size_t part = 0; part < core::figureParts.size(); ++part)
        m_parts.push_back(new QCheckBox(this));
    build();
    connectAll();
    retranslate();
}

void LookSection::build()
{
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    for (int i = 0; i < static_cast<int>(m_parts.size()); ++i)
        grid->addWidget(m_parts[static_cast<std::size_t>(i)], i / 2, i % 2);
    QVBoxLayout *column = newColumn(this);
    column->addWidget(m_heading);
    column->addLayout(newRow(m_themeName, m_theme));
    column->addWidget(m_transparent);
    column->addLayout(grid);
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);
}

void LookSection::connectAll()
{
    using core::FigureSettings;
    connect(m_theme, &widgets::Segmented::picked, this, [this](int theme) {
        edit([theme](FigureSettings &next) { next.theme = static_cast<core::FigureTheme>(theme); });
    });
    connect(m_transparent, &QCheckBox::clicked, this,
            [this](bool on) { edit([on](FigureSettings &next) { next.transparent = on; }); });
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        connect(m_parts[i], &QCheckBox::clicked, this, [this, i](bool on) {
            edit([&](FigureSettings &next) { next.parts.*core::figureParts[i].member = on; });
        });
}

void LookSection::showLackOfNumbers(bool lacks)
{
    m_note->setVisible(lacks);
}

void LookSection::refresh()
{
    m_theme->setCurrent(static_cast<int>(settings().theme));
    m_transparent->setChecked(settings().transparent);
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_parts[i]->setChecked(settings().parts.*core::figureParts[i].member);
}

void LookSection::retranslate()
{
    m_heading->setText(tr("Look"));
    m_themeName->setText(tr("Theme"));
    m_theme->setItems({tr("light"), tr("dark"), tr("print")});
    m_theme->setAccessibleName(tr("Theme"));
    m_transparent->setText(tr("Transparent background"));
    const QStringList parts{tr("Labels"),     tr("Colour bar"),   tr("Crosshair"),
                            tr("Δ diagonal"), tr("Cell numbers"), tr("Title")};
    m_note->setText(tr("The cells are too small for numbers: they are left out."));
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_parts[i]->setText(parts.at(static_cast<qsizetype>(i)));
    refresh();
}

} // namespace locus::app
