// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportdialog.h"
#include "app/exportflow.h"
#include "app/exporting/contentsection.h"
#include "app/exporting/exportfoot.h"
#include "app/exporting/figurepreview.h"
#include "app/exporting/looksection.h"
#include "app/exporting/measurefield.h"
#include "app/exporting/previewpane.h"
#include "app/exporting/sizesection.h"
#include "app/exporting/textsection.h"
#include "app/exporting/visionthumb.h"
#include "app/figurepresets.h"
#include "app/language.h"
#include "app/settings.h"
#include "tests/support/everywidget.h"
#include "widgets/button.h"
#include "widgets/menufield.h"
#include "widgets/segmented.h"
#include "widgets/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace locus;
using app::FigureFormat;
using core::FigureSettings;
using core::FigureView;

namespace {

core::Scene signedScene()
{
    core::Scene scene = tests::sceneOfEverything(core::MethodId::Rope);
    scene.view.stage = core::Stage::Scores;
    return scene;
}

FigureSettings threePanels()
{
    FigureSettings settings;
    settings.panels = {FigureView::Map, FigureView::Rotation, FigureView::Curve};
    settings.width = 174;
    settings.height = 96;
    return settings;
}

struct Fixture {
    app::FigureMaker maker;
    app::ExportDialog dialog;

    explicit Fixture(const FigureSettings &settings = threePanels(),
                     const core::Scene &scene = signedScene())
        : maker(scene)
        , dialog(maker, FigureView::Map, settings, widgets::Theme::light())
    {
        dialog.setWindowState(Qt::WindowNoState);
        dialog.resize(1200, 796);
        dialog.show();
        dialog.pane()->render();
    }
    [[nodiscard]] const FigureSettings &settings() const { return dialog.settings(); }
    /// The preview of the present settings.
    [[nodiscard]] QImage seen()
    {
        dialog.pane()->render();
        return dialog.pane()->preview()->picture();
    }
};

void press(widgets::Segmented *choice, int index)
{
    QTest::mouseClick(choice->findChildren<QAbstractButton *>().at(index), Qt::LeftButton);
}

void type(app::MeasureField *field, const QString &text)
{
    field->editor()->setFocus();
    field->editor()->selectAll();
    QTest::keyClicks(field->editor(), text);
    QTest::keyClick(field->editor(), Qt::Key_Return);
}

QRect rowRect(const app::PanelList *list, int row)
{
    return list->visualItemRect(list->item(row));
}

QPoint middleOf(const app::PanelList *list, int row)
{
    return rowRect(list, row).center();
}

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { widgets::applyStyle(*qApp, widgets::Theme::light()); }

    void everyChoiceChangesTheSettingsAndThePicture()
    {
        Fixture fixture;
        auto &dialog = fixture.dialog;
        const std::vector<std::pair<const char *, std::function<void()>>> acts = {
            {"row", [&] { press(dialog.content()->arrangement(), 0); }},
            {"column", [&] { press(dialog.content()->arrangement(), 2); }},
            {"width", [&] { type(dialog.size()->width(), QStringLiteral("150")); }},
            {"points", [&] { type(dialog.text()->points(), QStringLiteral("10")); }},
            {"dark", [&] { press(dialog.look()->theme(), 1); }},
            {"light", [&] { press(dialog.look()->theme(), 0); }},
            {"labels", [&] { dialog.look()->parts()[0]->click(); }},
            {"colour bar", [&] { dialog.look()->parts()[1]->click(); }},
            {"crosshair", [&] { dialog.look()->parts()[2]->click(); }},
            {"diagonal", [&] { dialog.look()->parts()[3]->click(); }},
            {"title", [&] { dialog.look()->parts()[5]->click(); }},
            {"transparent", [&] { dialog.look()->transparent()->click(); }},
            {"page", [&] { press(dialog.content()->kind(), 2); }},
            {"view", [&] { press(dialog.content()->kind(), 0); }},
            {"other view", [&] { QTest::keyClick(dialog.content()->view(), Qt::Key_Up); }},
        };
        for (const auto &[name, act] : acts) {
            const FigureSettings before = fixture.settings();
            const QImage seen = fixture.seen();
            act();
            QVERIFY2(!(fixture.settings() == before), name);
            QVERIFY2(fixture.seen() != seen, name);
            QVERIFY2(dialog.pane()->problem().isEmpty(), name);
        }
    }

