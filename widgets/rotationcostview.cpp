// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationcostview.h"

#include "core/edit.h"
#include "core/params.h"
#include "core/slider.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

RotationCostView::RotationCostView(QWidget *parent)
    : PictureView(parent)
{
    retranslate();
}

void RotationCostView::retranslate()
{
    setAccessibleName(tr("Multiply-adds against the length of the text"));
    setAccessibleDescription(tr("Rotations grow with the length, scores with its square. The left "
                                "and right arrow keys change the length."));
}

QString RotationCostView::title() const
{
    return tr("Cost");
}

QString RotationCostView::shortTitle() const
{
    return tr("Cost");
}

QString RotationCostView::subtitle() const
{
    return tr("multiply-adds against n");
}

RotationCostGeometry RotationCostView::geometryNow() const
{
    return frame() ? rotationCostGeometry(area(), *frame()) : RotationCostGeometry{};
}

bool RotationCostView::canDrag() const
{
    return hasPicture() && geometryNow().n > 0 && core::isEditable(frame()->key, "content.n");
}

void RotationCostView::pictureChanged()
{
    if (canDrag())
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
}

void RotationCostView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintRotationCost(painter, area(), *frame(), theme());
    paintFocusRing(painter);
}

void RotationCostView::setLength(std::int64_t tokens, GestureId gesture)
{
    // As far as the slider goes: a slip of the hand must not ask for minutes of work.
    const core::SliderRange range =
        core::sliderRange(*core::findParam("content.n"), static_cast<double>(geometryNow().n));
    emit paramEdited(QStringLiteral("content.n"),
                     std::clamp(static_cast<double>(tokens), range.min, range.max), gesture);
}

void RotationCostView::mousePressEvent(QMouseEvent *event)
{
    const auto tokens = geometryNow().lengthAt(event->position());
    if (event->button() != Qt::LeftButton || !tokens || !canDrag()) {
        event->ignore();
        return;
    }
    m_drag = newGesture();
    setLength(*tokens, *m_drag);
}

void RotationCostView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag)
        return;
    const RotationCostGeometry g = geometryNow();
    const QPointF along(std::clamp(event->position().x(), g.plot.left(), g.plot.right()),
                        g.plot.center().y());
    if (const auto tokens = g.lengthAt(along); tokens && *tokens != g.n)
        setLength(*tokens, *m_drag);
}

void RotationCostView::mouseReleaseEvent(QMouseEvent *)
{
    m_drag.reset();
}

void RotationCostView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0)
        PictureView::keyPressEvent(event);
    else if (canDrag())
        setLength(geometryNow().n + step, m_keys.step());
}

} // namespace locus::widgets
