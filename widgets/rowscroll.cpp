// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowscroll.h"

#include "widgets/pictureview.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int barWidth = 10;
constexpr int barGap = 2;

} // namespace

RowScroll::RowScroll(PictureView *picture)
    : QObject(picture)
    , m_picture(picture)
    , m_bar(new QScrollBar(Qt::Vertical, picture))
{
    m_bar->hide();
    m_bar->setFocusPolicy(Qt::NoFocus);
    connect(m_bar, &QScrollBar::valueChanged, picture, qOverload<>(&PictureView::update));
}

int RowScroll::firstRow() const
{
    return m_bar->value();
}

void RowScroll::setAccessibleName(const QString &name)
{
    m_bar->setAccessibleName(name);
}

QRectF RowScroll::room(const QRectF &whole) const
{
    return whole.adjusted(0, 0, isNeeded() ? -barWidth - barGap : 0, 0);
}

void RowScroll::setNeeded(bool needed)
{
    m_bar->setVisible(needed);
}

bool RowScroll::isNeeded() const
{
    return !m_bar->isHidden();
}

void RowScroll::setRows(int rows, int visible, const QRectF &place)
{
    m_bar->setRange(0, std::max(0, rows - visible));
    m_bar->setPageStep(std::max(1, visible));
    m_bar->setGeometry(m_picture->onWidget({m_picture->area().width() - double(barWidth),
                                            place.top(), double(barWidth), place.height()}));
}

void RowScroll::showRow(int row)
{
    const int visible = m_bar->pageStep();
    if (row < m_bar->value())
        m_bar->setValue(row);
    else if (row >= m_bar->value() + visible)
        m_bar->setValue(row - visible + 1);
}

bool RowScroll::wheel(const QWheelEvent &event)
{
    if (!isNeeded())
        return false;
    m_wheel += event.angleDelta().y();
    const int steps = m_wheel / 120; // fine wheels send parts of a step
    m_wheel -= steps * 120;
    m_bar->setValue(m_bar->value() - steps);
    return true;
}

} // namespace locus::widgets
