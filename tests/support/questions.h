// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace locus::test {

/// The open message box of the window; null when there is none.
[[nodiscard]] inline QMessageBox *openBox(const QWidget &window)
{
    const auto boxes = window.findChildren<QMessageBox *>();
    const auto found = std::find_if(boxes.begin(), boxes.end(),
                                    [](const QMessageBox *box) { return box->isVisible(); });
    return found == boxes.end() ? nullptr : *found;
}

/// Presses a button of the question that comes up next.
inline void answerWith(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, qApp, [button] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            box->button(button)->click();
    });
}

} // namespace locus::test
