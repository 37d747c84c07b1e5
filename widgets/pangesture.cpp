// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pangesture.h"

#include <QApplication>
#include <QSizeF>

namespace locus::widgets {

void PanGesture::press(QPointF at, const AxisWindow &x, const AxisWindow &y)
{
    m_at = at;
    m_x = x;
    m_y = y;
    m_isDown = true;
    m_isPan = false;
}

std::optional<PanGesture::Windows> PanGesture::drag(QPointF at, QSizeF extent)
{
    const QPointF by = at - m_at;
    m_isPan = m_isPan || by.manhattanLength() >= QApplication::startDragDistance();
    if (!m_isDown || !m_isPan || extent.isEmpty())
        return std::nullopt;
    return Windows{moved(m_x, -by.x() / extent.width() * m_x.size),
                   moved(m_y, -by.y() / extent.height() * m_y.size)};
}

bool PanGesture::release()
{
    const bool wasClick = m_isDown && !m_isPan;
    m_isDown = m_isPan = false;
    return wasClick;
}

} // namespace locus::widgets
