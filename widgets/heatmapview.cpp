// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmapview.h"

#include "widgets/painters/hoverdelta.h"
#include "widgets/painters/readout.h"
#include "widgets/picturepainter.h"
#include "widgets/words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPaintEvent>

#include <cmath>

namespace locus::widgets {

HeatmapView::HeatmapView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void HeatmapView::retranslate()
{
    setAccessibleName(tr("Heat map"));
    setAccessibleDescription(
        tr("Rows are queries, columns are keys. The arrow keys move the selected pair."));
}

QString HeatmapView::title() const
{
    const QString stage = stageTitle(m_difference ? m_difference->of.stage : view().stage);
    return m_difference ? tr("%1, B − A").arg(stage) : stage;
}

QString HeatmapView::subtitle() const
{
    return m_difference && m_difference->b->shapes.heads > 1
               ? tr("head %1").arg(m_difference->of.head + 1)
               : QString();
}

QString HeatmapView::symbol() const
{
    return indexedSymbol(m_difference ? m_difference->of.stage : view().stage);
}

std::vector<core::StageRequest> HeatmapView::requests(const core::Model &,
                                                      const core::View &look) const
{
    return {{look.stage, look.head}};
}

core::View HeatmapView::shownView() const
{
    core::View shown = view();
    if (m_difference) {
        shown.stage = m_difference->of.stage;
        shown.head = m_difference->of.head;
        return shown;
    }
    if (!hasPicture() || heatmapExists(*frame(), shown) ||
        !heatmapSentence(*frame(), shown).isEmpty())
        return shown;
    shown.stage = m_last.stage;
    shown.head = m_last.head;
    return shown;
}

const core::Frame &HeatmapView::shownFrame() const
{
    return m_difference ? *m_difference->b : *frame();
}

bool HeatmapView::hasMap() const
{
    return m_difference ? m_difference->image != nullptr : hasPicture();
}

std::optional<HeatmapGeometry> HeatmapView::geometryNow() const
{
    if (!hasMap())
        return std::nullopt;
    if (!m_geometry)
        m_geometry = heatmapGeometry(area(), shownFrame(), shownView(), options());
    return *m_geometry;
}

HeatmapOptions HeatmapView::options() const
{
    HeatmapOptions options;
    options.range = m_range;
    options.hover = m_pointed;
    if (!m_pointed && hover().isCell() && core::isPairStage(shownView().stage))
        options.hover = CellIndex{*hover().query, *hover().key};
    options.numbers = m_numbers;
    options.rows = m_rows;
    options.columns = m_columns;
    options.difference = m_difference.get();
    options.cache = &m_cache;
    return options;
}

void HeatmapView::resizeEvent(QResizeEvent *event)
{
    m_geometry.reset();
    PictureView::resizeEvent(event);
}

QRect HeatmapView::changedByFrame()
{
    std::optional<HeatmapOutside> before;
    before.swap(m_outside);
    const auto geometry = geometryNow();
    if (!geometry)
        return area();
    HeatmapOptions with = options();
    with.geometry = &*geometry;
    m_outside = heatmapOutside(area(), shownFrame(), shownView(), theme(), with);
    if (!before || !m_outside || with.hover)
        return area();
    return repaintedBetween(*before, *m_outside).value_or(area());
}

void HeatmapView::pictureChanged()
{
    m_geometry.reset();
    if (hasPicture() && heatmapExists(*frame(), view()))
        m_last = view();
    followSelection();
    updateRange();
}

QRect HeatmapView::coveredRect() const
{
    const auto geometry = geometryNow();
    if (!geometry || geometry->gap > 0)
        return {};
    const QRectF &map = geometry->map; // its last pixels may be covered in part
    return {QPoint(static_cast<int>(std::ceil(map.left())), static_cast<int>(std::ceil(map.top()))),
            QPoint(static_cast<int>(map.right()) - 2, static_cast<int>(map.bottom()) - 2)};
}

void HeatmapView::paintEvent(QPaintEvent *event)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    const core::View shown = shownView();
    const auto geometry = geometryNow();
    HeatmapOptions with = options();
    with.exposed = event->rect();
    with.geometry = geometry ? &*geometry : nullptr;
    paintHeatmap(painter, area(), shownFrame(), shown, theme(), with);
    if (geometry && m_pointed && geometry->shows(m_pointed->row, m_pointed->column))
        paintReadout(painter, area(), *geometry, *m_pointed, shownFrame(), shown, theme(),
                     m_difference.get());
    // The selected one is outlined already.
    if (geometry && hover().delta && !hover().isCell() && core::isPairStage(shown.stage) &&
        *hover().delta != core::displacement(*shownFrame().prepared, {shown.query}, {shown.key}))
        paintHoveredDelta(painter, *geometry, shownFrame(), *hover().delta, theme());
    paintFocusRing(painter);
}

void HeatmapView::keyPressEvent(QKeyEvent *event)
{
    const auto geometry = geometryNow();
    if (event->key() == Qt::Key_Escape) {
        if (m_pointed && view().pins.isNull()) // pins go first
            setPointed(std::nullopt);
        else
            emit escaped();
        return;
    }
    if (!geometry) {
        PictureView::keyPressEvent(event);
        return;
    }
    if (zoomKey(*event, *geometry))
        return;
    const bool pair = core::isPairStage(shownView().stage);
    const bool queries = rowKindOf(shownView().stage) == RowKind::Queries;
    CellIndex cell{pair || queries ? view().query : view().key, pair ? view().key : 0};
    switch (event->key()) {
    case Qt::Key_Up: --cell.row; break;
    case Qt::Key_Down: ++cell.row; break;
    case Qt::Key_Left: cell.column -= pair ? 1 : 0; break;
    case Qt::Key_Right: cell.column += pair ? 1 : 0; break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (cell.row >= 0 && cell.row < geometry->rows && cell.column >= 0 &&
        cell.column < geometry->columns)
        pick(cell);
}

} // namespace locus::widgets
