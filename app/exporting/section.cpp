// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/section.h"

#include <QVBoxLayout>

namespace locus::app {

ExportSection::ExportSection(QWidget *parent)
    : QWidget(parent)
{
}

void ExportSection::showSettings(const core::FigureSettings &settings, FigureFormat format)
{
    m_settings = settings;
    m_format = format;
    refresh();
}

QVBoxLayout *newColumn(QWidget *section)
{
    auto *column = new QVBoxLayout(section);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    return column;
}

} // namespace locus::app
