// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fourpartsview.h"

#include "widgets/picturepainter.h"

#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

bool hasImages(const core::Frame &frame, int head)
{
    return arePartsSampled(frame.shapes) ||
           std::all_of(partStages.begin(), partStages.end(),
                       [&](core::Stage stage) { return frame.image(stage, head) != nullptr; });
}

} // namespace

FourPartsView::FourPartsView(QWidget *parent)
    : PairMapView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void FourPartsView::retranslate()
{
    setAccessibleName(tr("Four parts of the score"));
    setAccessibleDescription(
        tr("Four maps of query by key that add up to the score: content with content, content with "
           "position, position with content, position with position. The arrow keys move the "
           "selected pair."));
}

QString FourPartsView::title() const
{
    return tr("Four parts of the score");
}

QString FourPartsView::shortTitle() const
{
    return tr("Four parts");
}

QString FourPartsView::subtitle() const
{
    return frame() ? fourPartsSubtitle(*frame(), view()) : QString();
}

std::vector<core::StageRequest> FourPartsView::requests(const core::Model &model,
                                                        const core::View &view) const
{
    std::vector<core::StageRequest> requests;
    if (arePartsSampled(core::shapesOf(model)))
        return requests;
    for (const core::Stage stage : partStages)
        requests.push_back({stage, view.head});
    return requests;
}

core::View FourPartsView::shownView() const
{
    core::View shown = view();
    if (!hasImages(*frame(), shown.head))
        shown.head = m_lastHead;
    return shown;
}

std::optional<FourPartsGeometry> FourPartsView::geometryNow() const
{
    return hasPicture() ? fourPartsGeometry(area(), *frame(), shownView()) : std::nullopt;
}

void FourPartsView::pictureChanged()
{
    if (hasPicture() && hasImages(*frame(), view().head))
        m_lastHead = view().head;
}

void FourPartsView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintFourParts(painter, area(), *frame(), shownView(), theme(),
                   {markedPair(), markedStage(), &m_cache});
    paintFocusRing(painter);
}

std::optional<CellIndex> FourPartsView::pairAt(QPointF point) const
{
    const auto geometry = geometryNow();
    return geometry ? geometry->cellAt(point) : std::nullopt;
}

std::optional<core::Stage> FourPartsView::stageAt(QPointF point) const
{
    const auto geometry = geometryNow();
    return geometry ? geometry->stageAt(point) : std::nullopt;
}

std::optional<CellIndex> FourPartsView::nearestPair(QPointF point) const
{
    const auto geometry = geometryNow();
    return geometry ? std::optional(geometry->nearestCell(point)) : std::nullopt;
}

} // namespace locus::widgets
