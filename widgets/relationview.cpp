// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/relationview.h"

#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"
#include "widgets/rowscroll.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RelationView::RelationView(QWidget *parent)
    : PictureView(parent)
    , m_scroll(new RowScroll(this))
{
    setMouseTracking(true);
    retranslate();
}

void RelationView::retranslate()
{
    setAccessibleName(tr("Relation vectors"));
    setAccessibleDescription(tr("One row per clipped displacement, beside them the key of the "
                                "selected pair. The up and down arrow keys choose a row."));
    m_scroll->setAccessibleName(tr("Scroll the vectors"));
}

QString RelationView::title() const
{
    return tr("Relation vectors");
}

QString RelationView::shortTitle() const
{
    return tr("Vectors");
}

QString RelationView::subtitle() const
{
    return frame() ? relationSubtitle(*frame()) : QString();
}

RelationOptions RelationView::options() const
{
    RelationOptions options;
    options.firstRow = m_scroll->firstRow();
    options.hovered = hoveredRow();
    return options;
}

RelationGeometry RelationView::geometryNow() const
{
    return frame() ? relationGeometry(m_scroll->room(area()), *frame(), options())
                   : RelationGeometry{};
}

int RelationView::selectedRow() const
{
    return core::relationRow(core::displacement(*frame()->prepared, {view().query}, {view().key}),
                             frame()->key.shaw.radius);
}

std::optional<int> RelationView::hoveredRow() const
{
    if (m_pointed || !hover().delta || !frame())
        return m_pointed;
    return core::relationRow(*hover().delta, frame()->key.shaw.radius);
}

void RelationView::pictureChanged()
{
    m_pointed.reset();
    updateScrollBar();
}

void RelationView::resizeEvent(QResizeEvent *event)
{
    updateScrollBar();
    PictureView::resizeEvent(event);
}

void RelationView::updateScrollBar()
{
    if (!frame())
        return;
    // The bar takes room from the rows, so whether it is needed is asked without it.
    const RelationGeometry all = relationGeometry(area(), *frame());
    m_scroll->setNeeded(all.rows > all.visibleRows);
    const RelationGeometry g = geometryNow();
    m_scroll->setRows(g.rows, g.visibleRows, g.table);
    if (g.rows > 0 && isInside(*frame(), view()))
        m_scroll->showRow(selectedRow());
}

void RelationView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintRelation(painter, m_scroll->room(area()), *frame(), view(), theme(), options());
    paintFocusRing(painter);
}

std::optional<std::int64_t> RelationView::deltaOf(int row) const
{
    const std::int64_t now = core::displacement(*frame()->prepared, {view().query}, {view().key});
    return core::deltaOfRow(*frame()->prepared, {view().query}, row, now);
}

void RelationView::mousePressEvent(QMouseEvent *event)
{
    const auto row = geometryNow().rowAt(event->position());
    if (event->button() != Qt::LeftButton || !row) {
        event->ignore();
        return;
    }
    if (const auto delta = deltaOf(*row); delta && *row != selectedRow())
        emit deltaPicked(*delta);
}

void RelationView::point(std::optional<int> row)
{
    if (row == m_pointed)
        return;
    m_pointed = row;
    update();
    Hover hover;
    if (row)
        hover.delta = deltaOf(*row);
    emit hovered(hover);
}

void RelationView::mouseMoveEvent(QMouseEvent *event)
{
    point(geometryNow().rowAt(event->position()));
}

void RelationView::leaveEvent(QEvent *event)
{
    point(std::nullopt);
    PictureView::leaveEvent(event);
}

void RelationView::wheelEvent(QWheelEvent *event)
{
    event->setAccepted(m_scroll->wheel(*event));
}

/// To the next row at which the query has a key.
void RelationView::step(int direction)
{
    if (geometryNow().rows == 0)
        return;
    if (const auto row =
            core::rowBeyond(*frame()->prepared, {view().query}, selectedRow(), direction))
        emit deltaPicked(*deltaOf(*row));
}

void RelationView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up: step(-1); break;
    case Qt::Key_Down: step(1); break;
    case Qt::Key_Escape: emit escaped(); break;
    default: PictureView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
