// SPDX-License-Identifier: GPL-3.0-or-later
// The vectors of the content source identical: shown from the seed, then edited entry by entry.
#include "core/attention.h"
#include "core/content.h"
#include "core/edit.h"
#include "core/identical.h"
#include "core/inspect.h"

#include <QtTest>

#include <cmath>

using namespace locus::core;

namespace {

Scene seeded(int heads = 1)
{
    Scene scene;
    scene.model.content.source = ContentSource::Identical;
    scene.model.content.n = 6;
    scene.model.content.dHead = 4;
    scene.model.content.dModel = 8;
    scene.model.content.heads = heads;
    scene.model.mask = MaskKind::None;
    return scene;
}

Scene edit(const Scene &scene, const char *key, const Value &value)
{
    const auto result = edited(scene, key, value);
    const Scene *next = std::get_if<Scene>(&result);
    if (!next)
        QTest::qFail("the edit is refused", __FILE__, __LINE__);
    return next ? *next : Scene{};
}

} // namespace

class IdenticalTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheRowsOfTheContent_data()
    {
        QTest::addColumn<Projection>("projection");
        QTest::newRow("drawn") << Projection::Random;
        QTest::newRow("none") << Projection::Identity;
    }

    void showsTheRowsOfTheContent()
    {
        QFETCH(Projection, projection);
        Scene scene = seeded(3);
        scene.model.content.projection = projection;
        scene.model.content.dModel = 12;
        const ContentData content = contentOf(scene.model, shapesOf(scene.model));
        for (int head = 0; head < 3; ++head) {
            const IdenticalVectors shown = identicalVectors(scene.model, head);
            const auto h = static_cast<std::size_t>(head);
            for (int c = 0; c < 4; ++c) {
                QCOMPARE(shown.q[c], content.vectors.q[h](5, c));
                QCOMPARE(shown.k[c], content.vectors.k[h](0, c));
                QCOMPARE(shown.v[c], content.vectors.v[h](2, c));
            }
        }
    }

    void anEntryStartsFromWhatIsShown()
    {
        Scene scene = seeded(2);
        scene.view.head = 1;
        const IdenticalVectors shown = identicalVectors(scene.model, 1);
        const Scene next = edit(scene, "content.k[2]", 0.25);
        const Content &content = next.model.content;
        QCOMPARE(content.q, shown.q);
        QCOMPARE(content.v, shown.v);
        for (int c = 0; c < 4; ++c)
            QCOMPARE(content.k[c], c == 2 ? 0.25 : shown.k[c]);
        QCOMPARE(identicalVectors(next.model, 0).k, content.k);
        // The second entry finds them given.
        const Scene again = edit(next, "content.q[0]", -1.0);
        QCOMPARE(again.model.content.k, content.k);
        QCOMPARE(again.model.content.q[0], -1.0);
    }

    void aWholeVectorComesInOnePiece()
    {
        const Scene scene = seeded();
        const IdenticalVectors shown = identicalVectors(scene.model, 0);
        const Scene next = edit(scene, "content.q", Value::Array{1.0, 0.0, 0.0, 2.0});
        QCOMPARE(next.model.content.q, Tensor::vector({1, 0, 0, 2}));
        QCOMPARE(next.model.content.k, shown.k);
        QVERIFY(std::holds_alternative<Problem>(
            edited(scene, "content.q", Value::Array{1.0, 0.0}))); // k keeps its size
    }

    void nullLeadsBackToTheSeed()
    {
        const Scene scene = seeded();
        const Scene next = edit(scene, "content.q[0]", 3.0);
        QVERIFY(next != scene);
        QCOMPARE(edit(next, "content.q", Value()), scene);
        QCOMPARE(edit(next, "content.k", Value()), scene);
        // v alone may go: it is k then.
        const Scene withoutV = edit(next, "content.v", Value());
        QVERIFY(withoutV.model.content.v.isNull());
        QVERIFY(!withoutV.model.content.q.isNull());
        QCOMPARE(identicalVectors(withoutV.model, 0).v, withoutV.model.content.k);
    }

    void vectorsThatComeBackAreTheSeeds()
    {
        const Scene scene = seeded();
        const IdenticalVectors shown = identicalVectors(scene.model, 0);
        QCOMPARE(edit(scene, "content.k[1]", shown.k[1]), scene);
        const Scene given = edit(scene, "content.k[1]", 0.5);
        QVERIFY(!edit(given, "content.k[1]", shown.k[1]).model.content.q.isNull());
    }

    void otherSourcesKeepTheirRules()
    {
        Scene scene;
        QCOMPARE(withVectorsGiven(scene.model, "content.q", 0, false), scene.model);
        const Scene identical = seeded();
        QCOMPARE(withVectorsGiven(identical.model, "content.seed", 0, false), identical.model);
    }

    /// The worked example: at the same displacement another k gives another score.
    void onlyTheContentChangesTheScore()
    {
        Scene scene = seeded();
        scene.model.content.q = Tensor::vector({1, 0});
        scene.model.content.k = Tensor::vector({1, 0});
        scene.model.scale = ScoreScale::None;
        scene.model.rope.theta = Tensor::scalar(std::acos(0.0));
        const auto score = [](const Scene &s) {
            return inspectPair(prepare(s.model), {0}, {0}, {1}).score;
        };
        QVERIFY(std::abs(score(scene)) < 1e-15);
        const Scene next = edit(scene, "content.k", Value::Array{0.0, 1.0});
        QVERIFY(std::abs(score(next) + 1) < 1e-15);
    }
};

QTEST_APPLESS_MAIN(IdenticalTest)
#include "tst_identical.moc"
