// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressline.h"

#include <QPainter>
#include <QTimerEvent>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int step = 40;       // ms between two looks
constexpr double least = 0.03; // that something is seen at once

} // namespace

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(thickness);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ProgressLine::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ProgressLine::setWorking(bool working)
{
    if (working) {
        m_timer.start(delay, this);
        return;
    }
    m_timer.stop();
    hide();
}

void ProgressLine::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    if (isHidden()) {
        m_timer.start(step, this);
        show();
        raise();
    }
    update();
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    const double share = m_share ? std::clamp(m_share(), least, 1.0) : 1.0;
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, share * width(), height()), m_theme.position.line);
}

} // namespace locus::widgets
