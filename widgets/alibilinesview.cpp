// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/alibilinesview.h"

#include "widgets/button.h"
#include "widgets/numberinput.h"
#include "widgets/painters/common.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double lineReach = 6;
constexpr double nearest = 0.5; ///< displacement below which the lines are one
constexpr int resetSide = 22;

QString keyOfSlope(int head)
{
    return QStringLiteral("alibi.slopes[%1]").arg(head);
}

} // namespace

AlibiLinesView::AlibiLinesView(QWidget *parent)
    : CurveView(parent)
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
{
    m_reset->hide();
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        emit paramEdited(QStringLiteral("alibi.slopes"), core::Value(), newGesture());
    });
    retranslate();
}

void AlibiLinesView::retranslate()
{
    setAccessibleName(tr("Lines of bias"));
    setAccessibleDescription(
        tr("One line per head. The left and right arrow keys move the displacement, up and down "
           "change the slope of the chosen head."));
    m_reset->setToolTip(tr("Back to the rule's slopes"));
    m_reset->setAccessibleName(m_reset->toolTip());
}

QString AlibiLinesView::subtitle() const
{
    const QString words = tr("drag a line: its slope");
    return frame() ? withCaveat(*frame(), core::Stage::Position, words) : words;
}

QString AlibiLinesView::shortTitle() const
{
    return tr("Lines");
}

CurveMarks AlibiLinesView::marks() const
{
    CurveMarks marks = CurveView::marks();
    marks.held = m_held;
    return marks;
}

void AlibiLinesView::pictureChanged()
{
    m_reset->setTheme(theme());
    m_reset->setVisible(hasPicture() && frame()->key.method == core::MethodId::Alibi &&
                        !frame()->key.alibi.slopes.isNull());
    placeReset();
    CurveView::pictureChanged();
}

void AlibiLinesView::resizeEvent(QResizeEvent *event)
{
    placeReset();
    CurveView::resizeEvent(event);
}

/// Under the numbers of the vertical axis, where nothing else stands; in the corner under the
/// sentence that stands for lines.
void AlibiLinesView::placeReset()
{
    if (!hasPicture())
        return;
    const CurvePainter &lines = painterNow();
    const int top = lines.data().curves.value.empty()
                        ? height() - resetSide
                        : static_cast<int>(lines.geometry().plot.bottom()) + 2;
    m_reset->setGeometry(0, top, resetSide, resetSide);
}

QPointF AlibiLinesView::pointOf(int head, double delta)
{
    const CurveData &curve = painterNow().data();
    const CurveGeometry &g = painterNow().geometry();
    const std::vector<double> &line = curve.curves.value[static_cast<std::size_t>(head)];
    const double at = std::clamp(delta - static_cast<double>(curve.curves.delta.front()), 0.0,
                                 static_cast<double>(line.size() - 1));
    const auto left = static_cast<std::size_t>(at);
    const std::size_t right = std::min(left + 1, line.size() - 1);
    const double share = at - static_cast<double>(left);
    return {g.x(delta), g.y(line[left] + share * (line[right] - line[left]))};
}

std::optional<int> AlibiLinesView::lineAt(QPointF point)
{
    if (!hasPicture() || painterNow().data().curves.value.empty())
        return std::nullopt;
    const CurveData &curve = painterNow().data();
    const CurveGeometry &g = painterNow().geometry();
    const double delta = g.deltaAt(point.x());
    if (std::abs(delta) < nearest ||
        !g.plot.adjusted(0, -lineReach, 0, lineReach).contains(point) ||
        delta > curve.maskedFrom.value_or(curve.xHigh))
        return std::nullopt;
    std::optional<int> found;
    double best = lineReach;
    for (int head = 0; head < static_cast<int>(curve.curves.value.size()); ++head) {
        const double away = std::abs(pointOf(head, delta).y() - point.y());
        if (head == curve.head && away <= lineReach)
            return head;
        if (away <= best) {
            best = away;
            found = head;
        }
    }
    return found;
}

double AlibiLinesView::slopeOf(int head) const
{
    return core::alibiSlopes(frame()->key.alibi,
                             frame()->shapes.heads)[static_cast<std::size_t>(head)];
}

void AlibiLinesView::begin(int head, QPointF point)
{
    const CurveGeometry &g = painterNow().geometry();
    m_wasChosen = head == view().head;
    m_press = point;
    m_moved = false;
    m_at = g.deltaAt(point.x());
    m_grip = point.y() - pointOf(head, m_at).y();
    m_start = m_last = slopeOf(head);
    m_held = CurveRange{g.yLow, g.yHigh};
    m_drag.begin(keyOfSlope(head));
    if (!m_wasChosen)
        emit headPicked(head);
}

void AlibiLinesView::drag(QPointF point)
{
    m_moved = m_moved || point.y() != m_press.y();
    if (!m_moved)
        return;
    const double value = painterNow().geometry().valueAt(point.y() - m_grip);
    emitSlope(point.y() == m_press.y() ? m_start : m_drag.snapped(-value / std::abs(m_at), m_last));
}

void AlibiLinesView::emitSlope(double slope)
{
    if (slope == m_last)
        return;
    m_last = slope;
    emit paramEdited(m_drag.key(), slope, m_drag.gesture());
}

void AlibiLinesView::mousePressEvent(QMouseEvent *event)
{
    const auto head = lineAt(event->position());
    if (event->button() == Qt::LeftButton && head)
        begin(*head, event->position());
    else
        CurveView::mousePressEvent(event);
}

void AlibiLinesView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag.isActive()) {
        drag(event->position());
        return;
    }
    const auto head = isPanning() ? std::nullopt : lineAt(event->position());
    if (head)
        setCursor(Qt::SizeVerCursor);
    else
        showPanCursor();
    if (head && !(event->buttons() & Qt::LeftButton))
        setPointed({.head = *head});
    else
        CurveView::mouseMoveEvent(event);
}

void AlibiLinesView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_drag.isActive() || event->button() != Qt::LeftButton) {
        CurveView::mouseReleaseEvent(event);
        return;
    }
    m_drag.end();
    m_held.reset();
    if (m_wasChosen && !m_moved) // on the chosen line, but to choose its place
        pickAt(event->position());
    update();
}

void AlibiLinesView::letGo()
{
    m_drag.end();
    m_held.reset();
    CurveView::letGo();
}

void AlibiLinesView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (!hasPicture() || (key != Qt::Key_Up && key != Qt::Key_Down)) {
        CurveView::keyPressEvent(event);
        return;
    }
    m_drag.setKey(keyOfSlope(view().head));
    m_last = slopeOf(view().head);
    // The line goes the way of the key: up is less slope.
    emitSlope(m_drag.stepped(m_last, (key == Qt::Key_Up ? -1 : 1) * stepsOf(event->modifiers())));
}

} // namespace locus::widgets
