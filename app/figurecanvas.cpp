// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurecanvas.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace locus::app {

namespace {

/// Nobody needs an image of more pixels along a side than this in a figure.
constexpr int mostImagePixels = 8192;

double scaleOf(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

} // namespace

class FigureCanvas::Engine : public QPaintEngine {
public:
    Engine(QPainter &target, const Rules &rules)
        : QPaintEngine(AllFeatures & ~PaintEngineFeatures(PatternBrush | PerspectiveTransform |
                                                          ConicalGradientFill | PorterDuff))
        , m_target(target)
        , m_rules(rules)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    /// Painters ask whether they draw shapes or pixels (widgets::isVector).
    [[nodiscard]] Type type() const override
    {
        return m_rules.pixels ? static_cast<Type>(User + 1) : User;
    }

    void updateState(const QPaintEngineState &now) override
    {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform)
            m_target.setTransform(now.transform());
        if (changed & (DirtyPen | DirtyTransform)) {
            if (changed & DirtyPen)
                m_pen = now.pen();
            m_target.setPen(printable(m_pen));
        }
        if (changed & DirtyBrush)
            m_target.setBrush(now.brush());
        if (changed & DirtyBrushOrigin)
            m_target.setBrushOrigin(now.brushOrigin());
        if (changed & DirtyFont)
            m_target.setFont(now.font());
        if (changed & DirtyOpacity)
            m_target.setOpacity(now.opacity());
        if (changed & DirtyHints) {
            m_target.setRenderHints(m_target.renderHints(), false);
            // A PDF would keep the cells as JPEG.
            m_target.setRenderHints(now.renderHints() | QPainter::LosslessImageRendering);
        }
        updateClip(now, changed);
    }

