// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statusline.h"

#include "app/framescheduler.h"
#include "app/scenestore.h"
#include "core/shapes.h"
#include "widgets/numbertext.h"
#include "widgets/words.h"

#include <QEvent>
#include <QPainter>

namespace locus::app {

namespace {

constexpr int sideMargin = 16;

constexpr double fewMilliseconds = 0.1;
constexpr double manyMilliseconds = 100;

/// "0.4", without decimals where nobody would read them.
QString timeText(double milliseconds)
{
    return widgets::fixedText(milliseconds, milliseconds < manyMilliseconds ? 1 : 0);
}

} // namespace

StatusLine::StatusLine(const SceneStore &store, const FrameScheduler &scheduler, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_scheduler(scheduler)
{
    setFixedHeight(lineHeight);
    setAttribute(Qt::WA_OpaquePaintEvent);
    const auto repaint = [this] { update(); };
    connect(&scheduler, &FrameScheduler::frameReady, this, repaint);
    connect(&store, &SceneStore::viewChanged, this, repaint);
    connect(&store, &SceneStore::sceneChanged, this, repaint);
    retranslate();
}

void StatusLine::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    update();
}

QString StatusLine::text() const
{
    const core::Scene &scene = m_store.scene();
    const core::Shapes shapes = core::shapesOf(scene.model);
    QStringList parts;
    parts << (shapes.nQuery == shapes.nKey
                  ? tr("n = %1").arg(widgets::wholeText(shapes.nKey))
                  : tr("%1 queries, n = %2")
                        .arg(widgets::wholeText(shapes.nQuery), widgets::wholeText(shapes.nKey)));
    parts << widgets::stageTitle(scene.view.stage).toLower();
    parts << (shapes.heads == 1 ? tr("1 head")
                                : tr("%1 heads").arg(widgets::wholeText(shapes.heads)));
    const double taken = m_scheduler.computationTime();
    if (m_scheduler.frame())
        parts << (taken < fewMilliseconds ? tr("frame under %1 ms").arg(timeText(fewMilliseconds))
                                          : tr("frame %1 ms").arg(timeText(taken)));
    return parts.join(QStringLiteral(" · "));
}

void StatusLine::paintEvent(QPaintEvent *)
{
    ++m_paintCount;
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg);
    painter.setFont(widgets::uiFont(widgets::metrics::legendPx));
    painter.setPen(m_theme.ink2);
    painter.drawText(rect().adjusted(sideMargin, 0, -sideMargin, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, text());
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StatusLine::retranslate()
{
    setAccessibleName(tr("Status line"));
    setToolTip(tr("Tokens, shown stage, heads, and how long the last picture was computed"));
    update();
}

} // namespace locus::app
