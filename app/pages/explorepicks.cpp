// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/explorepicks.h"

#include "app/actions.h"
#include "app/comparison.h"
#include "app/pages/exploreedits.h"
#include "app/scenestore.h"
#include "core/pins.h"
#include "widgets/paircontrol.h"

#include <QAction>

#include <algorithm>

namespace locus::app {

ExplorePicks::ExplorePicks(SceneStore &store, Comparison &comparison, widgets::PairControl &pair,
                           Actions &actions, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_compare(comparison)
    , m_pair(pair)
    , m_actions(actions)
{
}

const core::View &ExplorePicks::look() const
{
    return m_compare.shownScene().view;
}

core::Shapes ExplorePicks::shapes() const
{
    return core::shapesOf(m_compare.shownScene().model);
}

void ExplorePicks::pickStage(core::Stage stage)
{
    core::View view = look();
    view.stage = stage;
    m_store.setView(view);
}

void ExplorePicks::pickPair(int query, int key)
{
    core::View view = look();
    // Another displacement on purpose: what was locked is given up, and the panel says so.
    if (m_pair.isLocked() && key - query != view.key - view.query)
        setLocked(false);
    view.query = query;
    view.key = key;
    m_store.setView(view);
}

void ExplorePicks::pickQuery(int query)
{
    const core::View &view = look();
    const int inside = std::clamp(query, 0, shapes().nQuery - 1);
    if (m_pair.isLocked())
        m_store.setView(movedAlong(view, shapes(), inside - view.query));
    else
        pickPair(inside, view.key);
}

void ExplorePicks::pickKey(int key)
{
    const core::View &view = look();
    if (m_pair.isLocked())
        m_store.setView(movedAlong(view, shapes(), key - view.key));
    else
        pickPair(view.query, key);
}

void ExplorePicks::stepHead(int step)
{
    m_store.setView(withNextHead(look(), shapes().heads, step));
}

void ExplorePicks::moveAlong(int step)
{
    m_store.setView(movedAlong(look(), shapes(), step));
}

void ExplorePicks::pickDelta(qint64 delta)
{
    const auto &frame = m_compare.shownFrame();
    if (!frame || !frame->prepared || !(frame->key == core::keyOf(m_compare.shownScene().model)))
        return;
    const int query = look().query;
    if (const auto key = keyAtDelta(*frame->prepared, query, delta))
        pickPair(query, *key);
}

void ExplorePicks::pickBlock(int block)
{
    core::View view = look();
    view.block = block;
    m_store.setView(view);
}

void ExplorePicks::pickHead(int head)
{
    core::View view = look();
    view.head = head;
    m_store.setView(view);
}

void ExplorePicks::keepColors(const std::optional<core::ColorEnds> &ends)
{
    m_store.setView(core::withKeptColors(look(), ends));
}

void ExplorePicks::pinPair(int query, int key)
{
    const core::Pair pair{core::QueryIndex{query}, core::KeyIndex{key}};
    m_store.setView(core::withPinToggled(look(), pair));
}

void ExplorePicks::isolateHead(int head)
{
    core::View view = look();
    view.head = head;
    view.allHeads = false;
    m_isIsolated = true;
    m_store.setView(view);
}

void ExplorePicks::showAllHeads(bool all)
{
    core::View view = look();
    view.allHeads = all;
    m_isIsolated = false;
    m_store.setView(view);
}

void ExplorePicks::goBack()
{
    if (!look().pins.isNull())
        m_store.setView(core::withoutPins(look()));
    else if (m_isIsolated)
        showAllHeads(true);
}

void ExplorePicks::setLocked(bool locked)
{
    m_pair.setLocked(locked);
    m_actions.toggleLock->setChecked(locked);
}

} // namespace locus::app
