// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/headviews.h"

#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

HeadDetailView::HeadDetailView(QWidget *parent)
    : PictureView(parent)
{
    retranslate();
}

void HeadDetailView::retranslate()
{
    setAccessibleName(tr("The chosen head"));
    setAccessibleDescription(tr("Its map and what it does with the row of the query."));
}

QString HeadDetailView::title() const
{
    return tr("Head %1").arg(view().head + 1);
}

std::vector<core::StageRequest> HeadDetailView::requests(const core::Model &,
                                                         const core::View &view) const
{
    return {{view.stage, view.head}};
}

void HeadDetailView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintHeadDetail(painter, area(), *frame(), view(), theme(), &m_cache);
    paintFocusRing(painter);
}

void HeadDetailView::pickAt(QPointF point)
{
    if (!hasPicture() || !core::isPairStage(view().stage))
        return;
    HeatmapOptions options;
    options.legend = false;
    const auto geometry =
        heatmapGeometry(headDetailGeometry(area()).map, *frame(), view(), options);
    const auto cell = geometry ? geometry->cellAt(point) : std::nullopt;
    if (cell && *cell != CellIndex{view().query, view().key})
        emit cellPicked(cell->row, cell->column);
}

void HeadDetailView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        pickAt(event->position());
    else
        event->ignore();
}

void HeadDetailView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        pickAt(event->position());
}

HeadPlotView::HeadPlotView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void HeadPlotView::retranslate()
{
    setAccessibleName(tr("What differs between the heads"));
    setAccessibleDescription(tr("A dot per head. The arrow keys choose a head."));
}

QString HeadPlotView::title() const
{
    return tr("What differs between heads");
}

QString HeadPlotView::subtitle() const
{
    return tr("row %1").arg(view().query);
}

void HeadPlotView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintHeadPlot(painter, area(), *frame(), view(), theme(), hover().head, &m_facts);
    paintFocusRing(painter);
}

std::optional<int> HeadPlotView::headAt(QPointF point) const
{
    if (!hasPicture())
        return std::nullopt;
    return headPlotGeometry(area(), frame()->shapes.heads).headAt(point);
}

void HeadPlotView::mousePressEvent(QMouseEvent *event)
{
    const auto head = headAt(event->position());
    if (event->button() == Qt::LeftButton && head && *head != view().head)
        emit headPicked(*head);
}

void HeadPlotView::mouseMoveEvent(QMouseEvent *event)
{
    const auto head = headAt(event->position());
    if ((event->buttons() & Qt::LeftButton) && head && *head != view().head)
        emit headPicked(*head);
    else if (head != hover().head)
        emit hovered(head ? Hover{.head = *head} : Hover{});
}

void HeadPlotView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int head = view().head + step;
    if (step == 0)
        PictureView::keyPressEvent(event);
    else if (hasPicture() && head >= 0 && head < frame()->shapes.heads)
        emit headPicked(head);
}

} // namespace locus::widgets
