// SPDX-License-Identifier: GPL-3.0-or-later
// R_i^T R_j = R_{j-i} block by block, and what rotating costs.
#include "core/position/rope.h"
#include "core/rotationblocks.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace locus::core;
using namespace locus::tests;

namespace {

Model ropeModel(RopeLayout layout = RopeLayout::Interleaved)
{
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    model.rope.layout = layout;
    return model;
}

/// All of R from its blocks.
Matrix<double> wholeOf(const RelativeRotation &rotation, const std::vector<RotationBlock> &blocks,
                       int channels)
{
    Matrix<double> whole = Matrix<double>::Identity(channels, channels);
    for (std::size_t r = 0; r < blocks.size(); ++r) {
        const auto [a, b] = rotation.pairs[r];
        whole(a, a) = blocks[r][0];
        whole(a, b) = blocks[r][1];
        whole(b, a) = blocks[r][2];
        whole(b, b) = blocks[r][3];
    }
    return whole;
}

} // namespace

class RotationBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void blocksMakeTheMatrixOfThePosition_data()
    {
        QTest::addColumn<RopeLayout>("layout");
        QTest::newRow("neighbours") << RopeLayout::Interleaved;
        QTest::newRow("halves") << RopeLayout::Half;
    }
    void blocksMakeTheMatrixOfThePosition()
    {
        QFETCH(RopeLayout, layout);
        const Model model = ropeModel(layout);
        const Prepared p = prepare(model);
        const int d = p.shapes.dHead;
        for (const auto &[i, j] : {std::pair(0, 0), std::pair(5, 2), std::pair(1, 6)}) {
            const RelativeRotation rotation = relativeRotation(p, {i}, {j});
            QCOMPARE(rotation.query.position, i);
            QCOMPARE(rotation.key.position, j);
            QCOMPARE(rotation.relative.position, j - i);
            const Matrix<double> query = wholeOf(rotation, rotation.query.blocks, d);
            const Matrix<double> key = wholeOf(rotation, rotation.key.blocks, d);
            QVERIFY(query == rotationMatrix(i, model.rope, d));
            QVERIFY(key == rotationMatrix(j, model.rope, d));
            QVERIFY(wholeOf(rotation, rotation.relative.blocks, d) ==
                    rotationMatrix(j - i, model.rope, d));
            const Matrix<double> product = query.transpose() * key;
            QVERIFY((wholeOf(rotation, rotation.product, d) - product).cwiseAbs().maxCoeff() <
                    1e-15);
            QVERIFY(rotation.residual < 1e-14);
        }
    }

    void mixedLayoutsBreakTheEquation()
    {
        Model model = ropeModel();
        model.mistake = Mistake::MixedLayouts;
        QVERIFY(relativeRotation(prepare(model), {5}, {2}).residual > 0.01);
    }

    void aQuarterTurnByHand()
    {
        Model model = identicalModel(MethodId::Rope, 6, {1, 0}, {1, 0});
        model.rope.theta = Tensor::scalar(std::numbers::pi / 2);
        const RelativeRotation rotation = relativeRotation(prepare(model), {1}, {2});
        const auto close = [](const RotationBlock &got, const RotationBlock &want) {
            for (std::size_t e = 0; e < got.size(); ++e)
                if (std::abs(got[e] - want[e]) > 1e-15)
                    return false;
            return true;
        };
        QVERIFY(close(rotation.query.blocks[0], {0, -1, 1, 0}));
        QVERIFY(close(rotation.key.blocks[0], {-1, 0, 0, -1}));
        QVERIFY(close(rotation.product[0], {0, -1, 1, 0}));
    }

    void rotationsGrowWithNAndScoresWithItsSquare()
    {
        QCOMPARE(rotationCost(12, 16, 16), (RotationCost{4 * 16 * 12, 16 * 144}));
        QCOMPARE(rotationCost(1, 4, 8), (RotationCost{16, 8}));
        for (const int n : {1, 7, 1024}) {
            const RotationCost once = rotationCost(n, 8, 16);
            const RotationCost twice = rotationCost(2 * n, 8, 16);
            QCOMPARE(twice.rotations, 2 * once.rotations);
            QCOMPARE(twice.scores, 4 * once.scores);
        }
        // The longest text of the widest head does not overflow.
        QCOMPARE(rotationCost(8192, 512, 512).scores, std::int64_t{34359738368});
    }

    /// 4 d_r n, counted one by one: a block of one vector takes four.
    void theCountIsThatOfTheKernel()
    {
        const Prepared p = prepare(ropeModel());
        const auto blocks = static_cast<std::int64_t>(p.hooks.onQuery->pairs.size());
        std::int64_t count = 0;
        for (int row = 0; row < p.shapes.nQuery + p.shapes.nKey; ++row)
            for (std::int64_t r = 0; r < blocks; ++r)
                count += 4;
        QCOMPARE(
            rotationCost(p.shapes.nKey, static_cast<int>(2 * blocks), p.shapes.dHead).rotations,
            count);
    }
};

QTEST_APPLESS_MAIN(RotationBlocksTest)
#include "tst_rotationblocks.moc"
