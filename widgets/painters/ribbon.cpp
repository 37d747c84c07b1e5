// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/ribbon.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace locus::widgets {

QPolygonF ribbon(const QPolygonF &line, double width)
{
    QPolygonF there;
    QPolygonF back;
    there.reserve(4 * line.size());
    back.reserve(2 * line.size());
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1];
        const double length = std::hypot(along.x(), along.y());
        if (!(length > 0))
            continue;
        const QPointF aside = QPointF(-along.y(), along.x()) * (width / 2 / length);
        there << line[i - 1] + aside << line[i] + aside;
        back << line[i - 1] - aside << line[i] - aside;
    }
    std::reverse(back.begin(), back.end());
    there += back;
    return there;
}

double steepness(const QPolygonF &line)
{
    if (line.size() < 2)
        return 0;
    double travel = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        travel += std::abs(line[i].y() - line[i - 1].y());
    return travel / std::max(1.0, line.last().x() - line.first().x());
}

namespace {

/// How far up and down a line goes within a column of pixels.
struct Reach {
    double top = std::numeric_limits<double>::infinity();
    double bottom = -std::numeric_limits<double>::infinity();

    void include(double y)
    {
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
    void include(const Reach &other)
    {
        top = std::min(top, other.top);
        bottom = std::max(bottom, other.bottom);
    }
};

/// A straight piece crosses every column from that of its left end to that of its right one, few
/// points as there may be.
void reachAlong(std::vector<Reach> &columns, int first, QPointF from, QPointF to)
{
    const double slope = to.x() > from.x() ? (to.y() - from.y()) / (to.x() - from.x()) : 0;
    const auto columnOf = [&](double x) {
        return std::clamp(static_cast<int>(std::floor(x)) - first, 0,
                          static_cast<int>(columns.size()) - 1);
    };
    const int start = columnOf(from.x());
    const int end = columnOf(to.x());
    columns[static_cast<std::size_t>(start)].include(from.y());
    for (int c = start; c < end; ++c) {
        const double edge = from.y() + (first + c + 1 - from.x()) * slope;
        columns[static_cast<std::size_t>(c)].include(edge);
        columns[static_cast<std::size_t>(c) + 1].include(edge);
    }
    columns[static_cast<std::size_t>(end)].include(to.y());
    if (end == start + 1) // a short one fills the column that it ends in, as a pen does
        columns[static_cast<std::size_t>(end)].include(from.y());
}

} // namespace

QList<QLineF> columnStrokes(const QPolygonF &line, double width)
{
    QList<QLineF> strokes;
    if (line.size() < 2)
        return strokes;
    const int first = static_cast<int>(std::floor(line.first().x()));
    const int count = static_cast<int>(std::floor(line.last().x())) - first + 1;
    std::vector<Reach> columns(static_cast<std::size_t>(std::max(1, count)));
    for (qsizetype i = 1; i < line.size(); ++i)
        reachAlong(columns, first, line[i - 1], line[i]);
    const int aside = static_cast<int>(width / 2);
    for (int c = -aside; c < count + aside; ++c) {
        Reach reach; // every column has one: the line is whole
        for (int n = std::max(0, c - aside); n <= std::min(count - 1, c + aside); ++n)
            reach.include(columns[static_cast<std::size_t>(n)]);
        const double x = first + c + 0.5;
        strokes << QLineF(x, reach.top - width / 2, x, reach.bottom + width / 2);
    }
    return strokes;
}

QList<QLineF> dashes(const QPolygonF &line, double on, double off)
{
    QList<QLineF> pieces;
    double place = 0; // within the pattern
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF segment(line[i - 1], line[i]);
        const double length = segment.length();
        for (double done = 0; done < length;) {
            const bool drawn = place < on;
            const double step = std::min(length - done, (drawn ? on : on + off) - place);
            if (drawn)
                pieces << QLineF(segment.pointAt(done / length),
                                 segment.pointAt((done + step) / length));
            done += step;
            place += step;
            if (place >= on + off - 1e-9)
                place = 0;
        }
    }
    return pieces;
}

} // namespace locus::widgets
