// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"
#include "app/figurecanvas.h"
#include "app/figurelayout.h"
#include "app/figureroom.h"
#include "app/figuresurround.h"
#include "app/pictures.h"
#include "core/difference.h"
#include "core/frame.h"
#include "core/names.h"
#include "tests/support/figuretexts.h"
#include "widgets/fontfamily.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

using namespace locus;
using core::FigureView;
using core::MethodId;

namespace {

core::Scene sceneOf(MethodId method, int heads = 8)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after",
                                  "the", "man", "had", "hit", "the", "dog"};
    scene.model.content.dHead = 16;
    scene.model.content.heads = heads;
    scene.model.content.dModel = 16 * heads;
    scene.model.method = method;
    scene.view.query = 9;
    scene.view.key = 4;
    return scene;
}

/// Painted by itself, as in a figure of labels of 8 pt.
QStringList faultsOf(FigureView view, const app::PictureSubject &subject, QSizeF size)
{
    tests::TextCatcher catcher(size);
    const widgets::LeastLetters letters(app::leastLettersPx(8));
    {
        QPainter target(&catcher);
        app::FigureCanvas canvas(target, {});
        QPainter painter(&canvas);
        app::paintSurrounded(painter, QRectF(QPointF(), size), view, subject);
    }
    QStringList faults = tests::misplaced(catcher.texts(), QRectF(QPointF(), size));
    for (const tests::PlacedText &text : catcher.texts()) {
        if (text.px < app::leastLettersPx(8) - 0.01)
            faults << QStringLiteral("%1 is %2 px").arg(text.text).arg(text.px);
        if (text.text.startsWith(QStringLiteral("No room")))
            faults << text.text;
    }
    if (catcher.texts().empty() && view != FigureView::Rotation) // many circles have no captions
        faults << QStringLiteral("nothing is said");
    return faults;
}

/// The texts of a whole figure, in points.
std::vector<tests::PlacedText> textsOf(const core::Scene &scene,
                                       const core::FigureSettings &settings,
                                       const app::ShownMap &map = {})
{
    app::FigureMaker maker(scene);
    maker.showMap(map);
    const QSizeF size = app::figurePoints(settings);
    tests::TextCatcher catcher(size);
    QPainter painter(&catcher);
    maker.paint(settings, painter, size);
    painter.end();
    return catcher.texts();
}

QString joined(const std::vector<tests::PlacedText> &texts)
{
    QString all;
    for (const tests::PlacedText &text : texts)
        all += text.text;
    return all;
}

core::FigureSettings settingsOf(std::vector<FigureView> panels, double width, double height,
                                double points = 8)
{
    core::FigureSettings settings;
    settings.panels = std::move(panels);
    settings.width = width;
    settings.height = height;
    settings.points = points;
    return settings;
}

core::FigureSettings pageOf(double width, double height, double points = 8)
{
    core::FigureSettings settings = settingsOf({FigureView::Map}, width, height, points);
    settings.content = core::FigureContent::Page;
    return settings;
}

} // namespace

