// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"

#include "app/figuredevices.h"
#include "app/savefile.h"
#include "core/curves.h"
#include "core/edit.h"
#include "core/frame.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/rotation.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

namespace locus::app {

namespace {

constexpr double layoutDpi = 96;
constexpr double margin = 8; ///< layout pixels around the picture
constexpr double millimetresPerInch = 25.4;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

widgets::Theme themeOf(core::FigureTheme theme)
{
    switch (theme) {
    case core::FigureTheme::Light: return widgets::Theme::light();
    case core::FigureTheme::Dark: return widgets::Theme::dark();
    case core::FigureTheme::Print: break;
    }
    return widgets::Theme::print();
}

std::vector<core::StageRequest> stagesOf(core::FigureView view, const core::View &look)
{
    switch (view) {
    case core::FigureView::Heatmap: return {{look.stage, look.head}};
    case core::FigureView::Encoding: return {{core::Stage::Encoding, 0}};
    case core::FigureView::Circles:
    case core::FigureView::Curve: break;
    }
    return {};
}

/// Why the view cannot be drawn from this Frame; empty when it can.
QString missing(core::FigureView view, const core::Frame &frame, const core::View &look)
{
    if (frame.refusal)
        return widgets::words(*frame.refusal);
    switch (view) {
    case core::FigureView::Heatmap: return widgets::heatmapSentence(frame, look);
    case core::FigureView::Circles:
        if (widgets::rotationBlocks(frame) == 0)
            return Text::tr("%1 turns nothing: there are no circles to draw")
                .arg(widgets::methodTitle(frame.key.method));
        break;
    case core::FigureView::Encoding:
        if (!frame.image(core::Stage::Encoding, 0))
            return Text::tr("%1 adds no position vectors: there is no encoding to draw")
                .arg(widgets::methodTitle(frame.key.method));
        break;
    case core::FigureView::Curve: {
        const auto curve = core::curveOf(*frame.prepared, core::HeadIndex{look.head},
                                         core::QueryIndex{look.query}, core::KeyIndex{look.key});
        if (const auto *refusal = std::get_if<core::Refusal>(&curve))
            return widgets::words(*refusal);
        break;
    }
    }
    return {};
}

void paintView(QPainter &painter, const QRectF &rect, core::FigureView view,
               const core::Frame &frame, const core::View &look, const widgets::Theme &theme)
{
    switch (view) {
    case core::FigureView::Heatmap:
        widgets::paintHeatmap(painter, rect, frame, look, theme);
        return;
    case core::FigureView::Circles: {
        widgets::RotationOptions options;
        options.fitAll = true;
        widgets::paintRotation(painter, rect, frame, look, theme, options);
        return;
    }
    case core::FigureView::Curve: widgets::paintCurve(painter, rect, frame, look, theme); return;
    case core::FigureView::Encoding:
        widgets::paintEncoding(painter, rect, frame, look, theme);
        return;
    }
}

} // namespace

std::optional<FigureFormat> figureFormatOf(const QString &path)
{
    const QString extension = QFileInfo(path).suffix().toLower();
    if (extension == QLatin1String("png"))
        return FigureFormat::Png;
    if (extension == QLatin1String("svg"))
        return FigureFormat::Svg;
    if (extension == QLatin1String("pdf"))
        return FigureFormat::Pdf;
    return std::nullopt;
}

QSize figurePixels(const core::FigureSettings &settings)
{
    if (settings.sizeInPixels)
        return {qRound(settings.width), qRound(settings.height)};
    const double perMillimetre = settings.dpi / millimetresPerInch;
    return {std::max(1, qRound(settings.width * perMillimetre)),
            std::max(1, qRound(settings.height * perMillimetre))};
}

QSizeF figureLayoutSize(const core::FigureSettings &settings)
{
    const double scale = layoutDpi / (settings.sizeInPixels ? settings.dpi : millimetresPerInch);
    return QSizeF(settings.width, settings.height) * scale;
}

bool figureViewExists(const core::Model &model, core::FigureView view)
{
    switch (view) {
    case core::FigureView::Heatmap: return true;
    case core::FigureView::Circles:
        return model.method == core::MethodId::Rope || model.method == core::MethodId::Sinusoidal;
    case core::FigureView::Encoding:
        return model.method == core::MethodId::Learned ||
               model.method == core::MethodId::Sinusoidal;
    case core::FigureView::Curve:
        return model.method != core::MethodId::None && model.method != core::MethodId::Learned &&
               !(model.method == core::MethodId::Alibi &&
                 model.alibi.form != core::AlibiForm::Distance);
    }
    return false;
}

std::variant<QByteArray, FigureError>
renderFigure(const core::Scene &scene, const core::FigureSettings &settings, FigureFormat format)
{
    const core::View look = core::clampedView(scene.view, scene.model);
    core::FrameCache cache;
    const auto frame = cache.compute(scene.model, stagesOf(settings.view, look));
    return renderFigure(*frame, look, settings, format);
}

std::variant<QByteArray, FigureError> renderFigure(const core::Frame &frame, const core::View &look,
                                                   const core::FigureSettings &settings,
                                                   FigureFormat format)
{
    if (const QString reason = missing(settings.view, frame, look); !reason.isEmpty())
        return FigureError{FigureError::Kind::Refused, reason};
    const QRectF page(QPointF(), figureLayoutSize(settings));
    const QRectF inner = page.adjusted(margin, margin, -margin, -margin);
    const widgets::Theme theme = themeOf(settings.theme);
    const auto paint = [&](QPainter &painter) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        if (!settings.transparent)
            painter.fillRect(page, theme.surface);
        paintView(painter, inner.isValid() ? inner : page, settings.view, frame, look, theme);
    };
    const FigurePage sheet{page.size(), figurePixels(settings), settings.dpi,
                           settings.sizeInPixels};
    switch (format) {
    case FigureFormat::Png: return pngOf(sheet, paint);
    case FigureFormat::Svg: return svgOf(sheet, paint);
    case FigureFormat::Pdf: return pdfOf(sheet, paint);
    }
    return FigureError{};
}

std::optional<FigureError> exportFigure(const core::Scene &scene,
                                        const core::FigureSettings &settings, const QString &path)
{
    const auto format = figureFormatOf(path);
    if (!format)
        return FigureError{FigureError::Kind::NotWritten,
                           Text::tr("%1: a figure is a .png, .svg or .pdf file").arg(path)};
    const auto result = renderFigure(scene, settings, *format);
    if (const auto *error = std::get_if<FigureError>(&result))
        return *error;
    return writeFigure(std::get<QByteArray>(result), path);
}

std::optional<FigureError> writeFigure(const QByteArray &bytes, const QString &path)
{
    if (const auto reason = saveFile(path, bytes))
        return FigureError{FigureError::Kind::NotWritten,
                           Text::tr("%1: cannot be written: %2").arg(path, *reason)};
    return std::nullopt;
}

} // namespace locus::app
