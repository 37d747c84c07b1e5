// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gramview.h"

#include "widgets/picturepainter.h"

#include <QPainter>

namespace locus::widgets {

namespace {

/// Tokens as query row and key; none where the first one asks nothing.
std::optional<CellIndex> pairOf(const core::Frame &frame, std::optional<CellIndex> tokens)
{
    if (!tokens)
        return std::nullopt;
    const int query = tokens->row - frame.key.queryOffset;
    return query >= 0 && query < frame.shapes.nQuery
               ? std::optional(CellIndex{query, tokens->column})
               : std::nullopt;
}

} // namespace

GramView::GramView(QWidget *parent)
    : PairMapView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void GramView::retranslate()
{
    setAccessibleName(tr("Products of position vectors"));
    setAccessibleDescription(tr("Rows and columns are positions, each cell is the product of their "
                                "vectors. The arrow keys move the selected pair."));
}

QString GramView::title() const
{
    return tr("Gram matrix P Pᵀ");
}

QString GramView::shortTitle() const
{
    return tr("Gram");
}

QString GramView::subtitle() const
{
    return frame() ? gramSubtitle(*frame()) : QString();
}

std::optional<GramGeometry> GramView::geometryNow() const
{
    return hasPicture() ? gramGeometry(area(), *frame()) : std::nullopt;
}

void GramView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintGram(painter, area(), *frame(), view(), theme(), {markedPair(), &m_cache});
    paintFocusRing(painter);
}

std::optional<CellIndex> GramView::pairAt(QPointF point) const
{
    const auto geometry = geometryNow();
    return geometry ? pairOf(*frame(), geometry->tokensAt(point)) : std::nullopt;
}

std::optional<CellIndex> GramView::nearestPair(QPointF point) const
{
    const auto geometry = geometryNow();
    return geometry ? pairOf(*frame(), geometry->nearestTokens(point)) : std::nullopt;
}

} // namespace locus::widgets
