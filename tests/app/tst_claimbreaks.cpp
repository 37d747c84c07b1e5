// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/claimbreaks.h"
#include "app/framescheduler.h"
#include "app/pages/proofs.h"
#include "app/scenestore.h"
#include "core/edit.h"
#include "core/params.h"
#include "core/position/method.h"
#include "core/rules.h"
#include "core/shapes.h"
#include "tests/support/samplemodels.h"
#include "widgets/claimchips.h"
#include "widgets/proofchip.h"

#include <QTest>

#include <algorithm>

using namespace locus;
using namespace locus::app;
using core::ClaimId;
using core::MaskKind;
using core::MethodId;

Q_DECLARE_METATYPE(locus::core::ClaimId)

namespace {

/// Milliseconds; a loaded machine is no failure.
constexpr int patience = 120'000;

core::Scene sceneOf(MethodId method, MaskKind mask = MaskKind::None)
{
    core::Scene scene;
    scene.model = tests::sampleModel(method, mask);
    return scene;
}

std::vector<widgets::ShownClaim> shownOf(const core::Scene &scene, const std::set<Break> &made = {})
{
    return shownClaims(core::claimsOf(core::prepare(core::keyOf(scene.model)), scene.study),
                       scene.model, made);
}

std::optional<widgets::ShownClaim> shownOf(const core::Scene &scene, ClaimId id)
{
    for (const auto &shown : shownOf(scene))
        if (shown.claim.id == id)
            return shown;
    return std::nullopt;
}

std::vector<core::Value> valuesOf(const core::ParamSpec &spec)
{
    using core::FieldType;
    switch (spec.type) {
    case FieldType::Choice: {
        std::vector<core::Value> values;
        for (const std::string_view choice : spec.choices)
            values.emplace_back(std::string(choice));
        return values;
    }
    case FieldType::Boolean: return {true, false};
    case FieldType::Integer:
    case FieldType::Real:
    case FieldType::NumberOrNumbers:
        return spec.hasSlider() ? std::vector<core::Value>{spec.softMin, spec.softMax}
                                : std::vector<core::Value>();
    default: return {};
    }
}

/// Every scene that one change of the model leads to and that is defined and small.
std::vector<core::Scene> neighboursOf(const core::Scene &scene)
{
    std::vector<core::Scene> all;
    const MethodId method = scene.model.method;
    for (const core::ParamSpec &spec : core::allParams()) {
        const auto &methods = spec.methods;
        if (spec.section != core::Section::Model || spec.key == "method" ||
            (!methods.empty() &&
             std::find(methods.begin(), methods.end(), method) == methods.end()))
            continue;
        for (const core::Value &value : valuesOf(spec)) {
            const auto next = core::edited(scene, spec.key, value);
            const auto *there = std::get_if<core::Scene>(&next);
            if (!there || *there == scene)
                continue;
            const core::Shapes shapes = core::shapesOf(there->model);
            const auto positions = core::positionsOf(there->model, shapes);
            constexpr int most = 64;
            if (shapes.nKey <= most && !core::refusalOf(there->model, shapes, positions))
                all.push_back(*there);
        }
    }
    return all;
}

/// Store, frames and row as the page puts them together.
struct Fixture {
    SceneStore store;
    FrameScheduler scheduler;
    widgets::ClaimChips chips;
    Proofs proofs{store, scheduler, chips};

    explicit Fixture(const core::Scene &scene)
    {
        proofs.watch().setRest(0);
        chips.resize(1460, widgets::ClaimChips::rowHeight);
        chips.show();
        QObject::connect(&store, &SceneStore::sceneChanged, &store, [this] {
            scheduler.request(store.scene().model, {{core::Stage::Weights, 0}});
        });
        store.reset(scene, {});
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return proofs.watch().isCurrent(); }, patience);
    }
};

} // namespace

