// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit.h"
#include "core/pins.h"
#include "core/rules.h"

#include <QTest>

using namespace locus::core;

namespace {

Pair pair(int query, int key)
{
    return {QueryIndex{query}, KeyIndex{key}};
}

} // namespace

class PinsTest : public QObject {
    Q_OBJECT

private slots:
    void theThirdTakesTheSecondPlace()
    {
        View view = withPinToggled({}, pair(2, 1));
        view = withPinToggled(view, pair(2, 0));
        QVERIFY((pinsOf(view) == std::vector{pair(2, 1), pair(2, 0)}));
        view = withPinToggled(view, pair(1, 1));
        QVERIFY((pinsOf(view) == std::vector{pair(2, 1), pair(1, 1)}));
    }

    void pinningOnceMoreLetsGo()
    {
        View view = withPinToggled(withPinToggled({}, pair(2, 1)), pair(2, 0));
        view = withPinToggled(view, pair(2, 1));
        QVERIFY((pinsOf(view) == std::vector{pair(2, 0)}));
        QVERIFY(withPinToggled(view, pair(2, 0)) == View{});
        QVERIFY(withoutPins(view) == View{});
    }

    void pinsOutsideTheTextAreGone()
    {
        const Model model; // three tokens
        View view = withPinToggled(withPinToggled({}, pair(2, 1)), pair(3, 0));
        QVERIFY((pinsOf(clampedView(view, model)) == std::vector{pair(2, 1)}));
        QVERIFY(clampedView(withPinToggled({}, pair(0, 3)), model).pins.isNull());
    }

    void threePinsAreRefused()
    {
        Scene scene;
        scene.view.pins = Tensor::matrix(3, 2, {0, 0, 1, 1, 2, 2});
        const auto problem = validate(scene);
        QVERIFY(problem);
        QCOMPARE(problem->path, std::string("view.pins"));
        QCOMPARE(problem->code, ProblemCode::WrongShape);
    }

    void blocksAreBroughtInside()
    {
        Model model;
        model.content.dHead = 8;
        model.content.dModel = 16;
        View view;
        view.block = 9;
        QCOMPARE(clampedView(view, model).block, 3);
        model.method = MethodId::Sinusoidal;
        QCOMPARE(clampedView(view, model).block, 7);
    }
};

QTEST_APPLESS_MAIN(PinsTest)
#include "tst_pins.moc"
