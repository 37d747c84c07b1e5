// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figuredevices.h"

#include "app/figurecanvas.h"
#include "app/figurescene.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

namespace locus::app {

namespace {

constexpr double pointsPerInch = 72;
constexpr double millimetresPerInch = 25.4;
/// 1 GB of pixels: beyond that an export would rather fail in words than in memory.
constexpr qint64 largestImage = 250'000'000;
/// Hundredths of a millimetre, so that QSvgGenerator has nothing to round.
constexpr int svgResolution = 2540;
constexpr int pdfResolution = 1200;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

FigureError refused(const QString &text)
{
    return {FigureError::Kind::Refused, text};
}

/// QSvgGenerator wrote whole millimetres: the asked size stands in their place.
QByteArray withSize(const QByteArray &svg, const FigurePage &page)
{
    static const QRegularExpression size(QStringLiteral(R"(<svg width="[^"]*" height="[^"]*")"));
    const QSizeF exact = page.sizeInPixels ? QSizeF(page.pixels)
                                           : page.points * (millimetresPerInch / pointsPerInch);
    const auto length = [&page](double value) {
        return page.sizeInPixels
                   ? QString::number(value)
                   : QString::number(std::round(value * 1000) / 1000) + QStringLiteral("mm");
    };
    QString text = QString::fromUtf8(svg);
    const auto match = size.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(), match.capturedLength(),
                     QStringLiteral("<svg width=\"%1\" height=\"%2\"")
                         .arg(length(exact.width()), length(exact.height())));
    return text.toUtf8();
}

/// QPdfWriter rounds the page to whole points: the true size is written in its place, and the
/// offsets behind it move along.
QByteArray withExactMediaBox(QByteArray pdf, QSizeF points)
{
    static const QRegularExpression box(QStringLiteral(R"(/MediaBox \[[^\]]*\])"));
    const auto match = box.match(QString::fromLatin1(pdf));
    if (!match.hasMatch())
        return pdf;
    const qsizetype at = match.capturedStart();
    const QByteArray exact = "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 3) + ' ' +
                             QByteArray::number(points.height(), 'f', 3) + ']';
    const qsizetype growth = exact.size() - match.capturedLength();
    pdf.replace(at, match.capturedLength(), exact);
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
    // "0000000015 00000 n ": ten digits of offset per object, of fixed length.
    static const QRegularExpression entry(QStringLiteral(R"(\n(\d{10}) \d{5} n)"));
    auto entries = entry.globalMatch(QString::fromLatin1(pdf.mid(table)));
    while (entries.hasNext()) {
        const auto found = entries.next();
        const qint64 offset = found.captured(1).toLongLong();
        if (offset > at)
            pdf.replace(table + found.capturedStart(1), 10,
                        QByteArray::number(offset + growth).rightJustified(10, '0'));
    }
    pdf.replace(start, pdf.indexOf('\n', start) - start, QByteArray::number(table));
    return pdf;
}

} // namespace

void paintOn(QPainter &device, const FigurePage &page, const QSizeF &size, const FigurePaint &paint)
{
    FigureCanvas canvas(device, {.unitsPerPoint = size.width() / page.points.width(),
                                 .thinnestLine = thinnestFigureLine,
                                 .imageDpi = page.dpi,
                                 .outlines = page.outlines});
    QPainter painter(&canvas);
    painter.scale(size.width() / page.layout.width(), size.height() / page.layout.height());
    paint(painter);
}

FigureImage imageOf(const FigurePage &page, const FigurePaint &paint)
{
    if (qint64(page.pixels.width()) * page.pixels.height() > largestImage)
        return refused(Text::tr(
            "A picture of that many pixels is too large; choose a smaller size or resolution"));
    QImage image(page.pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return refused(Text::tr("There is not enough memory for a picture of this size"));
    const int dotsPerMetre = qRound(page.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.fill(Qt::transparent);
    QPainter pixels(&image);
    FigureCanvas canvas(pixels, {.unitsPerPoint = page.pixels.width() / page.points.width(),
                                 .thinnestLine = thinnestFigureLine,
                                 .pixels = true});
    QPainter painter(&canvas);
    // The fonts have sizes in pixels of the layout: the scale alone makes them large.
    painter.scale(page.pixels.width() / page.layout.width(),
                  page.pixels.height() / page.layout.height());
    paint(painter);
    painter.end();
    return image;
}

FigureBytes pngOf(const FigurePage &page, const FigurePaint &paint)
{
    const FigureImage image = imageOf(page, paint);
    if (const auto *error = std::get_if<FigureError>(&image))
        return *error;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!std::get<QImage>(image).save(&buffer, "PNG"))
        return refused(Text::tr("The picture could not be encoded"));
    return page.sceneText.isEmpty() ? bytes : pngWithScene(bytes, page.sceneText);
}

FigureBytes svgOf(const FigurePage &page, const FigurePaint &paint)
{
    const QSize size = (page.points * (svgResolution / pointsPerInch)).toSize();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgResolution);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(page.title.toHtmlEscaped());
    generator.setDescription(page.description.toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator))
        return refused(Text::tr("The figure could not be drawn"));
    paintOn(painter, page, size, paint);
    painter.end();
    bytes = withSize(onlyXmlCharacters(bytes), page);
    // Viewers would smooth the cells of a large map otherwise.
    bytes.replace("<image ", "<image style=\"image-rendering:pixelated\" ");
    return page.sceneText.isEmpty() ? bytes : svgWithScene(bytes, page.sceneText);
}

FigureBytes pdfOf(const FigurePage &page, const FigurePaint &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Locus"));
    writer.setTitle(page.title);
    writer.setDocumentXmpMetadata(xmpOf(page.title, page.description, page.sceneText));
    if (!page.sceneText.isEmpty())
        writer.addFileAttachment(QStringLiteral("scene.locus.json"), page.sceneText,
                                 QStringLiteral("application/json"));
    writer.setResolution(pdfResolution);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(page.points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&writer))
        return refused(Text::tr("The figure could not be drawn"));
    paintOn(painter, page, page.points * (pdfResolution / pointsPerInch), paint);
    painter.end();
    buffer.close();
    return withExactMediaBox(bytes, page.points);
}

} // namespace locus::app
