// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figuredevices.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace locus::app {

namespace {

constexpr double layoutDpi = 96;
constexpr double pointsPerInch = 72;
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

/// The width and height that QSvgGenerator wrote, replaced by pixels.
QByteArray withPixelSize(const QByteArray &svg, QSize pixels)
{
    static const QRegularExpression size(QStringLiteral(R"(<svg width="[^"]*" height="[^"]*")"));
    QString text = QString::fromUtf8(svg);
    const auto match = size.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(), match.capturedLength(),
                     QStringLiteral("<svg width=\"%1\" height=\"%2\"")
                         .arg(pixels.width())
                         .arg(pixels.height()));
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

FigureBytes pngOf(const FigurePage &page, const FigurePaint &paint)
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
    {
        QPainter painter(&image);
        // The fonts have sizes in pixels of the layout: the scale alone makes them large.
        painter.scale(page.pixels.width() / page.layout.width(),
                      page.pixels.height() / page.layout.height());
        paint(painter);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return refused(Text::tr("The picture could not be encoded"));
    return bytes;
}

FigureBytes svgOf(const FigurePage &page, const FigurePaint &paint)
{
    const double scale = svgResolution / layoutDpi;
    const QSize size = (page.layout * scale).toSize();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgResolution);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(QStringLiteral("Locus"));
    QPainter painter;
    if (!painter.begin(&generator))
        return refused(Text::tr("The figure could not be drawn"));
    painter.scale(scale, scale);
    paint(painter);
    painter.end();
    return page.sizeInPixels ? withPixelSize(bytes, page.pixels) : bytes;
}

FigureBytes pdfOf(const FigurePage &page, const FigurePaint &paint)
{
    const QSizeF points = page.layout * (pointsPerInch / layoutDpi);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Locus"));
    writer.setTitle(QStringLiteral("Locus"));
    writer.setResolution(pdfResolution);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&writer))
        return refused(Text::tr("The figure could not be drawn"));
    painter.scale(pdfResolution / layoutDpi, pdfResolution / layoutDpi);
    paint(painter);
    painter.end();
    buffer.close();
    return withExactMediaBox(bytes, points);
}

} // namespace locus::app
