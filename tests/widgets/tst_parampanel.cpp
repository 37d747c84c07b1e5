// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit.h"
#include "core/names.h"
#include "core/patch.h"
#include "tests/support/doubleclick.h"
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/segmented.h"
#include "widgets/tokensrow.h"
#include "widgets/valueslider.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace locus;
using namespace locus::widgets;

namespace {

struct Edit {
    QString key;
    core::Value value;
    GestureId gesture;
};

ParamLabel labelOf(std::string_view key)
{
    ParamLabel label;
    label.name =
        QStringLiteral("Name of %1").arg(QString::fromUtf8(key.data(), qsizetype(key.size())));
    label.shortName = QStringLiteral("Name");
    // Longer than the words of the file, as people need them.
    label.choices = {{QStringLiteral("distance"), QStringLiteral("from the distance")},
                     {QStringLiteral("key"), QStringLiteral("from the key position")},
                     {QStringLiteral("last"), QStringLiteral("from the last key")}};
    return label;
}

core::Scene sceneWith(const core::Patch &patch)
{
    const auto result = core::applied(core::Scene{}, patch);
    return std::holds_alternative<core::Scene>(result) ? std::get<core::Scene>(result)
                                                       : core::Scene{};
}

/// A panel that is answered like the window answers it.
class Bench {
public:
    explicit Bench(const core::Scene &start = {})
        : scene(start)
        , panel(labelOf)
    {
        QObject::connect(&panel, &ParamPanel::paramEdited, &panel,
                         [this](const QString &key, const core::Value &value, GestureId gesture) {
                             edits.push_back({key, value, gesture});
                             const auto next = core::edited(scene, key.toStdString(), value);
                             if (const auto *good = std::get_if<core::Scene>(&next))
                                 show(*good);
                         });
        panel.resize(260, 460);
        show(start);
        panel.show();
    }
    void show(const core::Scene &next)
    {
        scene = next;
        panel.setScene(scene);
    }
    template <class T>
    T *control(const char *key)
    {
        return qobject_cast<T *>(panel.control(QString::fromLatin1(key)));
    }

    core::Scene scene;
    ParamPanel panel;
    std::vector<Edit> edits;
};

} // namespace

class ParamPanelTest : public QObject {
    Q_OBJECT

private slots:
    void everyMethodShowsWhatItUses_data()
    {
        QTest::addColumn<QString>("method");
        for (const std::string_view name : core::EnumNames<core::MethodId>::names)
            QTest::newRow(name.data()) << QString::fromLatin1(name.data());
    }
    void everyMethodShowsWhatItUses()
    {
        QFETCH(QString, method);
        Bench bench(sceneWith({{"method", method.toStdString()}}));
        const QStringList keys = bench.panel.shownKeys();
        const core::MethodId id = *core::fromName<core::MethodId>(method.toStdString());
        QCOMPARE(keys.size(), QSet<QString>(keys.begin(), keys.end()).size());
        for (const char *shared :
             {"content.n", "mask", "position_start", "content.heads", "content.tokens"})
            QVERIFY2(keys.contains(QLatin1String(shared)), shared);
        for (const core::ParamSpec &spec : core::allParams()) {
            const QString key = QString::fromUtf8(spec.key.data(), qsizetype(spec.key.size()));
            const bool owns =
                std::find(spec.methods.begin(), spec.methods.end(), id) != spec.methods.end();
            const bool sliders = spec.hasSlider() && spec.maxRank <= 1;
            if (owns && sliders)
                QVERIFY2(keys.contains(key), qPrintable(key));
            if (!owns && !spec.methods.empty())
                QVERIFY2(!keys.contains(key), qPrintable(key));
        }
    }

    void aHeadChosenElsewhereComesIntoSight()
    {
        core::Scene scene = sceneWith({{"method", "alibi"}, {"content.heads", 12}});
        Bench bench(scene);
        bench.panel.resize(260, 100);
        bench.panel.show();
        const auto top = [&](int head) {
            const QWidget *row = bench.panel.control(QStringLiteral("alibi.slopes[%1]").arg(head));
            return row->mapTo(&bench.panel, QPoint()).y();
        };
        const int atFirst = top(0);
        QVERIFY(top(3) > bench.panel.height());
        // What is done in the panel leaves it where it is.
        connect(&bench.panel, &ParamPanel::paramEdited, this, [&] {
            scene.view.head = 4;
            bench.panel.setScene(scene);
        });
        auto *head = qobject_cast<ParamSlider *>(bench.panel.control(QStringLiteral("head")));
        QVERIFY(head);
        emit head->edited(4, newGesture());
        QCOMPARE(top(0), atFirst);
        scene.view.head = 8;
        bench.panel.setScene(scene);
        QVERIFY(top(8) >= 0 && top(8) < bench.panel.height());
        // Once for each choice: the user may scroll on.
        auto *area = bench.panel.findChild<QScrollArea *>();
        area->verticalScrollBar()->setValue(0);
        bench.panel.setScene(scene);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
    }

