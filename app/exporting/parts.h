// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QLabel>

class QBoxLayout;

namespace locus::app {

/// Headings are ink, names of controls quieter, explanations the quietest and smallest.
enum class Tone { Title, Heading, Name, Hint, Note };

[[nodiscard]] QLabel *newLabel(Tone tone, const widgets::Theme &theme, QWidget *parent);

/// A control in the colours of the theme.
template <class Control>
Control *themed(Control *control, const widgets::Theme &theme)
{
    control->setTheme(theme);
    return control;
}

/// A name at the left, its control at the right.
[[nodiscard]] QBoxLayout *newRow(QWidget *name, QWidget *control);

/// A horizontal or vertical line of the frame.
class Rule : public QWidget {
public:
    Rule(Qt::Orientation orientation, const widgets::Theme &theme, QWidget *parent);
};

} // namespace locus::app
