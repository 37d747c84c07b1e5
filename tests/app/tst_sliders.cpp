// SPDX-License-Identifier: GPL-3.0-or-later
// The sliders of the real window: what they accept, and how many undo entries they leave.
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/parametercard.h"
#include "app/settings.h"
#include "core/names.h"
#include "tests/support/doubleclick.h"
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/paircontrol.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/playchoice.h"
#include "widgets/sliderplay.h"
#include "widgets/valueslider.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <cmath>
#include <numbers>

using namespace locus;
using core::MethodId;
using widgets::ParamSlider;
using widgets::ValueSlider;

namespace {

core::Scene sceneWith(MethodId method)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 32;
    scene.model.content.heads = 4;
    scene.model.method = method;
    scene.view.query = 4;
    scene.view.key = 2;
    return scene;
}

/// The real window, offscreen, with settings of its own.
struct Fixture {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::MainWindow window{settings};
    qint64 now = 0; ///< the clock of steps

    explicit Fixture(MethodId method)
    {
        window.resize(1440, 900);
        window.store().reset(sceneWith(method), {});
        window.show();
    }

    [[nodiscard]] const core::Scene &scene() { return window.store().scene(); }
    [[nodiscard]] int entries() { return window.store().undoStack()->count(); }
    [[nodiscard]] widgets::PairControl &pair() { return *window.page().pairControl(); }

    /// Null where the row is no slider, or is not the user's to move.
    [[nodiscard]] ParamSlider *slider(const QString &key)
    {
        auto *slider = qobject_cast<ParamSlider *>(window.page().panel()->control(key));
        if (!slider || !slider->isEnabled() || !slider->spec().hasSlider())
            return nullptr;
        slider->setClock([this] { return now; });
        return slider;
    }
    /// Of all that edit the document.
    [[nodiscard]] QStringList keys()
    {
        QStringList keys;
        for (const QString &key : window.page().panel()->shownKeys()) {
            const core::ParamSpec *spec = core::findParam(key.toStdString());
            if (spec->section != core::Section::View && slider(key))
                keys += key;
            if (spec->type == core::FieldType::Numbers)
                keys += key + QStringLiteral("[2]");
        }
        return keys;
    }
};

void dragKnob(ParamSlider &row, int dx)
{
    ValueSlider *slider = row.slider();
    const QPoint from = slider->knobRect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, from);
    for (int move = 1; move <= 4; ++move)
        QTest::mouseMove(slider, from + QPoint(dx * move / 4, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(dx, 0));
}

void type(ParamSlider &row, const QString &text)
{
    QLineEdit *editor = row.field()->editor();
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
}

/// What the scene keeps for a slider.
double kept(const core::Scene &scene, const QString &key)
{
    return core::numberOf(scene, key.toStdString()).value_or(std::nan(""));
}

} // namespace

class TestSliders : public QObject {
    Q_OBJECT

    static void methods()
    {
        QTest::addColumn<MethodId>("method");
        for (const MethodId method : core::allMethods)
            QTest::newRow(core::nameOf(method).data()) << method;
    }

private slots:
    void oneUndoEntryForEachGesture_data() { methods(); }
    void oneUndoEntryForEachGesture()
    {
        QFETCH(MethodId, method);
        Fixture fixture(method);
        QVERIFY(fixture.keys().size() >= 5);
        for (const QString &key : fixture.keys()) {
            ParamSlider *row = fixture.slider(key);
            QVERIFY2(row, qPrintable(key));
            auto isOneMore = [&, before = fixture.entries()](const char *act) mutable {
                const int now = fixture.entries();
                const bool good = now == before + 1;
                if (!good)
                    qWarning("%s, %s: %d entries more", qPrintable(key), act, now - before);
                before = now;
                fixture.now += 10'000;
                return good;
            };
            dragKnob(*row, row->slider()->fraction() > 0.5 ? -30 : 30);
            QVERIFY(isOneMore("drag"));
            for (int press = 0; press < 3; ++press)
                QTest::keyClick(row->slider(),
                                row->slider()->fraction() > 0.5 ? Qt::Key_Left : Qt::Key_Right);
            QVERIFY(isOneMore("three keys"));
            row->setPlaying(true);
            for (int tick = 0; tick < 20; ++tick)
                row->advancePlay(100);
            row->setPlaying(false);
            QVERIFY(isOneMore("play"));
            QTest::keyClick(row->slider(),
                            row->slider()->fraction() > 0.5 ? Qt::Key_Home : Qt::Key_End);
            QVERIFY(isOneMore("to the end"));
            // Each of them is taken back by itself.
            const core::Scene last = fixture.scene();
            for (int entry = 0; entry < 4; ++entry)
                fixture.window.actions().undo->trigger();
            QVERIFY(fixture.scene().model == sceneWith(method).model);
            for (int entry = 0; entry < 4; ++entry)
                fixture.window.actions().redo->trigger();
            QVERIFY(fixture.scene().model == last.model);
            fixture.window.store().reset(sceneWith(method), {});
        }
    }

