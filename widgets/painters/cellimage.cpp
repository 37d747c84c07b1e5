// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/cellimage.h"

#include "core/kernels/rowkernels.h"
#include "core/rowpool.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace locus::widgets {

namespace {

/// Fewer are coloured before a second thread has woken up.
constexpr std::int64_t cellsWorthThreads = std::int64_t{1} << 19;

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

/// First cell of each pixel along one axis; one entry more than there are pixels.
std::vector<int> spanStarts(int pixels, const CellSpan &cells)
{
    std::vector<int> starts(static_cast<std::size_t>(pixels) + 1);
    for (int pixel = 0; pixel <= pixels; ++pixel)
        starts[static_cast<std::size_t>(pixel)] =
            cells.first + static_cast<int>(static_cast<std::int64_t>(pixel) * cells.count / pixels);
    return starts;
}

/// Turns a group of rows that share their pixels into one line of colours.
class LineColorer {
public:
    LineColorer(const CellSource &source, int width)
        : m_source(source)
        , m_level(source.range)
        , m_columns(source.shownColumns())
        , m_starts(spanStarts(width, m_columns))
        , m_reduced(static_cast<std::size_t>(source.image.columns))
        , m_colors(static_cast<std::size_t>(std::max(width, source.image.columns)))
        , m_line(static_cast<std::size_t>(width))
        , m_dense(source.mask && !source.mask->isPrefix())
        , m_allowed(m_dense ? static_cast<std::size_t>(source.image.columns) : 0)
        , m_shown(m_dense ? static_cast<std::size_t>(width) : 0)
    {
    }

    void color(int firstRow, int endRow)
    {
        const float *values = reduced(firstRow, endRow);
        const auto width = static_cast<int>(m_line.size());
        // The pixels that any allowed cell reaches come first.
        m_pixelEnd = static_cast<int>(
            std::lower_bound(m_starts.begin(), m_starts.end() - 1, m_end) - m_starts.begin());
        m_pixelEnd = std::min(m_pixelEnd, width);
        if (m_dense)
            colorDense(values);
        else if (m_columns.count <= width)
            enlarge(values);
        else
            shrink(values);
    }

    /// One of the lines that the group covers.
    void write(QRgb *line, const QRgb *ground) const
    {
        const auto width = static_cast<int>(m_line.size());
        std::copy_n(m_line.data(), m_pixelEnd, line);
        if (ground)
            std::copy_n(ground + m_pixelEnd, width - m_pixelEnd, line + m_pixelEnd);
        else
            std::fill_n(line + m_pixelEnd, width - m_pixelEnd, 0U);
        if (!m_dense)
            return;
        for (int x = 0; x < m_pixelEnd; ++x)
            if (!m_shown[static_cast<std::size_t>(x)])
                line[x] = ground ? ground[x] : 0U;
    }

private:
    [[nodiscard]] QRgb colorOf(float value) const { return m_source.table[m_level(value)]; }
    [[nodiscard]] int start(int pixel) const { return m_starts[static_cast<std::size_t>(pixel)]; }
    [[nodiscard]] int end(int pixel) const
    {
        return std::min(std::max(start(pixel) + 1, start(pixel + 1)), m_end);
    }
    [[nodiscard]] const float *row(int index) const
    {
        return m_source.image.values.data() +
               static_cast<std::ptrdiff_t>(index) * m_source.image.columns;
    }
    [[nodiscard]] int rowEnd(int index) const
    {
        return m_source.mask ? std::min(m_source.mask->end(index), m_columns.end())
                             : m_columns.end();
    }

    /// Largest magnitude per column over the allowed cells of the rows.
    const float *reduced(int firstRow, int endRow)
    {
        if (m_dense)
            return reducedDense(firstRow, endRow);
        m_end = rowEnd(firstRow);
        if (endRow == firstRow + 1)
            return row(firstRow);
        const int begin = std::min(m_columns.first, m_end);
        std::copy(row(firstRow) + begin, row(firstRow) + m_end, m_reduced.data() + begin);
        for (int i = firstRow + 1; i < endRow; ++i) {
            const float *values = row(i);
            const int reach = rowEnd(i);
            const int shared = std::min(m_end, reach);
            float *kept = m_reduced.data();
            for (int c = m_columns.first; c < shared; ++c)
                kept[c] = larger(values[c], kept[c]);
            if (reach > m_end)
                std::copy(values + m_end, values + reach, kept + m_end);
            m_end = std::max(m_end, reach);
        }
        return m_reduced.data();
    }

