// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/iconshapes.h"

#include <QTransform>

namespace locus::widgets {

namespace icons {

void polyline(QPainterPath &path, std::initializer_list<QPointF> points)
{
    bool first = true;
    for (const QPointF &point : points) {
        if (first)
            path.moveTo(point);
        else
            path.lineTo(point);
        first = false;
    }
}

} // namespace icons

namespace {

constexpr double side = iconSide;
using Shape = IconShape;
using icons::polyline;

Shape undoShape(bool mirrored)
{
    Shape shape;
    polyline(shape.stroke, {{5.5, 3}, {2.5, 6}, {5.5, 9}});
    shape.stroke.moveTo(2.5, 6);
    shape.stroke.lineTo(9.5, 6);
    shape.stroke.cubicTo(12, 6, 13.5, 7.6, 13.5, 9.5);
    shape.stroke.cubicTo(13.5, 11.4, 12, 13, 9.5, 13);
    shape.stroke.lineTo(7, 13);
    if (mirrored)
        shape.stroke = QTransform(-1, 0, 0, 1, side, 0).map(shape.stroke);
    return shape;
}

Shape resetShape()
{
    Shape shape;
    shape.stroke.arcMoveTo(QRectF(3.5, 3.5, 9, 9), 150);
    shape.stroke.arcTo(QRectF(3.5, 3.5, 9, 9), 150, -300);
    polyline(shape.stroke, {{3, 3}, {3.6, 6.2}, {6.8, 5.6}});
    return shape;
}

Shape languageShape()
{
    Shape shape;
    polyline(shape.stroke, {{1.5, 3.5}, {8.5, 3.5}});
    polyline(shape.stroke, {{5, 2}, {5, 3.5}});
    shape.stroke.moveTo(7, 3.5);
    shape.stroke.cubicTo(6.4, 6.4, 4.4, 8.6, 2, 9.6);
    shape.stroke.moveTo(3.2, 5.6);
    shape.stroke.cubicTo(4, 7.4, 5.6, 8.8, 7.4, 9.5);
    polyline(shape.stroke, {{8, 14}, {11, 6.8}, {14, 14}});
    polyline(shape.stroke, {{9, 11.8}, {13, 11.8}});
    return shape;
}

Shape sunShape()
{
    Shape shape;
    shape.stroke.addEllipse(QPointF(8, 8), 2.9, 2.9);
    for (int ray = 0; ray < 8; ++ray) {
        QPainterPath line;
        polyline(line, {{13, 0}, {14.4, 0}});
        shape.stroke.addPath(
            QTransform().translate(8, 8).rotate(45.0 * ray).translate(-7.6, 0).map(line));
    }
    return shape;
}

Shape moonShape()
{
    Shape shape;
    shape.stroke.moveTo(13.2, 9.6);
    shape.stroke.cubicTo(12.2, 10, 11, 10, 10, 9.6);
    shape.stroke.cubicTo(6.9, 8.5, 5.5, 5.4, 6.6, 2.7);
    shape.stroke.cubicTo(3.7, 3.6, 2, 6.6, 2.8, 9.6);
    shape.stroke.cubicTo(3.5, 12.4, 6.4, 14.1, 9.2, 13.3);
    shape.stroke.cubicTo(11, 12.8, 12.5, 11.4, 13.2, 9.6);
    shape.stroke.closeSubpath();
    return shape;
}

Shape helpShape()
{
    Shape shape;
    shape.stroke.addEllipse(QPointF(8, 8), 6, 6);
    shape.stroke.moveTo(6.2, 6.4);
    shape.stroke.cubicTo(6.3, 4, 9.8, 4, 9.8, 6.4);
    shape.stroke.cubicTo(9.8, 7.8, 8, 7.8, 8, 9.3);
    shape.fill.addEllipse(QPointF(8, 11.4), 0.9, 0.9);
    return shape;
}

Shape presentShape()
{
    Shape shape;
    shape.stroke.addRoundedRect(QRectF(2, 2.5, 12, 8.5), 1.2, 1.2);
    polyline(shape.stroke, {{8, 11}, {8, 13.5}});
    polyline(shape.stroke, {{5, 13.5}, {11, 13.5}});
    return shape;
}

Shape exportShape()
{
    Shape shape;
    polyline(shape.stroke, {{8, 10}, {8, 2.5}});
    polyline(shape.stroke, {{5, 5.5}, {8, 2.5}, {11, 5.5}});
    polyline(shape.stroke, {{2.8, 9.5}, {2.8, 13.2}, {13.2, 13.2}, {13.2, 9.5}});
    return shape;
}

Shape copyShape()
{
    Shape shape;
    shape.stroke.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1.2, 1.2);
    polyline(shape.stroke, {{3.4, 10.5}, {2.5, 10.5}, {2.5, 2.5}, {10.5, 2.5}, {10.5, 3.4}});
    return shape;
}

Shape detachShape()
{
    Shape shape;
    polyline(shape.stroke, {{6.5, 3.5}, {2.5, 3.5}, {2.5, 13.5}, {12.5, 13.5}, {12.5, 9.5}});
    polyline(shape.stroke, {{9, 2.5}, {13.5, 2.5}, {13.5, 7}});
    polyline(shape.stroke, {{13.5, 2.5}, {7.5, 8.5}});
    return shape;
}

Shape gridShape()
{
    Shape shape;
    shape.stroke.addRoundedRect(QRectF(2.5, 2.5, 11, 11), 1, 1);
    polyline(shape.stroke, {{8, 2.5}, {8, 13.5}});
    polyline(shape.stroke, {{2.5, 8}, {13.5, 8}});
    return shape;
}

Shape headsShape()
{
    Shape shape;
    for (const double x : {2.5, 9.0})
        for (const double y : {2.5, 9.0})
            shape.stroke.addRoundedRect(QRectF(x, y, 4.5, 4.5), 0.8, 0.8);
    return shape;
}

/// Four corners around everything.
Shape fitShape()
{
    Shape shape;
    polyline(shape.stroke, {{2.5, 6}, {2.5, 2.5}, {6, 2.5}});
    polyline(shape.stroke, {{10, 2.5}, {13.5, 2.5}, {13.5, 6}});
    polyline(shape.stroke, {{13.5, 10}, {13.5, 13.5}, {10, 13.5}});
    polyline(shape.stroke, {{6, 13.5}, {2.5, 13.5}, {2.5, 10}});
    return shape;
}

Shape lockShape(bool open)
{
    Shape shape;
    shape.stroke.addRoundedRect(QRectF(3.5, 7.2, 9, 6.3), 1.2, 1.2);
    shape.stroke.moveTo(5.5, 7.2);
    shape.stroke.lineTo(5.5, open ? 4.4 : 5);
    shape.stroke.cubicTo(5.5, 1.7, 10.5, 1.7, 10.5, open ? 4.4 : 5);
    if (!open)
        shape.stroke.lineTo(10.5, 7.2);
    return shape;
}

} // namespace

IconShape thingShape(Icon icon)
{
    switch (icon) {
    case Icon::Undo: return undoShape(false);
    case Icon::Redo: return undoShape(true);
    case Icon::Reset: return resetShape();
    case Icon::Language: return languageShape();
    case Icon::Sun: return sunShape();
    case Icon::Moon: return moonShape();
    case Icon::Help: return helpShape();
    case Icon::Present: return presentShape();
    case Icon::Export: return exportShape();
    case Icon::Copy: return copyShape();
    case Icon::Detach: return detachShape();
    case Icon::Grid: return gridShape();
    case Icon::Heads: return headsShape();
    case Icon::Fit: return fitShape();
    case Icon::Lock: return lockShape(false);
    case Icon::Unlock: return lockShape(true);
    default: return {};
    }
}

} // namespace locus::widgets
