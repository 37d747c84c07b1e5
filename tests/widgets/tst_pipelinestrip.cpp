// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paintersamples.h"
#include "tests/support/samplemodels.h"
#include "widgets/painters/pipeline.h"
#include "widgets/pipelinestrip.h"
#include "widgets/pipelinesymbol.h"
#include "widgets/pipelinewords.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace locus;
using namespace locus::widgets;
using core::MethodId;
using core::Stage;
using Kind = PipelineBox::Kind;
using Part = PipelinePart;

namespace {

std::shared_ptr<const core::Frame> frameOf(const core::Model &model)
{
    return tests::frame(model, Stage::Scores);
}

/// q, k and v given, so that there is no x.
core::Model withoutX(MethodId method)
{
    core::Model model;
    model.content.source = core::ContentSource::Arrays;
    model.content.q = core::Tensor({3, 4}, std::vector<double>(12, 0.5));
    model.content.k = core::Tensor({3, 4}, std::vector<double>(12, 0.25));
    model.content.v = core::Tensor({3, 2}, std::vector<double>(6, 1.0));
    model.method = method;
    return model;
}

std::set<Part> litParts(const PipelineDiagram &diagram)
{
    std::set<Part> parts;
    for (const PipelineBox &box : diagram.boxes)
        if (box.lit)
            parts.insert(box.part);
    return parts;
}

std::set<Part> idleParts(const PipelineDiagram &diagram)
{
    std::set<Part> parts;
    for (const PipelineBox &box : diagram.boxes)
        if (box.idle)
            parts.insert(box.part);
    return parts;
}

struct Strip {
    PipelineStrip widget;
    QSignalSpy picks{&widget, &PipelineStrip::stagePicked};

    explicit Strip(const core::Model &model, int width = 1440, bool compact = false)
    {
        widget.setCompact(compact);
        widget.resize(width, pipelineHeight(compact));
        widget.setFrame(frameOf(model));
        widget.show();
    }

    void click(QPointF at) { QTest::mouseClick(&widget, Qt::LeftButton, {}, at.toPoint()); }
    void click(Part part)
    {
        // Above the words, where the box itself is.
        const QRectF rect = widget.diagram().box(part)->rect;
        click({rect.center().x(), rect.top() + 6});
    }
    [[nodiscard]] Stage picked() { return picks.takeLast().at(0).value<Stage>(); }
    [[nodiscard]] QColor pixel(QPointF at)
    {
        return widget.grab().toImage().pixelColor(at.toPoint());
    }
};

} // namespace

Q_DECLARE_METATYPE(std::set<PipelinePart>)

