// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paintedtexts.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>
#include <QWidget>

namespace locus::tests {

/// Everything that a window says: what is painted, and what its controls and actions carry for tool
/// tips and screen readers. Lines begin with the class that says it.
inline QStringList shownWords(QWidget &window)
{
    QStringList words;
    const auto note = [&words](const QObject *who, const char *what, const QString &text) {
        if (!text.isEmpty())
            words << QStringLiteral("%1 %2|%3")
                         .arg(QLatin1String(who->metaObject()->className()), QLatin1String(what),
                              text);
    };
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.prepend(&window);
    for (QWidget *widget : std::as_const(widgets)) {
        note(widget, "title", widget->windowTitle());
        note(widget, "tip", widget->toolTip());
        note(widget, "name", widget->accessibleName());
        note(widget, "description", widget->accessibleDescription());
        if (const auto *label = qobject_cast<QLabel *>(widget))
            note(widget, "text", label->text());
        if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            note(widget, "text", button->text());
        if (const auto *field = qobject_cast<QLineEdit *>(widget))
            note(widget, "placeholder", field->placeholderText());
        if (const auto *page = qobject_cast<QTextEdit *>(widget))
            for (const QString &line : page->toPlainText().split(u'\n'))
                note(widget, "line", line);
        if (const auto *menu = qobject_cast<QMenu *>(widget))
            note(widget, "title", menu->title());
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        note(action, "text", action->text());
        note(action, "tip", action->toolTip());
    }
    for (const QString &text :
         paintedTexts(window.size(), [&window](QPainter &painter) { window.render(&painter); }))
        note(&window, "painted", text);
    return words;
}

} // namespace locus::tests
