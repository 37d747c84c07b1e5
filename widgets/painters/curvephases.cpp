// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/rope.h"
#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::curve {

namespace {

constexpr double gapFromCell = 12; ///< wide enough for a gap to its neighbour
constexpr double gapFromRow = 5;
constexpr double mostRectangles = 2500; ///< beyond these an image

const core::RotationTable &tableOf(const Context &c)
{
    return *c.frame.prepared->hooks.onKey;
}

double rowHeight(const Context &c)
{
    return c.geometry.phases.height() / double(tableOf(c).frequencies.size());
}

QRectF phaseCell(const Context &c, int row, std::int64_t delta)
{
    const CurveGeometry &g = c.geometry;
    const double height = rowHeight(c);
    const double left = std::max(g.x(double(delta) - 0.5), g.phases.left());
    const double right = std::min(g.x(double(delta) + 0.5), g.phases.right());
    return {left, g.phases.top() + row * height, right - left, height};
}

QRgb colorOfAngle(double frequency, std::int64_t delta, const Theme &theme)
{
    const ColorRange range{ColorScale::Twilight, -core::halfTurn, core::halfTurn};
    return colorOf(core::wrappedAngle(static_cast<double>(delta) * frequency), range, theme);
}

/// Crisp cells, with gaps where there is room.
void paintCells(QPainter &painter, const Context &c, std::int64_t first, std::int64_t last)
{
    const std::vector<double> &speeds = tableOf(c).frequencies;
    const double rowGap = rowHeight(c) >= gapFromRow ? 1 : 0;
    for (std::size_t row = 0; row < speeds.size(); ++row)
        for (std::int64_t delta = first; delta <= last; ++delta) {
            const QRectF cell = phaseCell(c, static_cast<int>(row), delta);
            const double gap = cell.width() >= gapFromCell ? 1 : 0;
            painter.fillRect(cell.adjusted(0, 0, -gap, -rowGap),
                             QColor(colorOfAngle(speeds[row], delta, c.theme)));
        }
}

/// One displacement and block per pixel: where several share it, the one in its middle.
void paintPixels(QPainter &painter, const Context &c)
{
    const std::vector<double> &speeds = tableOf(c).frequencies;
    const QRectF &place = c.geometry.phases;
    const int columns = std::max(1, static_cast<int>(place.width()));
    const int rows =
        std::clamp(static_cast<int>(place.height()), 1, static_cast<int>(speeds.size()));
    QImage image(columns, rows, QImage::Format_RGB32);
    for (int x = 0; x < columns; ++x) {
        const auto delta = std::llround(c.geometry.deltaAt(place.left() + x + 0.5));
        for (int y = 0; y < rows; ++y) {
            const auto row = static_cast<std::size_t>((y + 0.5) / rows * double(speeds.size()));
            image.setPixel(x, y, colorOfAngle(speeds[row], delta, c.theme));
        }
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(place, image);
}

void paintRowNumbers(QPainter &painter, const Context &c, int chosen)
{
    const QRectF &place = c.geometry.phases;
    const int last = static_cast<int>(tableOf(c).frequencies.size()) - 1;
    constexpr double lineHeight = 11;
    QList<double> taken;
    const auto number = [&](int row, const QString &text) {
        const double y = std::clamp(place.top() + (row + 0.5) * rowHeight(c), place.top() + 5,
                                    std::max(place.top() + 5, place.bottom() - 5));
        if (std::any_of(taken.begin(), taken.end(),
                        [y](double other) { return std::abs(other - y) < lineHeight; }))
            return;
        taken << y;
        painter.setFont(uiFont(metrics::axisPx, row == chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(row == chosen ? c.theme.position.text : c.theme.ink3);
        painter.drawText(QRectF(0, y - 8, place.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter,
                         text);
    };
    number(chosen, QStringLiteral("r ") + wholeText(chosen));
    number(0, QStringLiteral("r 0"));
    number(last, wholeText(last));
}

/// A line above and one below: a frame would hide a row of a few pixels.
void paintRowEdges(QPainter &painter, const Context &c, int row, const QPen &pen)
{
    const QRectF &place = c.geometry.phases;
    const double top = place.top() + row * rowHeight(c);
    const double bottom = std::max(top + rowHeight(c), top + 3);
    painter.setPen(pen);
    for (const double y : {top - 0.7, bottom - 0.3})
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
}

void paintSelectedColumn(QPainter &painter, const Context &c)
{
    if (!c.data.value)
        return;
    const QRectF &place = c.geometry.phases;
    QRectF column = phaseCell(c, 0, c.data.delta);
    const double grow = std::max(0.0, (5 - column.width()) / 2);
    column = QRectF(column.left() - grow, place.top() - 2, column.width() + 2 * grow,
                    place.height() + 4);
    strokeWithCasing(painter, column, c.theme.ink, {2, 4}, c.theme);
}

} // namespace

void paintPhases(QPainter &painter, const Context &c)
{
    const QRectF &place = c.geometry.phases;
    if (place.isEmpty())
        return;
    const auto first = std::llround(std::floor(c.geometry.deltaAt(place.left()) + 0.5));
    const auto end = std::llround(std::ceil(c.geometry.deltaAt(place.right()) - 0.5));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (double(end - first + 1) * double(tableOf(c).frequencies.size()) <= mostRectangles)
        paintCells(painter, c, first, end);
    else
        paintPixels(painter, c);
    painter.setRenderHint(QPainter::Antialiasing);
    const int last = static_cast<int>(tableOf(c).frequencies.size()) - 1;
    const int chosen = std::clamp(c.view.block, 0, last);
    paintRowNumbers(painter, c, chosen);
    if (c.marks.block && *c.marks.block >= 0 && *c.marks.block <= last) {
        QPen dashed(c.theme.ink, 1.4, Qt::SolidLine, Qt::FlatCap);
        dashed.setDashPattern({3, 2.4});
        paintRowEdges(painter, c, *c.marks.block, dashed);
    }
    paintRowEdges(painter, c, chosen, QPen(c.theme.position.line, 1.4, Qt::SolidLine, Qt::FlatCap));
    paintSelectedColumn(painter, c);
    painter.restore();
}

std::optional<int> blockOfPhases(const CurveGeometry &geometry, const core::Frame &frame,
                                 QPointF point)
{
    if (geometry.phases.isEmpty() || !geometry.phases.contains(point))
        return std::nullopt;
    const int rows = static_cast<int>(frame.prepared->hooks.onKey->frequencies.size());
    const double row = (point.y() - geometry.phases.top()) / geometry.phases.height() * rows;
    return std::clamp(static_cast<int>(row), 0, rows - 1);
}

} // namespace locus::widgets::curve
