// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icons.h"

#include "widgets/iconshapes.h"

#include <QPainter>
#include <QPixmap>

#include <initializer_list>

namespace locus::widgets {

namespace {

constexpr double side = iconSide;
using Shape = IconShape;
using icons::polyline;

Shape playShape()
{
    Shape shape;
    polyline(shape.fill, {{5.5, 3.5}, {12.5, 8}, {5.5, 12.5}});
    shape.fill.closeSubpath();
    return shape;
}

Shape pauseShape()
{
    Shape shape;
    shape.fill.addRect(QRectF(4.5, 4, 2.6, 8));
    shape.fill.addRect(QRectF(8.9, 4, 2.6, 8));
    return shape;
}

Shape lineShape(std::initializer_list<QPointF> points)
{
    Shape shape;
    polyline(shape.stroke, points);
    return shape;
}

Shape crossShape()
{
    Shape shape = lineShape({{4, 4}, {12, 12}});
    polyline(shape.stroke, {{12, 4}, {4, 12}});
    return shape;
}

Shape arrowShape(bool mirrored)
{
    Shape shape = lineShape({{2.5, 8}, {13.5, 8}});
    polyline(shape.stroke, {{9.8, 4.3}, {13.5, 8}, {9.8, 11.7}});
    if (mirrored)
        shape.stroke = QTransform(-1, 0, 0, 1, side, 0).map(shape.stroke);
    return shape;
}

/// Up to a bar.
Shape toEndShape()
{
    Shape shape = lineShape({{1.5, 8}, {10.5, 8}});
    polyline(shape.stroke, {{7.2, 4.7}, {10.5, 8}, {7.2, 11.3}});
    polyline(shape.stroke, {{13.8, 3.5}, {13.8, 12.5}});
    return shape;
}

Shape thereAndBackShape()
{
    Shape shape = lineShape({{2.5, 5.2}, {13.2, 5.2}});
    polyline(shape.stroke, {{10.6, 2.6}, {13.2, 5.2}, {10.6, 7.8}});
    polyline(shape.stroke, {{13.5, 10.8}, {2.8, 10.8}});
    polyline(shape.stroke, {{5.4, 8.2}, {2.8, 10.8}, {5.4, 13.4}});
    return shape;
}

Shape plusShape()
{
    Shape shape = lineShape({{3, 8}, {13, 8}});
    polyline(shape.stroke, {{8, 3}, {8, 13}});
    return shape;
}

/// Rectangles of one picture beside others.
Shape boxesShape(std::initializer_list<QRectF> boxes)
{
    Shape shape;
    for (const QRectF &box : boxes)
        shape.stroke.addRect(box);
    return shape;
}

Shape shapeOf(Icon icon)
{
    switch (icon) {
    case Icon::Play: return playShape();
    case Icon::Pause: return pauseShape();
    case Icon::Plus: return plusShape();
    case Icon::Minus: return lineShape({{3, 8}, {13, 8}});
    case Icon::ThereAndBack: return thereAndBackShape();
    case Icon::ToRight: return arrowShape(false);
    case Icon::ToLeft: return arrowShape(true);
    case Icon::ToEnd: return toEndShape();
    case Icon::ChevronRight: return lineShape({{6, 4}, {10, 8}, {6, 12}});
    case Icon::ChevronDown: return lineShape({{4, 6}, {8, 10}, {12, 6}});
    case Icon::Check: return lineShape({{3.5, 8.5}, {6.5, 11.5}, {12.5, 4.5}});
    case Icon::Cross: return crossShape();
    case Icon::RowOfBoxes:
        return boxesShape({{1, 5.5, 3.4, 5}, {6.3, 5.5, 3.4, 5}, {11.6, 5.5, 3.4, 5}});
    case Icon::LargeAndTwo:
        return boxesShape({{1.5, 3, 7, 10}, {11, 3, 3.5, 3.7}, {11, 9.3, 3.5, 3.7}});
    case Icon::ColumnOfBoxes:
        return boxesShape({{4, 1.5, 8, 2.6}, {4, 6.7, 8, 2.6}, {4, 11.9, 8, 2.6}});
    default: return thingShape(icon);
    }
}

} // namespace

void paintIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &color)
{
    const Shape shape = shapeOf(icon);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / side, rect.height() / side);
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(shape.stroke, QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape.fill, color);
    painter.restore();
}

QIcon iconOf(Icon icon, const QColor &color)
{
    QIcon result;
    for (const int scale : {1, 2, 3}) {
        QPixmap pixmap(static_cast<int>(side) * scale, static_cast<int>(side) * scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintIcon(painter, icon, QRectF(pixmap.rect()), color);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        result.addPixmap(pixmap);
    }
    return result;
}

} // namespace locus::widgets
