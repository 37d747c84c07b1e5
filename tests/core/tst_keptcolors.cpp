// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/keptcolors.h"

#include <QTest>

using namespace locus::core;

/// Colours that stay while the numbers of a map change.
class KeptColorsTest : public QObject {
    Q_OBJECT

private slots:
    void areOfOneStage()
    {
        View view;
        view.stage = Stage::Scores;
        QVERIFY(!keptColors(view, Stage::Scores));
        const ColorEnds ends{-0.1, 2.5};
        view = withKeptColors(view, ends);
        QVERIFY(keptColors(view, Stage::Scores) == ends);
        QVERIFY(!keptColors(view, Stage::Weights));
        view.stage = Stage::Weights;
        QVERIFY(keptColors(view, Stage::Scores) == ends);
    }

    void aViewThatLetsThemGoIsAsBefore()
    {
        View view;
        view.stage = Stage::Scores;
        QVERIFY(withKeptColors(withKeptColors(view, ColorEnds{0, 1}), std::nullopt) == view);
    }
};

QTEST_MAIN(KeptColorsTest)
#include "tst_keptcolors.moc"
