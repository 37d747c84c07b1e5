// SPDX-License-Identifier: GPL-3.0-or-later
// What tests that hold for every control need: new controls are met without being named.
#pragma once

#include "core/scene.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QList>
#include <QMenuBar>
#include <QString>
#include <QWidget>

namespace locus::tests {

/// "Segment \"RoPE\" in Segmented in MethodBar": a widget as a failing test names it.
inline QString pathOf(const QWidget *widget)
{
    QStringList names;
    for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        QString name = QString::fromLatin1(widget->metaObject()->className()).section(u':', -1);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString words = !widget->accessibleName().isEmpty() ? widget->accessibleName()
                              : button                            ? button->text()
                                                                  : QString();
        if (!words.isEmpty())
            name += QStringLiteral(" \"%1\"").arg(words);
        names << name;
    }
    return names.join(QStringLiteral(" in "));
}

/// Only scrolls what lies in it; a table is a control.
inline bool isScrollArea(const QWidget *widget)
{
    return qobject_cast<const QAbstractScrollArea *>(widget) &&
           !qobject_cast<const QAbstractItemView *>(widget);
}

/// What can be clicked or typed into, seen now. Parts of Qt's own controls, and scroll bars, whose
/// content the keyboard scrolls, are none.
inline QList<QWidget *> controlsOf(const QWidget &window)
{
    QList<QWidget *> controls;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<QAbstractButton *>(widget) ||
                               qobject_cast<QAbstractSlider *>(widget) ||
                               (widget->focusPolicy() & Qt::ClickFocus);
        if (!isControl || !widget->isVisibleTo(&window) || !widget->isEnabled() ||
            widget->window() != &window || widget->inherits("QScrollBar") ||
            qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) || isScrollArea(widget) ||
            qobject_cast<QMenuBar *>(widget))
            continue;
        controls << widget;
    }
    return controls;
}

/// Every control that a method has: several heads, more than one picture per card.
inline core::Scene sceneOfEverything(core::MethodId method)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 8;
    scene.model.content.dModel = 16;
    scene.model.content.heads = 4;
    scene.model.method = method;
    scene.model.shaw.values = true;
    scene.model.learned.segments = true;
    scene.view.query = 4;
    scene.view.key = 2;
    return scene;
}

} // namespace locus::tests
