// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/learnedtableview.h"

#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

LearnedTableView::LearnedTableView(QWidget *parent)
    : PairMapView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void LearnedTableView::retranslate()
{
    setAccessibleName(tr("Position table"));
    setAccessibleDescription(
        tr("The rows that the text uses with their tokens, the rest of the table and its end, and "
           "the cosine of every two rows. The arrow keys move the selected pair."));
}

QString LearnedTableView::title() const
{
    return tr("Position table");
}

QString LearnedTableView::shortTitle() const
{
    return tr("Table");
}

QString LearnedTableView::subtitle() const
{
    return frame() ? learnedTableSubtitle(*frame()) : QString();
}

std::optional<LearnedTableGeometry> LearnedTableView::geometryNow() const
{
    return frame() ? learnedTableGeometry(area(), *frame()) : std::nullopt;
}

std::optional<int> LearnedTableView::markedRow() const
{
    if (m_pointedRow)
        return m_pointedRow;
    if (hover().isCell() || !frame())
        return std::nullopt;
    if (hover().key)
        return hover().key;
    return hover().query ? std::optional(tokenOfQuery(*frame(), *hover().query)) : std::nullopt;
}

void LearnedTableView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    LearnedTableOptions options;
    options.hoverRow = markedRow();
    if (const auto pair = markedPair())
        options.hoverPair = CellIndex{tokenOfQuery(*frame(), pair->row), pair->column};
    options.cache = &m_cache;
    paintLearnedTable(painter, area(), *frame(), view(), theme(), options);
    paintFocusRing(painter);
}

std::optional<CellIndex> LearnedTableView::pairAt(QPointF point) const
{
    const auto geometry = geometryNow();
    if (!geometry || !hasPicture())
        return std::nullopt;
    const auto tokens = learnedCosineAt(*geometry, m_cache.of(*frame(), *geometry), point);
    const int query = tokens ? tokens->row - frame()->key.queryOffset : -1;
    if (query < 0 || query >= frame()->shapes.nQuery)
        return std::nullopt;
    return CellIndex{query, tokens->column};
}

std::optional<CellIndex> LearnedTableView::nearestPair(QPointF point) const
{
    const auto geometry = geometryNow();
    if (!geometry || geometry->usedCosines.isEmpty())
        return std::nullopt;
    const QRectF square = geometry->usedCosines.adjusted(0.5, 0.5, -0.5, -0.5);
    return pairAt({std::clamp(point.x(), square.left(), square.right()),
                   std::clamp(point.y(), square.top(), square.bottom())});
}

void LearnedTableView::pointRow(std::optional<int> row)
{
    if (row == m_pointedRow)
        return;
    m_pointedRow = row;
    update();
    emit hovered({.key = row});
}

void LearnedTableView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    const auto row = geometry && hasPicture() ? geometry->rowAt(event->position()) : std::nullopt;
    m_draggingRows = event->button() == Qt::LeftButton && row;
    if (!m_draggingRows)
        PairMapView::mousePressEvent(event);
    else if (*row != view().key)
        emit keyPicked(*row);
}

void LearnedTableView::mouseMoveEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (!geometry || !hasPicture())
        return;
    if (m_draggingRows && (event->buttons() & Qt::LeftButton)) {
        pointRow(std::nullopt);
        const double place = (event->position().y() - geometry->used.top()) / geometry->rowHeight;
        const int row =
            static_cast<int>(std::clamp(std::floor(place), 0.0, geometry->tokens - 1.0));
        if (row != view().key)
            emit keyPicked(row);
        return;
    }
    const auto row = geometry->rowAt(event->position());
    pointRow(row);
    if (!row)
        PairMapView::mouseMoveEvent(event);
}

void LearnedTableView::leaveEvent(QEvent *event)
{
    pointRow(std::nullopt);
    PairMapView::leaveEvent(event);
}

} // namespace locus::widgets
