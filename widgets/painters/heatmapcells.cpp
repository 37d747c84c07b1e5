// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

constexpr int mostRectangles = 64 * 64;
constexpr double numbersFromCell = 26;
constexpr int vectorPixels = 1024; ///< viewers blur small embedded images
constexpr int mostVectorPixels = 2048;

float larger(float value, float kept)
{
    return std::abs(value) > std::abs(kept) ? value : kept;
}

/// One level per value as a multiply and an add; values beyond the range take its ends.
struct Leveller {
    float factor = 0;
    float offset = 0;

    explicit Leveller(const ColorRange &range)
    {
        const bool diverging = range.scale == ColorScale::Diverging;
        const double span = diverging ? 2 * range.magnitude() : range.high - range.low;
        const double low = diverging ? -range.magnitude() : range.low;
        factor = static_cast<float>((colorLevels - 1) / span);
        offset = static_cast<float>(0.5 - low * (colorLevels - 1) / span);
    }
    [[nodiscard]] std::size_t operator()(float value) const
    {
        const float level = value * factor + offset;
        if (level >= float(colorLevels))
            return colorLevels - 1;
        return level >= 0 ? static_cast<std::size_t>(level) : std::isnan(level) ? zeroLevel : 0;
    }
};

/// Largest magnitude per column over the allowed cells of some rows; how far any row reaches.
class Reduction {
public:
    Reduction(const core::StageImage &image, const core::Mask *mask)
        : m_image(image)
        , m_mask(mask)
        , m_values(static_cast<std::size_t>(image.columns))
        , m_allowed(mask && !mask->isPrefix() ? static_cast<std::size_t>(image.columns) : 0)
    {
    }

    void reduce(int firstRow, int endRow)
    {
        std::fill(m_values.begin(), m_values.end(), 0.0F);
        std::fill(m_allowed.begin(), m_allowed.end(), static_cast<unsigned char>(0));
        m_end = m_mask ? 0 : m_image.columns;
        for (int row = firstRow; row < endRow; ++row)
            add(row);
    }
    /// False when every cell from \a first to \a end is masked.
    bool value(int first, int end, float &result) const
    {
        bool any = false;
        result = 0;
        for (int c = first; c < std::min(end, m_end); ++c) {
            const auto at = static_cast<std::size_t>(c);
            if (!m_allowed.empty() && !m_allowed[at])
                continue;
            any = true;
            result = larger(m_values[at], result);
        }
        return any;
    }

private:
    void add(int row)
    {
        const float *values =
            m_image.values.data() + static_cast<std::ptrdiff_t>(row) * m_image.columns;
        const int end = m_mask ? m_mask->end(row) : m_image.columns;
        m_end = std::max(m_end, end);
        for (int c = 0; c < end; ++c) {
            const auto at = static_cast<std::size_t>(c);
            if (!m_allowed.empty()) {
                if (!m_mask->allowed(row, c))
                    continue;
                m_allowed[at] = 1;
            }
            m_values[at] = larger(values[c], m_values[at]);
        }
    }

    const core::StageImage &m_image;
    const core::Mask *m_mask;
    std::vector<float> m_values;
    std::vector<unsigned char> m_allowed; ///< per column; empty where each row allows a prefix
    int m_end = 0;
};

int spanStart(int pixel, int pixels, int count)
{
    return static_cast<int>(static_cast<std::int64_t>(pixel) * count / pixels);
}

/// Cells of one colour together: one brush each, a small file.
void paintRectangles(QPainter &painter, const Context &c)
{
    std::array<QList<QRectF>, colorLevels> byLevel;
    const Leveller level(c.range);
    const bool overlap =
        isVector(painter) && c.geometry.gap == 0; // viewers show seams between touching edges
    for (int row = 0; row < c.image->rows; ++row)
        for (int column = 0; column < c.image->columns; ++column) {
            if (c.isMasked(row, column))
                continue;
            QRectF rect = c.geometry.cell(row, column);
            if (overlap)
                rect.adjust(0, 0,
                            column + 1 < c.image->columns && !c.isMasked(row, column + 1) ? 0.4 : 0,
                            row + 1 < c.image->rows && !c.isMasked(row + 1, column) ? 0.4 : 0);
            const auto at =
                static_cast<std::size_t>(row) * static_cast<std::size_t>(c.image->columns);
            byLevel[level(c.image->values[at + static_cast<std::size_t>(column)])].append(rect);
        }
    const ColorTable &table = colorTable(c.range.scale, c.theme);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < byLevel.size(); ++i)
        if (!byLevel[i].isEmpty()) {
            painter.setBrush(c.image->stage == core::Stage::Mask ? c.theme.groove
                                                                 : QColor(table[i]));
            painter.drawRects(byLevel[i]);
        }
}

void paintMasked(QPainter &painter, const Context &c)
{
    const HeatmapGeometry &g = c.geometry;
    for (int row = 0; row < g.rows; ++row)
        for (int column = 0; column < g.columns;) {
            if (!c.isMasked(row, column)) {
                ++column;
                continue;
            }
            int end = column + 1;
            while (g.gap == 0 && end < g.columns && c.isMasked(row, end))
                ++end;
            paintHatch(painter, g.cell(row, column).united(g.cell(row, end - 1)), c.theme,
                       g.gap > 0);
            column = end;
        }
}

