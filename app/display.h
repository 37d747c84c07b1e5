// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::app {

/// Whether a window can be opened. Qt ends the program without a display, so this is asked before
/// there is a QApplication.
[[nodiscard]] bool hasDisplay();

} // namespace locus::app
