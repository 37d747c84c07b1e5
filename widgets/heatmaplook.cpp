// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmapview.h"

namespace locus::widgets {

namespace {

/// With room for the values of a companion.
ColorRange commonRange(const core::Frame &frame, const core::Frame *companion,
                       const core::View &view)
{
    const ColorRange own = heatmapRange(frame, view);
    return companion && heatmapExists(*companion, view)
               ? united(own, heatmapRange(*companion, view))
               : own;
}

} // namespace

void HeatmapView::setNumbersVisible(bool visible)
{
    if (visible == m_numbers)
        return;
    m_numbers = visible;
    update();
    emit lookChanged();
}

void HeatmapView::setRangeHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    updateRange();
    update();
}

MapLook HeatmapView::mapLook() const
{
    return {m_rows, m_columns, m_numbers};
}

void HeatmapView::setMapLook(const MapLook &look)
{
    setNumbersVisible(look.hasNumbers);
    setWindows(look.rows, look.columns);
}

void HeatmapView::follow(HeatmapView *leader)
{
    m_follows = true;
    const auto copyLook = [this, leader] {
        setNumbersVisible(leader->m_numbers);
        setDifference(leader->m_difference);
        useRange(leader->m_range);
        update();
    };
    connect(leader, &HeatmapView::lookChanged, this, copyLook);
    copyLook();
}

std::shared_ptr<const core::Difference> HeatmapView::difference() const
{
    return m_difference;
}

void HeatmapView::setCompanion(std::shared_ptr<const core::Frame> companion)
{
    if (companion == m_companion)
        return;
    m_companion = std::move(companion);
    updateRange();
    update();
}

void HeatmapView::setDifference(std::shared_ptr<const core::Difference> difference)
{
    if (difference == m_difference)
        return;
    m_difference = std::move(difference);
    m_outside.reset();
    pictureChanged();
    update();
    emit lookChanged();
}

HeatmapView::RangeOf HeatmapView::rangeOfShown() const
{
    return {shownView().stage, shownFrame().key.method, m_difference != nullptr};
}

void HeatmapView::updateRange()
{
    if (m_follows || !hasMap() || (!m_difference && !heatmapExists(*frame(), view())))
        return;
    const RangeOf shown = rangeOfShown();
    // Clipped displacements have the colours of their radius.
    const bool follows = shownView().stage == core::Stage::Clip && !m_difference;
    if (m_held && m_rangeOf == shown && !follows)
        return;
    m_rangeOf = shown;
    if (m_difference)
        useRange(differenceRange(*m_difference));
    else
        useRange(commonRange(*frame(), m_companion.get(), view()));
}

void HeatmapView::useRange(const ColorRange &range)
{
    if (range == m_range)
        return;
    m_range = range;
    m_geometry.reset();
    m_outside.reset();
    emit rangeChanged();
    emit lookChanged();
}

} // namespace locus::widgets
