// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/paircard.h"
#include "app/pages/proofs.h"
#include "core/shapes.h"
#include "tests/support/windowfixture.h"
#include "widgets/claimchips.h"
#include "widgets/pairnumbers.h"
#include "widgets/proofchip.h"

#include <QTest>
#include <QUndoStack>

using namespace locus;
using core::ClaimId;

namespace {

struct Fixture : tests::WindowFixture {
    using WindowFixture::WindowFixture;

    /// The claims of the present scene were measured.
    [[nodiscard]] bool settle()
    {
        return WindowFixture::settle() &&
               QTest::qWaitFor([this] { return window.page().proofs().watch().isCurrent(); },
                               tests::patience);
    }
    [[nodiscard]] app::PairCard &card() { return *window.page().pairCard(); }
    [[nodiscard]] widgets::ClaimChips &chips() { return *card().chips(); }
};

} // namespace

class ProofsTest : public QObject {
    Q_OBJECT

private slots:
    void rowStandsBelowTheNumbers_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("folded");
        QTest::newRow("wide") << QSize(1440, 900) << false;
        QTest::newRow("middle") << QSize(1250, 800) << false;
        QTest::newRow("narrow") << QSize(1024, 768) << true;
    }

    void rowStandsBelowTheNumbers()
    {
        QFETCH(QSize, size);
        QFETCH(bool, folded);
        Fixture f(size);
        QVERIFY(f.settle());
        const auto *numbers = f.card().numbers();
        const QRect place(numbers->mapTo(&f.card(), QPoint()), numbers->size());
        QVERIFY(place.bottom() < f.chips().y());
        QCOMPARE(f.chips().geometry().bottom(), f.card().height() - 1);
        QCOMPARE(f.chips().height(), widgets::ClaimChips::rowHeight);
        QVERIFY(f.card().rect().contains(f.chips().geometry()));
        QCOMPARE(f.chips().isFolded(), folded);
        QVERIFY(f.chips().countChip()->isVisible());
        QCOMPARE(f.chips().shownClaims().empty(), folded);
    }

    void pressIsOneUndoEntryAndTheNextTakesItBack()
    {
        Fixture f({1440, 900});
        QVERIFY(f.settle());
        const core::Scene before = f.window.store().scene();
        auto *chip = f.chips().chip(ClaimId::RelativeRotation);
        QVERIFY(chip);
        QTest::mouseClick(chip, Qt::LeftButton);
        auto *stack = f.window.store().undoStack();
        QCOMPARE(stack->count(), 1);
        QCOMPARE(stack->undoText(), QStringLiteral("Break: mix pairings"));
        QCOMPARE(f.window.store().scene().model.mistake, core::Mistake::MixedLayouts);
        QVERIFY(f.settle());
        QCOMPARE(chip->face().mark, widgets::ChipFace::Mark::Cross);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(stack->count(), 2);
        QVERIFY(f.window.store().scene() == before);
    }

    /// Undo and redo lead back to the break, and the break leads back to what stood before it.
    void aBreakThatIsRedoneCanBeTakenBack()
    {
        Fixture f({1440, 900});
        core::Scene scene;
        scene.model.method = core::MethodId::None;
        scene.model.mask = core::MaskKind::Custom;
        const int n = core::shapesOf(scene.model).nKey;
        std::vector<double> allowed(std::size_t(n) * std::size_t(n), 1.0);
        scene.model.allowed = core::Tensor::matrix(n, n, std::move(allowed));
        f.load(scene);
        QVERIFY(f.settle());
        const core::Scene before = f.scene();
        app::Proofs &proofs = f.page().proofs();
        proofs.toggleBreak(ClaimId::PermutationEquivariance);
        QCOMPARE(f.scene().model.mask, core::MaskKind::Causal);
        QVERIFY(f.settle());
        QUndoStack &stack = *f.window.store().undoStack();
        stack.undo();
        QVERIFY(f.scene().model == before.model);
        QVERIFY(f.settle());
        stack.redo();
        QVERIFY(f.settle());
        proofs.toggleBreak(ClaimId::PermutationEquivariance);
        QCOMPARE(f.scene().model.mask, core::MaskKind::Custom);
        QVERIFY(f.scene().model == before.model);
        stack.setClean();
    }

    void documentReplacesTheClaims()
    {
        Fixture f({1440, 900});
        QVERIFY(f.settle());
        core::Scene scene;
        scene.model.method = core::MethodId::Sinusoidal;
        f.window.store().reset(scene, {});
        QVERIFY(f.chips().isStale());
        QVERIFY(f.settle());
        QVERIFY(!f.chips().isStale());
        QVERIFY(f.chips().chip(ClaimId::FixedShiftIsLinear));
        QVERIFY(!f.chips().chip(ClaimId::RelativeRotation));
    }
};

QTEST_MAIN(ProofsTest)
#include "tst_proofs.moc"