    /// Below the size: what has no room, and one press that gives it.
    void aSizeTooSmallIsTold()
    {
        Fixture fixture;
        auto &dialog = fixture.dialog;
        FigureSettings small = fixture.settings();
        small.height = 40;
        dialog.setSettings(small);
        dialog.pane()->render();
        QVERIFY(dialog.size()->note()->isVisibleTo(&dialog));
        QVERIFY2(dialog.size()->note()->text().contains(QStringLiteral("would do")),
                 qPrintable(dialog.size()->note()->text()));
        dialog.size()->enlarge()->click();
        dialog.pane()->render();
        QVERIFY(fixture.settings().height > 40);
        QVERIFY(!dialog.size()->note()->isVisibleTo(&dialog));
        QVERIFY(!dialog.size()->enlarge()->isVisibleTo(&dialog));
        // A page is legible as soon as it is chosen.
        dialog.setSettings(small);
        press(dialog.content()->kind(), 2);
        dialog.pane()->render();
        QVERIFY(!dialog.size()->note()->isVisibleTo(&dialog));
    }

    void numbersThatDoNotFitAreTold()
    {
        Fixture fixture;
        auto &dialog = fixture.dialog;
        FigureSettings settings = fixture.settings();
        settings.panels = {FigureView::Map};
        settings.width = settings.height = 60;
        dialog.setSettings(settings);
        dialog.pane()->render();
        QVERIFY(dialog.look()->note()->isVisibleTo(&dialog));
        settings.parts.numbers = false;
        dialog.setSettings(settings);
        dialog.pane()->render();
        QVERIFY(!dialog.look()->note()->isVisibleTo(&dialog));
    }

    /// Greyscale loses no sign where there is one alone.
    void coloursOfOneSignAreNoLoss()
    {
        core::Scene scene = signedScene();
        scene.model.method = core::MethodId::Alibi;
        scene.view.stage = core::Stage::Bias;
        FigureSettings settings;
        settings.panels = {FigureView::Map};
        Fixture fixture(settings, scene);
        QVERIFY(!fixture.dialog.pane()->facts().isSigned);
        QVERIFY(fixture.dialog.pane()->facts().isFromZero);
    }

    void everyTitleStandsOnce()
    {
        for (const core::MethodId method : core::allMethods) {
            app::FigureMaker maker(tests::sceneOfEverything(method));
            QStringList titles;
            for (const FigureView view : app::picturesOf(maker.scene().model))
                titles << maker.words(view).title;
            QCOMPARE(titles.removeDuplicates(), 0);
        }
    }

    void anErrorIsInk()
    {
        Fixture fixture;
        QLabel *hint = nullptr;
        fixture.dialog.say(QStringLiteral("No room on the disk"));
        for (QLabel *label : fixture.dialog.foot()->findChildren<QLabel *>())
            if (label->text() == QStringLiteral("No room on the disk"))
                hint = label;
        QVERIFY(hint);
        QCOMPARE(hint->palette().color(QPalette::WindowText), widgets::Theme::light().ink);
        fixture.dialog.say({});
        QCOMPARE(hint->palette().color(QPalette::WindowText), widgets::Theme::light().ink3);
    }

    void thePreviewFollowsByItselfAndKeepsTheLastPicture()
    {
        Fixture fixture;
        const QImage before = fixture.seen();
        press(fixture.dialog.look()->theme(), 1);
        QCOMPARE(fixture.dialog.pane()->preview()->picture(), before);
        QVERIFY(fixture.dialog.pane()->isResting());
        QTRY_VERIFY(fixture.dialog.pane()->preview()->picture() != before);
    }

