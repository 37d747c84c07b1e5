// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand on the bucket ruler does.
#include "widgets/bucketrulerview.h"
#include "widgets/keydelta.h"
#include "widgets/numberinput.h"

#include <QMouseEvent>

#include <cmath>

namespace locus::widgets {

namespace {

Qt::CursorShape cursorOf(BucketPart part)
{
    switch (part) {
    case BucketPart::Buckets:
    case BucketPart::Distance: return Qt::SplitHCursor;
    case BucketPart::Step: return Qt::SizeVerCursor;
    case BucketPart::Axis: return Qt::SizeHorCursor;
    case BucketPart::None: break;
    }
    return Qt::ArrowCursor;
}

} // namespace

QString BucketRulerView::keyOfStep(std::int64_t delta) const
{
    return QStringLiteral("t5.table[%1][%2]")
        .arg(m_data.bands[m_data.bandAt(delta)].bucket)
        .arg(view().head);
}

double BucketRulerView::presentOf(BucketPart part) const
{
    if (part == BucketPart::Buckets)
        return m_data.params.buckets;
    if (part == BucketPart::Distance)
        return static_cast<double>(m_data.params.maxDistance);
    return m_data.table(m_data.bands[m_data.bandAt(m_stepDelta)].bucket, view().head);
}

void BucketRulerView::begin(BucketPart part, QPointF point)
{
    const BucketRulerGeometry g = geometryNow();
    m_part = part;
    m_press = point;
    m_moved = false;
    m_held = scaleNow();
    m_stepDelta = static_cast<std::int64_t>(std::lround(g.deltaAt(point.x())));
    m_start = m_last = presentOf(part);
    switch (part) {
    case BucketPart::Buckets:
        m_drag.begin(QStringLiteral("t5.buckets"));
        m_grip = point.x() - g.bucketsStem;
        break;
    case BucketPart::Distance:
        m_drag.begin(QStringLiteral("t5.max_distance"));
        m_grip = point.x() - g.distanceStem;
        break;
    default: m_drag.begin(keyOfStep(m_stepDelta)); m_grip = point.y() - g.y(m_start);
    }
}

/// What the handle or the step comes to where it was carried. Where the buckets would not be
/// defined a handle stops.
void BucketRulerView::drag(QPointF point)
{
    const BucketRulerGeometry g = geometryNow();
    const bool atStart =
        m_part == BucketPart::Step ? point.y() == m_press.y() : point.x() == m_press.x();
    m_moved = m_moved || !atStart;
    if (g.isEmpty() || !m_moved)
        return;
    if (atStart) {
        emitValue(m_start);
        return;
    }
    if (m_part == BucketPart::Step) {
        emitValue(m_drag.snapped(g.valueAt(point.y() - m_grip), m_last));
        return;
    }
    const double distance = std::abs(g.deltaAt(point.x() - m_grip));
    core::T5Params wanted = m_data.params;
    double value = 0;
    if (m_part == BucketPart::Buckets) {
        const int perExact = wanted.bidirectional ? 4 : 2; // buckets for each of its own distance
        value = m_drag.snapped(perExact * (distance + 0.5), m_last);
        wanted.buckets = static_cast<int>(value);
    } else {
        value = m_drag.snapped(distance, m_last);
        wanted.maxDistance = static_cast<std::int64_t>(value);
    }
    if (core::T5Buckets::isDefined(wanted))
        emitValue(value);
}

void BucketRulerView::emitValue(double value)
{
    if (value == m_last)
        return;
    m_last = value;
    emit paramEdited(m_drag.key(), value, m_drag.gesture());
}

void BucketRulerView::pickAt(QPointF point)
{
    const BucketRulerGeometry g = geometryNow();
    if (g.isEmpty())
        return;
    const auto delta = nearestKeyDelta(*frame(), view().query, g.deltaAt(point.x()));
    if (delta && *delta != core::displacement(*frame()->prepared, {view().query}, {view().key}))
        emit deltaPicked(*delta);
}

void BucketRulerView::mousePressEvent(QMouseEvent *event)
{
    const BucketPart part =
        hasRuler() ? bucketPartAt(geometryNow(), m_data, view().head, event->position())
                   : BucketPart::None;
    if (event->button() != Qt::LeftButton || part == BucketPart::None) {
        event->ignore();
        return;
    }
    if (part == BucketPart::Axis) {
        m_part = part;
        pickAt(event->position());
    } else {
        begin(part, event->position());
    }
    update();
}

void BucketRulerView::mouseMoveEvent(QMouseEvent *event)
{
    if (!hasRuler())
        return;
    if (m_part == BucketPart::Axis)
        pickAt(event->position());
    else if (m_part != BucketPart::None)
        drag(event->position());
    else
        pointAt(event->position());
}

void BucketRulerView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_part == BucketPart::None) {
        event->ignore();
        return;
    }
    const bool clicked = m_part == BucketPart::Step && !m_moved;
    m_drag.end();
    m_held.reset();
    m_part = BucketPart::None;
    if (clicked) // on the line, but to choose its place
        pickAt(event->position());
    pointAt(event->position());
    update();
}

void BucketRulerView::pointAt(QPointF point)
{
    const BucketRulerGeometry g = geometryNow();
    const BucketPart part = bucketPartAt(g, m_data, view().head, point);
    setCursor(cursorOf(part));
    const bool onAxis = part == BucketPart::Axis || part == BucketPart::Step;
    setPointed(onAxis ? std::optional(static_cast<std::int64_t>(std::lround(g.deltaAt(point.x()))))
                      : std::nullopt,
               part);
}

void BucketRulerView::setPointed(std::optional<std::int64_t> delta, BucketPart part)
{
    if (delta == m_pointed && part == m_lit)
        return;
    const bool tells = delta != m_pointed;
    m_pointed = delta;
    m_lit = part;
    update();
    if (tells)
        emit hovered(Hover{.delta = delta});
}

void BucketRulerView::leaveEvent(QEvent *event)
{
    if (m_part == BucketPart::None)
        setPointed({}, BucketPart::None);
    PictureView::leaveEvent(event);
}

void BucketRulerView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit escaped();
        return;
    }
    if (!hasRuler()) {
        PictureView::keyPressEvent(event);
        return;
    }
    const std::int64_t delta = core::displacement(*frame()->prepared, {view().query}, {view().key});
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int direction = key == Qt::Key_Right ? 1 : -1;
        if (const auto next = nextKeyDelta(*frame(), view().query, delta, direction))
            emit deltaPicked(*next);
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        m_stepDelta = delta;
        m_drag.setKey(keyOfStep(delta));
        m_last = presentOf(BucketPart::Step);
        const double steps = (key == Qt::Key_Up ? 1 : -1) * stepsOf(event->modifiers());
        emitValue(m_drag.stepped(m_last, steps));
    } else {
        PictureView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
