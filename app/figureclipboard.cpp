// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figureclipboard.h"

#include "app/figurelayout.h"
#include "widgets/theme.h"

#include <QImage>
#include <QMimeData>

#include <array>
#include <utility>

namespace locus::app {

namespace {

constexpr int scale = 2; ///< sharp enough for a slide
constexpr int screenDpi = 96;
constexpr double pointsPerInch = 72;

} // namespace

std::variant<std::unique_ptr<QMimeData>, FigureError>
figureMimeData(FigureMaker &maker, const core::FigureSettings &settings)
{
    constexpr std::array forms = {std::pair{FigureFormat::Png, "image/png"},
                                  std::pair{FigureFormat::Svg, "image/svg+xml"},
                                  std::pair{FigureFormat::Pdf, "application/pdf"}};
    auto data = std::make_unique<QMimeData>();
    for (const auto &[format, type] : forms) {
        FigureBytes result = maker.file(settings, format);
        if (auto *error = std::get_if<FigureError>(&result))
            return std::move(*error);
        const auto &bytes = std::get<QByteArray>(result);
        if (format == FigureFormat::Png)
            data->setImageData(QImage::fromData(bytes, "PNG"));
        data->setData(QString::fromLatin1(type), bytes);
    }
    return data;
}

core::FigureSettings settingsOfView(core::FigureView view, QSize size, core::FigureSettings base)
{
    base.name.clear();
    base.content = core::FigureContent::Panels;
    base.panels = {view};
    base.sizeInPixels = true;
    base.width = scale * (size.width() + 2 * figureMargin);
    base.height = scale * (size.height() + 2 * figureMargin);
    base.dpi = scale * screenDpi;
    base.points = widgets::metrics::legendPx * pointsPerInch / screenDpi;
    return base;
}

} // namespace locus::app
