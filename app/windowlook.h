// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/windowvalues.h"

namespace locus::app {

class MainWindow;

/// Places of the windows are in units of an interface at \a zoom.
[[nodiscard]] Look lookOf(MainWindow &window, double zoom);
/// As soon as the first pictures are there: before, the cards do not know the method's.
void restoreLook(MainWindow &window, const Look &look, double zoom);

} // namespace locus::app
