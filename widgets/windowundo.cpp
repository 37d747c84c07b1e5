// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/windowundo.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace locus::widgets {

namespace {

class UndoFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto *press = static_cast<QKeyEvent *>(event);
            const auto *editor = qobject_cast<QLineEdit *>(watched);
            if (editor && !editor->isModified() &&
                (press->matches(QKeySequence::Undo) || press->matches(QKeySequence::Redo))) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void leaveUndoToTheWindow(QLineEdit &editor)
{
    editor.installEventFilter(new UndoFilter(&editor));
}

} // namespace locus::widgets
