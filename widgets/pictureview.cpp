// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictureview.h"

#include "core/kernels/rowkernels.h"
#include "widgets/isolated.h"
#include "widgets/painters/common.h"
#include "widgets/painters/pairparts.h"

#include <QEvent>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QHideEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QToolTip>

namespace locus::widgets {

PictureView::PictureView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // the card behind need not be painted first
}

void PictureView::setPicture(std::shared_ptr<const core::Frame> frame, const core::View &view)
{
    if (view == m_view) {
        setFrame(std::move(frame));
        return;
    }
    m_view = view;
    const bool otherFrame = frame != m_frame;
    m_frame = std::move(frame);
    pictureChanged();
    if (otherFrame)
        static_cast<void>(changedByFrame()); // for the next Frame to compare with
    update();
}

void PictureView::setFrame(std::shared_ptr<const core::Frame> frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    pictureChanged();
    update(onWidget(changedByFrame()));
}

void PictureView::setView(const core::View &view)
{
    if (view == m_view)
        return;
    m_view = view;
    pictureChanged();
    update();
}

void PictureView::setTheme(const Theme &theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    pictureChanged();
    update();
}

void PictureView::setHover(const Hover &hover)
{
    if (hover == m_hover)
        return;
    m_hover = hover;
    hoverChanged();
}

void PictureView::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous())
        letGo();
    QWidget::hideEvent(event);
}

std::vector<core::StageRequest> PictureView::requests(const core::Model &, const core::View &) const
{
    return {};
}

Hover PictureView::pointedAt(QPointF) const
{
    return m_hover;
}

/// The whole tokens of what is pointed at, where one is too long for a label.
bool PictureView::showTokens(const QHelpEvent &event)
{
    constexpr double shortLabel = 16, shortInCell = 40;
    if (!hasPicture())
        return false;
    const Hover at = pointedAt(event.pos());
    QStringList lines;
    bool isLong = false;
    // A label stands in the room of one row or column, a cell names its pair elsewhere too.
    const double longFrom = at.query && at.key ? shortInCell : shortLabel;
    const auto add = [&](const QString &line, int index) {
        const QString token = tokenText(*m_frame, index);
        const double width = QFontMetricsF(uiFont(metrics::legendPx)).horizontalAdvance(token);
        isLong = isLong || (hasReadout() ? isTokenCut(token) : width > longFrom);
        if (!token.isEmpty())
            lines << line.arg(isolated(token), QString::number(index));
    };
    if (at.query)
        add(tr("query %1 %2"), tokenOfQuery(*m_frame, *at.query));
    if (at.key)
        add(tr("key %1 %2"), *at.key);
    if (isLong)
        QToolTip::showText(event.globalPos(), lines.join(QLatin1Char('\n')), this);
    return isLong;
}

void PictureView::paintGround(const QRegion &region)
{
    QPainter painter(this);
    QRect covered = onWidget(coveredRect());
    if (m_scale != 1) // its edges may share a pixel with the ground
        covered.adjust(1, 1, -1, -1);
    for (const QRect &rect : region - covered)
        painter.fillRect(rect, m_theme.surface);
    core::rowKernels().cleanRegisters(); // Qt's fills leave them in use
}

bool PictureView::event(QEvent *event)
{
    if (event->type() == QEvent::Paint)
        paintGround(static_cast<QPaintEvent *>(event)->region());
    return m_scale == 1 ? handled(event) : scaledEvent(event);
}

bool PictureView::handled(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && showTokens(*static_cast<QHelpEvent *>(event)))
        return true;
    return QWidget::event(event);
}

void PictureView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        pictureChanged();
        update();
    }
    QWidget::changeEvent(event);
}

void PictureView::focusInEvent(QFocusEvent *event)
{
    // A window or menu that comes and goes leaves the ring as it was.
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_keyboardFocus =
            event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void PictureView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_keyboardFocus = false;
    update();
    QWidget::focusOutEvent(event);
}

bool PictureView::hasPicture() const
{
    return m_frame && m_frame->prepared && !m_frame->refusal;
}

void PictureView::paintFocusRing(QPainter &painter) const
{
    if (!m_keyboardFocus)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.ink, 2));
    painter.drawRoundedRect(QRectF(area()).adjusted(1, 1, -1, -1), metrics::controlRadius,
                            metrics::controlRadius);
    painter.restore();
}

} // namespace locus::widgets
