// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/caveat.h"

#include <QtTest>

using namespace locus::core;

class CaveatTest : public QObject {
    Q_OBJECT

private slots:
    void stagesThatRestOnASeed_data();
    void stagesThatRestOnASeed();
    void givenTablesNeedNoWord();
    void oneSetValueTrainsNoTable();
    void alibiIsSymmetricWithoutItsMask();
    void oneSpeedIsASettingForTeaching();
    void aBiasAfterSoftmaxLeavesTheScoresAlone();
};

void CaveatTest::stagesThatRestOnASeed_data()
{
    using Stages = std::vector<Stage>;
    QTest::addColumn<MethodId>("method");
    QTest::addColumn<Stages>("untrained");
    const Stages scored = {Stage::Position, Stage::Scores, Stage::LogWeights, Stage::Weights,
                           Stage::Output};
    Stages biased = scored;
    biased.push_back(Stage::Bias);
    Stages added = scored;
    added.insert(added.end(),
                 {Stage::Encoding, Stage::Input, Stage::Q, Stage::K, Stage::V,
                  Stage::ContentPosition, Stage::PositionContent, Stage::PositionPosition});
    QTest::newRow("none") << MethodId::None << Stages{};
    QTest::newRow("sinusoidal") << MethodId::Sinusoidal << Stages{};
    QTest::newRow("learned") << MethodId::Learned << added;
    QTest::newRow("shaw") << MethodId::Shaw << scored;
    QTest::newRow("t5") << MethodId::T5 << biased;
    QTest::newRow("alibi") << MethodId::Alibi << Stages{};
    QTest::newRow("rope") << MethodId::Rope << Stages{};
}

void CaveatTest::stagesThatRestOnASeed()
{
    QFETCH(MethodId, method);
    QFETCH(std::vector<Stage>, untrained);
    Model model;
    model.method = method;
    for (int s = static_cast<int>(Stage::X); s <= static_cast<int>(Stage::Output); ++s) {
        const auto stage = static_cast<Stage>(s);
        const bool expected =
            std::find(untrained.begin(), untrained.end(), stage) != untrained.end();
        QVERIFY2((caveatOf(model, stage) == Caveat::Untrained) == expected,
                 qPrintable(QString::number(s)));
    }
}

void CaveatTest::givenTablesNeedNoWord()
{
    Model model;
    model.method = MethodId::T5;
    model.t5.table = Tensor::vector({1, 2});
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::None);
    model.method = MethodId::Learned;
    model.learned.table = Tensor::vector({1, 2});
    QCOMPARE(caveatOf(model, Stage::Encoding), Caveat::None);
    model.learned.segments = true; // whose table comes from the seed
    QCOMPARE(caveatOf(model, Stage::Encoding), Caveat::Untrained);
    model.method = MethodId::Shaw;
    model.shaw.keys = false;
    model.shaw.values = true;
    QCOMPARE(caveatOf(model, Stage::Weights), Caveat::None);
    QCOMPARE(caveatOf(model, Stage::Output), Caveat::Untrained);
}

void CaveatTest::oneSetValueTrainsNoTable()
{
    Model model;
    model.method = MethodId::T5;
    Matrix<double> table = t5Table(model.t5, 2);
    const auto given = [&] {
        model.t5.table =
            Tensor::matrix(table.rows(), table.cols(), {table.data(), table.data() + table.size()});
    };
    table(3, 1) = 0.5;
    given();
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::Untrained);
    QCOMPARE(caveatOf(model, Stage::Content), Caveat::None);
    table.array() += 1;
    given();
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::None);
}

void CaveatTest::alibiIsSymmetricWithoutItsMask()
{
    Model model;
    model.method = MethodId::Alibi;
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::None);
    model.mask = MaskKind::None;
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::SymmetricVariant);
    QCOMPARE(caveatOf(model, Stage::Weights), Caveat::SymmetricVariant);
    QCOMPARE(caveatOf(model, Stage::Content), Caveat::None);
    model.alibi.form = AlibiForm::Key; // refused, but no distance either
    QCOMPARE(caveatOf(model, Stage::Bias), Caveat::None);
}

void CaveatTest::oneSpeedIsASettingForTeaching()
{
    Model model;
    model.method = MethodId::Rope;
    model.rope.theta = Tensor::scalar(1);
    QCOMPARE(caveatOf(model, Stage::RotatedQ), Caveat::OneSpeed);
    QCOMPARE(caveatOf(model, Stage::Weights), Caveat::OneSpeed);
    QCOMPARE(caveatOf(model, Stage::Q), Caveat::None);
    QCOMPARE(caveatOf(model, Stage::Content), Caveat::None);
    model.rope.theta = Tensor::vector({1, 1}); // a list is a choice of its own
    QCOMPARE(caveatOf(model, Stage::Weights), Caveat::None);
}

void CaveatTest::aBiasAfterSoftmaxLeavesTheScoresAlone()
{
    Model model;
    model.method = MethodId::T5;
    model.mistake = Mistake::BiasAfterSoftmax;
    QCOMPARE(caveatOf(model, Stage::Scores), Caveat::None);
    QCOMPARE(caveatOf(model, Stage::Weights), Caveat::Untrained);
}

QTEST_APPLESS_MAIN(CaveatTest)

#include "tst_caveat.moc"
