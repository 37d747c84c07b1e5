// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"
#include "widgets/claimchips.h"
#include "widgets/claimlist.h"
#include "widgets/claimpopover.h"
#include "widgets/claimrow.h"
#include "widgets/mathlabel.h"
#include "widgets/proofchip.h"
#include "widgets/words.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace locus;
using namespace locus::widgets;
using core::ClaimId;
using core::Expectation;

Q_DECLARE_METATYPE(locus::core::ClaimId)

namespace {

ShownClaim held(ClaimId id, double residual = 2.2e-16)
{
    ShownClaim shown;
    shown.claim = {id, Expectation::Holds, residual, 1e-12};
    shown.method = core::MethodId::Rope;
    return shown;
}

ShownClaim broken(ClaimId id, const QString &mistake)
{
    ShownClaim shown = held(id, 0.0781);
    shown.claim.expected = Expectation::Fails;
    shown.mistake = mistake;
    shown.offer = QStringLiteral("Take back: mix pairings");
    shown.restores = true;
    return shown;
}

ShownClaim notExpected(ClaimId id)
{
    ShownClaim shown = held(id, 2.449);
    shown.claim.expected = Expectation::Fails;
    shown.byDesign = true;
    return shown;
}

std::vector<ClaimId> idsOf(const std::vector<ShownClaim> &claims)
{
    std::vector<ClaimId> ids;
    ids.reserve(claims.size());
    for (const ShownClaim &shown : claims)
        ids.push_back(shown.claim.id);
    return ids;
}

/// The claims of RoPE without a mask.
std::vector<ShownClaim> ropeClaims()
{
    std::vector<ShownClaim> claims = {
        held(ClaimId::WeightsSumToOne),       held(ClaimId::TermsAddUp, 0),
        held(ClaimId::RowConstant),           notExpected(ClaimId::PermutationEquivariance),
        notExpected(ClaimId::MeanInvariance), held(ClaimId::ShiftInvariance),
        held(ClaimId::RotationKeepsLength),   held(ClaimId::RelativeRotation),
        held(ClaimId::LayoutsAgree)};
    for (ShownClaim &shown : claims)
        if (shown.claim.id == ClaimId::RelativeRotation)
            shown.offer = QStringLiteral("Break it: mix pairings");
    return claims;
}

QColor groundOf(const ProofChip &chip)
{
    QImage image(chip.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const_cast<ProofChip &>(chip).render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    return image.pixelColor(chip.width() / 2, 6); // above the letters
}

/// Pixels of the mark at the right end that are nearer to \a ink than to the ground.
int markPixels(const ProofChip &chip, const QColor &ink)
{
    QImage image(chip.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const_cast<ProofChip &>(chip).render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    const int middle = (ink.lightness() + groundOf(chip).lightness()) / 2;
    const bool isDark = ink.lightness() < middle;
    int count = 0;
    for (int y = 8; y < chip.height() - 8; ++y)
        for (int x = chip.width() - 27; x < chip.width() - 13; ++x)
            count += (image.pixelColor(x, y).lightness() < middle) == isDark ? 1 : 0;
    return count;
}

struct Row {
    ClaimChips chips;
    explicit Row(int width = 1380)
    {
        chips.resize(width, ClaimChips::rowHeight);
        chips.show();
    }
};

} // namespace

class ClaimChipsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qRegisterMetaType<ClaimId>(); }

    void everyClaimHasWords()
    {
        for (const ClaimId id : core::allClaims) {
            QVERIFY(!claimLabel(id).isEmpty());
            QVERIFY(claimLabel(id).count(QLatin1Char('$')) % 2 == 0);
            QVERIFY(!claimSentence(id).isEmpty());
            QVERIFY(mathLabelWidth(claimLabel(id), 12) > 20);
        }
    }

