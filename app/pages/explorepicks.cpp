// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at: pair, stage, head, pins, what the pointer is on.
#include "app/actions.h"
#include "app/comparison.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/exploreedits.h"
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/sidecards.h"
#include "app/scenestore.h"
#include "core/pins.h"
#include "widgets/paircontrol.h"

#include <QAction>

#include <algorithm>

namespace locus::app {

void ExplorePage::pickStage(core::Stage stage)
{
    core::View view = look();
    view.stage = stage;
    m_store.setView(view);
}

void ExplorePage::pickPair(int query, int key)
{
    core::View view = look();
    // Another displacement on purpose: what was locked is given up, and the panel says so.
    if (m_pair->isLocked() && key - query != view.key - view.query)
        setLocked(false);
    view.query = query;
    view.key = key;
    m_store.setView(view);
}

void ExplorePage::pickQuery(int query)
{
    const core::View &view = look();
    const int inside = std::clamp(query, 0, m_shapes.nQuery - 1);
    if (m_pair->isLocked())
        m_store.setView(movedAlong(view, m_shapes, inside - view.query));
    else
        pickPair(inside, view.key);
}

void ExplorePage::pickKey(int key)
{
    const core::View &view = look();
    if (m_pair->isLocked())
        m_store.setView(movedAlong(view, m_shapes, key - view.key));
    else
        pickPair(view.query, key);
}

void ExplorePage::pickDelta(qint64 delta)
{
    const auto &frame = m_compare->shownFrame();
    if (!frame || !frame->prepared || !(frame->key == core::keyOf(m_compare->shownScene().model)))
        return;
    const int query = look().query;
    if (const auto key = keyAtDelta(*frame->prepared, query, delta))
        pickPair(query, *key);
}

void ExplorePage::pickBlock(int block)
{
    core::View view = look();
    view.block = block;
    m_store.setView(view);
}

void ExplorePage::pickHead(int head)
{
    core::View view = look();
    view.head = head;
    m_store.setView(view);
}

void ExplorePage::pinPair(int query, int key)
{
    const core::Pair pair{core::QueryIndex{query}, core::KeyIndex{key}};
    m_store.setView(core::withPinToggled(look(), pair));
}

void ExplorePage::isolateHead(int head)
{
    core::View view = look();
    view.head = head;
    view.allHeads = false;
    m_isIsolated = true;
    m_store.setView(view);
}

void ExplorePage::showAllHeads(bool all)
{
    core::View view = look();
    view.allHeads = all;
    m_isIsolated = false;
    m_store.setView(view);
}

/// Escape: pins go first, then a head that was taken out of all of them.
void ExplorePage::goBack()
{
    if (!look().pins.isNull())
        m_store.setView(core::withoutPins(look()));
    else if (m_isIsolated)
        showAllHeads(true);
}

void ExplorePage::showHover(const widgets::Hover &hover)
{
    m_map->setHover(hover);
    m_side->setHover(hover);
    m_detached->setHover(hover);
    m_text->setHover(hover);
}

void ExplorePage::setLocked(bool locked)
{
    m_pair->setLocked(locked);
    m_actions.toggleLock->setChecked(locked);
}

} // namespace locus::app
