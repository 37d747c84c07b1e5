// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figurefacts.h"
#include "app/pictures.h"
#include "core/frame.h"
#include "core/scene.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

class QPainter;

namespace locus::app {

enum class FigureFormat { Png, Svg, Pdf };

/// By the extension, in any case; none when it is another one.
[[nodiscard]] std::optional<FigureFormat> figureFormatOf(const QString &path);

/// Why there is no figure. Refused: the method is not defined on this scene, a view does not exist
/// for the method, or the size is beyond what can be drawn (exit status 1). NotWritten: the file
/// could not be written (exit status 3). One line, translated.
struct FigureError {
    enum class Kind { Refused, NotWritten };
    Kind kind = Kind::Refused;
    QString message;
};

/// The colours that a figure of these settings has.
[[nodiscard]] widgets::Theme figureTheme(core::FigureTheme theme);

using FigureBytes = std::variant<QByteArray, FigureError>;
using FigureImage = std::variant<QImage, FigureError>;

/// Size of the finished figure in points of 1/72 inch.
[[nodiscard]] QSizeF figurePoints(const core::FigureSettings &settings);
/// Pixels of a PNG of these settings: the size itself, or millimetres at the resolution.
[[nodiscard]] QSize figurePixels(const core::FigureSettings &settings);
/// "120 × 90 mm", "800 × 600 px".
[[nodiscard]] QString figureSizeWords(const core::FigureSettings &settings);
/// Size in the layout pixels of widgets/theme.h, in which everything is painted: labels of 11 px
/// (metrics::legendPx) become settings.points high, lines of 1 px scale along.
[[nodiscard]] QSizeF figureLayoutSize(const core::FigureSettings &settings);

/// Makes the figures of one scene; keep it while a dialog is open, so that nothing is computed
/// twice. Needs a QApplication (offscreen will do), and the thread of the window.
class FigureMaker {
public:
    /// \a frame: what is known of the scene already; none of its stages is needed. Relative
    /// tensor files inside the scene were made absolute when it was read.
    explicit FigureMaker(core::Scene scene, std::shared_ptr<const core::Frame> frame = {});

    [[nodiscard]] const core::Scene &scene() const { return m_scene; }
    /// The named ones, as they travel with the scene.
    void setFigures(const std::vector<core::FigureSettings> &figures) { m_scene.figures = figures; }

    /// The whole file.
    [[nodiscard]] FigureBytes file(const core::FigureSettings &settings, FigureFormat format);
    /// The same figure at \a scale device pixels for a layout pixel: what a dialog shows. Differs
    /// from the file in nothing but the resolution.
    [[nodiscard]] FigureImage preview(const core::FigureSettings &settings, double scale);
    /// What the picture is called, for a list to choose from.
    [[nodiscard]] PictureWords words(core::FigureView view);
    /// On another device, as large as \a size of its units; \pre problem() is empty
    void paint(const core::FigureSettings &settings, QPainter &device, const QSizeF &size);
    /// One sentence, empty when there is a figure of these settings. Draws nothing.
    [[nodiscard]] QString problem(const core::FigureSettings &settings);
    /// One sentence where a picture has too little room, with the size that would do; else empty.
    [[nodiscard]] QString tightness(const core::FigureSettings &settings);
    /// As much larger as it takes (figureroom.h).
    [[nodiscard]] core::FigureSettings roomy(const core::FigureSettings &settings) const;
    /// \pre problem() is empty
    [[nodiscard]] FigureFacts facts(const core::FigureSettings &settings);

    /// The colours that the map of these settings would have; none when no panel is the map. \pre
    /// problem() says nothing
    [[nodiscard]] std::optional<widgets::ColorRange> mapRange(const core::FigureSettings &settings);
    /// The map from now on as the window shows it: its colours, or B - A.
    void showMap(const ShownMap &map) { m_map = map; }
    [[nodiscard]] const ShownMap &map() const { return m_map; }

private:
    /// With the stages that the settings need.
    [[nodiscard]] const std::shared_ptr<const core::Frame> &
    frameFor(const core::FigureSettings &settings);
    [[nodiscard]] PictureSubject subjectOf(const core::FigureSettings &settings);

    core::Scene m_scene;
    core::View m_look; ///< inside the Model
    std::shared_ptr<const core::Frame> m_frame;
    ShownMap m_map;
    core::FrameCache m_cache;
};

[[nodiscard]] FigureBytes renderFigure(const core::Scene &scene,
                                       const core::FigureSettings &settings, FigureFormat format);

/// Writes through a temporary beside \a path: the file is complete or untouched, never partial.
[[nodiscard]] std::optional<FigureError> writeFigure(const QByteArray &bytes, const QString &path);

/// Renders and writes.
[[nodiscard]] std::optional<FigureError>
exportFigure(const core::Scene &scene, const core::FigureSettings &settings, const QString &path);

} // namespace locus::app