    void whatDoesNotChangeThePictureChangesTheSettings()
    {
        Fixture fixture;
        auto &dialog = fixture.dialog;
        type(dialog.size()->resolution(), QStringLiteral("600"));
        QCOMPARE(fixture.settings().dpi, 600);
        dialog.foot()->carriesScene()->click();
        QVERIFY(!fixture.settings().carriesScene);
        dialog.setFormat(FigureFormat::Svg);
        press(dialog.text()->keptAs(), 1);
        QCOMPARE(fixture.settings().text, core::FigureText::Outlines);
    }

    void aPngKeepsNoLetters()
    {
        Fixture fixture;
        auto &text = *fixture.dialog.text();
        QVERIFY(!text.keptAs()->isEnabled());
        QVERIFY(text.hint()->text().contains(QStringLiteral("PNG")));
        const QString reason = text.hint()->text();
        press(fixture.dialog.formats(), 1);
        QVERIFY(text.keptAs()->isEnabled());
        const QString ofSvg = text.hint()->text();
        press(fixture.dialog.formats(), 2);
        QVERIFY(ofSvg != reason && text.hint()->text() != ofSvg);
        QCOMPARE(fixture.dialog.format(), FigureFormat::Pdf);
        QVERIFY(fixture.dialog.foot()->write()->text().contains(QStringLiteral("PDF")));
    }

    void aFontOfTheSystem()
    {
        Fixture fixture;
        QComboBox *font = fixture.dialog.text()->font();
        QCOMPARE(font->currentIndex(), 0);
        QVERIFY(font->count() > 2);
        const QImage before = fixture.seen();
        const int stix = font->findText(QStringLiteral("STIX"));
        font->setCurrentIndex(stix > 0 ? stix : 1);
        emit font->activated(font->currentIndex());
        QCOMPARE(QString::fromStdString(fixture.settings().font), font->currentText());
        QVERIFY(fixture.seen() != before);
    }

    void aMissingFontIsSaidAndNothingIsWritten()
    {
        FigureSettings settings = threePanels();
        settings.font = "No Such Font";
        Fixture fixture(settings);
        QVERIFY(fixture.dialog.pane()->problem().contains(QStringLiteral("No Such Font")));
        QCOMPARE(fixture.dialog.pane()->preview()->sentence(), fixture.dialog.pane()->problem());
        QVERIFY(!fixture.dialog.foot()->write()->isEnabled());
        QVERIFY(!fixture.dialog.foot()->copy()->isEnabled());
        fixture.dialog.setSettings(threePanels());
        fixture.dialog.pane()->render();
        QVERIFY(fixture.dialog.foot()->write()->isEnabled());
    }

    void presets_data()
    {
        QTest::addColumn<app::FigurePreset>("preset");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::newRow("single column") << app::FigurePreset::SingleColumn << 85.0 << 42.5;
        QTest::newRow("one and a half") << app::FigurePreset::OneAndHalf << 120.0 << 60.0;
        QTest::newRow("double column") << app::FigurePreset::DoubleColumn << 174.0 << 87.0;
        QTest::newRow("slide") << app::FigurePreset::Slide << 254.0 << 142.9;
        QTest::newRow("square") << app::FigurePreset::Square << 100.0 << 100.0;
        QTest::newRow("own") << app::FigurePreset::Own << 100.0 << 50.0;
    }
    void presets()
    {
        QFETCH(app::FigurePreset, preset);
        FigureSettings settings;
        settings.width = 100;
        settings.height = 50;
        settings = app::withPreset(settings, preset);
        QTEST(settings.width, "width");
        QTEST(settings.height, "height");
        QCOMPARE(app::presetOf(settings), preset);
        Fixture fixture;
        auto *menu = fixture.dialog.size()->preset();
        emit menu->picked(static_cast<int>(preset));
        QCOMPARE(menu->current(), preset == app::FigurePreset::Own
                                      ? static_cast<int>(app::FigurePreset::DoubleColumn)
                                      : static_cast<int>(preset));
    }

