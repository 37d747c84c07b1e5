// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>
#include <QPointer>

namespace locus::widgets {

/// A control that shows its focus ring to those who use the keyboard: after Tab or a key, not after
/// a click.
template <class Base>
class KeyboardFocus : public Base {
public:
    using Base::Base;

    [[nodiscard]] bool showsFocus() const { return m_byKeyboard && Base::hasFocus(); }

protected:
    bool event(QEvent *event) override
    {
        const bool before = showsFocus();
        if (event->type() == QEvent::FocusIn)
            noteReason(static_cast<QFocusEvent *>(event)->reason());
        else if (event->type() == QEvent::KeyPress)
            m_byKeyboard = true;
        else if (event->type() == QEvent::MouseButtonPress)
            m_byKeyboard = false;
        // What the control does may end it: a button that replaces its own row, a deferred delete.
        const QPointer<Base> alive(this);
        const bool result = Base::event(event);
        if (alive.isNull())
            return result;
        if (showsFocus() != before || event->type() == QEvent::FocusOut)
            Base::update();
        return result;
    }

private:
    /// A window or menu that comes and goes leaves the ring as it was.
    void noteReason(Qt::FocusReason reason)
    {
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            m_byKeyboard = reason != Qt::MouseFocusReason && reason != Qt::OtherFocusReason;
    }

    bool m_byKeyboard = false;
};

} // namespace locus::widgets
