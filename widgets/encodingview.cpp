// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/encodingview.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

EncodingView::EncodingView(QWidget *parent)
    : PictureView(parent)
{
    retranslate();
}

void EncodingView::retranslate()
{
    setAccessibleName(tr("Position vectors"));
    setAccessibleDescription(tr("Rows are positions, columns are dimensions. The arrow keys choose "
                                "a row and a frequency."));
}

void EncodingView::setPair(std::optional<int> pair)
{
    if (pair == m_pair)
        return;
    m_pair = pair;
    update();
}

HeatmapOptions EncodingView::options()
{
    HeatmapOptions options;
    options.chosenPair = m_pair;
    options.cache = &m_cache;
    return options;
}

void EncodingView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    QPainter painter(this);
    paintEncoding(painter, rect(), *frame(), view(), theme(), options());
    paintFocusRing(painter);
}

void EncodingView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = hasPicture()
                              ? heatmapGeometry(rect(), *frame(), encodingView(view()), options())
                              : std::nullopt;
    const auto cell = geometry ? geometry->cellAt(event->position()) : std::nullopt;
    if (event->button() != Qt::LeftButton || !cell) {
        event->ignore();
        return;
    }
    if (cell->row != view().key)
        emit keyPicked(cell->row);
    if (const auto pair = encodingPairAt(*frame(), cell->column); pair && pair != m_pair)
        emit pairPicked(*pair);
}

void EncodingView::keyPressEvent(QKeyEvent *event)
{
    const auto geometry = hasPicture()
                              ? heatmapGeometry(rect(), *frame(), encodingView(view()), options())
                              : std::nullopt;
    int key = view().key;
    int pair = m_pair.value_or(-1);
    switch (event->key()) {
    case Qt::Key_Up: --key; break;
    case Qt::Key_Down: ++key; break;
    case Qt::Key_Left: --pair; break;
    case Qt::Key_Right: ++pair; break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (!geometry)
        return;
    if (key != view().key && key >= 0 && key < geometry->rows)
        emit keyPicked(key);
    const bool isSinusoid = encodingPairAt(*frame(), 0).has_value();
    if (isSinusoid && pair != m_pair.value_or(-1) && pair >= 0 && 2 * pair < geometry->columns)
        emit pairPicked(pair);
}

} // namespace locus::widgets