class PipelineStripTest : public QObject {
    Q_OBJECT

private slots:
    void eachMethodLightsWhereItEnters_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<std::set<Part>>("lit");
        QTest::addColumn<std::set<Part>>("idle");
        using Parts = std::set<Part>;
        const Parts all{Part::Encoding, Part::Rotate, Part::Bias};
        QTest::newRow("none") << MethodId::None << Parts{} << all;
        QTest::newRow("sinusoidal")
            << MethodId::Sinusoidal << Parts{Part::Encoding} << Parts{Part::Rotate, Part::Bias};
        QTest::newRow("learned") << MethodId::Learned << Parts{Part::Encoding}
                                 << Parts{Part::Rotate, Part::Bias};
        QTest::newRow("shaw") << MethodId::Shaw << Parts{Part::Product, Part::Sum} << all;
        QTest::newRow("t5") << MethodId::T5 << Parts{Part::Bias}
                            << Parts{Part::Encoding, Part::Rotate};
        QTest::newRow("alibi") << MethodId::Alibi << Parts{Part::Bias}
                               << Parts{Part::Encoding, Part::Rotate};
        QTest::newRow("rope") << MethodId::Rope << Parts{Part::Rotate}
                              << Parts{Part::Encoding, Part::Bias};
    }

    void eachMethodLightsWhereItEnters()
    {
        QFETCH(MethodId, method);
        for (const bool compact : {false, true}) {
            core::Model model = tests::model(method);
            model.shaw.values = true;
            const PipelineDiagram diagram = pipelineDiagram(*frameOf(model), 1200, compact);
            QTEST(litParts(diagram), "lit");
            QTEST(idleParts(diagram), "idle");
            QCOMPARE(diagram.compact, compact);
        }
    }

    void partsOfShawAreLitOneByOne()
    {
        core::Model model = tests::model(MethodId::Shaw);
        model.shaw.values = false;
        QCOMPARE(litParts(pipelineDiagram(*frameOf(model), 1440, false)),
                 std::set<Part>{Part::Product});
        model.shaw = {};
        model.shaw.keys = false;
        model.shaw.values = true;
        QCOMPARE(litParts(pipelineDiagram(*frameOf(model), 1440, false)),
                 std::set<Part>{Part::Sum});
    }

    void primesAppearAfterARotation()
    {
        const auto symbols = [](MethodId method) {
            const auto frame = frameOf(tests::model(method));
            const PipelineDiagram diagram = pipelineDiagram(*frame, 1440, false);
            return diagram.box(Part::RotatedQuery)->symbol + diagram.box(Part::RotatedKey)->symbol;
        };
        QCOMPARE(symbols(MethodId::Rope), QStringLiteral("q′k′"));
        QCOMPARE(symbols(MethodId::Alibi), QStringLiteral("qk"));
    }

    void boxesNameTheirShapes()
    {
        core::Model model = tests::model(MethodId::Rope, 12, 16);
        model.queryOffset = 2;
        const PipelineDiagram diagram = pipelineDiagram(*frameOf(model), 1440, false);
        const auto shape = [&](Part part) { return diagram.box(part)->shape; };
        QCOMPARE(shape(Part::Tokens), QStringLiteral("12 × 64"));
        QCOMPARE(shape(Part::Encoding), QStringLiteral("12 × 64"));
        QCOMPARE(shape(Part::Query), QStringLiteral("10 × 16"));
        QCOMPARE(shape(Part::Key), QStringLiteral("12 × 16"));
        QCOMPARE(shape(Part::Rotate), QStringLiteral("10 × 16"));
        for (const Part part : {Part::Product, Part::Bias, Part::Mask, Part::Softmax})
            QCOMPARE(shape(part), QStringLiteral("10 × 12"));
        QCOMPARE(shape(Part::Output), QStringLiteral("10 × 16"));
    }

    void clicksAskForTheStageOfTheBox_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<Part>("part");
        QTest::addColumn<Stage>("stage");
        const auto row = [](const char *name, MethodId method, Part part, Stage stage) {
            QTest::newRow(name) << method << part << stage;
        };
        row("x", MethodId::None, Part::Tokens, Stage::X);
        row("p", MethodId::Learned, Part::Encoding, Stage::Encoding);
        row("h", MethodId::Alibi, Part::Input, Stage::Input);
        row("q", MethodId::Rope, Part::Query, Stage::Q);
        row("k", MethodId::Rope, Part::Key, Stage::K);
        row("v", MethodId::Rope, Part::Value, Stage::V);
        row("rotate", MethodId::Rope, Part::Rotate, Stage::RotatedQ);
        row("q after it", MethodId::Rope, Part::RotatedQuery, Stage::RotatedQ);
        row("k after it", MethodId::Rope, Part::RotatedKey, Stage::RotatedK);
        row("k not rotated", MethodId::T5, Part::RotatedKey, Stage::K);
        row("scores", MethodId::Rope, Part::Product, Stage::Scores);
        row("content", MethodId::Rope, Part::Content, Stage::Content);
        row("position", MethodId::Sinusoidal, Part::Added, Stage::Position);
        row("displacement", MethodId::Shaw, Part::Displacement, Stage::Clip);
        row("bias", MethodId::T5, Part::Bias, Stage::Bias);
        row("mask", MethodId::Rope, Part::Mask, Stage::Mask);
        row("weights", MethodId::Rope, Part::Softmax, Stage::Weights);
        row("sum", MethodId::Rope, Part::Sum, Stage::Output);
        row("output", MethodId::Rope, Part::Output, Stage::Output);
    }

    void clicksAskForTheStageOfTheBox()
    {
        QFETCH(MethodId, method);
        QFETCH(Part, part);
        Strip strip(tests::model(method));
        core::View view; // another than any of them shows next
        view.stage = Stage::Mask;
        strip.widget.setView(view);
        strip.click(part);
        QCOMPARE(strip.picks.size(), 1);
        QTEST(strip.picked(), "stage");
    }

    /// A reading of the weights: behind the same box, which says which one is shown.
    void theSecondClickOnTheWeightsShowsTheirLogarithms()
    {
        for (const bool compact : {false, true}) {
            Strip strip(tests::model(MethodId::Rope), 1440, compact);
            core::View view;
            view.stage = Stage::Weights;
            strip.widget.setView(view);
            const QImage weights = strip.widget.grab().toImage();
            strip.click(Part::Softmax);
            QCOMPARE(strip.picked(), Stage::LogWeights);
            view.stage = Stage::LogWeights;
            strip.widget.setView(view);
            const QRectF box = strip.widget.diagram().box(Part::Softmax)->rect;
            QCOMPARE(strip.pixel({box.center().x(), box.top() - 3}), Theme::light().ink);
            QVERIFY(strip.widget.grab().toImage() != weights);
            strip.click(Part::Softmax);
            QCOMPARE(strip.picked(), Stage::Weights);
        }
        core::Model late = tests::model(MethodId::Alibi);
        late.mistake = core::Mistake::BiasAfterSoftmax;
        const PipelineDiagram diagram = pipelineDiagram(*frameOf(late), 1440, false);
        QCOMPARE(diagram.box(Part::Softmax)->stages, std::vector{Stage::Weights});
    }

    void theWordOfTheLogarithmsFits()
    {
        PipelineDiagram diagram =
            pipelineDiagram(*frameOf(tests::model(MethodId::Rope)), 1024, false);
        PipelineBox box = *diagram.box(Part::Softmax);
        QVERIFY(pipelineCaption(box, Stage::LogWeights) != pipelineCaption(box, Stage::Weights));
        box.caption = pipelineCaption(box, Stage::LogWeights);
        QVERIFY(fits(box));
        const PipelineBox &mask = *diagram.box(Part::Mask);
        QCOMPARE(pipelineCaption(mask, Stage::LogWeights), mask.caption);
    }

    void idleSlotsAskForNothing()
    {
        Strip strip(tests::model(MethodId::None));
        for (const Part part : {Part::Encoding, Part::Rotate, Part::Bias})
            strip.click(part);
        strip.click(QPointF(2, 2));
        QCOMPARE(strip.picks.size(), 0);
    }

    void everyStageOfTheMethodCanBeReached()
    {
        for (const MethodId method : core::allMethods)
            for (const bool compact : {false, true}) {
                const auto frame = frameOf(tests::model(method));
                const PipelineDiagram diagram = pipelineDiagram(*frame, 1440, compact);
                for (int i = 0; i <= static_cast<int>(Stage::Output); ++i) {
                    const auto stage = static_cast<Stage>(i);
                    QVERIFY2((diagram.indexOf(stage) >= 0) ==
                                 !core::stageRefusal(*frame->prepared, stage),
                             qPrintable(QStringLiteral("%1 %2").arg(int(method)).arg(i)));
                }
            }
    }

    void givenVectorsLeaveTheInputIdle()
    {
        Strip strip(withoutX(MethodId::Rope));
        const PipelineDiagram &diagram = strip.widget.diagram();
        for (const Part part : {Part::Tokens, Part::Encoding, Part::Query, Part::Value})
            QVERIFY(diagram.box(part)->idle);
        QVERIFY(!diagram.box(Part::Input));
        QVERIFY(diagram.box(Part::Tokens)->shape.isEmpty());
        QCOMPARE(diagram.box(Part::Output)->shape, QStringLiteral("3 × 2"));
        strip.click(Part::Tokens);
        QCOMPARE(strip.picks.size(), 0);
        strip.click(Part::Value);
        QCOMPARE(strip.picked(), Stage::V);
        // Nothing to add to: the method is refused, its slot stays dark.
        const auto refused = frameOf(withoutX(MethodId::Sinusoidal));
        QVERIFY(refused->refusal);
        QVERIFY(litParts(pipelineDiagram(*refused, 1440, false)).empty());
    }

    void aBiasAddedTooLateStandsBehindSoftmax()
    {
        core::Model model = tests::model(MethodId::Alibi);
        const auto x = [&](Part part) {
            return pipelineDiagram(*frameOf(model), 1440, false).box(part)->rect.left();
        };
        QVERIFY(x(Part::Bias) < x(Part::Mask));
        model.mistake = core::Mistake::BiasAfterSoftmax;
        QVERIFY(x(Part::Bias) > x(Part::Softmax));
        QVERIFY(x(Part::Bias) < x(Part::Sum));
        Strip strip(model);
        const PipelineBox &bias = *strip.widget.diagram().box(Part::Bias);
        QVERIFY(bias.lit && bias.broken);
        QCOMPARE(strip.pixel({bias.rect.center().x() - 23, bias.rect.center().y() + 2}),
                 Theme::light().broken);
    }

    void aMistakeHidesNoIndex()
    {
        core::Model model = tests::model(MethodId::Rope);
        model.mistake = core::Mistake::MixedLayouts;
        Strip strip(model);
        const PipelineBox &box = *strip.widget.diagram().box(Part::Rotate);
        QVERIFY(box.lit && box.broken);
        // Over the tag, whose edge may reach into the line of pixels that it ends in.
        const double above = std::floor(box.rect.center().y() + 2 - 12.5 / 2) - 1;
        const int right = static_cast<int>(box.rect.right()) - 8;
        for (int x = static_cast<int>(box.rect.left()) + 8; x < right; ++x)
            QCOMPARE(strip.pixel({double(x), above}), Theme::light().position.line);
    }

    void colours_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void colours()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        Strip strip(tests::model(MethodId::Rope));
        strip.widget.setTheme(theme);
        core::View view;
        view.stage = Stage::Weights;
        strip.widget.setView(view);
        const PipelineDiagram &diagram = strip.widget.diagram();
        const QRectF rotate = diagram.box(Part::Rotate)->rect;
        QCOMPARE(strip.pixel(rotate.topLeft() + QPointF(8, 5)), theme.position.line);
        const QRectF weights = diagram.box(Part::Softmax)->rect;
        QCOMPARE(strip.pixel(weights.topLeft() + QPointF(8, 5)), theme.surface);
        // The ring around what is shown, its notch below.
        QCOMPARE(strip.pixel({weights.center().x(), weights.bottom() + 5}), theme.ink);
        QCOMPARE(strip.pixel({weights.center().x(), weights.top() - 3}), theme.ink);
        QCOMPARE(strip.pixel({rotate.center().x(), rotate.bottom() + 5}), theme.surface);
        // v runs under everything.
        QCOMPARE(strip.pixel({weights.center().x(), 67}), theme.value.line);
        const QRectF wq = diagram.box(Part::Query)->rect;
        QCOMPARE(strip.pixel(wq.topLeft() + QPointF(50, 3)), theme.query.tint);
        // The mark moves with the view.
        view.stage = Stage::RotatedK;
        strip.widget.setView(view);
        QCOMPARE(strip.pixel({rotate.center().x(), rotate.bottom() + 6}), theme.ink);
        QCOMPARE(strip.pixel({weights.center().x(), weights.bottom() + 5}), theme.surface);
    }

    void everyPartHasOneMarkAtMost()
    {
        const auto frame = frameOf(tests::model(MethodId::Rope));
        const PipelineDiagram diagram = pipelineDiagram(*frame, 1440, false);
        const auto marked = [&](Stage stage) {
            const PipelineBox &box = diagram.boxes[std::size_t(diagram.indexOf(stage))];
            return diagram.frameOf(box).part;
        };
        QCOMPARE(marked(Stage::Output), Part::Output);
        QCOMPARE(marked(Stage::Content), Part::Product);
        QCOMPARE(marked(Stage::RotatedK), Part::Rotate);
        QCOMPARE(marked(Stage::Q), Part::Query);
        QCOMPARE(marked(Stage::Input), Part::Input);
        QCOMPARE(diagram.indexOf(Stage::Bias), -1);
    }

    void keysWalkAndChoose()
    {
        Strip strip(tests::model(MethodId::Rope));
        QVERIFY(QTest::qWaitForWindowActive(&strip.widget));
        strip.widget.setFocus(Qt::TabFocusReason);
        const auto current = [&] {
            return strip.widget.diagram().boxes[std::size_t(strip.widget.current())].part;
        };
        QTest::keyClick(&strip.widget, Qt::Key_Home);
        QCOMPARE(current(), Part::Tokens);
        const QImage before = strip.widget.grab().toImage();
        QTest::keyClick(&strip.widget, Qt::Key_Right);
        QCOMPARE(current(), Part::Encoding);
        if (strip.widget.hasFocus())
            QVERIFY(strip.widget.grab().toImage() != before);
        QVERIFY(strip.widget.accessibleDescription().contains(QStringLiteral("12 × 64")));
        QTest::keyClick(&strip.widget, Qt::Key_Return); // an empty slot
        QCOMPARE(strip.picks.size(), 0);
        QTest::keyClick(&strip.widget, Qt::Key_Right);
        QTest::keyClick(&strip.widget, Qt::Key_Space);
        QCOMPARE(strip.picked(), Stage::Input);
        QTest::keyClick(&strip.widget, Qt::Key_End);
        QCOMPARE(current(), Part::Output);
        QTest::keyClick(&strip.widget, Qt::Key_Right);
        QCOMPARE(current(), Part::Output);
        QTest::keyClick(&strip.widget, Qt::Key_Enter);
        QCOMPARE(strip.picked(), Stage::Output);
        // Every stop on the way, each once.
        std::vector<Part> stops{current()};
        for (int last = -1; last != strip.widget.current();) {
            last = strip.widget.current();
            QTest::keyClick(&strip.widget, Qt::Key_Left);
            if (strip.widget.current() != last)
                stops.push_back(current());
        }
        QCOMPARE(stops.size(), 15u);
        QCOMPARE(std::set<Part>(stops.begin(), stops.end()).size(), stops.size());
    }

    void oneLineHoldsSeveralStagesInABox()
    {
        Strip strip(tests::model(MethodId::Shaw), 1024, true);
        QCOMPARE(strip.widget.diagram().boxes.size(), 10u);
        core::View view;
        std::vector<Stage> seen;
        for (int click = 0; click < 5; ++click) {
            strip.click(Part::Product);
            view.stage = strip.picked();
            strip.widget.setView(view);
            seen.push_back(view.stage);
        }
        QCOMPARE(seen, (std::vector<Stage>{Stage::Scores, Stage::Content, Stage::Position,
                                           Stage::Clip, Stage::Scores}));
        strip.click(Part::Query);
        QCOMPARE(strip.picked(), Stage::Q);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1024, 1100, 1199, 1200, 1280, 1419, 1420, 1440, 1920, 2560})
            QTest::addRow("%d", width) << width;
    }

    void nothingIsCutOff()
    {
        QFETCH(int, width);
        std::vector<core::Model> models;
        models.reserve(core::allMethods.size() + 2);
        for (const MethodId method : core::allMethods)
            models.push_back(tests::model(method, 512, 64));
        models.push_back(tests::model(MethodId::Alibi));
        models.back().mistake = core::Mistake::BiasAfterSoftmax;
        models.push_back(tests::model(MethodId::Shaw));
        models.back().shaw.values = true;
        models.push_back(withoutX(MethodId::Rope));
        for (const core::Model &model : models)
            for (const bool compact : {false, true}) {
                if (!compact && width < 1200)
                    continue;
                const auto frame = frameOf(model);
                checkRoom(pipelineDiagram(*frame, width, compact), width);
            }
    }

    void factsAreSaidOfEveryMethod()
    {
        std::set<QString> cautions, relations;
        for (const MethodId method : core::allMethods) {
            cautions.insert(methodCaution(method));
            relations.insert(methodRelation(method));
            QVERIFY(!methodObject(method).isEmpty());
            const auto frame = frameOf(tests::model(method));
            // All four parts where the legend is, at least what it states and changes elsewhere.
            QCOMPARE(factsThatFit(pipelineDiagram(*frame, 1420, false)), 4);
            QVERIFY(factsThatFit(pipelineDiagram(*frame, 1200, false)) >= 3);
        }
        QCOMPARE(cautions.size(), core::allMethods.size());
        QCOMPARE(relations.size(), core::allMethods.size());
    }

    void mixedPairsAreNotSaidToFollowTheDisplacement()
    {
        core::Model model = tests::model(MethodId::Rope);
        const auto said = [&model] {
            return caution(pipelineDiagram(*frameOf(model), 1420, false));
        };
        QCOMPARE(said(), methodCaution(MethodId::Rope));
        model.mistake = core::Mistake::MixedLayouts;
        QVERIFY2(said().contains(QStringLiteral("not j − i alone")), qPrintable(said()));
        QCOMPARE(factsThatFit(pipelineDiagram(*frameOf(model), 1420, false)), 4);
    }

    void shawChangesWhatIsSwitchedOn()
    {
        const auto changed = [](bool keys, bool values) {
            core::Model model = tests::model(MethodId::Shaw);
            model.shaw.keys = keys;
            model.shaw.values = values;
            const PipelineDiagram diagram = pipelineDiagram(*frameOf(model), 1420, false);
            return changedObject(diagram);
        };
        QCOMPARE(changed(true, true), methodObject(MethodId::Shaw));
        QCOMPARE(changed(true, false), QStringLiteral("the key of each pair"));
        QCOMPARE(changed(false, true), QStringLiteral("the value of each pair"));
        QVERIFY(changed(false, false).startsWith(QStringLiteral("nothing")));
    }

    void theLitBoxSaysWhatToMind()
    {
        const auto frame = frameOf(tests::model(MethodId::Rope));
        const PipelineDiagram diagram = pipelineDiagram(*frame, 1024, true);
        const QString tip = pipelineToolTip(diagram, *diagram.box(Part::Rotate));
        for (const QString &part : {QStringLiteral("Rotated queries"), QStringLiteral("12 × 16"),
                                    methodRelation(MethodId::Rope), methodObject(MethodId::Rope),
                                    methodCaution(MethodId::Rope), commonPathsNote()})
            QVERIFY2(tip.contains(part), qPrintable(tip));
        const QString other = pipelineToolTip(diagram, *diagram.box(Part::Bias));
        QVERIFY(!other.contains(commonPathsNote()));
    }

    void aDragThatChangesNoBoxRepaintsNothing()
    {
        core::Model model = tests::model(MethodId::Rope);
        Strip strip(model);
        QVERIFY(QTest::qWaitForWindowExposed(&strip.widget));
        QCoreApplication::processEvents();
        PaintCount count;
        strip.widget.installEventFilter(&count);
        model.rope.base = 500;
        strip.widget.setFrame(frameOf(model));
        core::View view;
        view.query = 3;
        strip.widget.setView(view);
        QCoreApplication::processEvents();
        QCOMPARE(count.paints, 0);
        model.method = MethodId::Alibi;
        strip.widget.setFrame(frameOf(model));
        QTRY_VERIFY(count.paints > 0);
    }

    void symbolsAreReadAsFormulas()
    {
        const auto width = [](const char *symbol) {
            return pipelineSymbolWidth(QString::fromUtf8(symbol), 16);
        };
        QVERIFY(width("x_{ij}") < width("xij"));
        QVERIFY(width("√{d_k}") > width("d_k"));
        QVERIFY(width("'softmax'") > 40);
        QCOMPARE(width(""), 0.0);
        QCOMPARE(plainPipelineSymbol(QStringLiteral("q·k / √{d_k}")), QStringLiteral("q·k / √d_k"));
        // Half a symbol is none, and no crash.
        for (const char *broken : {"_", "x_", "√", "√{", "'", "}"})
            QVERIFY(width(broken) >= 0);
    }

