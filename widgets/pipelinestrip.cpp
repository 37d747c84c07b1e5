// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pipelinestrip.h"

#include "widgets/painters/pipeline.h"
#include "widgets/pipelinewords.h"
#include "widgets/replaced.h"
#include "widgets/words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace locus::widgets {

PipelineStrip::PipelineStrip(QWidget *parent)
    : KeyboardFocus(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click chooses, the map keeps the keys
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

void PipelineStrip::setTheme(const Theme &theme)
{
    if (replaced(m_theme, theme))
        update();
}

void PipelineStrip::setFrame(std::shared_ptr<const core::Frame> frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    rebuild();
}

void PipelineStrip::setView(const core::View &view)
{
    if (!replaced(m_stage, view.stage))
        return;
    describe();
    update();
}

void PipelineStrip::setCompact(bool compact)
{
    if (!replaced(m_compact, compact))
        return;
    m_current = -1;
    rebuild();
    updateGeometry();
}

void PipelineStrip::rebuild()
{
    if (!m_frame || !replaced(m_diagram, pipelineDiagram(*m_frame, width(), m_compact)))
        return;
    const int count = static_cast<int>(m_diagram.boxes.size());
    m_hovered = -1;
    if (m_current >= count)
        m_current = -1;
    describe();
    update();
}

QSize PipelineStrip::sizeHint() const
{
    return {m_compact ? 1024 : 1200, pipelineHeight(m_compact)};
}

void PipelineStrip::retranslate()
{
    setAccessibleName(tr("Pipeline"));
    rebuild();
    describe();
    update(); // the line about the method is no part of the diagram
}

/// What a screen reader says: the part under the keyboard, or what the strip shows as a whole.
void PipelineStrip::describe()
{
    if (m_current >= 0)
        setAccessibleDescription(
            pipelineToolTip(m_diagram, m_diagram.boxes[std::size_t(m_current)]));
    else
        setAccessibleDescription(tr("Shown: %1").arg(stageTitle(m_stage)) + u'\n' +
                                 methodFacts(m_diagram));
}

void PipelineStrip::pick(int index)
{
    if (index < 0)
        return;
    const auto stage = PipelineDiagram::picked(m_diagram.boxes[std::size_t(index)], m_stage);
    if (stage)
        emit stagePicked(*stage);
}

void PipelineStrip::hover(int index)
{
    if (!replaced(m_hovered, index))
        return;
    const bool live = index >= 0 && !m_diagram.boxes[std::size_t(index)].stages.empty();
    setCursor(live ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void PipelineStrip::moveTo(int index)
{
    if (!replaced(m_current, index))
        return;
    describe();
    update();
}

int PipelineStrip::stepFrom(int index, int step) const
{
    const int count = static_cast<int>(m_diagram.boxes.size());
    for (int next = index + step; next >= 0 && next < count; next += step) {
        const PipelineBox &box = m_diagram.boxes[std::size_t(next)];
        // A letter or word that repeats its box is no stop of its own.
        if (!box.alias || box.kind == PipelineBox::Kind::Box)
            return next;
    }
    return index;
}

bool PipelineStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = m_diagram.indexAt(help->pos());
        if (index < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               pipelineToolTip(m_diagram, m_diagram.boxes[std::size_t(index)]),
                               this, m_diagram.boxes[std::size_t(index)].rect.toAlignedRect());
        return true;
    }
    return KeyboardFocus::event(event);
}

void PipelineStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.surface);
    painter.fillRect(0, height() - 1, width(), 1, m_theme.line);
    PipelineMarks marks;
    marks.shown = m_diagram.indexOf(m_stage);
    marks.stage = m_stage;
    marks.hovered = m_hovered;
    marks.focused = showsFocus() ? m_current : -1;
    paintPipeline(painter, m_diagram, marks, m_theme);
}

void PipelineStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    rebuild();
}

void PipelineStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        pick(m_diagram.indexAt(event->position()));
}

void PipelineStrip::mouseMoveEvent(QMouseEvent *event)
{
    hover(m_diagram.indexAt(event->position()));
}

void PipelineStrip::leaveEvent(QEvent *event)
{
    hover(-1);
    QWidget::leaveEvent(event);
}

/// The keyboard begins at what the map shows.
void PipelineStrip::focusInEvent(QFocusEvent *event)
{
    if (m_current < 0)
        moveTo(std::max(0, m_diagram.indexOf(m_stage)));
    QWidget::focusInEvent(event);
}

void PipelineStrip::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_diagram.boxes.size());
    switch (event->key()) {
    case Qt::Key_Right: return moveTo(stepFrom(m_current, 1));
    case Qt::Key_Left: return moveTo(stepFrom(m_current, -1));
    case Qt::Key_Home: return moveTo(stepFrom(-1, 1));
    case Qt::Key_End: return moveTo(stepFrom(last, -1));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return pick(m_current);
    default: QWidget::keyPressEvent(event);
    }
}

void PipelineStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace locus::widgets