    void typedNumbersAreReadEverywhere_data() { methods(); }
    void typedNumbersAreReadEverywhere()
    {
        QFETCH(MethodId, method);
        Fixture fixture(method);
        const std::vector<std::pair<QString, double>> typed = {
            {QStringLiteral("1e6"), 1e6},
            {QStringLiteral("500k"), 5e5},
            {QStringLiteral("2^14"), 16384},
            {QStringLiteral("pi/3"), std::numbers::pi / 3},
            {QStringLiteral("pi / 3"), std::numbers::pi / 3},
            {QStringLiteral("-pi/2"), -std::numbers::pi / 2},
            {QStringLiteral("2^5"), 32},
            {QStringLiteral("6"), 6}};
        for (const QString &key : fixture.keys())
            for (const auto &[text, value] : typed) {
                const QByteArray what = (key + QStringLiteral(" = ") + text).toUtf8();
                ParamSlider *row = fixture.slider(key);
                QVERIFY2(row, what.constData());
                const core::ParamSpec &spec = row->spec();
                const bool inside =
                    value <= spec.hardMax &&
                    (spec.hardMinExclusive ? value > spec.hardMin : value >= spec.hardMin) &&
                    (!spec.isWhole() || value == std::round(value));
                const double before = kept(fixture.scene(), key);
                type(*row, text);
                if (inside && value < 1e4) { // longer ones are tried where they are cheap
                    QVERIFY2(row->problem().isEmpty(), what.constData());
                    QCOMPARE(row->value(), value);
                    QVERIFY2(row->slider()->fraction() <= 1 && row->number().range.max >= value &&
                                 row->number().range.min <= value,
                             what.constData());
                } else if (!inside) {
                    QVERIFY2(row->problem().endsWith(u'.'), what.constData());
                    QCOMPARE(kept(fixture.scene(), key), before);
                    QCOMPARE(row->field()->editor()->text(), text);
                    QTest::keyClick(row->field()->editor(), Qt::Key_Escape);
                    QVERIFY2(row->problem().isEmpty(), what.constData());
                }
                fixture.window.store().reset(sceneWith(method), {});
            }
    }

    void severalPlaysLeaveOneEntry()
    {
        Fixture fixture(MethodId::Rope);
        ParamSlider *base = fixture.slider(QStringLiteral("rope.base"));
        ParamSlider *size = fixture.slider(QStringLiteral("content.d_head"));
        ParamSlider *shift = fixture.slider(QStringLiteral("position_start"));
        QVERIFY(base && size && shift);
        base->setPlaying(true);
        size->setPlaying(true);
        for (int tick = 0; tick < 30; ++tick) {
            base->advancePlay(100);
            size->advancePlay(100);
        }
        QVERIFY(base->isPlaying() && size->isPlaying());
        dragKnob(*shift, 40); // while the others go on
        base->advancePlay(100);
        size->advancePlay(600);
        QCOMPARE(fixture.entries(), 1);
        QVERIFY(fixture.scene().model.positionStart > 0);
        // Taking it back stops the plays, which would go on from there.
        fixture.window.actions().undo->trigger();
        QVERIFY(fixture.scene().model == sceneWith(MethodId::Rope).model);
        QVERIFY(!base->isPlaying() && !size->isPlaying());
        QVERIFY(fixture.window.actions().redo->isEnabled());
        base->setPlaying(true);
        base->advancePlay(100);
        base->setPlaying(false);
        QCOMPARE(fixture.entries(), 1);
        QVERIFY(!fixture.window.actions().redo->isEnabled());
    }

    void aDoubleClickOnTheKnobIsOneEntry()
    {
        Fixture fixture(MethodId::Rope);
        ParamSlider *base = fixture.slider(QStringLiteral("rope.base"));
        QVERIFY(base);
        type(*base, QStringLiteral("500k"));
        test::doubleClick(base->slider(), base->slider()->knobRect().center());
        QCOMPARE(fixture.scene().model.rope.base, core::RopeParams().base);
        QCOMPARE(fixture.entries(), 2);
    }

