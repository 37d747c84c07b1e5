// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/claimprobe.h"
#include "core/claims.h"
#include "core/rng.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numbers>

using namespace locus::core;
using namespace locus::tests;

namespace {

std::optional<Claim> claim(ClaimId id, const Model &model, const Study &study = {})
{
    const auto claims = claimsOf(prepare(model), study);
    const auto found =
        std::find_if(claims.begin(), claims.end(), [&](const Claim &c) { return c.id == id; });
    return found == claims.end() ? std::nullopt : std::optional(*found);
}

const char *text(Expectation expected)
{
    return expected == Expectation::Holds   ? "holds"
           : expected == Expectation::Fails ? "fails"
                                            : "either";
}

QByteArray text(const Claim &c)
{
    return QByteArray(claimName(c.id)) + ": expected " + text(c.expected) + ", residual " +
           QByteArray::number(c.residual) + ", tolerance " + QByteArray::number(c.tolerance);
}

/// No claim turns out against what was foretold.
QByteArray contradiction(const Model &model, const Study &study = {})
{
    for (const Claim &c : claimsOf(prepare(model), study))
        if (c.expected != Expectation::Either && c.holds() != (c.expected == Expectation::Holds))
            return text(c);
    return {};
}

Study withPermutation(std::vector<double> permutation)
{
    Study study;
    study.permutation = Tensor::vector(std::move(permutation));
    return study;
}

#define VERIFY_HOLDS(id, model)                                                                    \
    do {                                                                                           \
        const auto found = claim(id, model);                                                       \
        QVERIFY2(found, claimName(id));                                                            \
        QVERIFY2(found->expected == Expectation::Holds && found->holds(),                          \
                 text(*found).constData());                                                        \
    } while (false)

/// Fails as foretold, and by a gap that is no rounding.
#define VERIFY_FAILS(id, model)                                                                    \
    do {                                                                                           \
        const auto found = claim(id, model);                                                       \
        QVERIFY2(found, claimName(id));                                                            \
        QVERIFY2(found->expected == Expectation::Fails && found->residual > 1e-4,                  \
                 text(*found).constData());                                                        \
    } while (false)

bool addsToInput(MethodId method)
{
    return method == MethodId::Sinusoidal || method == MethodId::Learned;
}

} // namespace

class ClaimsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingTurnsOutAgainstWhatWasForetold_data();
    void nothingTurnsOutAgainstWhatWasForetold();
    void randomScenesTurnOutAsForetold();
    void listNamesEachClaimOnceInOrder_data();
    void listNamesEachClaimOnceInOrder();
    void permutedTokensGivePermutedOutputsWithoutMethodAndMask_data();
    void permutedTokensGivePermutedOutputsWithoutMethodAndMask();
    void symmetricMethodsSurviveAReversal();
    void equalTokensForetellNothing();
    void equalTokensMayStandInForOthersInAMean();
    void columnSumsOfTheMistakeMayStay();
    void equalPositionsForetellThatOrderIsLost();
    void biasAfterSoftmaxSpoilsTheSum_data();
    void biasAfterSoftmaxSpoilsTheSum();
    void shiftsLeaveRelativeMethodsUnchanged_data();
    void shiftsLeaveRelativeMethodsUnchanged();
    void shiftsChangeWhatKnowsTheIndex_data();
    void shiftsChangeWhatKnowsTheIndex();
    void learnedTableShiftsOnlyWhereThereIsRoom();
    void biasesGoByTheDisplacementAlone();
    void keyFormKeepsTheWeightsUnderAShift();
    void mixedLayoutsBreakTheRotation_data();
    void mixedLayoutsBreakTheRotation();
    void mixedLayoutsWithOneSpeedBreakNothing();
    void rotationHoldsInBothLayouts_data();
    void rotationHoldsInBothLayouts();
    void sinesAloneDoNotTurn();
    void claimsThatCannotBeEvaluatedAreLeftOut();
    void overflowingScoresClaimNothing();
    void farPositionsKeepTheirTolerance();
    void probeOfASmallModelIsTheModel_data();
    void probeOfASmallModelIsTheModel();
    void largeModelsAreProbed_data();
    void largeModelsAreProbed();
    void spreadKeepsBothEnds();
    void residualTakesNaNForInfinite();
};

