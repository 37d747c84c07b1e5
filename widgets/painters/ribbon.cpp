// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/ribbon.h"

#include <QLineF>

#include <cmath>

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

} // namespace locus::widgets