    void thePairPlaysAndLeavesNoEntry()
    {
        Fixture fixture(MethodId::Rope);
        ParamSlider *query = fixture.pair().querySlider();
        query->setPlaying(true);
        query->advancePlay(600);
        QCOMPARE(fixture.scene().view.query, 5);
        QCOMPARE(fixture.scene().view.key, 2);
        QTest::mouseClick(query->stepButton(false), Qt::LeftButton);
        QVERIFY(!query->isPlaying());
        QCOMPARE(fixture.scene().view.query, 4);
        QCOMPARE(fixture.entries(), 0);
    }

    void aLockedPairTurnsWhereEitherMeetsItsEnd()
    {
        Fixture fixture(MethodId::Rope); // 4, 2 of 7
        fixture.window.actions().toggleLock->trigger();
        ParamSlider *key = fixture.pair().keySlider();
        std::vector<int> keys;
        key->setPlaying(true);
        for (int step = 0; step < 8; ++step) {
            key->advancePlay(600);
            keys.push_back(fixture.scene().view.key);
            QCOMPARE(fixture.scene().view.query, keys.back() + 2);
        }
        // The query ends at 6: the key at 4, and rests there for the step that turns.
        QCOMPARE(keys, (std::vector<int>{3, 4, 4, 3, 2, 1, 0, 1}));
    }

    void aPlayGoesOnUnderWhatIsLookedAt()
    {
        Fixture fixture(MethodId::Rope);
        ParamSlider *base = fixture.slider(QStringLiteral("rope.base"));
        base->setPlaying(true);
        fixture.window.actions().nextStage->trigger();
        base->advancePlay(500);
        QVERIFY(base->isPlaying());
        // A row that goes with its method stops.
        fixture.window.page().pickMethod(MethodId::Alibi);
        QVERIFY(!base->isPlaying());
    }

    void anotherDocumentEndsPlaysAndForgetsWhatWasSet()
    {
        Fixture fixture(MethodId::Rope);
        ParamSlider *base = fixture.slider(QStringLiteral("rope.base"));
        type(*base, QStringLiteral("1e9"));
        base->play()->setStart(1000.0);
        base->setPlaying(true);
        fixture.pair().querySlider()->setPlaying(true);
        fixture.window.store().reset(sceneWith(MethodId::Rope), {});
        QVERIFY(!base->isPlaying() && !fixture.pair().querySlider()->isPlaying());
        QVERIFY(!base->play()->hasPiece());
        QVERIFY(base->number().range == core::sliderRange(base->spec()));
        QCOMPARE(base->value(), core::RopeParams().base);
    }

    void howAllPlayIsChosenInTheHeaderAndKept()
    {
        Fixture fixture(MethodId::Alibi);
        auto *choice = fixture.window.page().parameters()->playChoice();
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->text(), QStringLiteral("1×"));
        const auto pick = [choice](const QString &text) {
            const auto menu = choice->makeMenu();
            for (QAction *action : menu->actions())
                if (action->text() == text)
                    action->trigger();
        };
        pick(QStringLiteral("Up, again and again"));
        pick(QStringLiteral("Speed 2×"));
        QCOMPARE(choice->text(), QStringLiteral("2×"));
        const core::PlaySettings wanted{core::PlayMode::Up, 2};
        QVERIFY(fixture.settings.play() == wanted);
        // It reaches every slider: the pair's, those shown, and rows that come later.
        fixture.window.page().pickMethod(MethodId::Rope);
        for (ParamSlider *slider : {fixture.pair().keySlider(), fixture.slider("rope.base"),
                                    fixture.slider("content.d_head")})
            QCOMPARE(slider->play()->mode(), core::PlayMode::Up);
        fixture.pair().keySlider()->setPlaying(true);
        fixture.pair().keySlider()->advancePlay(300);
        QCOMPARE(fixture.scene().view.key, 3);
        app::MainWindow next(fixture.settings);
        QVERIFY(next.page().parameters()->playChoice()->settings() == wanted);
    }

    void whatSettingsCannotMeanIsTheUsual()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        QSettings raw(path, QSettings::IniFormat);
        raw.setValue(QStringLiteral("play/mode"), QStringLiteral("sideways"));
        raw.setValue(QStringLiteral("play/speed"), -3);
        raw.sync();
        QVERIFY(app::Settings(path).play() == core::PlaySettings());
    }
};

QTEST_MAIN(TestSliders)
#include "tst_sliders.moc"