    void theMaskStandsAboveCountsAndTexts_data() { everyMethodShowsWhatItUses_data(); }
    void theMaskStandsAboveCountsAndTexts()
    {
        QFETCH(QString, method);
        Bench bench(sceneWith({{"method", method.toStdString()}}));
        bench.panel.resize(260, 2000);
        bench.panel.show();
        const auto top = [&](const char *key) {
            return bench.panel.control(QString::fromLatin1(key))->mapTo(&bench.panel, QPoint()).y();
        };
        for (const char *below : {"content.n", "content.tokens", "content.d_head"})
            QVERIFY2(top("mask") < top(below), below);
        if (method == QStringLiteral("alibi"))
            QVERIFY(top("mask") < top("alibi.slopes"));
    }

    void everyControlHasAName_data() { everyMethodShowsWhatItUses_data(); }
    void everyControlHasAName()
    {
        QFETCH(QString, method);
        Bench bench(sceneWith({{"method", method.toStdString()}}));
        for (const QString &key : bench.panel.shownKeys()) {
            QWidget *control = bench.panel.control(key);
            QVERIFY2(control, qPrintable(key));
            if (auto *slider = qobject_cast<ParamSlider *>(control)) {
                QVERIFY2(slider->slider()->accessibleName().contains(key), qPrintable(key));
                QVERIFY(!slider->field()->shownText().isEmpty());
            } else if (!qobject_cast<QScrollArea *>(control)) {
                QVERIFY2(control->accessibleName().contains(key), qPrintable(key));
            }
            if (auto *choices = qobject_cast<Segmented *>(control))
                QVERIFY2(choices->current() >= 0, qPrintable(key));
        }
    }

    void showingASceneEmitsNothing()
    {
        Bench bench;
        for (const core::MethodId method : core::allMethods) {
            core::Scene scene;
            scene.model.method = method;
            scene.model.content.heads = 4;
            bench.show(scene);
        }
        QCOMPARE(bench.edits.size(), 0U);
    }

    void aChoiceIsAskedForByItsWord()
    {
        Bench bench;
        auto *mask = bench.control<Segmented>("mask");
        QVERIFY(mask);
        QCOMPARE(mask->count(), 2); // custom only where it is given
        mask->setFocus();
        QTest::mouseClick(mask->findChildren<QAbstractButton *>().constFirst(), Qt::LeftButton);
        QCOMPARE(bench.edits.size(), 1U);
        QCOMPARE(bench.edits[0].key, QStringLiteral("mask"));
        QCOMPARE(*bench.edits[0].value.text(), std::string("none"));
        QCOMPARE(bench.scene.model.mask, core::MaskKind::None);
    }

    void aGivenCustomMaskIsOffered()
    {
        core::Scene scene;
        scene.model.allowed = core::Tensor::matrix(3, 3, {1, 0, 0, 1, 1, 0, 1, 1, 1});
        Bench bench(scene);
        QCOMPARE(bench.control<Segmented>("mask")->count(), 3);
    }

    void aSwitchIsABoolean()
    {
        Bench bench(sceneWith({{"method", "shaw"}}));
        auto *values = bench.control<Segmented>("shaw.values");
        QVERIFY(values);
        QTest::keyClick(values->findChildren<QAbstractButton *>().constFirst(), Qt::Key_Right);
        QCOMPARE(bench.edits.size(), 1U);
        QCOMPARE(*bench.edits[0].value.boolean(), true);
        QVERIFY(bench.scene.model.shaw.values);
    }

    void lengthEditsTheTokens()
    {
        Bench bench;
        auto *length = bench.control<ParamSlider>("content.n");
        QVERIFY(length);
        QCOMPARE(length->value(), 3.0);
        QTest::keyClick(length->slider(), Qt::Key_Right);
        QCOMPARE(bench.edits.back().key, QStringLiteral("content.n"));
        QCOMPARE(bench.scene.model.content.tokens.size(), 4U);
        QCOMPARE(bench.control<QLineEdit>("content.tokens")->text(),
                 QStringLiteral("dog bites man dog"));
    }

