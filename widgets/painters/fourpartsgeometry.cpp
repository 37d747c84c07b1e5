// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/spread.h"
#include "widgets/painters/common.h"
#include "widgets/painters/fourparts.h"
#include "widgets/painters/fourpartswords.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/smallmap.h"

#include <QFontMetricsF>

#include <algorithm>

namespace locus::widgets {

namespace {

using namespace fourparts;

constexpr double headHeight = 20;
constexpr double wordsHeight = 14;
constexpr double rowGap = 6;
constexpr double edge = 3; ///< for the crosshair along the edge of a map
constexpr double plusWidth = 24;
constexpr double widestGap = 44;
constexpr double smallestMap = 16;

/// How the maps stand: \a across of them beside each other, with words below where they fit.
struct Arrangement {
    int across = 4;
    bool words = true;
    double cell = 0; ///< side of one cell

    [[nodiscard]] double footHeight() const { return numberHeight + (words ? wordsHeight : 0); }
};

Arrangement arranged(const QSizeF &area, int rows, int columns, int across, bool words)
{
    Arrangement a{across, words, 0};
    const int down = 4 / across;
    const double plus = down == 1 ? (across - 1) * plusWidth : across * plusWidth;
    const double width = (area.width() - plus) / across;
    const double height =
        (area.height() - (down - 1) * rowGap) / down - headHeight - a.footHeight();
    a.cell = std::min(width / columns, height / rows);
    return a;
}

Arrangement bestArrangement(const QSizeF &area, int rows, int columns)
{
    const QFontMetricsF fm(uiFont(metrics::legendPx));
    double widest = 0;
    for (std::size_t part = 0; part < partStages.size(); ++part)
        widest = std::max(widest, fm.horizontalAdvance(partWords(part)));
    Arrangement best;
    for (const int across : {4, 2, 1}) {
        Arrangement a = arranged(area, rows, columns, across, true);
        if (a.cell * columns + plusWidth < widest) // the symbol above says the same
            a = arranged(area, rows, columns, across, false);
        if (a.cell > best.cell)
            best = a;
    }
    return best;
}

void placeMaps(FourPartsGeometry &g, const QRectF &area, int rows, int columns,
               const Arrangement &a)
{
    const int down = 4 / a.across;
    const double width = a.cell * columns;
    const double height = a.cell * rows;
    const double indent = down > 1 ? plusWidth : 0; // a row may begin with a plus
    const double room = area.width() - indent - a.across * width;
    const double gap =
        a.across > 1 ? std::clamp(room / (a.across - 1), plusWidth, widestGap) : plusWidth;
    const double left = area.left() + indent + std::max(0.0, (room - (a.across - 1) * gap) / 2);
    const double band = headHeight + height + a.footHeight() + rowGap;
    const double top = area.top() + std::max(0.0, (area.height() + rowGap - down * band) / 2);
    g.words = a.words;
    for (int part = 0; part < 4; ++part) {
        const auto at = static_cast<std::size_t>(part);
        const double x = left + (part % a.across) * (width + gap);
        const int line = part / a.across;
        const double y = top + line * band;
        g.maps[at] = heatmap::bareMap({x, y + headHeight, width, height}, rows, columns);
        g.heads[at] = QRectF(x, y, width, headHeight);
        g.feet[at] =
            QRectF(x - plusWidth / 2, y + headHeight + height, width + plusWidth, a.footHeight());
        if (part > 0)
            g.plus[at - 1] = QRectF(x - gap, y + headHeight, gap, height);
    }
}

double noteHeight(double width, const QString &text)
{
    return text.isEmpty() ? 0
                          : QFontMetricsF(noteFont())
                                    .boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text)
                                    .height() +
                                4;
}

bool hasPictures(const core::Frame &frame, const core::View &view)
{
    if (!frame.prepared || core::stageRefusal(*frame.prepared, core::Stage::PositionPosition) ||
        view.head < 0 || view.head >= frame.shapes.heads)
        return false;
    return arePartsSampled(frame.shapes) ||
           std::all_of(partStages.begin(), partStages.end(),
                       [&](core::Stage stage) { return frame.image(stage, view.head) != nullptr; });
}

} // namespace

bool arePartsSampled(const core::Shapes &shapes)
{
    return std::max(shapes.nQuery, shapes.nKey) > mostTokens;
}

std::optional<CellIndex> FourPartsGeometry::cellAt(QPointF point) const
{
    for (const HeatmapGeometry &map : maps)
        if (const auto cell = map.cellAt(point))
            return CellIndex{queries[static_cast<std::size_t>(cell->row)],
                             keys[static_cast<std::size_t>(cell->column)]};
    return std::nullopt;
}

CellIndex FourPartsGeometry::rowAndColumn(CellIndex pair) const
{
    return {nearestIndex(queries, pair.row), nearestIndex(keys, pair.column)};
}

std::optional<core::Stage> FourPartsGeometry::stageAt(QPointF point) const
{
    for (std::size_t part = 0; part < maps.size(); ++part)
        if (maps[part].cellAt(point))
            return partStages[part];
    return std::nullopt;
}

CellIndex FourPartsGeometry::nearestCell(QPointF point) const
{
    const auto distance = [point](const HeatmapGeometry &map) {
        return QLineF(map.map.center(), point).length();
    };
    const auto nearest =
        std::min_element(maps.begin(), maps.end(),
                         [&](const auto &a, const auto &b) { return distance(a) < distance(b); });
    const CellIndex cell = nearest->nearestCell(point);
    return {queries[static_cast<std::size_t>(cell.row)],
            keys[static_cast<std::size_t>(cell.column)]};
}

std::optional<FourPartsGeometry> fourPartsGeometry(const QRectF &rect, const core::Frame &frame,
                                                   const core::View &view)
{
    if (!hasPictures(frame, view) || frame.shapes.nQuery < 1 || frame.shapes.nKey < 1)
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    FourPartsGeometry g;
    g.queries = core::spreadIndices(frame.shapes.nQuery, mostTokens);
    g.keys = core::spreadIndices(frame.shapes.nKey, mostTokens);
    g.noteText = noteOf(frame, view, inner.width());
    const double note = noteHeight(inner.width(), g.noteText);
    g.note = QRectF(inner.left(), inner.bottom() - note, inner.width(), note);
    const QRectF area = inner.adjusted(edge, 0, -edge, -note);
    const auto rows = static_cast<int>(g.queries.size());
    const auto columns = static_cast<int>(g.keys.size());
    const Arrangement arrangement = bestArrangement(area.size(), rows, columns);
    if (arrangement.cell * std::max(rows, columns) < smallestMap)
        return std::nullopt;
    placeMaps(g, area, rows, columns, arrangement);
    return g;
}

} // namespace locus::widgets
