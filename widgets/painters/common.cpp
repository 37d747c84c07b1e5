// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/common.h"

#include "widgets/isolated.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <cmath>
#include <cstdint>

namespace locus::widgets {

namespace {

constexpr double hatchStep = 8; ///< along the axes: a pitch of about 6 across the lines
constexpr double hatchWidth = 1.4;

} // namespace

bool isVector(const QPainter &painter)
{
    const QPaintEngine *engine = painter.paintEngine();
    if (!engine)
        return false;
    switch (engine->type()) {
    case QPaintEngine::SVG:
    case QPaintEngine::Pdf:
    case QPaintEngine::Picture:
    case QPaintEngine::User: return true; // figures on their way to one of these
    default: return false;
    }
}

QRect pixelsOf(const QTransform &device, const QRectF &rect)
{
    const QRectF mapped = device.mapRect(rect);
    const QPoint first(qRound(mapped.left()), qRound(mapped.top()));
    return {first, QPoint(qRound(mapped.right()) - 1, qRound(mapped.bottom()) - 1)};
}

void fillPixels(QPainter &painter, const QList<QRect> &pixels, const QColor &color)
{
    const QTransform &device = painter.deviceTransform();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (device.type() <= QTransform::TxTranslate && device.dx() == std::floor(device.dx()) &&
        device.dy() == std::floor(device.dy())) {
        // Between two fills Qt then does no arithmetic with the registers that they leave in use.
        const QPoint offset(static_cast<int>(device.dx()), static_cast<int>(device.dy()));
        QList<QRect> local = pixels;
        for (QRect &rect : local)
            rect.translate(-offset);
        painter.drawRects(local);
    } else {
        const QTransform back = device.inverted();
        QList<QRectF> local;
        local.reserve(pixels.size());
        for (const QRect &rect : pixels)
            local << back.mapRect(QRectF(rect));
        painter.drawRects(local);
    }
    painter.restore();
}

void paintHatch(QPainter &painter, const QRectF &rect, const Theme &theme, bool inset)
{
    painter.fillRect(rect, theme.hatchGround);
    QList<QLineF> lines;
    const double edge = inset ? 0.5 : 0; // the stroke is wider than its line
    const QRectF inner = rect.adjusted(edge, edge, -edge, -edge);
    const double from = inner.left() + inner.top();
    const double to = inner.right() + inner.bottom();
    const auto first = static_cast<std::int64_t>(std::ceil(from / hatchStep));
    for (std::int64_t line = first; double(line) * hatchStep < to; ++line) {
        const double sum = double(line) * hatchStep;
        const double x1 = std::max(inner.left(), sum - inner.bottom());
        const double x2 = std::min(inner.right(), sum - inner.top());
        if (x2 > x1)
            lines.append(QLineF(x1, sum - x1, x2, sum - x2));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.hatchLine, hatchWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

void paintSentence(QPainter &painter, const QRectF &rect, const QString &sentence,
                   const Theme &theme, bool onTag)
{
    painter.save();
    painter.setFont(uiFont(metrics::labelPx, QFont::Medium));
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::min(rect.width() - 24, 420.0);
    const QRectF box(rect.center().x() - width / 2, rect.top(), width, rect.height());
    if (onTag) {
        const QRectF text = QFontMetricsF(painter.font())
                                .boundingRect(box, Qt::AlignCenter | Qt::TextWordWrap, sentence);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(text.adjusted(-8, -4, 8, 4), metrics::tagRadius,
                                metrics::tagRadius);
    }
    painter.setPen(theme.ink2);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, sentence);
    painter.restore();
}

QString mistakeWords(core::Mistake mistake)
{
    switch (mistake) {
    case core::Mistake::BiasAfterSoftmax:
        return QCoreApplication::translate("Painters",
                                           "Wrong on purpose: bias added after softmax");
    case core::Mistake::MixedLayouts:
        return QCoreApplication::translate(
            "Painters", "Wrong on purpose: pairing and speeds of different layouts");
    case core::Mistake::SineOnly:
        return QCoreApplication::translate("Painters", "Wrong on purpose: sine only");
    case core::Mistake::None: break;
    }
    return {};
}

namespace {

/// Where there is little room.
QString briefMistakeWords(core::Mistake mistake)
{
    switch (mistake) {
    case core::Mistake::BiasAfterSoftmax:
        return QCoreApplication::translate("Painters", "Wrong: bias after softmax");
    case core::Mistake::MixedLayouts:
        return QCoreApplication::translate("Painters", "Wrong: layouts mixed");
    case core::Mistake::SineOnly:
        return QCoreApplication::translate("Painters", "Wrong: sine only");
    case core::Mistake::None: break;
    }
    return {};
}

} // namespace

double mistakeTagHeight(const core::Frame &frame)
{
    return frame.key.mistake == core::Mistake::None ? 0 : 28;
}

QRectF paintMistakeTag(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const Theme &theme)
{
    const double height = mistakeTagHeight(frame);
    if (height == 0)
        return rect;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = uiFont(metrics::subtitlePx, QFont::Medium);
    const QFontMetricsF fm(font);
    const QString full = mistakeWords(frame.key.mistake);
    const double room = rect.width() - 16;
    const QString text =
        fm.horizontalAdvance(full) <= room
            ? full
            : fm.elidedText(briefMistakeWords(frame.key.mistake), Qt::ElideRight, room);
    const QRectF tag(rect.left(), rect.top() + 1, fm.horizontalAdvance(text) + 16, 22);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.broken);
    painter.drawRoundedRect(tag, 11, 11);
    painter.setFont(font);
    painter.setPen(theme.brokenInk);
    painter.drawText(tag, Qt::AlignCenter, text);
    painter.restore();
    return rect.adjusted(0, height, 0, 0);
}

QString withCaveat(const core::Frame &frame, core::Stage stage, const QString &text)
{
    const QString caveat = words(core::caveatOf(frame.key, stage));
    return caveat.isEmpty() ? text : caveat + QStringLiteral(" · ") + text;
}

void strokeWithCasing(QPainter &painter, const QRectF &rect, const QColor &color, OverlayPen pen,
                      const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    if (pen.casing > 0) {
        painter.setPen(QPen(theme.casing, pen.casing, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    }
    painter.setPen(QPen(color, pen.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

void paintTag(QPainter &painter, const QRectF &rect, const RoleColors &colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.line);
    painter.drawRoundedRect(rect, metrics::tagRadius, metrics::tagRadius);
    painter.restore();
}

bool isInside(const core::Frame &frame, const core::View &view)
{
    const auto among = [](int index, int count) { return index >= 0 && index < count; };
    return among(view.query, frame.shapes.nQuery) && among(view.key, frame.shapes.nKey) &&
           among(view.head, frame.shapes.heads);
}

QString tokenText(const core::Frame &frame, int index)
{
    const core::Content &content = frame.key.content;
    if (content.source != core::ContentSource::Tokens || index < 0 ||
        index >= static_cast<int>(content.tokens.size()))
        return {};
    return QString::fromStdString(content.tokens[static_cast<std::size_t>(index)]);
}

QString fittingToken(const QString &token, const QFont &font, double room)
{
    constexpr qsizetype fewest = 3; // letters, and the dots after them
    const QString text =
        QFontMetricsF(shapingFont(font, token)).elidedText(token, Qt::ElideRight, room);
    return text == token || text.size() > fewest ? isolated(text) : QString();
}

QString tokenAround(const QString &token, const QFont &font, double room)
{
    static const QString dots = QStringLiteral("…");
    const QFontMetricsF fm(shapingFont(font, token));
    const QString text = fm.elidedText(token, Qt::ElideMiddle, room);
    if (text == token || (text.size() > dots.size() && !text.startsWith(dots)))
        return isolated(text);
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, token);
    const qsizetype first = letters.toNextBoundary();
    const QString least = token.left(std::max<qsizetype>(first, 1)) + dots;
    return fm.horizontalAdvance(least) <= room ? isolated(least) : QString();
}

int tokenOfQuery(const core::Frame &frame, int row)
{
    return row + frame.key.queryOffset;
}

int indexStep(int count, double pixelsPerIndex, double minGap)
{
    int step = 1;
    while (step < count && step * pixelsPerIndex < minGap)
        step *= 2;
    return step;
}

QList<double> niceTicks(double low, double high, int limit)
{
    if (!(high > low) || limit < 1)
        return {low};
    const double raw = (high - low) / limit;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw * (1 - 1e-9)) {
            step = factor * power;
            break;
        }
    QList<double> ticks;
    for (double k = std::ceil(low / step - 1e-9); k * step <= high + step * 1e-9; ++k)
        ticks.append(k == 0 ? 0.0 : k * step);
    return ticks;
}

} // namespace locus::widgets