    void theLockKeepsTheProportion()
    {
        Fixture fixture;
        auto &size = *fixture.dialog.size();
        type(size.width(), QStringLiteral("87"));
        QCOMPARE(fixture.settings().height, 48.0);
        type(size.height(), QStringLiteral("96"));
        QCOMPARE(fixture.settings().width, 174.0);
        size.lock()->click();
        type(size.width(), QStringLiteral("100.5"));
        QCOMPARE(fixture.settings().width, 100.5);
        QCOMPARE(fixture.settings().height, 96.0);
        QTest::keyClick(size.height()->editor(), Qt::Key_Up);
        QCOMPARE(fixture.settings().height, 97.0);
        QCOMPARE(fixture.settings().width, 100.5);
    }

    void aSizeOutsideTheLimitsIsNotTaken()
    {
        Fixture fixture;
        auto *width = fixture.dialog.size()->width();
        type(width, QStringLiteral("99999"));
        QCOMPARE(fixture.settings().width, 174.0);
        QVERIFY(!width->problem().isEmpty());
    }

    void anotherUnitKeepsTheFigure()
    {
        Fixture fixture;
        press(fixture.dialog.size()->unit(), 1);
        QVERIFY(fixture.settings().sizeInPixels);
        QCOMPARE(fixture.settings().width, 2055.0);
        QVERIFY(!fixture.seen().isNull());
        QCOMPARE(fixture.dialog.pane()->preview()->rulers().unit, QStringLiteral("px"));
        press(fixture.dialog.size()->unit(), 0);
        QCOMPARE(fixture.settings().width, 174.0);
        QCOMPARE(fixture.settings().height, 96.0);
    }

    void panelsAreTickedAndLettered()
    {
        Fixture fixture;
        auto *list = fixture.dialog.content()->panels();
        QCOMPARE(list->chosen(), fixture.settings().panels);
        QCOMPARE(list->letterOf(2), QStringLiteral("c"));
        QCOMPARE(list->letterOf(3), QStringLiteral("d"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middleOf(list, 1));
        QCOMPARE(fixture.settings().panels,
                 (app::PanelList::Views{FigureView::Map, FigureView::Curve}));
        QCOMPARE(list->letterOf(2), QStringLiteral("b"));
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(fixture.settings().panels, app::PanelList::Views{FigureView::Map});
        QCOMPARE(fixture.dialog.content()->content(), app::ContentSection::Content::Panels);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middleOf(list, 0));
        QCOMPARE(list->chosen().size(), std::size_t(1)); // the last one stays
    }