    void lengthOfArraysIsDecidedByThem()
    {
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Arrays;
        scene.model.content.q = core::Tensor::matrix(2, 4, {1, 2, 3, 4, 5, 6, 7, 8});
        scene.model.content.k = scene.model.content.q;
        scene.model.method = core::MethodId::Alibi;
        Bench bench(scene);
        auto *length = bench.control<ParamSlider>("content.n");
        QVERIFY(length);
        QVERIFY(!length->isEnabled());
        QCOMPARE(length->value(), 2.0);
        QVERIFY(!bench.panel.shownKeys().contains(QStringLiteral("content.tokens")));
        QVERIFY(!bench.panel.shownKeys().contains(QStringLiteral("content.d_model"))); // no x
        auto *size = bench.control<ParamSlider>("content.d_head");
        QCOMPARE(size->value(), 4.0);
        QVERIFY(size->resetButton()->isHidden());
    }

    void typedTextBecomesTokens()
    {
        Bench bench;
        auto *text = bench.control<QLineEdit>("content.tokens");
        QVERIFY(text);
        text->selectAll();
        QTest::keyClicks(text, QStringLiteral("the the cat"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(bench.edits.size(), 1U);
        QCOMPARE(bench.scene.model.content.tokens, (std::vector<std::string>{"the", "the", "cat"}));
        text->selectAll();
        QTest::keyClick(text, Qt::Key_Delete);
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(bench.edits.size(), 1U); // no text is no edit
    }

    void tokensAreWrittenAsPeopleWriteThem_data()
    {
        QTest::addColumn<QStringList>("tokens");
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << QStringList{"dog", "bites", "man"}
                               << QStringLiteral("dog bites man");
        QTest::newRow("Chinese") << QStringList{"狗", "咬", "人"} << QStringLiteral("狗咬人");
        QTest::newRow("mixed") << QStringList{"狗", "bites", "人"} << QStringLiteral("狗bites人");
    }
    void tokensAreWrittenAsPeopleWriteThem()
    {
        QFETCH(QStringList, tokens);
        QFETCH(QString, text);
        std::vector<std::string> words;
        for (const QString &token : tokens)
            words.push_back(token.toStdString());
        QCOMPARE(textOfTokens(words), text);
        QCOMPARE(core::splitTokens(text.toStdString()), words);
    }

    void slopesAreEntriesThatResetToTheRule()
    {
        Bench bench(sceneWith({{"method", "alibi"}, {"content.heads", 8}}));
        auto *third = bench.control<ParamSlider>("alibi.slopes[2]");
        QVERIFY(third);
        QCOMPARE(third->value(), 0.125);
        QCOMPARE(third->field()->shownText(), QStringLiteral("1/8"));
        QTest::keyClick(third->slider(), Qt::Key_Right);
        QCOMPARE(bench.edits.back().key, QStringLiteral("alibi.slopes[2]"));
        QVERIFY(!bench.scene.model.alibi.slopes.isNull());
        QVERIFY(bench.panel.control(QStringLiteral("alibi.slopes[7]")) != nullptr);
        QVERIFY(
            !qobject_cast<ParamSlider *>(bench.panel.control(QStringLiteral("alibi.slopes[8]"))));
    }

    void aSlopeResetsToItsOwnPlaceInTheRule()
    {
        Bench bench(sceneWith({{"method", "alibi"}, {"content.heads", 8}}));
        auto *third = bench.control<ParamSlider>("alibi.slopes[2]");
        auto *fifth = bench.control<ParamSlider>("alibi.slopes[4]");
        QCOMPARE(third->slider()->accessibleName(), QStringLiteral("Name of alibi.slopes 3"));
        QTest::keyClick(third->slider(), Qt::Key_Right);
        QTest::keyClick(fifth->slider(), Qt::Key_Left);
        QVERIFY(third->value() > 1.0 / 8 && fifth->value() < 1.0 / 32);
        test::doubleClick(third->slider(), third->slider()->knobRect().center());
        QCOMPARE(third->value(), 1.0 / 8);
        QVERIFY(!bench.scene.model.alibi.slopes.isNull());
        // With the last of them the rule is back.
        test::doubleClick(fifth, fifth->geometryNow().label.center());
        QCOMPARE(fifth->value(), 1.0 / 32);
        QVERIFY(bench.scene.model.alibi.slopes.isNull());
    }

    void draggingHeadsUpAndDownKeepsTheKnobInTheHand()
    {
        Bench bench(sceneWith({{"method", "alibi"}}));
        auto *heads = bench.control<ParamSlider>("content.heads");
        QVERIFY(heads);
        ValueSlider *knob = heads->slider();
        const QPoint from = knob->knobRect().center();
        QTest::mousePress(knob, Qt::LeftButton, {}, from);
        QTest::mouseMove(knob, from + QPoint(30, 0)); // the row of the head shown appears
        QVERIFY(bench.scene.model.content.heads > 1);
        QVERIFY(bench.panel.shownKeys().contains(QStringLiteral("head")));
        QVERIFY(knob->isSliderDown());
        QVERIFY(knob->isVisible());
        QTest::mouseMove(knob, from);
        QCOMPARE(bench.scene.model.content.heads, 1);
        QTest::mouseRelease(knob, Qt::LeftButton, {}, from);
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits.front().gesture);
    }

    void headsAreCountedFromOneAndKeptFromZero()
    {
        Bench bench(sceneWith({{"content.heads", 4}}));
        auto *head = bench.control<ParamSlider>("head");
        QVERIFY(head);
        QCOMPARE(head->value(), 1.0);
        QTest::keyClick(head->slider(), Qt::Key_End);
        QCOMPARE(*bench.edits.back().value.number(), 3.0);
    }

    void theQueryOffsetEndsWithTheTokens()
    {
        Bench bench;
        auto *offset = bench.control<ParamSlider>("query_offset");
        QVERIFY(offset);
        QTest::keyClick(offset->slider(), Qt::Key_End);
        QCOMPARE(bench.scene.model.queryOffset, 2); // of three tokens
        QVERIFY(offset->problem().isEmpty());
        QTest::keyClick(bench.control<ParamSlider>("content.n")->slider(), Qt::Key_Right);
        QTest::keyClick(offset->slider(), Qt::Key_End);
        QCOMPARE(bench.scene.model.queryOffset, 3);
        core::Scene arrays;
        arrays.model.content.source = core::ContentSource::Arrays;
        arrays.model.content.q = core::Tensor::matrix(2, 4, {1, 2, 3, 4, 5, 6, 7, 8});
        arrays.model.content.k = arrays.model.content.q;
        bench.show(arrays);
        QCOMPARE(offset->spec().hardMin, -8192.0);
        QCOMPARE(offset->spec().softMax, 63.0);
    }

    void theRulesKnobStandsWhereTheRuleDoes()
    {
        Bench bench(sceneWith({{"method", "rope"}, {"content.d_head", 64}}));
        auto *rotary = bench.control<ParamSlider>("rope.rotary_dim");
        QCOMPARE(rotary->value(), 64.0);
        QVERIFY(rotary->slider()->isKnobShown());
        QVERIFY(!bench.control<ParamSlider>("rope.theta")->slider()->isKnobShown());
        bench.show(sceneWith({{"content.d_head", 32}, {"rope.theta", 0.5}}));
        QCOMPARE(rotary->value(), 32.0);
        QVERIFY(bench.control<ParamSlider>("rope.theta")->slider()->isKnobShown());
    }

    void aProblemIsSaidAtItsRow()
    {
        Bench bench;
        bench.panel.setProblem(QStringLiteral("rope.base"), QStringLiteral("because"));
        QCOMPARE(bench.control<ParamSlider>("rope.base")->problem(), QStringLiteral("because"));
        QTest::keyClick(bench.control<ParamSlider>("rope.base")->slider(), Qt::Key_Right);
        QVERIFY(bench.control<ParamSlider>("rope.base")->problem().isEmpty());
    }

    void aLongPanelScrollsAndNothingIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("small window") << 184;
        QTest::newRow("usual window") << 260;
    }
    void aLongPanelScrollsAndNothingIsCutOff()
    {
        QFETCH(int, width);
        Bench bench(sceneWith({{"method", "alibi"}, {"content.heads", 12}}));
        bench.panel.resize(width, 300);
        QCoreApplication::processEvents();
        auto *scroll = bench.panel.findChild<QScrollArea *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(scroll);
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                 qPrintable(QStringLiteral("%1 in %2")
                                .arg(scroll->widget()->width())
                                .arg(scroll->viewport()->width())));
        for (const QString &key : bench.panel.shownKeys()) {
            const QWidget *control = bench.panel.control(key);
            const int right = control->mapTo(scroll->widget(), QPoint(control->width(), 0)).x();
            QVERIFY2(right <= scroll->widget()->width(), qPrintable(key));
            for (const auto *part : control->findChildren<QAbstractButton *>())
                if (part->isVisible() && qobject_cast<const Segmented *>(control))
                    QVERIFY2(control->rect().contains(part->geometry()) &&
                                 part->width() >=
                                     QFontMetrics(uiFont(metrics::subtitlePx, QFont::DemiBold))
                                         .horizontalAdvance(part->text()),
                             qPrintable(key + part->text()));
        }
    }
};

QTEST_MAIN(ParamPanelTest)
#include "tst_parampanel.moc"