/// Every picture has the room it needs, or the user is told.
class FigureRoomTest : public QObject {
    Q_OBJECT

private slots:
    void aPictureIsLegibleAtItsLeast_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<int>("heads");
        for (const MethodId method : core::allMethods)
            for (const int heads : {1, 8})
                QTest::addRow("%s, %d heads", core::nameOf(method).data(), heads)
                    << method << heads;
    }

    void aPictureIsLegibleAtItsLeast()
    {
        QFETCH(MethodId, method);
        QFETCH(int, heads);
        const core::Scene scene = sceneOf(method, heads);
        core::FrameCache cache;
        for (const FigureView view : app::picturesOf(scene.model)) {
            const app::PictureSubject subject{
                cache.compute(scene.model, app::pictureRequests(view, scene.model, scene.view)),
                scene.view,
                widgets::Theme::print(),
                {}};
            for (const double wider : {0.0, 60.0, 300.0}) {
                const double width = app::leastWidth(view, scene.model) + wider;
                const double height = app::leastHeight(view, scene.model, width);
                for (const double higher : {0.0, 70.0}) {
                    const QStringList faults = faultsOf(view, subject, {width, height + higher});
                    QVERIFY2(faults.isEmpty(),
                             qPrintable(QStringLiteral("%1 %2 x %3: %4")
                                            .arg(QLatin1String(core::nameOf(view).data()))
                                            .arg(width)
                                            .arg(height + higher)
                                            .arg(faults.join(u';'))));
                }
            }
        }
    }

    void whatIsTooSmallIsTold()
    {
        core::Scene scene = sceneOf(MethodId::Alibi);
        app::FigureMaker maker(scene);
        const auto small =
            settingsOf({FigureView::Lines, FigureView::Slopes, FigureView::Row}, 174, 60, 9);
        const QString told = maker.tightness(small);
        QVERIFY2(told.contains(QStringLiteral("Slopes of 8 heads")) &&
                     told.contains(QStringLiteral("Weights of the query")) &&
                     told.contains(QStringLiteral("174 ×")),
                 qPrintable(told));
        const core::FigureSettings roomy = maker.roomy(small);
        QCOMPARE(maker.tightness(roomy), QString());
        QCOMPARE(roomy.width, 174.0);
        QVERIFY(roomy.height > 60);
        // Nothing is taken from a figure that has room.
        const auto large = settingsOf({FigureView::Map, FigureView::Row}, 200, 160);
        QCOMPARE(maker.tightness(large), QString());
        QVERIFY(maker.roomy(large) == large);
    }

    void aPageIsAsLargeAsItTakes()
    {
        for (const MethodId method : core::allMethods) {
            app::FigureMaker maker(sceneOf(method));
            const core::FigureSettings page = maker.roomy(pageOf(120, 90));
            QCOMPARE(maker.tightness(page), QString());
            QCOMPARE(page.width, 174.0);
            QVERIFY(page.height < 300);
        }
    }

    void noFigureIsSmallerThanATag()
    {
        app::FigureMaker maker(sceneOf(MethodId::Rope));
        QVERIFY(!maker.problem(settingsOf({FigureView::Map}, 1, 1)).isEmpty());
        core::FigureSettings pixels = settingsOf({FigureView::Map}, 30, 400);
        pixels.sizeInPixels = true;
        QVERIFY(!maker.problem(pixels).isEmpty());
        QVERIFY(maker.problem(settingsOf({FigureView::Map}, 10, 10)).isEmpty());
    }

    void thePointsHold_data()
    {
        QTest::addColumn<double>("points");
        QTest::addColumn<double>("least");
        QTest::newRow("4") << 4.0 << 4.0;
        QTest::newRow("6") << 6.0 << 5.0;
        QTest::newRow("7") << 7.0 << 5.6;
        QTest::newRow("10") << 10.0 << 8.0;
    }

    /// Also where boxes are drawn smaller, and where many heads share the page.
    void thePointsHold()
    {
        QFETCH(double, points);
        QFETCH(double, least);
        QCOMPARE(app::leastLettersPoints(points), least);
        core::Scene scene = sceneOf(MethodId::Alibi);
        const auto smallest = [&](const core::FigureSettings &settings) {
            double px = 1e9;
            for (const tests::PlacedText &text : textsOf(scene, settings))
                px = std::min(px, text.px);
            return px;
        };
        for (const bool heads : {false, true}) {
            scene.view.allHeads = heads;
            QVERIFY(smallest(pageOf(174, 140, points)) > least - 0.01);
        }
        for (const FigureView view : app::picturesOf(scene.model))
            for (const double width : {85.0, 174.0})
                QVERIFY2(smallest(settingsOf({view}, width, 70, points)) > least - 0.01,
                         core::nameOf(view).data());
    }

    /// A legend that is wider than its picture, and pictures that are lower than their words.
    void nothingStandsOnSomethingElse_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<core::FigureSettings>("settings");
        QTest::newRow("legend") << MethodId::Alibi
                                << settingsOf({FigureView::Map, FigureView::Lines}, 120, 60);
        QTest::newRow("legend at 14 pt")
            << MethodId::Alibi << settingsOf({FigureView::Map, FigureView::Lines}, 174, 90, 14);
        QTest::newRow("page") << MethodId::Shaw << pageOf(174, 120);
        QTest::newRow("three") << MethodId::Rope
                               << settingsOf(
                                      {FigureView::Map, FigureView::Rotation, FigureView::Curve},
                                      85, 60, 6);
    }

    void nothingStandsOnSomethingElse()
    {
        QFETCH(MethodId, method);
        QFETCH(core::FigureSettings, settings);
        const QStringList faults = tests::misplaced(textsOf(sceneOf(method), settings),
                                                    QRectF(QPointF(), app::figurePoints(settings)));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u';')));
    }

    /// A list that ends in the pipeline has it below.
    void lettersAreReadInOrder()
    {
        for (const FigureView last : {FigureView::Pipeline, FigureView::Formula}) {
            const core::Scene scene = sceneOf(MethodId::Rope);
            for (const bool first : {false, true}) {
                std::vector<FigureView> views{FigureView::Map, FigureView::Row};
                views.insert(first ? views.begin() : views.end(), last);
                const auto layout =
                    app::figureLayout(settingsOf(views, 174, 140), scene.model, scene.view);
                double top = -1;
                for (const app::FigurePanel &panel : layout.panels) {
                    QVERIFY(panel.caption.top() >= top);
                    top = panel.caption.top();
                }
                QCOMPARE(layout.panels[first ? 0 : 2].view, last);
            }
        }
    }

    void keptColoursAreThoseOfTheFigure()
    {
        core::Scene scene = sceneOf(MethodId::Rope);
        scene.view.stage = core::Stage::Scores;
        const auto settings = settingsOf({FigureView::Map}, 120, 90);
        const widgets::ColorRange kept{widgets::ColorScale::Diverging, -0.5, 0.5};
        QVERIFY(!joined(textsOf(scene, settings)).contains(QStringLiteral("≥ 0.5")));
        QVERIFY(
            joined(textsOf(scene, settings, {.range = kept})).contains(QStringLiteral("≥ 0.5")));
    }

    void theDifferenceIsAFigure()
    {
        core::Scene scene = sceneOf(MethodId::Rope);
        scene.view.stage = core::Stage::Scores;
        core::Model other = scene.model;
        other.method = MethodId::Alibi;
        core::FrameCache cache;
        const core::StageRequest of{core::Stage::Scores, 0};
        const app::ShownMap shown{
            {},
            core::differenceOf(cache.compute(other, {of}), cache.compute(scene.model, {of}), of)};
        QVERIFY(shown.difference->image);
        app::FigureMaker maker(scene);
        maker.showMap(shown);
        const auto settings = settingsOf({FigureView::Map}, 120, 90);
        QVERIFY(maker.words(FigureView::Map).title.contains(QStringLiteral("B − A")));
        const auto made = maker.file(settings, app::FigureFormat::Svg);
        const QString svg = QString::fromUtf8(std::get<QByteArray>(made));
        QVERIFY(svg.contains(QStringLiteral("Scores, B − A</title>")) ||
                svg.contains(QStringLiteral("Scores, B − A · ")));
        QVERIFY(svg.contains(QStringLiteral("all else is of B")));
        QVERIFY(joined(textsOf(scene, settings, shown)) != joined(textsOf(scene, settings)));
    }

    void aFigureSpeaksOfNoMouse()
    {
        core::Scene scene = sceneOf(MethodId::Shaw);
        QVERIFY(!joined(textsOf(scene, settingsOf({FigureView::Relation}, 174, 90)))
                     .contains(QStringLiteral("hift-click")));
    }

    void axesHaveNames()
    {
        const core::Scene scene = sceneOf(MethodId::Alibi);
        const auto words = [&](FigureView view) {
            return joined(textsOf(scene, settingsOf({view}, 120, 90)));
        };
        QVERIFY(words(FigureView::Lines).contains(QStringLiteral("bias")));
        QVERIFY(words(FigureView::Lines).contains(QStringLiteral("Δ = j − i")));
        QVERIFY(words(FigureView::Row).contains(QStringLiteral("weight")));
        QVERIFY(words(FigureView::Row).contains(QStringLiteral("key j")));
        QVERIFY(words(FigureView::Slopes).contains(QStringLiteral("slope m")));
        const auto slopes = textsOf(scene, settingsOf({FigureView::Slopes}, 120, 90));
        QVERIFY(std::any_of(slopes.begin(), slopes.end(),
                            [](const auto &text) { return text.text == QLatin1String("head"); }));
        QVERIFY(words(FigureView::HeadMaps).contains(QStringLiteral("mean distance")));
    }

    /// Below the figure, and not beside the words too.
    void coloursAreExplainedOnce()
    {
        const auto words = [](MethodId method, FigureView view) {
            return joined(textsOf(sceneOf(method), settingsOf({view}, 174, 110)));
        };
        QVERIFY(!words(MethodId::Sinusoidal, FigureView::Gram).contains(QStringLiteral("±")));
        QVERIFY(words(MethodId::None, FigureView::Prefixes).contains(QStringLiteral("weight")));
    }

    /// A narrow figure has all keys in words, or all in numbers.
    void keysAreWordsOrNumbers()
    {
        const core::Scene scene = sceneOf(MethodId::Alibi);
        core::FrameCache cache;
        const QString narrow = joined(textsOf(scene, settingsOf({FigureView::Row}, 85, 60)));
        QVERIFY(!narrow.contains(QStringLiteral("dog")));
        QVERIFY(joined(textsOf(scene, settingsOf({FigureView::Row}, 250, 90)))
                    .contains(QStringLiteral("dog")));
    }

    /// The file names its pictures, not the stage of the window.
    void theTitleIsOfThePicture()
    {
        app::FigureMaker maker(sceneOf(MethodId::Rope));
        const auto made =
            maker.file(settingsOf({FigureView::Rotation}, 120, 90), app::FigureFormat::Svg);
        const QString svg = QString::fromUtf8(std::get<QByteArray>(made));
        const QString title = svg.mid(svg.indexOf(QStringLiteral("<title>")), 60);
        QVERIFY2(title.contains(maker.words(FigureView::Rotation).title), qPrintable(title));
    }
};

QTEST_MAIN(FigureRoomTest)
#include "tst_figureroom.moc"
