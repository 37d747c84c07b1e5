// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/visionthumb.h"

#include <QPainter>

#include <cmath>

namespace locus::app {

using namespace widgets;

VisionThumb::VisionThumb(Vision vision, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_vision(vision)
    , m_theme(theme)
{
    setCheckable(true);
    setFocusPolicy(Qt::NoFocus); // the choice above the figure does the same
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void VisionThumb::showFigure(const QImage &picture, const QString &fact, const QString &meaning)
{
    m_fact = fact;
    const double ratio = devicePixelRatioF();
    const QSize box = (QSizeF(width(), pictureHeight) * ratio).toSize();
    m_picture =
        seenBy(m_vision, picture.scaled(box, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    m_picture.setDevicePixelRatio(ratio);
    setToolTip(text() + QStringLiteral(": ") + fact +
               (meaning.isEmpty() ? QString() : QLatin1Char('\n') + meaning));
    update();
}

void VisionThumb::paintCaption(QPainter &painter) const
{
    constexpr double gap = 8;
    QRectF line(0, pictureHeight, width(), captionHeight);
    painter.setFont(uiFont(metrics::subtitlePx, isChecked() ? QFont::DemiBold : QFont::Medium));
    painter.setPen(m_theme.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text());
    line.setLeft(painter.fontMetrics().horizontalAdvance(text()) + gap);
    painter.setFont(uiFont(metrics::subtitlePx));
    if (painter.fontMetrics().horizontalAdvance(m_fact) > line.width())
        return; // the tool tip says it
    painter.setPen(m_theme.ink3);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_fact);
}

void VisionThumb::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size = QSizeF(m_picture.size()) / m_picture.devicePixelRatio();
    const QRectF place(QPointF(0, std::floor((pictureHeight - size.height()) / 2)), size);
    painter.drawImage(place.topLeft(), m_picture);
    const double stroke = isChecked() ? 2 : 1;
    painter.setPen(QPen(isChecked() || underMouse() ? m_theme.ink : m_theme.line2, stroke));
    painter.drawRect(place.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2));
    paintCaption(painter);
}

} // namespace locus::app
