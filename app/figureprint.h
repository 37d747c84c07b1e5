// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"

class QPrinter;

namespace locus::app {

/// The page of the scene as large as the sheet of \a printer allows, in the letters and parts of
/// \a settings and the colours of print. One sentence when there is nothing to print or the printer
/// does not take it; empty when it is done.
[[nodiscard]] QString printPage(FigureMaker &maker, core::FigureSettings settings,
                                QPrinter &printer);

} // namespace locus::app