    const float *reducedDense(int firstRow, int endRow)
    {
        std::fill(m_reduced.begin(), m_reduced.end(), 0.0F);
        std::fill(m_allowed.begin(), m_allowed.end(), static_cast<unsigned char>(0));
        m_end = 0;
        for (int i = firstRow; i < endRow; ++i) {
            const float *values = row(i);
            m_end = std::max(m_end, rowEnd(i));
            for (int c = m_columns.first; c < rowEnd(i); ++c) {
                if (!m_source.mask->allowed(i, c))
                    continue;
                const auto at = static_cast<std::size_t>(c);
                m_reduced[at] = m_allowed[at] ? larger(values[c], m_reduced[at]) : values[c];
                m_allowed[at] = 1;
            }
        }
        return m_reduced.data();
    }

    void enlarge(const float *values)
    {
        for (int c = m_columns.first; c < m_end; ++c)
            m_colors[static_cast<std::size_t>(c)] = colorOf(values[c]);
        for (int x = 0; x < m_pixelEnd; ++x)
            m_line[static_cast<std::size_t>(x)] = m_colors[static_cast<std::size_t>(start(x))];
    }

    void shrink(const float *values)
    {
        for (int x = 0; x < m_pixelEnd; ++x) {
            float value = values[start(x)];
            for (int c = start(x) + 1; c < end(x); ++c)
                value = larger(values[c], value);
            m_line[static_cast<std::size_t>(x)] = colorOf(value);
        }
    }

    void colorDense(const float *values)
    {
        for (int x = 0; x < m_pixelEnd; ++x) {
            bool any = false;
            float value = 0;
            for (int c = start(x); c < end(x); ++c) {
                if (!m_allowed[static_cast<std::size_t>(c)])
                    continue;
                value = any ? larger(values[c], value) : values[c];
                any = true;
            }
            m_shown[static_cast<std::size_t>(x)] = any;
            m_line[static_cast<std::size_t>(x)] = colorOf(value);
        }
    }

    const CellSource &m_source;
    Leveller m_level;
    CellSpan m_columns;
    std::vector<int> m_starts;
    std::vector<float> m_reduced;
    std::vector<QRgb> m_colors;
    std::vector<QRgb> m_line;
    bool m_dense;
    std::vector<unsigned char> m_allowed; ///< per column
    std::vector<unsigned char> m_shown;   ///< per pixel
    int m_end = 0;      ///< one past the last column that any row of the group allows
    int m_pixelEnd = 0; ///< one past the last pixel that shows such a column
};

} // namespace

void colorCells(QImage &pixels, QSize size, const CellSource &source, const QImage *ground)
{
    core::rowKernels().cleanRegisters();
    const bool opaque = ground || !source.mask;
    const auto format = opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (pixels.size() != size || pixels.format() != format)
        pixels = QImage(size, format);
    const std::vector<int> starts = spanStarts(size.height(), source.shownRows());
    uchar *bits = pixels.bits(); // once: the threads must not detach the image
    const auto stride = static_cast<std::ptrdiff_t>(pixels.bytesPerLine());
    const auto colorLines = [&](int from, int until) {
        LineColorer colorer(source, size.width());
        int lastFirst = -1;
        int lastEnd = -1;
        for (int y = from; y < until; ++y) {
            const int first = starts[static_cast<std::size_t>(y)];
            const int end = std::max(first + 1, starts[static_cast<std::size_t>(y) + 1]);
            if (first != lastFirst || end != lastEnd)
                colorer.color(first, end);
            lastFirst = first;
            lastEnd = end;
            colorer.write(reinterpret_cast<QRgb *>(bits + y * stride),
                          ground ? reinterpret_cast<const QRgb *>(ground->constScanLine(y))
                                 : nullptr);
        }
    };
    if (std::int64_t{source.shownRows().count} * source.shownColumns().count < cellsWorthThreads) {
        colorLines(0, size.height());
        return;
    }
    static core::RowPool pool;
    core::forRows(&pool, size.height(), colorLines);
}

} // namespace locus::widgets
