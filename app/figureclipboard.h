// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"

#include <memory>
#include <variant>

class QMimeData;

namespace locus::app {

/// The figure in every form that another program may want to paste: image/png, image/svg+xml,
/// application/pdf, and the picture itself; or why there is none.
[[nodiscard]] std::variant<std::unique_ptr<QMimeData>, FigureError>
figureMimeData(FigureMaker &maker, const core::FigureSettings &settings);

/// Settings for one picture as it stands in the window, \a size layout pixels: letters as large as
/// there, a PNG of twice the pixels, and the look of \a base.
[[nodiscard]] core::FigureSettings settingsOfView(core::FigureView view, QSize size,
                                                  core::FigureSettings base);

} // namespace locus::app