void ClaimsTest::nothingTurnsOutAgainstWhatWasForetold_data()
{
    QTest::addColumn<int>("index");
    const auto models = sampleModels();
    for (std::size_t m = 0; m < models.size(); ++m)
        QTest::newRow(models[m].name.constData()) << static_cast<int>(m);
}

void ClaimsTest::nothingTurnsOutAgainstWhatWasForetold()
{
    QFETCH(int, index);
    const Model model = sampleModels()[static_cast<std::size_t>(index)].model;
    QVERIFY(isDefined(model));
    QCOMPARE(contradiction(model), QByteArray());
    QCOMPARE(contradiction(model, withPermutation({6, 5, 4, 3, 2, 1, 0})), QByteArray());
    QCOMPARE(contradiction(model, withPermutation({0, 1, 2, 3, 4, 5, 6})), QByteArray());
}

namespace {

/// Draws that depend on the scene's number alone.
class Draw {
public:
    explicit Draw(int scene)
        : m_scene(static_cast<std::uint64_t>(scene))
    {
    }
    int below(int count)
    {
        return static_cast<int>(randomBits(m_scene, RandomStream::Permutation, 0, m_next++) %
                                static_cast<std::uint64_t>(count));
    }
    template <class T, std::size_t N>
    T oneOf(const std::array<T, N> &values)
    {
        return values[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

private:
    std::uint64_t m_scene;
    std::uint64_t m_next = 0;
};

Model randomScene(int scene)
{
    Draw draw(scene);
    Model model;
    model.method = draw.oneOf(allMethods);
    Content &content = model.content;
    content.source = draw.oneOf(
        std::array{ContentSource::Tokens, ContentSource::Identical, ContentSource::Random});
    content.n = 1 + draw.below(9);
    content.tokens.clear();
    for (int t = 0; t < content.n; ++t)
        content.tokens.emplace_back(1, static_cast<char>('a' + draw.below(6)));
    content.seed = static_cast<std::uint64_t>(scene);
    content.projection = draw.oneOf(std::array{Projection::Identity, Projection::Random});
    content.dHead = 1 + draw.below(12);
    content.heads = 1 + draw.below(5);
    content.dModel = content.projection == Projection::Identity ? content.heads * content.dHead
                                                                : 2 + draw.below(20);
    model.mask = draw.oneOf(std::array{MaskKind::None, MaskKind::Causal});
    model.scale = draw.oneOf(std::array{ScoreScale::Sqrt, ScoreScale::None});
    model.queryOffset = draw.below(3) == 0 ? draw.below(content.n) : 0;
    model.positionStart = draw.oneOf(std::array<std::int64_t, 3>{0, 1, 5000});
    if (draw.below(4) == 0) {
        std::vector<double> positions;
        positions.reserve(static_cast<std::size_t>(content.n));
        for (int j = 0; j < content.n; ++j)
            positions.push_back(draw.below(50));
        model.positions = Tensor::vector(positions);
    }
    if (draw.below(4) == 0) {
        std::vector<double> padding;
        padding.reserve(static_cast<std::size_t>(content.n));
        for (int j = 0; j < content.n; ++j)
            padding.push_back(draw.below(3) == 0 ? 1 : 0);
        model.padding = Tensor::vector(padding);
    }
    model.mistake = draw.oneOf(std::array{Mistake::None, Mistake::None, Mistake::BiasAfterSoftmax,
                                          Mistake::MixedLayouts, Mistake::SineOnly});
    model.learned.length = 6000;
    model.shaw.radius = draw.below(4);
    model.shaw.keys = draw.below(3) != 0;
    model.shaw.values = draw.below(2) == 0;
    model.t5.buckets = 4 + 2 * draw.below(10);
    model.t5.bidirectional = draw.below(2) == 0;
    model.alibi.form =
        model.mask == MaskKind::Causal
            ? draw.oneOf(std::array{AlibiForm::Distance, AlibiForm::Key, AlibiForm::Last})
            : AlibiForm::Distance;
    model.rope.base = draw.oneOf(std::array{1.0, 2.0, 100.0, 10000.0});
    model.rope.layout = draw.oneOf(std::array{RopeLayout::Interleaved, RopeLayout::Half});
    model.rope.rotaryDim = 2 * (1 + draw.below(std::max(1, content.dHead / 2)));
    if (draw.below(5) == 0)
        model.rope.theta = Tensor::scalar(std::numbers::pi / (1 + draw.below(3)));
    return model;
}

} // namespace

void ClaimsTest::randomScenesTurnOutAsForetold()
{
    int evaluated = 0;
    std::map<std::pair<ClaimId, Expectation>, int> seen;
    for (int scene = 0; scene < 3000; ++scene) {
        const Model model = randomScene(scene);
        if (!isDefined(model))
            continue;
        ++evaluated;
        const QByteArray found = contradiction(model);
        QVERIFY2(found.isEmpty(), ("scene " + QByteArray::number(scene) + ", " +
                                   methodName(model.method) + ": " + found)
                                      .constData());
        for (const Claim &c : claimsOf(prepare(model), Study()))
            ++seen[{c.id, c.expected}];
    }
    QVERIFY(evaluated > 1500);
    // Both outcomes are foretold of whatever can have both.
    for (const ClaimId id :
         {ClaimId::WeightsSumToOne, ClaimId::PermutationEquivariance, ClaimId::MeanInvariance,
          ClaimId::ShiftInvariance, ClaimId::DisplacementAlone, ClaimId::RotationKeepsLength,
          ClaimId::RelativeRotation, ClaimId::LayoutsAgree, ClaimId::FixedShiftIsLinear})
        for (const Expectation expected : {Expectation::Holds, Expectation::Fails})
            QVERIFY2((seen[{id, expected}] >= 10), claimName(id));
}

void ClaimsTest::listNamesEachClaimOnceInOrder_data()
{
    QTest::addColumn<int>("method");
    for (const MethodId method : allMethods)
        QTest::newRow(methodName(method)) << static_cast<int>(method);
}

void ClaimsTest::listNamesEachClaimOnceInOrder()
{
    QFETCH(int, method);
    const Model model = sampleModel(static_cast<MethodId>(method));
    std::vector<ClaimId> expected(allClaims.begin(), allClaims.begin() + 7);
    if (model.method == MethodId::Shaw || model.method == MethodId::T5 ||
        model.method == MethodId::Alibi)
        expected.push_back(ClaimId::DisplacementAlone);
    if (model.method == MethodId::Rope)
        expected.insert(expected.end(), {ClaimId::RotationKeepsLength, ClaimId::RelativeRotation,
                                         ClaimId::LayoutsAgree});
    if (model.method == MethodId::Sinusoidal)
        expected.push_back(ClaimId::FixedShiftIsLinear);
    std::vector<ClaimId> got;
    for (const Claim &c : claimsOf(prepare(model), Study()))
        got.push_back(c.id);
    QCOMPARE(got, expected);
    for (const ClaimId id : {ClaimId::WeightsSumToOne, ClaimId::MaskedKeyNoInfluence,
                             ClaimId::TermsAddUp, ClaimId::RowConstant})
        VERIFY_HOLDS(id, model);
    QCOMPARE(claim(ClaimId::MaskedKeyNoInfluence, model)->tolerance, 0.0);
}

void ClaimsTest::permutedTokensGivePermutedOutputsWithoutMethodAndMask_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("mask");
    for (const MethodId method : allMethods)
        for (const MaskKind mask : {MaskKind::None, MaskKind::Causal, MaskKind::Custom})
            QTest::addRow("%s, mask %d", methodName(method), static_cast<int>(mask))
                << static_cast<int>(method) << static_cast<int>(mask);
}

void ClaimsTest::permutedTokensGivePermutedOutputsWithoutMethodAndMask()
{
    QFETCH(int, method);
    QFETCH(int, mask);
    const Model model = sampleModel(static_cast<MethodId>(method), static_cast<MaskKind>(mask));
    for (const ClaimId id : {ClaimId::PermutationEquivariance, ClaimId::MeanInvariance}) {
        if (model.method == MethodId::None && model.mask == MaskKind::None)
            VERIFY_HOLDS(id, model);
        else
            VERIFY_FAILS(id, model);
    }
}

void ClaimsTest::symmetricMethodsSurviveAReversal()
{
    const Study reversal = withPermutation({6, 5, 4, 3, 2, 1, 0});
    const auto found = claim(ClaimId::PermutationEquivariance,
                             sampleModel(MethodId::Alibi, MaskKind::None), reversal);
    QVERIFY2(found->expected == Expectation::Holds && found->holds(), text(*found).constData());
    const auto turned = claim(ClaimId::PermutationEquivariance,
                              sampleModel(MethodId::Rope, MaskKind::None), reversal);
    QVERIFY2(turned->expected == Expectation::Fails && !turned->holds(), text(*turned).constData());
}

void ClaimsTest::equalTokensForetellNothing()
{
    Model model = sampleModel(MethodId::T5, MaskKind::Causal);
    model.content.tokens = {"the", "the", "the"};
    const auto found = claim(ClaimId::PermutationEquivariance, model);
    QCOMPARE(found->expected, Expectation::Either);
    QVERIFY(found->holds());
}

// Half turns know even from odd: the cycle exchanges tokens that equal ones in other places make up
// for.
void ClaimsTest::equalTokensMayStandInForOthersInAMean()
{
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    model.content.tokens = {"d", "a", "c", "d", "d", "d", "b", "b"};
    model.rope.theta = Tensor::scalar(std::numbers::pi);
    VERIFY_FAILS(ClaimId::PermutationEquivariance, model);
    const auto mean = claim(ClaimId::MeanInvariance, model);
    QVERIFY2(mean->expected == Expectation::Either && mean->holds(), text(*mean).constData());
}

void ClaimsTest::columnSumsOfTheMistakeMayStay()
{
    Model model = sampleModel(MethodId::Alibi, MaskKind::None);
    model.mistake = Mistake::BiasAfterSoftmax;
    model.content.tokens = {"a", "b", "c", "d"};
    model.positions = Tensor::vector({0, 1, 1, 0});
    const Study exchange = withPermutation({1, 0, 2, 3});
    VERIFY_FAILS(ClaimId::PermutationEquivariance, model);
    const auto mean = claim(ClaimId::MeanInvariance, model, exchange);
    QVERIFY2(mean->expected == Expectation::Either && mean->holds(), text(*mean).constData());
}

void ClaimsTest::equalPositionsForetellThatOrderIsLost()
{
    for (const MethodId method : allMethods) {
        Model model = sampleModel(method, MaskKind::None);
        model.positions = Tensor::vector({4, 4, 4, 4, 4, 4, 4});
        VERIFY_HOLDS(ClaimId::PermutationEquivariance, model);
        VERIFY_HOLDS(ClaimId::MeanInvariance, model);
    }
    Model model = sampleModel(MethodId::Shaw, MaskKind::None);
    model.shaw.radius = 0; // one relation for all pairs says nothing about order
    VERIFY_HOLDS(ClaimId::PermutationEquivariance, model);
}

void ClaimsTest::biasAfterSoftmaxSpoilsTheSum_data()
{
    QTest::addColumn<int>("method");
    QTest::newRow("t5") << static_cast<int>(MethodId::T5);
    QTest::newRow("alibi") << static_cast<int>(MethodId::Alibi);
}

void ClaimsTest::biasAfterSoftmaxSpoilsTheSum()
{
    QFETCH(int, method);
    Model model = sampleModel(static_cast<MethodId>(method));
    model.mistake = Mistake::BiasAfterSoftmax;
    VERIFY_FAILS(ClaimId::WeightsSumToOne, model);
    VERIFY_FAILS(ClaimId::TermsAddUp, model);
    VERIFY_HOLDS(ClaimId::MaskedKeyNoInfluence, model);
    VERIFY_HOLDS(ClaimId::RowConstant, model);
    model.alibi.slopes = Tensor::vector({0, 0, 0});
    model.t5.table = Tensor::matrix(8, 3, std::vector<double>(24, 0.0));
    VERIFY_HOLDS(ClaimId::WeightsSumToOne, model);
    VERIFY_HOLDS(ClaimId::TermsAddUp, model);
}

void ClaimsTest::shiftsLeaveRelativeMethodsUnchanged_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("mask");
    for (const MethodId method : allMethods)
        for (const MaskKind mask : {MaskKind::None, MaskKind::Causal, MaskKind::Custom})
            if (!addsToInput(method))
                QTest::addRow("%s, mask %d", methodName(method), static_cast<int>(mask))
                    << static_cast<int>(method) << static_cast<int>(mask);
}

