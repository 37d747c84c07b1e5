// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace locus::tests {

/// A text as it stands on a device: where its letters are, and how high the font is there.
struct PlacedText {
    QString text;
    QRectF rect;
    double px = 0;
};

/// Keeps the texts that are drawn on it, and nothing else.
class TextCatcher : public QPaintDevice {
public:
    explicit TextCatcher(QSizeF size)
        : m_size(size)
    {
    }

    [[nodiscard]] const std::vector<PlacedText> &texts() const { return m_engine.texts; }
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return static_cast<int>(m_size.width());
        case PdmHeight: return static_cast<int>(m_size.height());
        case PdmWidthMM: return static_cast<int>(m_size.width() / 4);
        case PdmHeightMM: return static_cast<int>(m_size.height() / 4);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        [[nodiscard]] Type type() const override { return User; }
        void updateState(const QPaintEngineState &now) override
        {
            if (now.state() & DirtyTransform)
                m_transform = now.transform();
        }
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawTextItem(const QPointF &point, const QTextItem &item) override
        {
            if (item.text().trimmed().isEmpty())
                return;
            const double scale = std::hypot(m_transform.m21(), m_transform.m22()); // of the height
            // Capitals are 0.73 of the font high; descenders reach 0.1 below most letters.
            const double px = item.font().pixelSize();
            const QRectF letters(point.x(), point.y() - 0.73 * px, item.width(), 0.83 * px);
            texts.push_back({item.text(), m_transform.mapRect(letters), px * scale});
        }
        std::vector<PlacedText> texts;

    private:
        QTransform m_transform;
    };

    QSizeF m_size;
    mutable Engine m_engine;
};

/// Pairs of texts that stand on each other, and texts that reach beyond \a room: as words for a
/// failing test.
inline QStringList misplaced(const std::vector<PlacedText> &texts, const QRectF &room)
{
    QStringList faults;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!room.adjusted(-1, -1, 1, 1).contains(texts[i].rect))
            faults << texts[i].text + QStringLiteral(" reaches out");
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = texts[i].rect.intersected(texts[j].rect);
            if (both.width() > 1 && both.height() > 2 && texts[i].text != texts[j].text)
                faults << texts[j].text + QStringLiteral(" | ") + texts[i].text;
        }
    }
    return faults;
}

} // namespace locus::tests
