// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"

#include <QByteArray>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <optional>
#include <variant>

namespace locus::app {

enum class FigureFormat { Png, Svg, Pdf };

/// By the extension, in any case; none when it is another one.
[[nodiscard]] std::optional<FigureFormat> figureFormatOf(const QString &path);

/// Why there is no figure. Refused: the method is not defined on this scene, the view does not
/// exist for the method, or the size is beyond what can be drawn (exit status 1). NotWritten: the
/// file could not be written (exit status 3). One line, translated.
struct FigureError {
    enum class Kind { Refused, NotWritten };
    Kind kind = Kind::Refused;
    QString message;
};

/// Pixels of a PNG of these settings: the size itself, or millimetres at the resolution.
[[nodiscard]] QSize figurePixels(const core::FigureSettings &settings);
/// Size in logical pixels (96 to the inch) in which type and lines have their nominal sizes.
[[nodiscard]] QSizeF figureLayoutSize(const core::FigureSettings &settings);

/// The views that exist for the method of this Model, in the order of core::FigureView.
[[nodiscard]] bool figureViewExists(const core::Model &model, core::FigureView view);

/// The whole file in memory. Needs a QGuiApplication (offscreen will do) for its fonts.
[[nodiscard]] std::variant<QByteArray, FigureError>
renderFigure(const core::Scene &scene, const core::FigureSettings &settings, FigureFormat format);

/// The same from a Frame that is there. It must hold the image of the View's stage and head for the
/// heat map, of the encoding for the encoding.
[[nodiscard]] std::variant<QByteArray, FigureError>
renderFigure(const core::Frame &frame, const core::View &look, const core::FigureSettings &settings,
             FigureFormat format);

/// Writes through a temporary beside \a path: the file is complete or untouched, never partial.
[[nodiscard]] std::optional<FigureError> writeFigure(const QByteArray &bytes, const QString &path);

/// Renders and writes through a temporary beside \a path: the file is complete or untouched, never
/// partial.
[[nodiscard]] std::optional<FigureError>
exportFigure(const core::Scene &scene, const core::FigureSettings &settings, const QString &path);

} // namespace locus::app