void ClaimsTest::shiftsLeaveRelativeMethodsUnchanged()
{
    QFETCH(int, method);
    QFETCH(int, mask);
    const Model model = sampleModel(static_cast<MethodId>(method), static_cast<MaskKind>(mask));
    VERIFY_HOLDS(ClaimId::ShiftInvariance, model);
    if (model.method != MethodId::Rope)
        QCOMPARE(claim(ClaimId::ShiftInvariance, model)->residual, 0.0);
}

void ClaimsTest::shiftsChangeWhatKnowsTheIndex_data()
{
    QTest::addColumn<int>("method");
    QTest::newRow("sinusoidal") << static_cast<int>(MethodId::Sinusoidal);
    QTest::newRow("learned") << static_cast<int>(MethodId::Learned);
}

void ClaimsTest::shiftsChangeWhatKnowsTheIndex()
{
    QFETCH(int, method);
    VERIFY_FAILS(ClaimId::ShiftInvariance, sampleModel(static_cast<MethodId>(method)));
    Model equal = sampleModel(static_cast<MethodId>(method));
    equal.content.source = ContentSource::Identical;
    equal.content.n = 5;
    VERIFY_FAILS(ClaimId::ShiftInvariance, equal);
}

void ClaimsTest::learnedTableShiftsOnlyWhereThereIsRoom()
{
    Model model = sampleModel(MethodId::Learned);
    model.learned.length = 8; // one row free behind
    VERIFY_FAILS(ClaimId::ShiftInvariance, model);
    model.positionStart = 1; // one row free before
    VERIFY_FAILS(ClaimId::ShiftInvariance, model);
    model.positionStart = 0;
    model.learned.length = 7; // none
    QVERIFY(!claim(ClaimId::ShiftInvariance, model));
    model.learned.length = 20;
    model.learned.table = Tensor::matrix(20, 10, std::vector<double>(200, 0.5));
    VERIFY_HOLDS(ClaimId::ShiftInvariance, model); // a table that tells no position from another
}

