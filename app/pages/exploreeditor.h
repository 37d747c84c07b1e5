// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "core/value.h"
#include "widgets/gesture.h"

#include <QObject>
#include <QTimer>

#include <string_view>

namespace locus::widgets {
class MethodBar;
class ParamPanel;
} // namespace locus::widgets

namespace locus::app {

class Actions;
class Comparison;
class MapCard;
class SceneStore;

/// Turns what the user does to the parameters into the next Scene. While A is shown nothing is
/// edited.
class ExploreEditor : public QObject {
    Q_OBJECT
public:
    /// A field that cannot have what was typed says so; the colours of \a map stay while numbers
    /// move.
    ExploreEditor(SceneStore &store, Comparison &comparison, Actions &actions,
                  widgets::MethodBar &methods, widgets::ParamPanel &panel, MapCard &map,
                  QObject *parent);

    void editParam(const QString &key, const core::Value &value, widgets::GestureId gesture);
    void pickMethod(core::MethodId method);
    void resetMethod();
    void resetAll();
    void toggleMask();

signals:
    /// The scene cannot take this edit, in words, where no field stands to show it at.
    void editRefused(const QString &message);
    /// What else an edit did that is not seen.
    void noticed(const QString &message);

private:
    /// One edit of the Scene at gesture start; the problem when it cannot be committed.
    [[nodiscard]] QString tryEdit(std::string_view key, const core::Value &value,
                                  widgets::GestureId gesture);
    void holdRange();

    SceneStore &m_store;
    Comparison &m_compare;
    Actions &m_actions;
    widgets::MethodBar &m_methods;
    widgets::ParamPanel &m_panel;
    MapCard &m_map;
    QTimer m_rangeHold;
};

} // namespace locus::app
