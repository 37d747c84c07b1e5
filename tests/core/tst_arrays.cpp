// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrays.h"
#include "core/attention.h"
#include "core/edit.h"
#include "core/names.h"
#include "core/patch.h"
#include "core/rules.h"
#include "tests/support/samplemodels.h"
#include "tests/support/scenes.h"

#include <QtTest>

#include <bit>

using namespace locus::core;
using locus::test::describe;
using locus::tests::sampleModel;
using locus::tests::sampleModels;

namespace {

constexpr std::size_t stageCount = EnumNames<Stage>::names.size();

Prepared prepared(const Model &model)
{
    return prepare(model);
}

/// The first number of the stages of \a after that has other bits than in \a before; stages that
/// one of them does not have are left out. \a skipped may differ in \a head.
QString difference(const Model &before, const Model &after, std::optional<Stage> skipped = {},
                   int head = -1)
{
    const Prepared was = prepared(before);
    const Prepared is = prepared(after);
    for (std::size_t s = 0; s < stageCount; ++s) {
        const auto stage = static_cast<Stage>(s);
        if (stageRefusal(was, stage) || stageRefusal(is, stage))
            continue;
        for (int h = 0; h < was.shapes.heads; ++h) {
            if (skipped && (h == head || head < 0) &&
                (stage == *skipped || isPairStage(stage) || stage == Stage::Output))
                continue;
            const Matrix<double> a = exactStage(was, stage, {h});
            const Matrix<double> b = exactStage(is, stage, {h});
            const QString place =
                QStringLiteral("%1, head %2").arg(QLatin1String(nameOf(stage).data())).arg(h);
            if (a.rows() != b.rows() || a.cols() != b.cols())
                return place + QStringLiteral(": another size");
            for (Eigen::Index i = 0; i < a.size(); ++i)
                if (std::bit_cast<std::uint64_t>(a.data()[i]) !=
                    std::bit_cast<std::uint64_t>(b.data()[i]))
                    return QStringLiteral("%1: %2 became %3")
                        .arg(place)
                        .arg(a.data()[i], 0, 'g', 17)
                        .arg(b.data()[i], 0, 'g', 17);
        }
    }
    return {};
}

bool addsToInput(const Model &model)
{
    return model.method == MethodId::Sinusoidal || model.method == MethodId::Learned;
}

Scene sceneOf(const Model &model)
{
    Scene scene;
    scene.model = model;
    return scene;
}

/// The result, valid and the same after a file.
Scene accepted(const std::variant<Scene, Problem> &result)
{
    if (const auto *problem = std::get_if<Problem>(&result))
        qFatal("%s", describe(*problem).c_str());
    const Scene scene = std::get<Scene>(result);
    if (const auto problem = validate(scene))
        qFatal("leads to: %s", describe(*problem).c_str());
    if (!(std::get<Scene>(sceneFromValue(valueOfScene(scene))) == scene))
        qFatal("does not survive a file");
    return scene;
}

Matrix<double> counting(int rows, int columns, double from = 0)
{
    Matrix<double> matrix(rows, columns);
    for (Eigen::Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = from + static_cast<double>(i) / 8;
    return matrix;
}

} // namespace

class TestArrays : public QObject {
    Q_OBJECT
private slots:
    void freezingChangesNoNumber_data()
    {
        QTest::addColumn<int>("index");
        const auto models = sampleModels();
        for (std::size_t i = 0; i < models.size(); ++i)
            QTest::newRow(models[i].name.constData()) << static_cast<int>(i);
    }

    void freezingChangesNoNumber()
    {
        QFETCH(int, index);
        const Model model = sampleModels()[static_cast<std::size_t>(index)].model;
        Model frozen = model;
        if (shapesOf(model).hasX) {
            frozen.content = asArrays(model, Stage::X);
            QCOMPARE(frozen.content.source, ContentSource::Arrays);
            QCOMPARE(difference(model, frozen), QString());
        }
        if (!addsToInput(model)) {
            frozen.content = asArrays(model, Stage::Q);
            QVERIFY(!frozen.content.v.isNull());
            QCOMPARE(difference(model, frozen), QString());
            // Frozen again, it is the same Model.
            QVERIFY(asArrays(frozen, Stage::K) == frozen.content);
        }
    }

    void theIdentityStaysNull()
    {
        Model model = sampleModel(MethodId::Rope);
        model.content.projection = Projection::Identity;
        model.content.dModel = model.content.heads * model.content.dHead;
        Model frozen = model;
        frozen.content = asArrays(model, Stage::X);
        QVERIFY(frozen.content.wq.isNull());
        QCOMPARE(difference(model, frozen), QString());
    }

    void pastingWhatWasCopiedChangesNoNumber_data() { freezingChangesNoNumber_data(); }

    void pastingWhatWasCopiedChangesNoNumber()
    {
        QFETCH(int, index);
        const Model model = sampleModels()[static_cast<std::size_t>(index)].model;
        const Prepared was = prepared(model);
        for (const Stage stage : {Stage::X, Stage::Q, Stage::K, Stage::V}) {
            if (stageRefusal(was, stage) || (addsToInput(model) && stage != Stage::X))
                continue;
            const Scene scene =
                accepted(withArrays(sceneOf(model), {was.shapes.heads - 1},
                                    {{stage, exactStage(was, stage, {was.shapes.heads - 1})}}));
            QCOMPARE(difference(model, scene.model), QString());
        }
    }

