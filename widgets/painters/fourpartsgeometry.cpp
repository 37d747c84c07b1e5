// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/common.h"
#include "widgets/painters/fourparts.h"
#include "widgets/painters/fourpartswords.h"
#include "widgets/painters/heatmapparts.h"

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
        const double y = top + (part / a.across) * band;
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

bool hasImages(const core::Frame &frame, const core::View &view)
{
    return std::all_of(partStages.begin(), partStages.end(),
                       [&](core::Stage stage) { return frame.image(stage, view.head) != nullptr; });
}

} // namespace

std::optional<CellIndex> FourPartsGeometry::cellAt(QPointF point) const
{
    for (const HeatmapGeometry &map : maps)
        if (const auto cell = map.cellAt(point))
            return cell;
    return std::nullopt;
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
    return nearest->nearestCell(point);
}

std::optional<FourPartsGeometry> fourPartsGeometry(const QRectF &rect, const core::Frame &frame,
                                                   const core::View &view)
{
    if (!hasImages(frame, view))
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    const int rows = frame.shapes.nQuery;
    const int columns = frame.shapes.nKey;
    FourPartsGeometry g;
    const double note = noteHeight(inner.width(), noteOf(frame, view, inner.width()));
    g.note = QRectF(inner.left(), inner.bottom() - note, inner.width(), note);
    const QRectF area = inner.adjusted(edge, 0, -edge, -note);
    if (rows < 1 || columns < 1)
        return std::nullopt;
    const Arrangement arrangement = bestArrangement(area.size(), rows, columns);
    if (arrangement.cell * std::max(rows, columns) < smallestMap)
        return std::nullopt;
    placeMaps(g, area, rows, columns, arrangement);
    return g;
}

} // namespace locus::widgets
