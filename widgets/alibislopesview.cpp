// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/alibislopesview.h"

#include "widgets/numberinput.h"
#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

namespace {

QString keyOfSlope(int head)
{
    return QStringLiteral("alibi.slopes[%1]").arg(head);
}

} // namespace

AlibiSlopesView::AlibiSlopesView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void AlibiSlopesView::retranslate()
{
    setAccessibleName(tr("Slopes of the heads"));
    setAccessibleDescription(tr("A dot per head on a logarithmic scale. The left and right arrow "
                                "keys choose a head, up and down change its slope."));
}

QString AlibiSlopesView::title() const
{
    return frame() ? tr("Slopes of %1 heads").arg(frame()->shapes.heads) : accessibleName();
}

QString AlibiSlopesView::subtitle() const
{
    return m_data.isCustom ? tr("custom") : tr("log scale");
}

QString AlibiSlopesView::shortTitle() const
{
    return tr("Slopes");
}

void AlibiSlopesView::pictureChanged()
{
    if (!frame() || frame() == m_dataFrame)
        return;
    m_dataFrame = frame();
    m_data = slopeDataOf(*frame());
}

SlopeScale AlibiSlopesView::scaleNow() const
{
    return m_held.value_or(slopeScaleOf(m_data));
}

SlopeGeometry AlibiSlopesView::geometryNow() const
{
    return hasPicture() ? slopeGeometry(area(), *frame(), m_data, scaleNow()) : SlopeGeometry{};
}

void AlibiSlopesView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintSlopes(painter, area(), *frame(), view(), theme(), m_data, scaleNow(),
                m_pointed ? m_pointed : hover().head);
    paintFocusRing(painter);
}

void AlibiSlopesView::emitSlope(double slope)
{
    if (slope == m_last)
        return;
    m_last = slope;
    emit paramEdited(m_drag.key(), slope, m_drag.gesture());
}

void AlibiSlopesView::mousePressEvent(QMouseEvent *event)
{
    const SlopeGeometry g = geometryNow();
    const auto head = g.headAt(event->position());
    if (event->button() != Qt::LeftButton || !head) {
        event->ignore();
        return;
    }
    if (const auto dot = dotAt(g, m_data, event->position())) {
        m_start = m_last = m_data.slopes[static_cast<std::size_t>(*dot)];
        m_press = event->position();
        m_grip = event->position().y() - g.y(m_start);
        m_held = scaleNow();
        m_drag.begin(keyOfSlope(*dot));
    }
    if (*head != view().head)
        emit headPicked(*head);
}

void AlibiSlopesView::mouseMoveEvent(QMouseEvent *event)
{
    const SlopeGeometry g = geometryNow();
    const QPointF at = event->position();
    if (m_drag.isActive()) {
        if (at.y() == m_press.y())
            emitSlope(m_start);
        else
            emitSlope(m_drag.snapped(g.slopeAt(at.y() - m_grip), m_last));
        return;
    }
    const auto head = g.headAt(at);
    if ((event->buttons() & Qt::LeftButton) && head && *head != view().head)
        emit headPicked(*head);
    setCursor(head && dotAt(g, m_data, at) ? Qt::SizeVerCursor : Qt::ArrowCursor);
    setPointed(head);
}

void AlibiSlopesView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_drag.end();
    m_held.reset();
    update();
}

void AlibiSlopesView::setPointed(std::optional<int> head)
{
    if (head == m_pointed)
        return;
    m_pointed = head;
    update();
    emit hovered(Hover{.head = head});
}

void AlibiSlopesView::leaveEvent(QEvent *event)
{
    setPointed({});
    PictureView::leaveEvent(event);
}

void AlibiSlopesView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const int head = view().head + (key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0);
    if (key == Qt::Key_Escape) {
        emit escaped();
        return;
    }
    if (!hasPicture() || m_data.slopes.empty())
        return PictureView::keyPressEvent(event);
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        if (head >= 0 && head < m_data.heads())
            emit headPicked(head);
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        m_drag.setKey(keyOfSlope(head));
        m_last = m_data.slopes[static_cast<std::size_t>(head)];
        emitSlope(
            m_drag.stepped(m_last, (key == Qt::Key_Up ? 1 : -1) * stepsOf(event->modifiers())));
    } else {
        PictureView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