    void oneNumberChangesOneHead()
    {
        const Model model = sampleModel(MethodId::T5);
        const Prepared was = prepared(model);
        Matrix<double> q = exactStage(was, Stage::Q, {1});
        q(2, 3) = 0.1;
        const Scene scene = accepted(withArrays(sceneOf(model), {1}, {{Stage::Q, q}}));
        QVERIFY(exactStage(prepared(scene.model), Stage::Q, {1}) == q);
        // Every other head, and k and v of this one, keep their bits; so do the queries beside it.
        QCOMPARE(difference(model, scene.model, Stage::Q, 1), QString());
        QVERIFY(!difference(model, scene.model).isEmpty());
    }

    void sharedArraysPartOnlyWhereTheyMust()
    {
        Model model = sampleModel(MethodId::None);
        model.content.source = ContentSource::Arrays;
        const auto tensor = [](const Matrix<double> &m) {
            return Tensor::matrix(m.rows(), m.cols(), {m.data(), m.data() + m.size()});
        };
        model.content.q = tensor(counting(4, 2));
        model.content.k = tensor(counting(4, 2, 5));
        const Scene scene =
            accepted(withArrays(sceneOf(model), {2}, {{Stage::K, counting(4, 2, 50)}}));
        QCOMPARE(scene.model.content.q.rank(), 2);
        QCOMPARE(scene.model.content.k.rank(), 3);
        // v followed k; now it has what it had.
        QVERIFY(scene.model.content.v == model.content.k);
        QCOMPARE(difference(model, scene.model, Stage::K, 2), QString());
    }

    void sizesFollowWhatIsGiven()
    {
        Model model = sampleModel(MethodId::Alibi, MaskKind::Custom);
        model.padding = Tensor::vector({1, 0, 0, 0, 0, 0, 0});
        Scene scene = sceneOf(model);
        scene.view.query = 6;
        const Scene next = accepted(withArrays(
            scene, {0},
            {{Stage::Q, counting(4, 2)}, {Stage::K, counting(5, 2)}, {Stage::V, counting(5, 3)}}));
        const Shapes shapes = shapesOf(next.model);
        QCOMPARE(shapes.heads, 3);
        QCOMPARE(shapes.nQuery, 4);
        QCOMPARE(shapes.nKey, 5);
        QCOMPARE(shapes.dHead, 2);
        QCOMPARE(shapes.dValue, 3);
        QCOMPARE(next.model.allowed.extent(0), 4);
        QCOMPARE(next.model.allowed.extent(1), 5);
        QCOMPARE(next.model.padding.extent(0), 5);
        QCOMPARE(next.view.query, 3);
        for (int head = 0; head < 3; ++head)
            QVERIFY(exactStage(prepared(next.model), Stage::K, {head}) == counting(5, 2));
    }

    void queriesAloneMayBeFewer()
    {
        const Model model = sampleModel(MethodId::Rope);
        const Scene next = accepted(withArrays(sceneOf(model), {0}, {{Stage::Q, counting(2, 7)}}));
        QCOMPARE(shapesOf(next.model).nQuery, 2);
        QCOMPARE(shapesOf(next.model).nKey, 7);
    }

    void xMayBeLonger()
    {
        const Model model = sampleModel(MethodId::Sinusoidal);
        const Scene next = accepted(withArrays(sceneOf(model), {0}, {{Stage::X, counting(9, 10)}}));
        QCOMPARE(shapesOf(next.model).nKey, 9);
        QCOMPARE(shapesOf(next.model).dHead, 7);
        QVERIFY(exactStage(prepared(next.model), Stage::X, {0}) == counting(9, 10));
    }

    void whatDoesNotFitIsAProblem_data()
    {
        QTest::addColumn<int>("stage");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("problem");
        QTest::newRow("k narrower than q")
            << int(Stage::K) << 7 << 6
            << QStringLiteral("WrongShape model.content.k got 6 low 7 high 1");
        QTest::newRow("q wider than k")
            << int(Stage::Q) << 7 << 9
            << QStringLiteral("WrongShape model.content.k got 7 low 9 high 2");
        QTest::newRow("v shorter than k")
            << int(Stage::V) << 6 << 7
            << QStringLiteral("WrongShape model.content.v got 6 low 7 high 0");
        QTest::newRow("x narrower than W")
            << int(Stage::X) << 7 << 9
            << QStringLiteral("WrongShape model.content.wq got 10 low 9 high 0");
        QTest::newRow("too wide") << int(Stage::V) << 7 << 513
                                  << QStringLiteral(
                                         "OutOfRange model.content.v got 513 low 1 high 512");
    }

    void whatDoesNotFitIsAProblem()
    {
        QFETCH(int, stage);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QString, problem);
        const auto result = withArrays(sceneOf(sampleModel(MethodId::None)), {0},
                                       {{static_cast<Stage>(stage), counting(rows, columns)}});
        QCOMPARE(QString::fromStdString(describe(result)), problem);
    }

    void tooManyNumbersAreAProblem()
    {
        Model model = sampleModel(MethodId::None);
        model.content.source = ContentSource::Random;
        model.content.n = 8192;
        model.content.heads = 128;
        model.content.dHead = 512;
        const auto result = withArrays(sceneOf(model), {0}, {{Stage::Q, counting(2, 2)}});
        const auto *problem = std::get_if<Problem>(&result);
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::OutOfRange);
    }
};

QTEST_GUILESS_MAIN(TestArrays)
#include "tst_arrays.moc"
