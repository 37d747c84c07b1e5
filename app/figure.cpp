// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"

#include "app/figuredevices.h"
#include "app/figurelayout.h"
#include "app/figureroom.h"
#include "app/figurescene.h"
#include "app/figurewords.h"
#include "app/memory.h"
#include "app/savefile.h"
#include "core/edit.h"
#include "widgets/fontfamily.h"
#include "widgets/numbertext.h"
#include "widgets/painters/heatmap.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFontDatabase>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace locus::app {

namespace {

constexpr double pointsPerInch = 72;
constexpr double millimetresPerInch = 25.4;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

std::vector<core::StageRequest> requestsOf(const core::FigureSettings &settings,
                                           const core::Model &model, const core::View &look)
{
    std::vector<core::StageRequest> all;
    for (const core::FigureView view : figureViews(settings, model, look)) {
        const auto more = pictureRequests(view, model, look);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

bool holds(const core::Frame &frame, const std::vector<core::StageRequest> &requests)
{
    return std::all_of(requests.begin(), requests.end(),
                       [&frame](const auto &request) { return frame.images.count(request) > 0; });
}

/// Below that nothing can be seen.
QString sizeProblem(const core::FigureSettings &settings)
{
    constexpr int leastMillimetres = 10, leastPixels = 40;
    if (settings.sizeInPixels)
        return std::min(settings.width, settings.height) >= leastPixels
                   ? QString()
                   : Text::tr("A figure is at least %1 × %1 px large").arg(leastPixels);
    return std::min(settings.width, settings.height) >= leastMillimetres
               ? QString()
               : Text::tr("A figure is at least %1 × %1 mm large").arg(leastMillimetres);
}

/// Everything that a device needs, once there is nothing to refuse.
struct Sheet {
    FigurePage page;
    FigurePaint paint;
};

Sheet sheetOf(const core::FigureSettings &settings, PictureSubject subject)
{
    FigureLayout layout = figureLayout(settings, subject.frame->key, subject.look);
    FigurePage page;
    page.layout = layout.page.size();
    page.points = figurePoints(settings);
    page.pixels = figurePixels(settings);
    page.dpi = settings.dpi;
    page.sizeInPixels = settings.sizeInPixels;
    page.outlines = settings.text == core::FigureText::Outlines;
    page.title = figureTitle(layout, subject);
    page.description = figureDescription(layout, subject);
    return {page, [settings, layout = std::move(layout),
                   subject = std::move(subject)](QPainter &painter) {
                const widgets::FontFamily family(QString::fromStdString(settings.font));
                const widgets::LeastLetters letters(leastLettersPx(settings.points));
                paintFigure(painter, layout, settings, subject);
            }};
}

FigureBytes written(const Sheet &sheet, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Png: return pngOf(sheet.page, sheet.paint);
    case FigureFormat::Svg: return svgOf(sheet.page, sheet.paint);
    case FigureFormat::Pdf: break;
    }
    return pdfOf(sheet.page, sheet.paint);
}

} // namespace

widgets::Theme figureTheme(core::FigureTheme theme)
{
    switch (theme) {
    case core::FigureTheme::Light: return widgets::Theme::light();
    case core::FigureTheme::Dark: return widgets::Theme::dark();
    case core::FigureTheme::Print: break;
    }
    return widgets::Theme::print();
}

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

QSizeF figurePoints(const core::FigureSettings &settings)
{
    const double unit = settings.sizeInPixels ? settings.dpi : millimetresPerInch;
    return QSizeF(settings.width, settings.height) * (pointsPerInch / unit);
}

QSize figurePixels(const core::FigureSettings &settings)
{
    if (settings.sizeInPixels)
        return {qRound(settings.width), qRound(settings.height)};
    const double perMillimetre = settings.dpi / millimetresPerInch;
    return {std::max(1, qRound(settings.width * perMillimetre)),
            std::max(1, qRound(settings.height * perMillimetre))};
}

QString figureSizeWords(const core::FigureSettings &settings)
{
    const auto length = [](double value) { // without zeros at its end
        const bool whole = std::abs(value - std::round(value)) < 0.05;
        return widgets::fixedText(value, whole ? 0 : 1);
    };
    return (settings.sizeInPixels ? Text::tr("%1 × %2 px") : Text::tr("%1 × %2 mm"))
        .arg(length(settings.width), length(settings.height));
}

QSizeF figureLayoutSize(const core::FigureSettings &settings)
{
    return figurePoints(settings) * (widgets::metrics::legendPx / settings.points);
}

FigureMaker::FigureMaker(core::Scene scene, std::shared_ptr<const core::Frame> frame)
    : m_scene(std::move(scene))
    , m_look(core::clampedView(m_scene.view, m_scene.model))
    , m_frame(std::move(frame))
{
    m_cache.setRoom(freeMemory);
}

const std::shared_ptr<const core::Frame> &
FigureMaker::frameFor(const core::FigureSettings &settings)
{
    const auto requests = requestsOf(settings, m_scene.model, m_look);
    const bool isThere =
        m_frame && m_frame->key == m_scene.model && (m_frame->refusal || holds(*m_frame, requests));
    if (!isThere)
        m_frame = m_cache.compute(m_scene.model, requests);
    return m_frame;
}

PictureSubject FigureMaker::subjectOf(const core::FigureSettings &settings)
{
    return {frameFor(settings), m_look, figureTheme(settings.theme), settings.parts, m_map};
}

PictureWords FigureMaker::words(core::FigureView view)
{
    if (!m_frame)
        m_frame = m_cache.compute(m_scene.model, {});
    return pictureWords(view, {m_frame, m_look, {}, {}, m_map});
}

core::FigureSettings FigureMaker::roomy(const core::FigureSettings &settings) const
{
    return withRoom(settings, m_scene.model, m_look);
}

QString FigureMaker::tightness(const core::FigureSettings &settings)
{
    const auto tight = withoutRoom(settings, m_scene.model, m_look);
    if (tight.empty())
        return {};
    QStringList titles;
    for (const core::FigureView view : tight)
        titles << QStringLiteral("“%1”").arg(words(view).title);
    const core::FigureSettings enough = roomy(settings);
    const QString points = QString::number(settings.points);
    const QString pictures = titles.join(QStringLiteral(", "));
    return withoutRoom(enough, m_scene.model, m_look).empty()
               ? Text::tr("Too small for %1 at %2 pt: %3 would do")
                     .arg(pictures, points, figureSizeWords(enough))
               : Text::tr("Too small for %1 at %2 pt: choose smaller letters or fewer pictures")
                     .arg(pictures, points);
}

QString FigureMaker::problem(const core::FigureSettings &settings)
{
    if (QString sentence = sizeProblem(settings); !sentence.isEmpty())
        return sentence;
    const QString family = QString::fromStdString(settings.font);
    if (!family.isEmpty() && !QFontDatabase::hasFamily(family))
        return Text::tr("There is no font “%1” on this machine").arg(family);
    const auto &frame = frameFor(settings);
    if (frame->refusal)
        return widgets::words(*frame->refusal);
    for (const core::FigureView view : figureViews(settings, m_scene.model, m_look))
        if (QString sentence = pictureSentence(view, *frame, m_look, m_map); !sentence.isEmpty())
            return sentence;
    return {};
}

std::optional<widgets::ColorRange> FigureMaker::mapRange(const core::FigureSettings &settings)
{
    const auto views = figureViews(settings, m_scene.model, m_look);
    if (std::find(views.begin(), views.end(), core::FigureView::Map) == views.end())
        return std::nullopt;
    return widgets::heatmapRange(*frameFor(settings), m_look);
}

FigureFacts FigureMaker::facts(const core::FigureSettings &settings)
{
    return figureFacts(settings, subjectOf(settings));
}

FigureBytes FigureMaker::file(const core::FigureSettings &settings, FigureFormat format)
{
    if (const QString sentence = problem(settings); !sentence.isEmpty())
        return FigureError{FigureError::Kind::Refused, sentence};
    Sheet sheet = sheetOf(settings, subjectOf(settings));
    if (settings.carriesScene) {
        auto text = figureSceneText(m_scene);
        if (const auto *failure = std::get_if<Failure>(&text))
            return FigureError{FigureError::Kind::Refused, failure->message};
        sheet.page.sceneText = std::get<QByteArray>(std::move(text));
    }
    return written(sheet, format);
}

FigureImage FigureMaker::preview(const core::FigureSettings &settings, double scale)
{
    if (const QString sentence = problem(settings); !sentence.isEmpty())
        return FigureError{FigureError::Kind::Refused, sentence};
    Sheet sheet = sheetOf(settings, subjectOf(settings));
    sheet.page.pixels = (sheet.page.layout * scale).toSize().expandedTo({1, 1});
    return imageOf(sheet.page, sheet.paint);
}

void FigureMaker::paint(const core::FigureSettings &settings, QPainter &device, const QSizeF &size)
{
    const Sheet sheet = sheetOf(settings, subjectOf(settings));
    paintOn(device, sheet.page, size, sheet.paint);
}

FigureBytes renderFigure(const core::Scene &scene, const core::FigureSettings &settings,
                         FigureFormat format)
{
    return FigureMaker(scene).file(settings, format);
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
