// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace locus::widgets {

/// Undo and redo of a field mean its typing while somebody types there, and the window's otherwise:
/// what was typed is an edit of the document by then.
void leaveUndoToTheWindow(QLineEdit &editor);

} // namespace locus::widgets
