// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli.h"

namespace locus::app {

/// Before there is a QApplication: Qt leaves 5 ms between a change and its painting, a third of a
/// frame. It still paints once per turn of the event loop without them.
void preparePainting();

/// Opens the window at the size of the interface that the settings say and runs until it closes. A
/// session that cannot be taken over is refused in one sentence. \pre there is a display
[[nodiscard]] int startWindow(const WindowCommand &command, int &argc, char **argv);

} // namespace locus::app
