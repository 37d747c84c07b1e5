// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::app {

/// Opens the window, with the scene of \a file unless it is empty, and runs until it closes. \pre
/// there is a display
[[nodiscard]] int startWindow(const QString &file, int &argc, char **argv);

} // namespace locus::app