private:
    struct PaintCount : QObject {
        int paints = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            paints += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
    };

    static void checkRoom(const PipelineDiagram &diagram, int width)
    {
        const QRectF strip(0, 0, width, pipelineHeight(diagram.compact));
        double right = 0;
        for (const PipelineBox &box : diagram.boxes) {
            const QByteArray name = QStringLiteral("%1 %2 method %3 compact %4")
                                        .arg(box.symbol, box.caption)
                                        .arg(int(diagram.method))
                                        .arg(diagram.compact)
                                        .toUtf8();
            // The ring reaches 4 beyond.
            QVERIFY2(strip.adjusted(4, 4, -4, -4).contains(box.rect) || box.part == Part::Sum,
                     name);
            if (box.kind == Kind::Word)
                QVERIFY2(diagram.box(Part::Product)->rect.contains(box.rect), name);
            if (box.kind != Kind::Box)
                continue;
            if (diagram.compact)
                QVERIFY2(pipelineSymbolWidth(box.symbol, pipeline::symbolPx) <=
                             box.rect.width() - 2 * pipeline::padding,
                         name);
            else
                QVERIFY2(fits(box), name);
            if (box.part != Part::Key && box.part != Part::Value) {
                QVERIFY2(box.rect.left() >= right + (right > 0 ? 15 : 0), name);
                right = box.rect.right();
            }
        }
        if (!diagram.legend.isEmpty())
            QVERIFY(right + 20 <= diagram.legend.left());
    }
};

QTEST_MAIN(PipelineStripTest)
#include "tst_pipelinestrip.moc"
