// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/encodingview.h"

#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

namespace {

QString sizeText(const core::Frame &frame)
{
    const int rows = frame.shapes.nKey;
    const int width = frame.shapes.dModel;
    const core::LearnedParams &learned = frame.key.learned;
    // Packed positions use a row more than once.
    const bool oneEach = frame.key.positions.isNull() && rows <= learned.length;
    if (frame.key.method != core::MethodId::Learned || (!learned.segments && !oneEach))
        return EncodingView::tr("%1 × %2").arg(rows).arg(width);
    return learned.segments
               ? EncodingView::tr("P[i] + S[segment], %1 × %2").arg(rows).arg(width)
               : EncodingView::tr("%1 of %2 rows × %3").arg(rows).arg(learned.length).arg(width);
}

} // namespace

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

QString EncodingView::title() const
{
    return tr("Position vectors");
}

QString EncodingView::shortTitle() const
{
    return tr("Vectors");
}

QString EncodingView::subtitle() const
{
    return frame() ? withCaveat(*frame(), core::Stage::Encoding, sizeText(*frame())) : QString();
}

std::vector<core::StageRequest> EncodingView::requests(const core::Model &,
                                                       const core::View &) const
{
    return {{core::Stage::Encoding, 0}};
}

HeatmapOptions EncodingView::options()
{
    HeatmapOptions options;
    options.cache = &m_cache;
    return options;
}

void EncodingView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintEncoding(painter, area(), *frame(), view(), theme(), options());
    paintFocusRing(painter);
}

void EncodingView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = hasPicture()
                              ? heatmapGeometry(area(), *frame(), encodingView(view()), options())
                              : std::nullopt;
    const auto cell = geometry ? geometry->cellAt(event->position()) : std::nullopt;
    if (event->button() != Qt::LeftButton || !cell) {
        event->ignore();
        return;
    }
    if (cell->row != view().key)
        emit keyPicked(cell->row);
    if (const auto pair = encodingPairAt(*frame(), cell->column); pair && *pair != view().block)
        emit blockPicked(*pair);
}

void EncodingView::keyPressEvent(QKeyEvent *event)
{
    const auto geometry = hasPicture()
                              ? heatmapGeometry(area(), *frame(), encodingView(view()), options())
                              : std::nullopt;
    int key = view().key;
    int pair = view().block;
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
    if (isSinusoid && pair != view().block && pair >= 0 && 2 * pair < geometry->columns)
        emit blockPicked(pair);
}

} // namespace locus::widgets