void ClaimsTest::biasesGoByTheDisplacementAlone()
{
    for (const MethodId method : {MethodId::T5, MethodId::Alibi}) {
        const Model model = sampleModel(method);
        VERIFY_HOLDS(ClaimId::DisplacementAlone, model);
        QCOMPARE(claim(ClaimId::DisplacementAlone, model)->residual, 0.0);
    }
    VERIFY_FAILS(ClaimId::DisplacementAlone, sampleModel(MethodId::Shaw)); // q . r
    for (const MethodId method :
         {MethodId::None, MethodId::Sinusoidal, MethodId::Learned, MethodId::Rope})
        QVERIFY(!claim(ClaimId::DisplacementAlone, sampleModel(method)));
    Model model = sampleModel(MethodId::Alibi, MaskKind::Causal);
    for (const AlibiForm form : {AlibiForm::Key, AlibiForm::Last}) {
        model.alibi.form = form;
        VERIFY_FAILS(ClaimId::DisplacementAlone, model);
    }
    model.mistake = Mistake::BiasAfterSoftmax; // then the score has no such term
    QVERIFY(!claim(ClaimId::DisplacementAlone, model));
    Model values = sampleModel(MethodId::Shaw);
    values.shaw.keys = false;
    VERIFY_HOLDS(ClaimId::DisplacementAlone, values);
}

