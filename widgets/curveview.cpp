// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curveview.h"

#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

CurveView::CurveView(QWidget *parent)
    : PictureView(parent)
{
    showPanCursor();
    setMouseTracking(true);
    retranslate();
}

CurveView::~CurveView() = default;

void CurveView::retranslate()
{
    setAccessibleName(tr("Curve against displacement"));
    setAccessibleDescription(
        tr("The left and right arrow keys move the displacement, plus and minus zoom, 0 shows all. "
           "Under RoPE minus goes on to a farther axis, and a click in the strip of angles picks a "
           "block."));
}

QString CurveView::title() const
{
    return frame() ? curveTitle(*frame()) : tr("Score against displacement");
}

QString CurveView::subtitle() const
{
    return frame() ? withCaveat(*frame(), core::Stage::Position, tr("Δ = j − i")) : QString();
}

QString CurveView::shortTitle() const
{
    return tr("Curve"); // under every method: it names a choice before its Frame is there
}

CurveMarks CurveView::marks() const
{
    const Hover &pointed = m_pointed == Hover{} ? hover() : m_pointed;
    return {.delta = pointed.delta,
            .head = pointed.head,
            .reach = m_reach,
            .block = pointed.block,
            .offersReaches = true,
            .window = m_window};
}

const CurvePainter &CurveView::painterNow()
{
    m_painter.setup(area().size(), frame(), view(), theme(), marks());
    return m_painter;
}

/// The keys' own reach follows the length of the text.
void CurveView::setReach(std::int64_t reach)
{
    const bool isOfKeys = hasPicture() && reach == frame()->shapes.nKey - 1;
    m_reach = isOfKeys ? std::nullopt : std::optional(reach);
    fit();
    update();
}

/// False where there is none to step to.
bool CurveView::stepReach(int step)
{
    const auto [offered, chosen] = painterNow().reaches();
    const auto next = static_cast<std::ptrdiff_t>(chosen) + step;
    if (next < 0 || next >= std::ssize(offered))
        return false;
    setReach(offered[static_cast<std::size_t>(next)]);
    return true;
}

void CurveView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    if (scale() == 1)
        painterNow().paintOn(*this);
    PicturePainter painter(*this);
    if (scale() != 1)
        painterNow().paint(painter);
    paintFocusRing(painter);
}

std::int64_t CurveView::displacement() const
{
    return core::displacement(*frame()->prepared, {view().query}, {view().key});
}

void CurveView::pickAt(QPointF point)
{
    // A press may come before the queued repaint.
    if (const auto delta = painterNow().deltaAt(point);
        delta && hasPicture() && *delta != displacement())
        emit deltaPicked(*delta);
}

void CurveView::setPointed(const Hover &pointed)
{
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    update();
    emit hovered(pointed);
}

void CurveView::mousePressEvent(QMouseEvent *event)
{
    const bool isMiddle = event->button() == Qt::MiddleButton && isZoomed();
    if (event->button() != Qt::LeftButton && !isMiddle) {
        event->ignore();
        return;
    }
    const auto reach = painterNow().reachAt(event->position());
    m_picks = !reach;
    if (reach) {
        setReach(*reach);
        return;
    }
    if (const auto block = painterNow().blockAt(event->position()); block && *block != view().block)
        emit blockPicked(*block);
    if (isZoomed())
        m_pan.press(event->position(), {m_window, {}});
    else
        pickAt(event->position());
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_pan.isDown())
        panTo(event->position());
    else if ((event->buttons() & Qt::LeftButton) && m_picks)
        pickAt(event->position());
    else if (hasPicture() && painterNow().geometry().plot.contains(event->position()))
        setPointed({.delta = painterNow().deltaAt(event->position())});
    else if (const auto block =
                 hasPicture() ? painterNow().blockAt(event->position()) : std::nullopt)
        setPointed({.delta = painterNow().deltaAt(event->position()), .block = block});
    else
        setPointed({});
}

void CurveView::leaveEvent(QEvent *event)
{
    setPointed({});
    PictureView::leaveEvent(event);
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit escaped();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_0:
        if (event->modifiers() & Qt::ControlModifier)
            PictureView::keyPressEvent(event); // zooms the whole interface
        else
            zoomKey(event->key());
        return;
    case Qt::Key_Left:
    case Qt::Key_Right: break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (const auto delta = painterNow().nextDelta(event->key() == Qt::Key_Right ? 1 : -1))
        emit deltaPicked(*delta);
}

} // namespace locus::widgets