class ClaimBreaksTest : public QObject {
    Q_OBJECT

private slots:
    void everyOfferBreaksAndRestores_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("mask");
        for (const MethodId method : core::allMethods)
            for (const MaskKind mask : {MaskKind::None, MaskKind::Causal, MaskKind::Custom})
                QTest::addRow("%s, mask %d", core::methodName(method), static_cast<int>(mask))
                    << static_cast<int>(method) << static_cast<int>(mask);
    }

    void everyOfferBreaksAndRestores()
    {
        QFETCH(int, method);
        QFETCH(int, mask);
        const core::Scene scene =
            sceneOf(static_cast<MethodId>(method), static_cast<MaskKind>(mask));
        for (const auto &shown : shownOf(scene)) {
            const ClaimId id = shown.claim.id;
            if (!shown.claim.holds() || shown.offer.isEmpty())
                continue;
            const auto change = breakOf(scene.model, id);
            QVERIFY(change && !isMade(scene.model, *change));
            const core::Scene broken = withBreak(scene, *change);
            QVERIFY(!core::validate(broken));
            QVERIFY(isMade(broken.model, *change));
            const auto after = shownOf(broken, id);
            QVERIFY2(after && !after->claim.holds(), core::claimName(id));
            QVERIFY2(after->claim.expected == core::Expectation::Fails, core::claimName(id));
            const bool isChoice = *change == Break::CausalMask || *change == Break::FormByKey;
            QCOMPARE(after->byDesign, isChoice);
            QCOMPARE(after->mistake.isEmpty(), isChoice);
            const auto back = withoutBreak(broken, *change, beforeBreak(scene.model));
            QVERIFY(back == scene);
        }
    }

    void offersStandWhereTheyBelong()
    {
        using Ids = std::set<ClaimId>;
        const auto offered = [](const core::Scene &scene) {
            Ids ids;
            for (const auto &shown : shownOf(scene))
                if (!shown.offer.isEmpty())
                    ids.insert(shown.claim.id);
            return ids;
        };
        const Ids order = {ClaimId::PermutationEquivariance, ClaimId::MeanInvariance};
        const Ids sums = {ClaimId::WeightsSumToOne, ClaimId::TermsAddUp};
        const Ids turns = {ClaimId::ShiftInvariance, ClaimId::RotationKeepsLength,
                           ClaimId::RelativeRotation, ClaimId::LayoutsAgree};
        QCOMPARE(offered(sceneOf(MethodId::None)), order);
        QCOMPARE(offered(sceneOf(MethodId::Learned)), Ids());
        QCOMPARE(offered(sceneOf(MethodId::Shaw)), Ids());
        QCOMPARE(offered(sceneOf(MethodId::Sinusoidal)), Ids{ClaimId::FixedShiftIsLinear});
        QCOMPARE(offered(sceneOf(MethodId::T5)), sums);
        QCOMPARE(offered(sceneOf(MethodId::Alibi)), sums);
        Ids causal = sums; // ALiBi's other forms are defined with this mask only
        causal.insert(ClaimId::DisplacementAlone);
        QCOMPARE(offered(sceneOf(MethodId::Alibi, MaskKind::Causal)), causal);
        QCOMPARE(offered(sceneOf(MethodId::Rope)), turns);
        // The mask that stands there already can be taken off, but mends no method that goes by
        // places.
        QCOMPARE(offered(sceneOf(MethodId::None, MaskKind::Causal)), order);
        QCOMPARE(offered(sceneOf(MethodId::Rope, MaskKind::Causal)), turns);
    }

    void nothingIsOfferedThatBreaksNothing()
    {
        core::Scene scene = sceneOf(MethodId::Rope);
        scene.model.rope.theta = core::Tensor::scalar(0.7); // one speed for all blocks
        QVERIFY(!breakOf(scene.model, ClaimId::RelativeRotation));
        scene = sceneOf(MethodId::Alibi);
        scene.model.alibi.slopes = core::Tensor::vector({0, 0, 0});
        QVERIFY(!breakOf(scene.model, ClaimId::WeightsSumToOne));
        scene = sceneOf(MethodId::None);
        scene.model.content.tokens = {"the", "the", "the"};
        QVERIFY(!breakOf(scene.model, ClaimId::MeanInvariance));
        for (const MethodId method : core::allMethods)
            for (const ClaimId id : {ClaimId::RowConstant, ClaimId::MaskedKeyNoInfluence})
                QVERIFY(!breakOf(sceneOf(method).model, id));
        scene = sceneOf(MethodId::Alibi, MaskKind::Causal);
        scene.model.alibi.form = core::AlibiForm::Key;
        QVERIFY(breakOf(scene.model, ClaimId::ShiftInvariance) == Break::BiasAfterSoftmax);
        scene = sceneOf(MethodId::Rope);
        scene.model.rope.rotaryDim = 7; // not defined: nothing to break
        QVERIFY(!breakOf(scene.model, ClaimId::RelativeRotation));
    }

    void whatCannotBeBrokenSaysSo_data() { everyOfferBreaksAndRestores_data(); }

    /// Every choice, switch and end of a slider that the method has, one at a time.
    void whatCannotBeBrokenSaysSo()
    {
        QFETCH(int, method);
        QFETCH(int, mask);
        const core::Scene scene =
            sceneOf(static_cast<MethodId>(method), static_cast<MaskKind>(mask));
        std::set<ClaimId> breakable;
        for (const core::Scene &next : neighboursOf(scene))
            for (const core::Claim &claim :
                 core::claimsOf(core::prepare(core::keyOf(next.model)), next.study))
                if (!claim.holds())
                    breakable.insert(claim.id);
        for (const auto &shown : shownOf(scene)) {
            const char *name = core::claimName(shown.claim.id);
            if (!shown.claim.holds())
                continue;
            QVERIFY2(shown.isSafe == shown.offer.isEmpty(), name);
            QVERIFY2(shown.isSafe != breakable.contains(shown.claim.id), name);
            QVERIFY2(widgets::safetySentence(shown).isEmpty() != shown.isSafe, name);
            QVERIFY2(widgets::claimTooltip(shown).contains(widgets::safetySentence(shown)), name);
        }
    }

    void pressBreaksAndTheNextRestores_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<ClaimId>("claim");
        const auto add = [](const char *name, MethodId method, ClaimId claim) {
            QTest::newRow(name) << static_cast<int>(method) << claim;
        };
        add("none, order", MethodId::None, ClaimId::PermutationEquivariance);
        add("none, mean", MethodId::None, ClaimId::MeanInvariance);
        add("sinusoidal", MethodId::Sinusoidal, ClaimId::FixedShiftIsLinear);
        add("t5", MethodId::T5, ClaimId::WeightsSumToOne);
        add("alibi", MethodId::Alibi, ClaimId::WeightsSumToOne);
        add("rope, turn", MethodId::Rope, ClaimId::RelativeRotation);
        add("rope, delta", MethodId::Rope, ClaimId::ShiftInvariance);
    }

    void pressBreaksAndTheNextRestores()
    {
        QFETCH(int, method);
        QFETCH(ClaimId, claim);
        core::Scene scene = sceneOf(static_cast<MethodId>(method));
        if (scene.model.method == MethodId::T5)
            scene.model.mistake = core::Mistake::MixedLayouts; // of a method that is not chosen
        Fixture f(scene);
        QVERIFY(f.settle());
        QCOMPARE(f.chips.chip(claim)->face().mark, widgets::ChipFace::Mark::Tick);
        f.chips.chip(claim)->click();
        QCOMPARE(f.store.undoStack()->count(), 1);
        QVERIFY(f.chips.isStale());
        QVERIFY(f.settle());
        QCOMPARE(f.chips.chip(claim)->face().mark, widgets::ChipFace::Mark::Cross);
        f.chips.chip(claim)->click();
        QCOMPARE(f.store.undoStack()->count(), 2);
        QVERIFY(f.store.scene() == scene);
        f.store.undoStack()->undo();
        f.store.undoStack()->undo();
        QVERIFY(f.store.scene() == scene);
    }

    void maskOfOnesOwnComesBack()
    {
        core::Scene scene = sceneOf(MethodId::None);
        scene.model.mask = MaskKind::Custom;
        scene.model.allowed = core::Tensor::matrix(7, 7, std::vector<double>(49, 1.0));
        Fixture f(scene);
        QVERIFY(f.settle());
        f.proofs.toggleBreak(ClaimId::MeanInvariance);
        QCOMPARE(f.store.scene().model.mask, MaskKind::Causal);
        f.proofs.toggleBreak(ClaimId::MeanInvariance);
        QVERIFY(f.store.scene() == scene);
        // A mask that no longer fits is none.
        core::Scene broken = withBreak(scene, Break::CausalMask);
        broken.model.content.tokens.pop_back();
        QCOMPARE(withoutBreak(broken, Break::CausalMask, beforeBreak(scene.model)).model.mask,
                 MaskKind::None);
    }

    void undoForgetsTheBreak()
    {
        Fixture f(sceneOf(MethodId::None));
        QVERIFY(f.settle());
        f.proofs.toggleBreak(ClaimId::MeanInvariance);
        f.store.undoStack()->undo();
        QVERIFY(f.store.scene() == sceneOf(MethodId::None));
        f.proofs.toggleBreak(ClaimId::MeanInvariance);
        QCOMPARE(f.store.scene().model.mask, MaskKind::Causal);
    }
};

QTEST_MAIN(ClaimBreaksTest)
#include "tst_claimbreaks.moc"
