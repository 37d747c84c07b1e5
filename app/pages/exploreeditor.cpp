// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/exploreeditor.h"

#include "app/actions.h"
#include "app/claimbreaks.h"
#include "app/comparison.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/exploreedits.h"
#include "app/pages/mapcard.h"
#include "app/pages/pagelabels.h"
#include "app/scenestore.h"
#include "core/edit.h"
#include "core/names.h"
#include "widgets/methodbar.h"
#include "widgets/parampanel.h"
#include "widgets/words.h"

#include <QApplication>

#include <variant>

namespace locus::app {

namespace {

constexpr int rangeHoldMilliseconds = 600;

} // namespace

ExploreEditor::ExploreEditor(SceneStore &store, Comparison &comparison, Actions &actions,
                             widgets::MethodBar &methods, widgets::ParamPanel &panel, MapCard &map,
                             QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_compare(comparison)
    , m_actions(actions)
    , m_methods(methods)
    , m_panel(panel)
    , m_map(map)
{
    m_rangeHold.setSingleShot(true);
    m_rangeHold.setInterval(rangeHoldMilliseconds);
    connect(&m_rangeHold, &QTimer::timeout, this, [this] {
        if (QApplication::mouseButtons() != Qt::NoButton)
            m_rangeHold.start();
        else
            m_map.setRangeHeld(false);
    });
}

QString ExploreEditor::tryEdit(std::string_view key, const core::Value &value,
                               widgets::GestureId gesture)
{
    if (m_compare.showsA())
        return keptSentence();
    const auto result = core::edited(m_store.gestureStart(gesture), key, value);
    if (const auto *problem = std::get_if<core::Problem>(&result))
        return widgets::reasonOf(*problem);
    holdRange();
    m_store.edit(std::get<core::Scene>(result), editText(key), gesture);
    return {};
}

void ExploreEditor::editParam(const QString &key, const core::Value &value,
                              widgets::GestureId gesture)
{
    const QString problem = tryEdit(key.toStdString(), value, gesture);
    if (problem.isEmpty())
        return;
    m_panel.setScene(m_compare.shownScene());
    m_panel.setProblem(key, problem);
}

void ExploreEditor::pickMethod(core::MethodId method)
{
    const std::string name(core::nameOf(method));
    if (const QString problem = tryEdit("method", name, widgets::newGesture());
        !problem.isEmpty()) {
        m_methods.setMethod(m_compare.shownScene().model.method);
        m_actions.setMethod(m_compare.shownScene().model.method);
        emit editRefused(problem);
    }
}

void ExploreEditor::toggleMask()
{
    const core::MaskKind before = m_store.scene().model.mask;
    const bool causal = before == core::MaskKind::Causal;
    // A mask of one's own comes back: the key takes back what it did.
    const core::MaskKind next =
        causal ? beforeBreak(m_store.history(), Break::CausalMask).mask : core::MaskKind::Causal;
    const auto setMask = [this](core::MaskKind mask) {
        return tryEdit("mask", std::string(core::nameOf(mask)), widgets::newGesture());
    };
    QString problem = setMask(next);
    if (!problem.isEmpty() && next == core::MaskKind::Custom)
        problem = setMask(core::MaskKind::None);
    if (!problem.isEmpty())
        emit editRefused(problem);
    else if (before == core::MaskKind::Custom)
        emit noticed(tr("The causal mask stands in place of your own: M or Undo brings it back."));
}

void ExploreEditor::resetMethod()
{
    if (m_compare.showsA())
        return;
    m_store.edit(withMethodDefaults(m_store.scene()), tr("Reset method"), widgets::newGesture());
    m_panel.narrow(m_store.scene().model.method);
}

void ExploreEditor::resetAll()
{
    if (m_compare.showsA())
        return;
    m_store.edit(withAllDefaults(m_store.scene()), tr("Reset all"), widgets::newGesture());
    m_panel.narrow({});
}

/// Colours stay while numbers move; when the hand rests they fit again.
void ExploreEditor::holdRange()
{
    m_map.setRangeHeld(true);
    m_rangeHold.start();
}

} // namespace locus::app
