// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/parts.h"

#include <QHBoxLayout>

namespace locus::app {

QLabel *newLabel(Tone tone, const widgets::Theme &theme, QWidget *parent)
{
    using namespace widgets;
    auto *label = new QLabel(parent);
    QPalette palette = label->palette();
    const auto look = [&](double px, int weight, const QColor &color) {
        label->setFont(uiFont(px, weight));
        palette.setColor(QPalette::WindowText, color);
    };
    switch (tone) {
    case Tone::Title: look(16, QFont::DemiBold, theme.ink); break;
    case Tone::Heading: look(metrics::titlePx, QFont::DemiBold, theme.ink); break;
    case Tone::Name: look(metrics::labelPx, QFont::Normal, theme.ink2); break;
    case Tone::Note: look(metrics::subtitlePx, QFont::Medium, theme.ink); break;
    case Tone::Hint: look(metrics::subtitlePx, QFont::Normal, theme.ink3); break;
    }
    label->setPalette(palette);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QBoxLayout *newRow(QWidget *name, QWidget *control)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(name);
    row->addStretch(1);
    row->addWidget(control);
    return row;
}

Rule::Rule(Qt::Orientation orientation, const widgets::Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, theme.line);
    setPalette(palette);
    setAutoFillBackground(true);
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

} // namespace locus::app
