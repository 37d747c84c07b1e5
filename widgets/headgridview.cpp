// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/headgridview.h"

#include "widgets/painters/common.h"
#include "widgets/painters/heatmap.h"
#include "widgets/picturepainter.h"
#include "widgets/words.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int scrollBarWidth = 10;

} // namespace

HeadGridView::HeadGridView(QWidget *parent)
    : PictureView(parent)
    , m_scroll(new QScrollBar(Qt::Vertical, this))
{
    setMouseTracking(true);
    m_scroll->hide();
    m_scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_scroll, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

void HeadGridView::retranslate()
{
    setAccessibleName(tr("All heads"));
    setAccessibleDescription(tr("One map per head. The arrow keys choose a head, Enter or a "
                                "double-click shows it alone."));
    setToolTip(
        tr("Below each map: the weight of the selected pair, and the mean distance of the "
           "query to its keys, each counted by its weight; or the sum of the row, where a bias "
           "after softmax leaves no distribution"));
    m_scroll->setAccessibleName(tr("Scroll the heads"));
}

QString HeadGridView::title() const
{
    return tr("%1, all heads").arg(stageTitle(view().stage));
}

QString HeadGridView::symbol() const
{
    return indexedSymbol(view().stage);
}

std::vector<core::StageRequest> HeadGridView::requests(const core::Model &model,
                                                       const core::View &look) const
{
    std::vector<core::StageRequest> every;
    for (int head = 0; head < core::shapesOf(model).heads; ++head)
        every.push_back({look.stage, head});
    return every;
}

int HeadGridView::heads() const
{
    return hasPicture() ? frame()->shapes.heads : 0;
}

HeadGridGeometry HeadGridView::geometryNow() const
{
    const double bar = m_scroll->isHidden() ? 0 : scrollBarWidth + 2;
    return headGridGeometry(QRectF(area()).adjusted(0, 0, -bar, 0), heads(), m_scroll->value());
}

void HeadGridView::pictureChanged()
{
    updateScrollBar();
}

void HeadGridView::resizeEvent(QResizeEvent *event)
{
    updateScrollBar();
    PictureView::resizeEvent(event);
}

void HeadGridView::updateScrollBar()
{
    if (heads() == 0)
        return;
    HeadGridGeometry g = headGridGeometry(area(), heads());
    m_scroll->setVisible(g.rows > g.visibleRows);
    g = geometryNow();
    m_scroll->setRange(0, g.rows - g.visibleRows);
    m_scroll->setPageStep(g.visibleRows);
    m_scroll->setGeometry(onWidget({area().width() - double(scrollBarWidth), 0,
                                    double(scrollBarWidth), double(area().height())}));
    const int row = view().head / g.columns;
    if (row < m_scroll->value())
        m_scroll->setValue(row);
    else if (row >= m_scroll->value() + g.visibleRows)
        m_scroll->setValue(row - g.visibleRows + 1);
}

void HeadGridView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    if (!hasPicture())
        paintSentence(painter, area(), heatmapSentence(*frame(), view()), theme());
    else
        paintHeadGrid(painter, geometryNow(), frame(), view(), theme(), m_cache, hover().head);
    paintFocusRing(painter);
}

void HeadGridView::pickPairAt(int head, QPointF point)
{
    const QRectF map = geometryNow().mapRect(head);
    if (!core::isPairStage(view().stage) || !map.contains(point))
        return;
    const core::Shapes &shapes = frame()->shapes;
    const int query = std::clamp(int((point.y() - map.top()) / map.height() * shapes.nQuery), 0,
                                 shapes.nQuery - 1);
    const int key =
        std::clamp(int((point.x() - map.left()) / map.width() * shapes.nKey), 0, shapes.nKey - 1);
    if (query != view().query || key != view().key)
        emit cellPicked(query, key);
}

void HeadGridView::mousePressEvent(QMouseEvent *event)
{
    const auto head = heads() > 0 ? geometryNow().headAt(event->position()) : std::nullopt;
    if (event->button() != Qt::LeftButton || !head) {
        event->ignore();
        return;
    }
    // The first click on a head chooses it, the next ones its cells.
    if (*head != view().head)
        emit headPicked(*head);
    else
        pickPairAt(*head, event->position());
}

void HeadGridView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto head = heads() > 0 ? geometryNow().headAt(event->position()) : std::nullopt)
        emit isolated(*head);
}

void HeadGridView::mouseMoveEvent(QMouseEvent *event)
{
    const auto head = heads() > 0 ? geometryNow().headAt(event->position()) : std::nullopt;
    if ((event->buttons() & Qt::LeftButton) && head == view().head)
        pickPairAt(*head, event->position());
    else if (head != hover().head)
        emit hovered(head ? Hover{.head = *head} : Hover{});
}

void HeadGridView::leaveEvent(QEvent *event)
{
    emit hovered({});
    PictureView::leaveEvent(event);
}

void HeadGridView::wheelEvent(QWheelEvent *event)
{
    if (m_scroll->isHidden()) {
        event->ignore();
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / 120; // fine wheels send parts of a step
    m_wheel -= steps * 120;
    m_scroll->setValue(m_scroll->value() - steps);
    event->accept();
}

void HeadGridView::keyPressEvent(QKeyEvent *event)
{
    const HeadGridGeometry g = geometryNow();
    int head = view().head;
    switch (event->key()) {
    case Qt::Key_Left: --head; break;
    case Qt::Key_Right: ++head; break;
    case Qt::Key_Up: head -= g.columns; break;
    case Qt::Key_Down: head += g.columns; break;
    case Qt::Key_Home: head = 0; break;
    case Qt::Key_End: head = g.heads - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit isolated(head); return;
    case Qt::Key_Escape: emit escaped(); return;
    default: PictureView::keyPressEvent(event); return;
    }
    if (head >= 0 && head < g.heads && head != view().head)
        emit headPicked(head);
}

} // namespace locus::widgets
