// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::app {

/// Before there is a QApplication: Qt leaves 5 ms between a change and its painting, a third of a
/// frame. It still paints once per turn of the event loop without them.
void preparePainting();

/// Opens the window, with the scene of \a file unless it is empty, and runs until it closes. \pre
/// there is a display
[[nodiscard]] int startWindow(const QString &file, int &argc, char **argv);

} // namespace locus::app
