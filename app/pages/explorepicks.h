// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/keptcolors.h"
#include "core/scene.h"
#include "core/shapes.h"

#include <QObject>

#include <optional>

namespace locus::widgets {
class PairControl;
} // namespace locus::widgets

namespace locus::app {

class Actions;
class Comparison;
class SceneStore;

/// What is looked at: pair, stage, head, block and pins, picked in any picture. Each pick is the
/// next View; looking is not undone.
class ExplorePicks : public QObject {
    Q_OBJECT
public:
    /// \a pair shows the lock, which keeps the displacement of the pair.
    ExplorePicks(SceneStore &store, Comparison &comparison, widgets::PairControl &pair,
                 Actions &actions, QObject *parent);

    void pickStage(core::Stage stage);
    void pickPair(int query, int key);
    /// While the displacement is locked the other one comes along.
    void pickQuery(int query);
    void pickKey(int key);
    void pickHead(int head);
    /// Of the map of the stage on show; none: they follow its values.
    void keepColors(const std::optional<core::ColorEnds> &ends);
    void stepHead(int step);
    void pickDelta(qint64 delta);
    void pickBlock(int block);
    void pinPair(int query, int key);
    /// Out of the maps of all heads; goBack() shows those again.
    void isolateHead(int head);
    void showAllHeads(bool all);
    /// Escape: pins go first, then a head that was taken out of all of them.
    void goBack();
    void setLocked(bool locked);
    /// Along the diagonal, so that the displacement stays.
    void moveAlong(int step);

private:
    /// Of the scene on show.
    [[nodiscard]] const core::View &look() const;
    [[nodiscard]] core::Shapes shapes() const;

    SceneStore &m_store;
    Comparison &m_compare;
    widgets::PairControl &m_pair;
    Actions &m_actions;
    bool m_isIsolated = false; ///< the head came out of the maps of all
};

} // namespace locus::app