    void residualsReadAsNumbers_data()
    {
        QTest::addColumn<double>("residual");
        QTest::addColumn<double>("limit");
        QTest::addColumn<QString>("text");
        QTest::newRow("exact") << 0.0 << 0.0 << QStringLiteral("0");
        QTest::newRow("rounding") << 2.2204e-16 << 1e-12 << QStringLiteral("2.2e−16");
        QTest::newRow("broken") << 0.07812 << 1e-12 << QStringLiteral("0.0781");
        QTest::newRow("large") << 2.4491 << 1e-12 << QStringLiteral("2.45");
        QTest::newRow("little") << 3.14e-6 << 1e-12 << QStringLiteral("0.0000031");
        QTest::newRow("a count") << 1.0 << 0.0 << QStringLiteral("1");
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << 1e-12
                                 << QStringLiteral("∞");
    }

    void residualsReadAsNumbers()
    {
        QFETCH(double, residual);
        QFETCH(double, limit);
        QFETCH(QString, text);
        QCOMPARE(residualText({ClaimId::TermsAddUp, Expectation::Holds, residual, limit}), text);
    }

    void whatNeedNotHoldStandsLast()
    {
        const auto ids = idsOf(inRowOrder(ropeClaims()));
        QCOMPARE(ids.size(), std::size_t(9));
        QCOMPARE(ids.front(), ClaimId::RotationKeepsLength);
        QCOMPARE(ids[7], ClaimId::PermutationEquivariance);
        QCOMPARE(ids[8], ClaimId::MeanInvariance);
        const auto plain =
            idsOf(inRowOrder({held(ClaimId::TermsAddUp), held(ClaimId::MeanInvariance),
                              held(ClaimId::PermutationEquivariance)}));
        QCOMPARE(plain, (std::vector<ClaimId>{ClaimId::PermutationEquivariance,
                                              ClaimId::MeanInvariance, ClaimId::TermsAddUp}));
    }