void ClaimsTest::keyFormKeepsTheWeightsUnderAShift()
{
    Model model = sampleModel(MethodId::Alibi);
    model.alibi.form = AlibiForm::Key;
    VERIFY_HOLDS(ClaimId::ShiftInvariance, model);
    model.mistake = Mistake::BiasAfterSoftmax;
    VERIFY_FAILS(ClaimId::ShiftInvariance, model);
    model.alibi.form = AlibiForm::Last;
    VERIFY_HOLDS(ClaimId::ShiftInvariance, model);
}

void ClaimsTest::mixedLayoutsBreakTheRotation_data()
{
    QTest::addColumn<int>("layout");
    QTest::newRow("neighbours") << static_cast<int>(RopeLayout::Interleaved);
    QTest::newRow("halves") << static_cast<int>(RopeLayout::Half);
}

void ClaimsTest::mixedLayoutsBreakTheRotation()
{
    QFETCH(int, layout);
    Model model = sampleModel(MethodId::Rope);
    model.rope.layout = static_cast<RopeLayout>(layout);
    model.mistake = Mistake::MixedLayouts;
    VERIFY_FAILS(ClaimId::ShiftInvariance, model);
    VERIFY_FAILS(ClaimId::RotationKeepsLength, model);
    VERIFY_FAILS(ClaimId::RelativeRotation, model);
    VERIFY_FAILS(ClaimId::LayoutsAgree, model);
    VERIFY_HOLDS(ClaimId::TermsAddUp, model);
}

