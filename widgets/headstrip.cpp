// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/headstrip.h"

#include "widgets/icons.h"
#include "widgets/painters/common.h"
#include "widgets/painters/headgrid.h"
#include "widgets/replaced.h"
#include "widgets/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int largeThumb = 36;
constexpr int smallThumb = 24;
constexpr int smallFrom = 17; ///< heads
constexpr int labelHeight = 14;
constexpr int frameRoom = 4;    ///< around a thumb, for the frame of the chosen one
constexpr double hintSide = 10; ///< of the marks that say that there are more heads
constexpr double smallestPitch = 52;
constexpr double largestPitch = 66;

} // namespace

HeadStrip::HeadStrip(QWidget *parent)
    : KeyboardFocus(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void HeadStrip::retranslate()
{
    setAccessibleName(tr("Heads"));
    setAccessibleDescription(tr("Head %1 of %2 is shown. The left and right arrow keys choose one.")
                                 .arg(m_view.head + 1)
                                 .arg(heads()));
}

void HeadStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    KeyboardFocus::changeEvent(event);
}

void HeadStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    render();
}

void HeadStrip::setPicture(std::shared_ptr<const core::Frame> frame, const core::View &view)
{
    const bool resized = !m_frame || m_frame->shapes.heads != frame->shapes.heads;
    const bool otherHead = view.head != m_view.head;
    m_frame = std::move(frame);
    m_view = view;
    render();
    if (resized)
        updateGeometry();
    if (resized || otherHead) {
        scrollToHead();
        retranslate();
    }
}

void HeadStrip::render()
{
    m_images.clear();
    if (m_frame && m_frame->prepared) {
        const ColorRange range = commonRangeOfHeads(*m_frame, m_view);
        const int pixels = static_cast<int>(std::lround(thumbSide() * devicePixelRatioF()));
        for (int head = 0; head < m_frame->shapes.heads; ++head) {
            const auto *stage = m_frame->image(m_view.stage, head);
            m_images.push_back(stage ? headImage(*stage, *m_frame, range, m_theme, {pixels, pixels})
                                     : QImage());
        }
    }
    update();
}

int HeadStrip::heads() const
{
    return m_frame ? m_frame->shapes.heads : 0;
}

int HeadStrip::thumbSide() const
{
    return heads() >= smallFrom ? smallThumb : largeThumb;
}

double HeadStrip::pitch() const
{
    return std::clamp(width() / double(std::max(1, heads())), smallestPitch, largestPitch);
}

int HeadStrip::visibleCount() const
{
    return std::max(1, static_cast<int>(width() / pitch() + 0.01));
}

QRectF HeadStrip::thumbRect(int head) const
{
    if (head < m_first || head >= m_first + visibleCount())
        return {};
    const int side = thumbSide();
    const double shown = std::min(heads(), visibleCount()) * pitch();
    const double left = std::max(0.0, (width() - shown) / 2) + (head - m_first) * pitch();
    return QRectF(std::round(left + (pitch() - side) / 2), frameRoom, side, side);
}

QSize HeadStrip::sizeHint() const
{
    return {static_cast<int>(8 * largestPitch), thumbSide() + 2 * frameRoom + labelHeight};
}

void HeadStrip::scrollToHead()
{
    const int last = std::max(0, heads() - visibleCount());
    m_first = std::clamp(m_first, std::max(0, m_view.head - visibleCount() + 1), m_view.head);
    m_first = std::min(m_first, last);
    update();
}

void HeadStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int end = std::min(heads(), m_first + visibleCount());
    for (int head = m_first; head < end; ++head) {
        const QRectF thumb = thumbRect(head);
        const bool chosen = head == m_view.head;
        paintHatch(painter, thumb, m_theme);
        if (const auto &image = m_images[std::size_t(head)]; !image.isNull()) {
            // Few cells stay crisp, many are averaged.
            painter.setRenderHint(QPainter::SmoothPixmapTransform, image.width() > thumb.width());
            painter.drawImage(thumb, image);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(chosen ? m_theme.position.line : m_theme.line2, chosen ? 2.5 : 1));
        const double out = chosen ? 2.75 : 0.5;
        painter.drawRoundedRect(thumb.adjusted(-out, -out, out, out), chosen ? 3 : 0,
                                chosen ? 3 : 0);
        if (head == m_hovered) {
            painter.setPen(QPen(m_theme.ink, 1.6, Qt::DashLine));
            painter.drawRect(thumb.adjusted(1.5, 1.5, -1.5, -1.5));
        }
        painter.setFont(uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Medium));
        painter.setPen(chosen ? m_theme.position.text : m_theme.ink3);
        const QRectF label(thumb.center().x() - pitch() / 2, thumb.bottom() + frameRoom, pitch(),
                           labelHeight);
        painter.drawText(label, Qt::AlignCenter,
                         thumbSide() == largeThumb ? tr("head %1").arg(head + 1)
                                                   : QString::number(head + 1));
    }
    paintMore(painter);
    if (showsFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), 4, m_theme);
}

/// A chevron at an end beyond which there are heads.
void HeadStrip::paintMore(QPainter &painter) const
{
    const double middle = frameRoom + thumbSide() / 2.0;
    const auto paintAt = [&](double x, double turn) {
        painter.save();
        painter.translate(x, middle);
        painter.rotate(turn);
        paintIcon(painter, Icon::ChevronDown,
                  QRectF(-hintSide / 2, -hintSide / 2, hintSide, hintSide), m_theme.ink2);
        painter.restore();
    };
    if (m_first > 0)
        paintAt(hintSide / 2, 90);
    if (m_first + visibleCount() < heads())
        paintAt(width() - hintSide / 2, -90);
}

/// -1, 1: on the mark at that end; 0: on neither.
int HeadStrip::moreAt(QPointF point) const
{
    if (m_first > 0 && point.x() < hintSide)
        return -1;
    return m_first + visibleCount() < heads() && point.x() > width() - hintSide ? 1 : 0;
}

void HeadStrip::scrollBy(int count)
{
    m_first = std::clamp(m_first + count, 0, std::max(0, heads() - visibleCount()));
    update();
}

void HeadStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    scrollToHead();
}

int HeadStrip::headAt(QPointF point) const
{
    for (int head = 0; head < heads(); ++head) {
        const QRectF thumb = thumbRect(head);
        if (!thumb.isNull() && thumb.adjusted(-6, -4, 6, labelHeight + 4).contains(point))
            return head;
    }
    return -1;
}

void HeadStrip::mousePressEvent(QMouseEvent *event)
{
    if (const int end = moreAt(event->position()); end != 0)
        scrollBy(end * std::max(1, visibleCount() - 1));
    else if (const int head = headAt(event->position()); head >= 0)
        emit headPicked(head);
}

void HeadStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (const int head = headAt(event->position()); head != m_hovered)
        emit headHovered(head);
}

void HeadStrip::leaveEvent(QEvent *)
{
    emit headHovered(-1);
}

void HeadStrip::setHovered(int head)
{
    if (replaced(m_hovered, head))
        update();
}

void HeadStrip::wheelEvent(QWheelEvent *event)
{
    const int step = event->angleDelta().y() + event->angleDelta().x() > 0 ? -1 : 1;
    scrollBy(step);
    event->accept();
}

void HeadStrip::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int head = m_view.head + step;
    if (step == 0)
        QWidget::keyPressEvent(event);
    else if (head >= 0 && head < heads())
        emit headPicked(head);
}

} // namespace locus::widgets