    void brokenIsYellowWithACrossInBothThemes_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void brokenIsYellowWithACrossInBothThemes()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        Row row;
        row.chips.setTheme(theme);
        row.chips.setClaims({held(ClaimId::WeightsSumToOne),
                             broken(ClaimId::RelativeRotation, QStringLiteral("mix pairings"))});
        const ProofChip *good = row.chips.chip(ClaimId::WeightsSumToOne);
        const ProofChip *bad = row.chips.chip(ClaimId::RelativeRotation);
        QVERIFY(good && bad);
        QCOMPARE(good->face().mark, ChipFace::Mark::Tick);
        QCOMPARE(bad->face().mark, ChipFace::Mark::Cross);
        QCOMPARE(groundOf(*good), theme.sunken);
        QCOMPARE(groundOf(*bad), theme.broken);
        QCOMPARE(theme.broken, QColor(0xF0, 0xE4, 0x42));
        QVERIFY(markPixels(*bad, theme.brokenInk) > 8);
        QVERIFY(markPixels(*good, theme.ink) > 8);
    }

    void staleChipsKeepTheNumberWithoutTheColour()
    {
        Row row;
        row.chips.setClaims({broken(ClaimId::RelativeRotation, QStringLiteral("x"))});
        const ProofChip *chip = row.chips.chip(ClaimId::RelativeRotation);
        row.chips.setStale(true);
        QVERIFY(chip->isStale());
        QCOMPARE(chip->face().value, QStringLiteral("0.0781"));
        QCOMPARE(groundOf(*chip), Theme::light().sunken);
        row.chips.setClaims({broken(ClaimId::RelativeRotation, QStringLiteral("x"))});
        QVERIFY(!chip->isStale());
        QCOMPARE(groundOf(*chip), Theme::light().broken);
    }

    void rowHoldsWhatFitsAndCountsAll()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        const auto shown = row.chips.shownClaims();
        QVERIFY(shown.size() >= 4);
        QVERIFY(shown.size() < 9);
        QCOMPARE(row.chips.countChip()->face().value, QStringLiteral("9 of 9"));
        int right = 0;
        for (const ClaimId id : shown) {
            QVERIFY(row.chips.chip(id)->x() >= right);
            right = row.chips.chip(id)->geometry().right();
        }
        QVERIFY(right < row.chips.countChip()->x());
        QVERIFY(row.chips.breakButton()->geometry().right() < row.chips.width());
        QCOMPARE(row.chips.breakButton()->text(), QStringLiteral("Break it: mix pairings"));
    }

    void narrowRowFoldsButShowsWhatIsBroken()
    {
        Row row(760);
        auto claims = ropeClaims();
        row.chips.setClaims(claims);
        QVERIFY(row.chips.isFolded());
        QVERIFY(row.chips.shownClaims().empty());
        QCOMPARE(row.chips.countChip()->face().value, QStringLiteral("9 of 9"));
        QCOMPARE(row.chips.countChip()->geometry().right(), row.chips.width() - 1);
        claims[7] = broken(ClaimId::RelativeRotation, QStringLiteral("mix pairings"));
        row.chips.setClaims(claims);
        QCOMPARE(row.chips.shownClaims(), std::vector<ClaimId>{ClaimId::RelativeRotation});
        QCOMPARE(row.chips.countChip()->face().value, QStringLiteral("8 of 9"));
        QVERIFY(row.chips.countChip()->face().label.contains(QStringLiteral("as expected")));
        QCOMPARE(row.chips.countChip()->face().mark, ChipFace::Mark::Cross);
        // What a press broke stays in sight, though this mask need not keep it.
        ShownClaim pressed = notExpected(ClaimId::MeanInvariance);
        pressed.restores = true;
        pressed.offer = QStringLiteral("Take back: causal mask");
        row.chips.setClaims({held(ClaimId::WeightsSumToOne), pressed});
        QCOMPARE(row.chips.shownClaims(), std::vector<ClaimId>{ClaimId::MeanInvariance});
    }

    void equivarianceAndMeanStandTogether()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        for (int width = 1500; width > 900; width -= 20) {
            row.chips.resize(width, ClaimChips::rowHeight);
            const bool equivariance = row.chips.chip(ClaimId::PermutationEquivariance);
            QCOMPARE(bool(row.chips.chip(ClaimId::MeanInvariance)), equivariance);
            QVERIFY(equivariance || width < 1380);
        }
    }

    void tooltipsSayTheWholeClaim()
    {
        const QString good = claimTooltip(held(ClaimId::WeightsSumToOne));
        QVERIFY2(good.contains(claimSentence(ClaimId::WeightsSumToOne)), qPrintable(good));
        QVERIFY2(good.contains(QStringLiteral("2.2e−16")), qPrintable(good));
        QVERIFY2(good.contains(QStringLiteral("limit 1e−12")), qPrintable(good));
        QVERIFY2(good.contains(QStringLiteral("should hold for RoPE without a mask")),
                 qPrintable(good));
        const QString right = claimTooltip(notExpected(ClaimId::PermutationEquivariance));
        QVERIFY2(right.contains(QStringLiteral("this is right")), qPrintable(right));
        QVERIFY2(right.contains(QStringLiteral("bag of words")), qPrintable(right));
        const QString spoilt =
            claimTooltip(broken(ClaimId::RelativeRotation, QStringLiteral("mix pairings")));
        QVERIFY2(spoilt.contains(QStringLiteral("deliberate mistake spoils it: mix pairings")),
                 qPrintable(spoilt));
        ShownClaim counted = held(ClaimId::MaskedKeyNoInfluence, 0);
        counted.claim.tolerance = 0;
        QVERIFY(claimTooltip(counted).contains(QStringLiteral("exactly 0")));
    }

    void screenReadersHearClaimAndVerdict()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        const ProofChip *chip = row.chips.chip(ClaimId::RelativeRotation);
        QVERIFY(chip->accessibleName().contains(claimSentence(ClaimId::RelativeRotation)));
        QVERIFY(chip->accessibleName().endsWith(QStringLiteral("Holds, as it should.")));
        const ProofChip *yellow = row.chips.chip(ClaimId::PermutationEquivariance);
        QVERIFY(yellow->accessibleName().endsWith(QStringLiteral("Does not hold, as it should.")));
        QCOMPARE(chip->accessibleDescription(), chip->toolTip());
        QCOMPARE(row.chips.countChip()->accessibleName(),
                 QStringLiteral("9 of 9 claims are as this method and mask let one expect."));
        const QString tip = row.chips.countChip()->toolTip();
        QVERIFY2(tip.contains(QStringLiteral("Holding: 7")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("no alarm): 2")), qPrintable(tip));
        QVERIFY2(!tip.contains(QStringLiteral("Not as expected")), qPrintable(tip));
    }

    void pressAsksForTheBreakOnlyWhereThereIsOne()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        QSignalSpy asked(&row.chips, &ClaimChips::breakRequested);
        QTest::mouseClick(row.chips.chip(ClaimId::RotationKeepsLength), Qt::LeftButton);
        QCOMPARE(asked.size(), 0);
        QTest::mouseClick(row.chips.chip(ClaimId::RelativeRotation), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<ClaimId>(), ClaimId::RelativeRotation);
        row.chips.breakButton()->click();
        QCOMPARE(asked.size(), 2);
        row.chips.setClaims({held(ClaimId::RowConstant)});
        QVERIFY(row.chips.breakButton()->isHidden());
    }

    void pressSaysWhatTheClaimIsAbout()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        const auto open = [&row] { return row.chips.findChild<ClaimPopover *>(); };
        const auto textsOf = [](const ClaimPopover &popover) {
            QStringList texts;
            for (const QLabel *label : popover.findChildren<QLabel *>())
                texts << label->text();
            return texts;
        };
        ProofChip *yellow = row.chips.chip(ClaimId::PermutationEquivariance);
        QTest::mouseClick(yellow, Qt::LeftButton);
        QVERIFY(open());
        const QStringList said = textsOf(*open());
        const ShownClaim claim = notExpected(ClaimId::PermutationEquivariance);
        QCOMPARE(said, (QStringList{claimSentence(claim.claim.id), verdictSentence(claim),
                                    expectationSentence(claim), measuredSentence(claim),
                                    residualSentence(claim.claim), claimNote(claim)}));
        QVERIFY(said[1].contains(QStringLiteral("as it should")));
        QTest::keyClick(open(), Qt::Key_Escape);
        QTRY_VERIFY(!open());
        // By the keyboard as well, and Enter closes.
        QTest::keyClick(row.chips.chip(ClaimId::RotationKeepsLength), Qt::Key_Space);
        QVERIFY(open());
        QCOMPARE(open()->claim(), ClaimId::RotationKeepsLength);
        QTest::keyClick(open(), Qt::Key_Return);
        QTRY_VERIFY(!open());
    }

    /// What the pair leaves free is filled.
    void roomForOneOfThePairIsForOthers()
    {
        const std::vector<ShownClaim> claims = {
            held(ClaimId::FixedShiftIsLinear), held(ClaimId::WeightsSumToOne),
            held(ClaimId::MaskedKeyNoInfluence), notExpected(ClaimId::PermutationEquivariance),
            notExpected(ClaimId::MeanInvariance)};
        std::vector<ClaimInRow> row;
        row.reserve(claims.size());
        for (const ShownClaim &shown : claims)
            row.push_back({&shown, 100});
        const auto all = idsOf(claims);
        QCOMPARE(claimsThatFit(row, 500, false), all);
        const std::vector<ClaimId> alone(all.begin(), all.begin() + 3);
        QCOMPARE(claimsThatFit(row, 300, false), alone);
    }

    void everyClaimSaysWhatWasMeasured()
    {
        QStringList all;
        for (const ClaimId id : core::allClaims)
            all << measuredSentence(held(id));
        all.removeDuplicates();
        QCOMPARE(all.size(), std::ssize(core::allClaims));
        ShownClaim shaw = held(ClaimId::ShiftInvariance);
        shaw.method = core::MethodId::Shaw;
        QVERIFY(claimTooltip(shaw).contains(QStringLiteral("1000 is added to all positions")));
        QVERIFY(claimTooltip(shaw).contains(QStringLiteral("not a function of Δ alone")));
    }

    void verdictsAreSaidForEveryCase()
    {
        ShownClaim shown = held(ClaimId::RowConstant);
        QCOMPARE(verdictSentence(shown), QStringLiteral("Holds, as it should."));
        shown.claim.residual = 1;
        QCOMPARE(verdictSentence(shown), QStringLiteral("Does not hold, but should."));
        shown.claim.expected = Expectation::Either;
        QCOMPARE(verdictSentence(shown), QStringLiteral("Does not hold here; it need not."));
        shown.mistake = QStringLiteral("mix pairings");
        QVERIFY(verdictSentence(shown).contains(QStringLiteral("deliberate mistake")));
    }

    void keyboardReachesChipsCountAndBreak()
    {
        Row row;
        row.chips.setClaims(ropeClaims());
        row.chips.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&row.chips));
        const auto shown = row.chips.shownClaims();
        QWidget *first = row.chips.chip(shown.front());
        first->setFocus(Qt::TabFocusReason);
        QSignalSpy asked(&row.chips, &ClaimChips::breakRequested);
        for (const ClaimId id : shown) {
            QCOMPARE(row.chips.focusWidget(), row.chips.chip(id));
            if (id == ClaimId::RelativeRotation)
                QTest::keyClick(row.chips.focusWidget(), Qt::Key_Space);
            QTest::keyClick(row.chips.focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(asked.size(), 1);
        QCOMPARE(row.chips.focusWidget(), row.chips.countChip());
        QTest::keyClick(row.chips.focusWidget(), Qt::Key_Tab);
        QCOMPARE(row.chips.focusWidget(), row.chips.breakButton());
    }

    void listShowsAllAndBreaks()
    {
        Row row(760);
        row.chips.setClaims(ropeClaims());
        QTest::mouseClick(row.chips.countChip(), Qt::LeftButton);
        QVERIFY(row.chips.list());
        QCOMPARE(row.chips.list()->findChildren<ProofChip *>().size(), 9);
        QVERIFY(!row.chips.list()->offerButton(ClaimId::RowConstant));
        QSignalSpy asked(&row.chips, &ClaimChips::breakRequested);
        row.chips.list()->offerButton(ClaimId::RelativeRotation)->click();
        QCOMPARE(asked.size(), 1);
        auto claims = ropeClaims();
        claims[7] = broken(ClaimId::RelativeRotation, QStringLiteral("mix pairings"));
        row.chips.setClaims(claims);
        QCOMPARE(row.chips.list()->offerButton(ClaimId::RelativeRotation)->text(),
                 QStringLiteral("Take back: mix pairings"));
        row.chips.list()->close();
        QTRY_VERIFY(!row.chips.list());
    }

    void scriptsStandLowerAndHigher()
    {
        const auto inkRows = [](const QString &label) {
            QImage image(120, 40, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintMathLabel(painter, {4, 24}, label, 12);
            painter.end();
            int top = 40, bottom = -1;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 120; ++x)
                    if (image.pixelColor(x, y).lightness() < 128) {
                        top = std::min(top, y);
                        bottom = y;
                    }
            return std::pair(top, bottom);
        };
        const auto plain = inkRows(QStringLiteral("$x$"));
        QVERIFY(inkRows(QStringLiteral("$x_x$")).second > plain.second);
        QVERIFY(inkRows(QStringLiteral("$x^x$")).first < plain.first);
        QCOMPARE(mathLabelWidth(QStringLiteral("$x_i^i$"), 12),
                 mathLabelWidth(QStringLiteral("$x_i$"), 12));
    }
};

QTEST_MAIN(ClaimChipsTest)
#include "tst_claimchips.moc"