void ClaimsTest::mixedLayoutsWithOneSpeedBreakNothing()
{
    Model model = sampleModel(MethodId::Rope);
    model.rope.theta = Tensor::scalar(0.7);
    model.mistake = Mistake::MixedLayouts;
    for (const ClaimId id : {ClaimId::ShiftInvariance, ClaimId::RotationKeepsLength,
                             ClaimId::RelativeRotation, ClaimId::LayoutsAgree})
        VERIFY_HOLDS(id, model);
    model.rope.theta = Tensor();
    model.content.source = ContentSource::Identical;
    model.content.n = 1; // at position 0 nothing turns yet
    for (const ClaimId id :
         {ClaimId::RotationKeepsLength, ClaimId::RelativeRotation, ClaimId::LayoutsAgree})
        VERIFY_HOLDS(id, model);
    VERIFY_FAILS(ClaimId::ShiftInvariance, model);
}

void ClaimsTest::rotationHoldsInBothLayouts_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("rotary");
    for (const int rotary : {2, 4, 6}) {
        QTest::addRow("neighbours, %d channels", rotary)
            << static_cast<int>(RopeLayout::Interleaved) << rotary;
        QTest::addRow("halves, %d channels", rotary)
            << static_cast<int>(RopeLayout::Half) << rotary;
    }
}

void ClaimsTest::rotationHoldsInBothLayouts()
{
    QFETCH(int, layout);
    QFETCH(int, rotary);
    Model model = sampleModel(MethodId::Rope);
    model.rope.layout = static_cast<RopeLayout>(layout);
    model.rope.rotaryDim = rotary;
    model.positionStart = 12345;
    for (const ClaimId id : {ClaimId::ShiftInvariance, ClaimId::RotationKeepsLength,
                             ClaimId::RelativeRotation, ClaimId::LayoutsAgree})
        VERIFY_HOLDS(id, model);
}

void ClaimsTest::sinesAloneDoNotTurn()
{
    for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat}) {
        Model model = sampleModel(MethodId::Sinusoidal);
        model.sinusoidal.layout = layout;
        VERIFY_HOLDS(ClaimId::FixedShiftIsLinear, model);
        model.mistake = Mistake::SineOnly;
        VERIFY_FAILS(ClaimId::FixedShiftIsLinear, model);
    }
}

void ClaimsTest::claimsThatCannotBeEvaluatedAreLeftOut()
{
    Model model = sampleModel(MethodId::T5, MaskKind::None);
    QVERIFY(!claim(ClaimId::MaskedKeyNoInfluence, model)); // nothing is masked
    model.queryOffset = 2;                                 // queries are not the keys' tokens
    QVERIFY(!claim(ClaimId::PermutationEquivariance, model));
    QVERIFY(!claim(ClaimId::MeanInvariance, model));
    model.queryOffset = 0;
    model.padding = Tensor::vector(std::vector<double>(7, 1.0)); // no row has an allowed key
    QVERIFY(!claim(ClaimId::WeightsSumToOne, model));
    QVERIFY(!claim(ClaimId::RowConstant, model));
    VERIFY_HOLDS(ClaimId::MaskedKeyNoInfluence, model);
    model.content.tokens = {"alone"};
    model.padding = Tensor();
    QVERIFY(!claim(ClaimId::PermutationEquivariance, model));
}

void ClaimsTest::overflowingScoresClaimNothing()
{
    const Model model = identicalModel(MethodId::Rope, 3, {1e200, 0}, {1e200, 0});
    QVERIFY(claimsOf(prepare(model), Study()).empty());
}