    void drawPath(const QPainterPath &path) override
    {
        if (isSeen(path.controlPointRect()))
            m_target.drawPath(path);
    }
    void drawRects(const QRectF *rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            if (isSeen(rects[i]))
                m_target.drawRect(rects[i]);
    }
    void drawRects(const QRect *rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            drawRects(std::array{QRectF(rects[i])}.data(), 1);
    }
    void drawLines(const QLineF *lines, int count) override { m_target.drawLines(lines, count); }
    void drawLines(const QLine *lines, int count) override { m_target.drawLines(lines, count); }
    void drawEllipse(const QRectF &rect) override
    {
        if (isSeen(rect))
            m_target.drawEllipse(rect);
    }
    void drawEllipse(const QRect &rect) override { drawEllipse(QRectF(rect)); }
    void drawPoints(const QPointF *points, int count) override
    {
        m_target.drawPoints(points, count);
    }
    void drawPoints(const QPoint *points, int count) override
    {
        m_target.drawPoints(points, count);
    }

    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else
            m_target.drawPolygon(points, count,
                                 mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPolygon(const QPoint *points, int count, PolygonDrawMode mode) override
    {
        QPolygonF polygon;
        for (int i = 0; i < count; ++i)
            polygon << points[i];
        drawPolygon(polygon.constData(), count, mode);
    }

    void drawPixmap(const QRectF &rect, const QPixmap &pixmap, const QRectF &source) override
    {
        drawImage(rect, pixmap.toImage(), source, Qt::AutoColor);
    }
    void drawImage(const QRectF &rect, const QImage &image, const QRectF &source,
                   Qt::ImageConversionFlags) override
    {
        m_target.drawImage(rect, enlarged(image.copy(source.toAlignedRect()), rect.size()));
    }

    void drawTextItem(const QPointF &point, const QTextItem &item) override
    {
        if (!hasRoomFor(point, item))
            return;
        if (m_rules.outlines) {
            QPainterPath shapes;
            shapes.addText(point, item.font(), item.text());
            m_target.fillPath(shapes, m_pen.color());
        } else {
            m_target.setFont(item.font());
            m_target.drawText(point, item.text());
        }
    }

private:
    void updateClip(const QPaintEngineState &now, DirtyFlags changed)
    {
        if (changed & DirtyClipPath) {
            m_target.setClipPath(now.clipPath(), now.clipOperation());
            narrow(now.transform().mapRect(now.clipPath().boundingRect()), now.clipOperation());
        }
        if (changed & DirtyClipRegion) {
            m_target.setClipRegion(now.clipRegion(), now.clipOperation());
            narrow(now.transform().mapRect(QRectF(now.clipRegion().boundingRect())),
                   now.clipOperation());
        }
        if (changed & DirtyClipEnabled) {
            m_target.setClipping(now.isClipEnabled());
            if (!now.isClipEnabled())
                m_clip.reset();
        }
    }

    void narrow(const QRectF &rect, Qt::ClipOperation operation)
    {
        if (operation == Qt::NoClip)
            m_clip.reset();
        else
            m_clip = operation == Qt::IntersectClip && m_clip ? m_clip->intersected(rect) : rect;
    }

    /// An SVG knows no clipping: what lies wholly outside is at least left out.
    [[nodiscard]] bool isSeen(const QRectF &rect) const
    {
        return !m_clip ||
               m_clip->intersects(m_target.transform().mapRect(rect).adjusted(-1, -1, 1, 1));
    }

    /// Words are whole or not there.
    [[nodiscard]] bool hasRoomFor(const QPointF &point, const QTextItem &item) const
    {
        if (!m_clip)
            return true;
        // Letters hang over a little, and fonts leave room around them.
        const double overhang = std::min(2.0, item.width() / 4);
        const double ascent = item.ascent() * 0.75, descent = item.descent() * 0.5;
        const QRectF letters(point.x() + overhang, point.y() - ascent, item.width() - 2 * overhang,
                             ascent + descent);
        return m_clip->contains(m_target.transform().mapRect(letters));
    }

    [[nodiscard]] double pointsPerUnit() const
    {
        return scaleOf(m_target.transform()) / m_rules.unitsPerPoint;
    }

    [[nodiscard]] QPen printable(QPen pen) const
    {
        const double thinnest = m_rules.thinnestLine / std::max(1e-9, pointsPerUnit());
        if (pen.style() != Qt::NoPen && (pen.isCosmetic() || pen.widthF() < thinnest)) {
            pen.setCosmetic(false);
            pen.setWidthF(thinnest);
        }
        return pen;
    }

    /// Every pixel becomes a square of pixels, as many as the resolution asks for.
    [[nodiscard]] QImage enlarged(const QImage &image, const QSizeF &size) const
    {
        if (image.isNull() || m_rules.imageDpi <= 0)
            return image;
        constexpr double pointsPerInch = 72;
        const double wanted =
            std::max(size.width() / image.width(), size.height() / image.height()) *
            pointsPerUnit() * m_rules.imageDpi / pointsPerInch;
        const int most = mostImagePixels / std::max({1, image.width(), image.height()});
        const int factor = std::clamp(static_cast<int>(std::ceil(wanted)), 1, std::max(1, most));
        return factor == 1 ? image
                           : image.scaled(image.size() * factor, Qt::IgnoreAspectRatio,
                                          Qt::FastTransformation);
    }

    QPainter &m_target;
    Rules m_rules;
    QPen m_pen;
    std::optional<QRectF> m_clip; ///< around what may be seen, on the device; none: everything
};

FigureCanvas::FigureCanvas(QPainter &target, const Rules &rules)
    : m_device(*target.device())
    , m_engine(std::make_unique<Engine>(target, rules))
{
}

FigureCanvas::~FigureCanvas() = default;

QPaintEngine *FigureCanvas::paintEngine() const
{
    return m_engine.get();
}

int FigureCanvas::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth: return m_device.width();
    case PdmHeight: return m_device.height();
    case PdmWidthMM: return m_device.widthMM();
    case PdmHeightMM: return m_device.heightMM();
    case PdmNumColors: return m_device.colorCount();
    case PdmDepth: return m_device.depth();
    case PdmDpiX: return m_device.logicalDpiX();
    case PdmDpiY: return m_device.logicalDpiY();
    case PdmPhysicalDpiX: return m_device.physicalDpiX();
    case PdmPhysicalDpiY: return m_device.physicalDpiY();
    case PdmDevicePixelRatio: return static_cast<int>(m_device.devicePixelRatioF());
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(m_device.devicePixelRatioF() * devicePixelRatioFScale());
    default: return QPaintDevice::metric(metric);
    }
}

} // namespace locus::app
