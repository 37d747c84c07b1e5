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
    for (auto point = back.crbegin(); point != back.crend(); ++point)
        there << *point;
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

QList<QLineF> columnStrokes(const QPolygonF &line, double width)
{
    QList<QLineF> strokes;
    if (line.size() < 2)
        return strokes;
    struct Reach {
        double top = std::numeric_limits<double>::infinity();
        double bottom = -std::numeric_limits<double>::infinity();
        void include(double y)
        {
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    };
    const int first = static_cast<int>(std::floor(line.first().x()));
    const int count = static_cast<int>(std::floor(line.last().x())) - first + 1;
    std::vector<Reach> columns(static_cast<std::size_t>(std::max(1, count)));
    const auto at = [&](double x) -> Reach & {
        const int column = static_cast<int>(std::floor(x)) - first;
        return columns[static_cast<std::size_t>(std::clamp(column, 0, count - 1))];
    };
    for (qsizetype i = 1; i < line.size(); ++i) { // a segment reaches into the column it ends in
        at(line[i - 1].x()).include(line[i - 1].y());
        at(line[i].x()).include(line[i - 1].y());
        at(line[i].x()).include(line[i].y());
    }
    const int aside = static_cast<int>(width / 2);
    for (int c = -aside; c < count + aside; ++c) {
        Reach reach;
        for (int n = std::max(0, c - aside); n <= std::min(count - 1, c + aside); ++n) {
            reach.include(columns[static_cast<std::size_t>(n)].top);
            reach.include(columns[static_cast<std::size_t>(n)].bottom);
        }
        const double x = first + c + 0.5;
        if (reach.top <= reach.bottom)
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