QSize pixelSize(const QPainter &painter, const Context &c)
{
    const auto enough = [](int count) {
        return count > mostVectorPixels ? mostVectorPixels
                                        : count * std::max(1, (vectorPixels + count - 1) / count);
    };
    if (isVector(painter))
        return {enough(c.image->columns), enough(c.image->rows)};
    const QTransform &t = painter.deviceTransform();
    return {std::max(1, static_cast<int>(std::lround(c.geometry.map.width() * t.m11()))),
            std::max(1, static_cast<int>(std::lround(c.geometry.map.height() * t.m22())))};
}

void paintPixels(QPainter &painter, const Context &c)
{
    const QSize size = pixelSize(painter, c);
    HeatmapCache local;
    HeatmapCache &cache = c.options.cache ? *c.options.cache : local;
    if (cache.image != c.image || cache.prepared != c.frame.prepared || cache.range != c.range ||
        cache.isDark != c.theme.isDark || cache.pixels.size() != size) {
        ColorTable plain;
        plain.fill(c.theme.groove.rgb());
        const bool isMask = c.image->stage == core::Stage::Mask;
        cache = {c.image, c.frame.prepared, c.range, c.theme.isDark,
                 cellPixels(*c.image, c.hidesAnything() ? &c.frame.prepared->mask : nullptr,
                            c.range, isMask ? plain : colorTable(c.range.scale, c.theme),
                            size.width(), size.height())};
    }
    if (c.hidesAnything())
        paintHatch(painter, c.geometry.map, c.theme);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    QSizeF target = c.geometry.map.size();
    if (!isVector(painter)) { // exactly one image pixel per device pixel
        const QTransform &t = painter.deviceTransform();
        target = QSizeF(size.width() / t.m11(), size.height() / t.m22());
    }
    painter.drawImage(QRectF(c.geometry.map.topLeft(), target), cache.pixels);
}

} // namespace

QImage cellPixels(const core::StageImage &image, const core::Mask *mask, const ColorRange &range,
                  const ColorTable &table, int width, int height)
{
    QImage pixels(width, height, QImage::Format_ARGB32_Premultiplied);
    const Leveller level(range);
    Reduction reduction(image, mask);
    int lastFirst = -1;
    int lastEnd = -1;
    for (int y = 0; y < height; ++y) {
        const int first = spanStart(y, height, image.rows);
        const int end = std::max(first + 1, spanStart(y + 1, height, image.rows));
        auto *line = reinterpret_cast<QRgb *>(pixels.scanLine(y));
        if (first == lastFirst && end == lastEnd) {
            std::copy_n(reinterpret_cast<const QRgb *>(pixels.constScanLine(y - 1)), width, line);
            continue;
        }
        lastFirst = first;
        lastEnd = end;
        reduction.reduce(first, end);
        for (int x = 0; x < width; ++x) {
            const int column = spanStart(x, width, image.columns);
            float value = 0;
            const bool shown = reduction.value(
                column, std::max(column + 1, spanStart(x + 1, width, image.columns)), value);
            line[x] = shown ? table[level(value)] : 0;
        }
    }
    return pixels;
}

void paintCells(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Rectangles stay crisp as vectors and leave gaps; on pixels an image without gaps is the same,
    // sooner.
    const bool few = static_cast<std::int64_t>(c.image->rows) * c.image->columns <= mostRectangles;
    if (few && (isVector(painter) || c.geometry.gap > 0)) {
        paintRectangles(painter, c);
        if (c.hidesAnything())
            paintMasked(painter, c);
    } else {
        paintPixels(painter, c);
    }
    painter.restore();
}

void paintNumbers(QPainter &painter, const Context &c)
{
    const HeatmapGeometry &g = c.geometry;
    if (!c.options.numbers || g.cellSide() < numbersFromCell || c.image->stage == core::Stage::Mask)
        return;
    const QFont font = uiFont(g.cellSide() < 40   ? metrics::cellPx
                              : g.cellSide() < 64 ? metrics::legendPx
                                                  : metrics::labelPx);
    const QFontMetricsF fm(font);
    const int decimals = c.image->stage == core::Stage::Clip ? 0 : 2;
    std::vector<QString> texts;
    for (int row = 0; row < g.rows; ++row)
        for (const double value :
             core::exactRow(*c.frame.prepared, c.image->stage, c.image->head, row)) {
            texts.push_back(std::isnan(value) ? QString() : fixedText(value, decimals));
            if (fm.horizontalAdvance(texts.back()) > g.cellWidth - 5)
                return;
        }
    painter.setFont(font);
    for (int row = 0; row < g.rows; ++row)
        for (int column = 0; column < g.columns; ++column) {
            if (c.isMasked(row, column))
                continue;
            const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(g.columns) +
                            static_cast<std::size_t>(column);
            const QRgb ground = colorOf(double(c.image->values[at]), c.range, c.theme);
            painter.setPen(isDarkColor(ground) ? QColor(0xECEEF1) : QColor(0x15181D));
            painter.drawText(g.cell(row, column), Qt::AlignCenter, texts[at]);
        }
}

} // namespace locus::widgets::heatmap