    void panelsAreMovedWithTheKeysAndTheMouse()
    {
        Fixture fixture;
        auto *list = fixture.dialog.content()->panels();
        const QImage before = fixture.seen();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(fixture.settings().panels,
                 (app::PanelList::Views{FigureView::Rotation, FigureView::Map, FigureView::Curve}));
        QCOMPARE(list->currentRow(), 1);
        QVERIFY(fixture.seen() != before);
        QTest::mousePress(list->viewport(), Qt::LeftButton, {}, middleOf(list, 2));
        QTest::mouseMove(list->viewport(), middleOf(list, 1));
        QTest::mouseMove(list->viewport(), middleOf(list, 0));
        QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, middleOf(list, 0));
        QCOMPARE(fixture.settings().panels,
                 (app::PanelList::Views{FigureView::Curve, FigureView::Rotation, FigureView::Map}));
    }

    void morePicturesCanBeSeen()
    {
        Fixture fixture;
        auto *list = fixture.dialog.content()->panels();
        QVERIFY(list->hiddenCount() > 0 && list->isRowHidden(list->count() - 1));
        fixture.dialog.content()->more()->click();
        QCOMPARE(list->hiddenCount(), 0);
        QVERIFY(!list->isRowHidden(list->count() - 1));
        QVERIFY(!fixture.dialog.content()->more()->isVisible());
    }

    void thisViewIsTheOneInFocus()
    {
        Fixture fixture;
        press(fixture.dialog.content()->kind(), 0);
        QCOMPARE(fixture.settings().panels, app::PanelList::Views{FigureView::Map});
        QVERIFY(!fixture.dialog.content()->panels()->isVisible());
        press(fixture.dialog.content()->kind(), 1);
        QCOMPARE(fixture.settings().panels, threePanels().panels);
        press(fixture.dialog.content()->kind(), 2);
        QCOMPARE(fixture.settings().content, core::FigureContent::Page);
    }

    void aFigureIsKeptAndComesBack()
    {
        Fixture fixture;
        auto &dialog = fixture.dialog;
        const QSignalSpy kept(&dialog, &app::ExportDialog::figuresEdited);
        QVERIFY(!dialog.content()->figures()->isVisible());
        dialog.foot()->keep()->click();
        QVERIFY(dialog.foot()->isNaming());
        dialog.foot()->name()->setText(QStringLiteral("fig:scores"));
        QTest::keyClick(dialog.foot()->name(), Qt::Key_Return);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(fixture.maker.scene().figures.size(), std::size_t(1));
        const FigureSettings figure = fixture.maker.scene().figures.front();
        QCOMPARE(figure.name, "fig:scores");
        QCOMPARE(figure.panels, threePanels().panels);

        QVERIFY(dialog.content()->figures()->isVisible());
        QCOMPARE(dialog.content()->figures()->current(), 0);
        press(dialog.look()->theme(), 1);
        type(dialog.size()->width(), QStringLiteral("85"));
        QCOMPARE(dialog.content()->figures()->current(), -1);
        QTest::keyClick(dialog.content()->figures(), Qt::Key_Down);
        QCOMPARE(fixture.settings(), figure);

        press(dialog.look()->theme(), 1);
        dialog.foot()->keep()->click();
        QTest::keyClick(dialog.foot()->name(), Qt::Key_Return); // the same name
        QCOMPARE(fixture.maker.scene().figures.size(), std::size_t(1));
        QCOMPARE(fixture.maker.scene().figures.front().theme, core::FigureTheme::Dark);
    }

    void namingCanBeGivenUp()
    {
        Fixture fixture;
        fixture.dialog.foot()->keep()->click();
        QTest::keyClick(fixture.dialog.foot()->name(), Qt::Key_Escape);
        QVERIFY(!fixture.dialog.foot()->isNaming());
        QVERIFY(fixture.dialog.isVisible());
        QVERIFY(fixture.maker.scene().figures.empty());
    }

    void theClipboardHasEveryForm()
    {
        Fixture fixture;
        fixture.dialog.foot()->copy()->click();
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QCOMPARE(QImage::fromData(data->data(QStringLiteral("image/png"))).size(),
                 app::figurePixels(fixture.settings()));
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("</svg>"));
        QVERIFY(data->data(QStringLiteral("application/pdf")).startsWith("%PDF"));
        QVERIFY(data->hasImage());
        QVERIFY(!fixture.dialog.foot()->said().isEmpty());
    }

    void everyEyeSeesSomethingElse()
    {
        Fixture fixture;
        auto *pane = fixture.dialog.pane();
        std::set<QByteArray> pictures;
        for (int eye = 0; eye < pane->eyes()->count(); ++eye) {
            press(pane->eyes(), eye);
            const QImage seen = fixture.seen();
            pictures.insert({reinterpret_cast<const char *>(seen.constBits()), seen.sizeInBytes()});
        }
        QCOMPARE(pictures.size(), std::size_t(5));
        std::set<QByteArray> small;
        for (const app::VisionThumb *thumb : pane->thumbs()) {
            const QImage seen = thumb->picture();
            small.insert({reinterpret_cast<const char *>(seen.constBits()), seen.sizeInBytes()});
            QVERIFY(!thumb->fact().isEmpty());
        }
        QCOMPARE(small.size(), std::size_t(4));
        QTest::mouseClick(pane->thumbs()[1], Qt::LeftButton);
        QCOMPARE(pane->vision(), widgets::Vision::Deuteranopia);
        QCOMPARE(pane->eyes()->current(), 2);
    }

    void greyscaleSwitchesTheNumbersOfASignedMapOn()
    {
        FigureSettings settings = threePanels();
        settings.parts.numbers = false;
        Fixture fixture(settings);
        auto *pane = fixture.dialog.pane();
        press(pane->eyes(), 1);
        QVERIFY(fixture.settings().parts.numbers);
        press(pane->eyes(), 0);
        QVERIFY(!fixture.settings().parts.numbers);
        press(pane->eyes(), 1);
        fixture.dialog.look()->parts()[4]->click(); // off again, by the user
        QVERIFY(!fixture.settings().parts.numbers);
        fixture.dialog.look()->parts()[4]->click();
        press(pane->eyes(), 0);
        QVERIFY(fixture.settings().parts.numbers); // what the user chose stays

        core::Scene weights = signedScene();
        weights.view.stage = core::Stage::Weights;
        Fixture unsignedMap(settings, weights);
        press(unsignedMap.dialog.pane()->eyes(), 1);
        QVERIFY(!unsignedMap.settings().parts.numbers);
    }

    void theLineOfFactsIsTrue()
    {
        Fixture fixture;
        press(fixture.dialog.formats(), 2);
        fixture.dialog.pane()->render();
        const QString pdf = fixture.dialog.pane()->factsLine()->text();
        QVERIFY2(pdf.contains(QStringLiteral("174 × 96 mm")), qPrintable(pdf));
        QVERIFY2(pdf.contains(QStringLiteral("49 cells as rectangles")), qPrintable(pdf));
        QVERIFY2(pdf.contains(QStringLiteral("0.5 pt")), qPrintable(pdf));
        press(fixture.dialog.formats(), 0);
        fixture.dialog.pane()->render();
        const QString png = fixture.dialog.pane()->factsLine()->text();
        QVERIFY2(png.contains(QStringLiteral("2055 × 1134 px")), qPrintable(png));

        core::Scene large = signedScene();
        large.model.content.source = core::ContentSource::Random;
        large.model.content.tokens.clear();
        large.model.content.n = 80;
        Fixture many(threePanels(), large);
        press(many.dialog.formats(), 1);
        many.dialog.pane()->render();
        QVERIFY(many.dialog.pane()->factsLine()->text().contains(QStringLiteral("image")));
    }

    void atItsOwnSizeItScrolls()
    {
        FigureSettings settings = threePanels();
        settings.width = 600;
        settings.height = 400;
        Fixture fixture(settings);
        auto *pane = fixture.dialog.pane();
        QCOMPARE(pane->preview()->horizontalScrollBar()->maximum(), 0);
        press(pane->scale(), 1);
        QCOMPARE(fixture.seen().width(), qRound(600 / 25.4 * 96));
        QVERIFY(pane->preview()->horizontalScrollBar()->maximum() > 0);
        const double left = pane->preview()->rulers().figure.left();
        pane->preview()->horizontalScrollBar()->setValue(50);
        QCOMPARE(pane->preview()->rulers().figure.left(), left - 50);
        QVERIFY(std::abs(pane->preview()->rulers().perUnit - 96 / 25.4) < 0.01);
    }

    void rulersHaveRoundSteps_data()
    {
        QTest::addColumn<double>("perUnit");
        QTest::addColumn<double>("step");
        QTest::newRow("as in print") << 4.4 << 20.0;
        QTest::newRow("small") << 2.3 << 50.0;
        QTest::newRow("pixels") << 0.35 << 200.0;
        QTest::newRow("tiny figure") << 70.0 << 1.0;
    }
    void rulersHaveRoundSteps()
    {
        QFETCH(double, perUnit);
        QTEST(app::rulerStep(perUnit), "step");
    }

    void smallScreensLoseTheSimulationsFirst()
    {
        Fixture fixture;
        auto *pane = fixture.dialog.pane();
        QVERIFY(pane->thumbs().front()->isVisible() && pane->preview()->hasRulers());
        fixture.dialog.resize(1024, 660);
        QVERIFY(!pane->thumbs().front()->isVisible() && pane->preview()->hasRulers());
        fixture.dialog.resize(900, 560);
        QVERIFY(fixture.dialog.width() == 900);
        auto *settings = fixture.dialog.findChild<QScrollArea *>();
        QVERIFY(settings->verticalScrollBar()->maximum() > 0);
        QCOMPARE(settings->horizontalScrollBar()->maximum(), 0);
    }

    void tabGoesAroundInTheOrderOfReading()
    {
        Fixture fixture;
        fixture.dialog.setFormat(FigureFormat::Pdf);
        fixture.dialog.activateWindow();
        QList<QWidget *> stops;
        QTest::keyClick(&fixture.dialog, Qt::Key_Tab);
        for (QWidget *now = fixture.dialog.focusWidget(); now && !stops.contains(now);
             now = fixture.dialog.focusWidget()) {
            stops << now;
            QTest::keyClick(now, Qt::Key_Tab);
        }
        const auto at = [&stops](const QWidget *part) {
            const auto found = std::find_if(stops.begin(), stops.end(), [part](QWidget *stop) {
                return stop == part || part->isAncestorOf(stop) || part->focusProxy() == stop;
            });
            return found == stops.end() ? -1 : static_cast<int>(found - stops.begin());
        };
        auto &d = fixture.dialog;
        const std::vector<const QWidget *> order = {d.formats(),
                                                    d.content()->kind(),
                                                    d.content()->panels(),
                                                    d.content()->arrangement(),
                                                    d.size()->unit(),
                                                    d.size()->preset(),
                                                    d.size()->width(),
                                                    d.size()->lock(),
                                                    d.size()->height(),
                                                    d.size()->resolution(),
                                                    d.text()->font(),
                                                    d.text()->points(),
                                                    d.text()->keptAs(),
                                                    d.look()->theme(),
                                                    d.look()->transparent(),
                                                    d.look()->parts().front(),
                                                    d.look()->parts().back(),
                                                    d.pane()->eyes(),
                                                    d.pane()->scale(),
                                                    d.foot()->carriesScene(),
                                                    d.foot()->keep(),
                                                    d.foot()->copy(),
                                                    d.foot()->cancel(),
                                                    d.foot()->write()};
        int last = -1;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const int place = at(order[i]);
            QVERIFY2(place > last, qPrintable(QStringLiteral("%1: %2 after %3")
                                                  .arg(tests::pathOf(order[i]))
                                                  .arg(place)
                                                  .arg(last)));
            last = place;
        }
    }

    void enterExportsButNotOutOfAField()
    {
        Fixture fixture;
        const QSignalSpy wanted(&fixture.dialog, &app::ExportDialog::writeRequested);
        type(fixture.dialog.size()->width(), QStringLiteral("120"));
        QCOMPARE(wanted.size(), 0);
        fixture.dialog.look()->transparent()->setFocus();
        QTest::keyClick(fixture.dialog.look()->transparent(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
    }

    void theLanguageChangesWhileItIsOpen()
    {
        Fixture fixture;
        const QString english = fixture.dialog.look()->parts()[0]->text();
        app::useLanguage(app::Language::Chinese);
        QCoreApplication::sendPostedEvents();
        QVERIFY(fixture.dialog.look()->parts()[0]->text() != english);
        QVERIFY(fixture.dialog.content()->kind()->item(1) != QStringLiteral("panels"));
        QCOMPARE(fixture.settings(), threePanels());
        app::useLanguage(app::Language::English);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(fixture.dialog.look()->parts()[0]->text(), english);
    }

    void aFigureIsWrittenOrTheDialogSaysWhyNot()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        Fixture fixture;
        const QString missing = folder.filePath(QStringLiteral("no/such/folder/a.png"));
        QVERIFY(app::writeFigureOf(fixture.dialog, missing, settings).isEmpty());
        QVERIFY(fixture.dialog.foot()->said().contains(missing));
        QVERIFY(fixture.dialog.isVisible());
        QCOMPARE(fixture.settings(), threePanels());
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        QCOMPARE(app::writeFigureOf(fixture.dialog, path, settings), path);
        QCOMPARE(fixture.dialog.format(), FigureFormat::Svg);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("</svg>"));

        const core::Model model = signedScene().model;
        QCOMPARE(app::firstSettings(settings, model, FigureView::Curve), threePanels());
        core::Model other = model;
        other.method = core::MethodId::None;
        QCOMPARE(app::firstSettings(settings, other, FigureView::Row).panels,
                 app::PanelList::Views{FigureView::Row});
    }
};

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