void ClaimsTest::farPositionsKeepTheirTolerance()
{
    Model model = sampleModel(MethodId::Rope);
    model.positionStart = 1 << 20;
    for (const ClaimId id :
         {ClaimId::ShiftInvariance, ClaimId::RelativeRotation, ClaimId::LayoutsAgree}) {
        VERIFY_HOLDS(id, model);
        QVERIFY(claim(id, model)->tolerance < 1e-6);
    }
    model.rope.theta = Tensor::scalar(1e9); // such angles mean nothing in double
    QVERIFY(!claim(ClaimId::RelativeRotation, model));
}

void ClaimsTest::probeOfASmallModelIsTheModel_data()
{
    nothingTurnsOutAgainstWhatWasForetold_data();
}

// The arrays of the probe carry the same numbers to the same scores.
void ClaimsTest::probeOfASmallModelIsTheModel()
{
    QFETCH(int, index);
    const Prepared whole = prepare(sampleModels()[static_cast<std::size_t>(index)].model);
    const Prepared probe = prepare(probeModel(whole));
    QCOMPARE(probe.shapes.heads, whole.shapes.heads);
    QCOMPARE(probe.positions.query, whole.positions.query);
    QCOMPARE(probe.positions.key, whole.positions.key);
    for (int h = 0; h < whole.shapes.heads; ++h)
        QCOMPARE(allScores(probe, HeadIndex{h}), allScores(whole, HeadIndex{h}));
    for (int i = 0; i < whole.shapes.nQuery; ++i)
        for (int j = 0; j < whole.shapes.nKey; ++j)
            QCOMPARE(probe.mask.allowed(i, j), whole.mask.allowed(i, j));
}

void ClaimsTest::largeModelsAreProbed_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("offset");
    for (const MethodId method : allMethods)
        for (const int offset : {0, 350, 399})
            QTest::addRow("%s, offset %d", methodName(method), offset)
                << static_cast<int>(method) << offset;
}

// The probe is a piece of the Model: the same scores, mask and positions at its place.
void ClaimsTest::largeModelsAreProbed()
{
    QFETCH(int, method);
    QFETCH(int, offset);
    Model model = sampleModel(static_cast<MethodId>(method));
    model.content.source = ContentSource::Random;
    model.content.n = 400;
    model.content.heads = 9;
    model.learned.length = 600;
    model.queryOffset = offset;
    model.padding = Tensor::vector(std::vector<double>(400, 0.0));
    const Prepared whole = prepare(model);
    const Prepared probe = prepare(probeModel(whole));
    QCOMPARE(probe.shapes.nKey, 64);
    QCOMPARE(probe.shapes.nQuery, std::min(64, 400 - offset));
    QCOMPARE(probe.shapes.heads, 4);
    const int heads[] = {0, 2, 5, 8};
    const int firstKey = 400 - 64;
    const int firstQuery = whole.shapes.nQuery - probe.shapes.nQuery;
    for (int h = 0; h < 4; ++h) {
        const Matrix<double> part = allScores(whole, HeadIndex{heads[h]})
                                        .block(firstQuery, firstKey, probe.shapes.nQuery, 64);
        QCOMPARE(allScores(probe, HeadIndex{h}), part);
    }
    for (int i = 0; i < probe.shapes.nQuery; ++i)
        for (int j = 0; j < 64; ++j)
            QCOMPARE(probe.mask.allowed(i, j), whole.mask.allowed(i + firstQuery, j + firstKey));
    QCOMPARE(probe.positions.key.front(), std::int64_t(firstKey));
    QCOMPARE(probe.positions.query.back(), whole.positions.query.back());
    QCOMPARE(contradiction(model), QByteArray());
}

void ClaimsTest::spreadKeepsBothEnds()
{
    using Indices = std::vector<std::int64_t>;
    QCOMPARE(spread(3, 5), (Indices{0, 1, 2}));
    QCOMPARE(spread(9, 3), (Indices{0, 4, 8}));
    QCOMPARE(spread(7, 1), (Indices{0}));
    QVERIFY(spread(0, 4).empty());
}

void ClaimsTest::residualTakesNaNForInfinite()
{
    Residual residual;
    residual.add(1, 3);
    residual.add(2, 1);
    QCOMPARE(residual.value(), 2.0);
    residual.add(std::numeric_limits<double>::quiet_NaN(), 1);
    residual.add(1, 1);
    QVERIFY(std::isinf(residual.value()));
}

QTEST_GUILESS_MAIN(ClaimsTest)
#include "tst_claims.moc"
