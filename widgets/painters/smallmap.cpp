// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/smallmap.h"

#include "widgets/painters/cellimage.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QList>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr Eigen::Index mostRectangles = 64 * 64;
constexpr int vectorPixels = 1024; ///< viewers blur small embedded images

core::StageImage imageOf(const core::Matrix<double> &values)
{
    core::StageImage image;
    image.rows = static_cast<int>(values.rows());
    image.columns = static_cast<int>(values.cols());
    image.values.reserve(static_cast<std::size_t>(values.size()));
    for (Eigen::Index i = 0; i < values.size(); ++i)
        image.values.push_back(static_cast<float>(values.data()[i]));
    return image;
}

/// Cells of one colour together: crisp as vectors.
void paintRectangles(QPainter &painter, const QRectF &rect, const core::Matrix<double> &values,
                     const ColorRange &range, const Theme &theme)
{
    std::array<QList<QRectF>, colorLevels> byLevel;
    const double width = rect.width() / double(values.cols());
    const double height = rect.height() / double(values.rows());
    for (Eigen::Index row = 0; row < values.rows(); ++row)
        for (Eigen::Index column = 0; column < values.cols(); ++column)
            byLevel[static_cast<std::size_t>(levelOf(values(row, column), range))]
                << QRectF(rect.left() + double(column) * width, rect.top() + double(row) * height,
                          width, height);
    const ColorTable &table = colorTable(range.scale, theme);
    painter.setPen(Qt::NoPen);
    for (std::size_t level = 0; level < byLevel.size(); ++level)
        if (!byLevel[level].isEmpty()) {
            painter.setBrush(QColor(table[level]));
            painter.drawRects(byLevel[level]);
        }
}

void paintPixels(QPainter &painter, const QRectF &rect, const core::Matrix<double> &values,
                 const ColorRange &range, const Theme &theme)
{
    const QSize size(matrixPixels(painter, rect.width()), matrixPixels(painter, rect.height()));
    const core::StageImage image = imageOf(values);
    QImage pixels;
    colorCells(pixels, size, {image, nullptr, range, colorTable(range.scale, theme)});
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(rect, pixels);
}

} // namespace

int matrixPixels(const QPainter &painter, double length)
{
    if (isVector(painter))
        return vectorPixels;
    return std::max(1, static_cast<int>(std::lround(length * painter.deviceTransform().m11())));
}

int nearestIndex(const std::vector<int> &tokens, int token)
{
    const auto next = std::lower_bound(tokens.begin(), tokens.end(), token);
    if (next == tokens.end())
        return static_cast<int>(tokens.size()) - 1;
    const bool earlier = next != tokens.begin() && token - *(next - 1) < *next - token;
    return static_cast<int>(next - tokens.begin()) - (earlier ? 1 : 0);
}

double largestMagnitude(const core::Matrix<double> &values)
{
    double largest = 0;
    for (Eigen::Index i = 0; i < values.size(); ++i)
        if (!std::isnan(values.data()[i]))
            largest = std::max(largest, std::abs(values.data()[i]));
    return largest;
}

void paintMatrix(QPainter &painter, const QRectF &rect, const core::Matrix<double> &values,
                 const ColorRange &range, const Theme &theme)
{
    if (values.size() == 0 || rect.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (values.size() <= mostRectangles && isVector(painter))
        paintRectangles(painter, rect, values, range, theme);
    else
        paintPixels(painter, rect, values, range, theme);
    painter.restore();
}

void paintPairMarks(QPainter &painter, const HeatmapGeometry &geometry, const core::Frame &frame,
                    std::optional<CellIndex> selected, std::optional<CellIndex> hover,
                    const Theme &theme)
{
    auto image = std::make_shared<core::StageImage>();
    image->stage = core::Stage::Scores; // rows are queries, columns are keys
    image->rows = geometry.rows;
    image->columns = geometry.columns;
    core::View view;
    view.query = selected ? selected->row : -1;
    view.key = selected ? selected->column : -1;
    HeatmapOptions options;
    options.hover = hover;
    const std::shared_ptr<const core::StageImage> shown = image;
    const heatmap::Context context{geometry, frame, view, theme, options, shown, {}, {}};
    heatmap::paintCrosshair(painter, context);
    heatmap::paintHover(painter, context);
}

} // namespace locus::widgets
