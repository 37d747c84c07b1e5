// SPDX-License-Identifier: GPL-3.0-or-later
// Every picture beside the map, in windows from the smallest on: it has the room that it needs, and
// uses it.
#include "app/language.h"
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "tests/support/windowfixture.h"
#include "widgets/pictureview.h"

#include <QImage>
#include <QTest>

using namespace locus;
using app::SideView;
using core::MethodId;

namespace {

constexpr std::array sizes = {QSize(1024, 700), QSize(1024, 768),  QSize(1100, 768),
                              QSize(1280, 720), QSize(1366, 720),  QSize(1366, 768),
                              QSize(1440, 720), QSize(1440, 881),  QSize(1440, 900),
                              QSize(1760, 990), QSize(1920, 1080), QSize(3840, 2160)};

core::Scene sceneOf(MethodId method)
{
    core::Scene scene;
    scene.model.method = method;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after",
                                  "the", "man", "had", "hit", "the", "dog"};
    scene.model.content.heads = 8;
    scene.view.query = 11;
    scene.view.key = 10;
    return scene;
}

std::vector<SideView> picturesOf(MethodId method)
{
    std::vector<SideView> all;
    for (const auto &list : app::sideViewsOf(method))
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

/// The smallest rectangle around everything that is not the ground of \a picture.
QRect paintedRect(widgets::PictureView &picture)
{
    const QImage image = picture.grab().toImage();
    const QRgb ground = picture.theme().surface.rgb();
    QRect painted;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != ground)
                painted = painted.united(QRect(x, y, 1, 1));
    return painted;
}

QByteArray nameOf(QSize size, const widgets::PictureView &picture)
{
    return QStringLiteral("%1 at %2 x %3: %4 x %5")
        .arg(picture.title())
        .arg(size.width())
        .arg(size.height())
        .arg(picture.width())
        .arg(picture.height())
        .toUtf8();
}

} // namespace

class TestSideSizes : public QObject {
    Q_OBJECT
private slots:
    void everyPictureIsLegible_data()
    {
        QTest::addColumn<int>("method");
        for (const MethodId method :
             {MethodId::None, MethodId::Sinusoidal, MethodId::Learned, MethodId::Shaw, MethodId::T5,
              MethodId::Alibi, MethodId::Rope})
            QTest::newRow(core::methodName(method)) << static_cast<int>(method);
    }

    void everyPictureIsLegible()
    {
        QFETCH(int, method);
        const auto id = static_cast<MethodId>(method);
        tests::WindowFixture fixture;
        fixture.load(sceneOf(id));
        for (const QSize size : sizes) {
            fixture.window.resize(size);
            for (const SideView kind : picturesOf(id)) {
                fixture.page().sideCards()->show(kind);
                QVERIFY(fixture.settle());
                widgets::PictureView *picture = fixture.page().sideCards()->view(kind);
                const QByteArray name = nameOf(size, *picture);
                QVERIFY2(picture->isVisible(), name);
                QVERIFY2(picture->width() >= picture->minimumSizeHint().width(), name);
                QVERIFY2(picture->height() >= picture->minimumSizeHint().height(), name);
                const QRect painted = paintedRect(*picture);
                QVERIFY2(2 * painted.width() > picture->width(), name);
                const int least = picture->minimumSizeHint().height();
                QVERIFY2(5 * painted.height() > 4 * least, name);
            }
        }
    }

    void bothCardsAreFilled_data() { everyPictureIsLegible_data(); }
    /// A card that comes beside the first asks for what its picture needs.
    void bothCardsAreFilled()
    {
        QFETCH(int, method);
        for (const QSize from : {QSize(1440, 900), QSize(1024, 768), QSize(1280, 720)}) {
            tests::WindowFixture fixture(from);
            if (from.width() < 1440) {
                fixture.load(sceneOf(static_cast<MethodId>(method)));
                QVERIFY(fixture.settle());
            } else { // a window that is sized when the scene is there already
                fixture.window.resize(640, 480);
                fixture.load(sceneOf(static_cast<MethodId>(method)));
            }
            fixture.window.resize(1440, 900);
            QVERIFY(fixture.settle());
            for (const app::SideCard *card : fixture.page().sideCards()->cards()) {
                if (!card->isVisible())
                    continue;
                const QRect painted = paintedRect(*card->picture());
                QVERIFY2(2 * painted.width() > card->picture()->width(),
                         nameOf(from, *card->picture()));
            }
        }
    }

    void tabsHaveNamesOfTheirOwn_data() { everyPictureIsLegible_data(); }
    void tabsHaveNamesOfTheirOwn()
    {
        QFETCH(int, method);
        const auto id = static_cast<MethodId>(method);
        for (const app::Language language : {app::Language::English, app::Language::Chinese}) {
            app::useLanguage(language);
            tests::WindowFixture fixture;
            fixture.load(sceneOf(id));
            QVERIFY(fixture.settle());
            for (const auto &lists : {app::sideViewsOf(id), app::headViewsOf(id)}) {
                QStringList names;
                for (const auto &list : lists)
                    for (const SideView kind : list)
                        names << fixture.page().sideCards()->view(kind)->shortTitle();
                const qsizetype count = names.size();
                QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join(u' ')));
                QCOMPARE(names.size(), count);
            }
        }
        app::useLanguage(app::Language::English);
    }

    void lowWindowsHaveTabsOnlyWhereTwoCardsAreTooLow()
    {
        tests::WindowFixture fixture({1440, 900});
        fixture.load(sceneOf(MethodId::Rope));
        QVERIFY(fixture.settle());
        const auto &cards = fixture.page().sideCards()->cards();
        QVERIFY(cards[0]->isVisible() && cards[1]->isVisible());
        fixture.page().sideCards()->show(SideView::Curve);
        fixture.window.resize(1280, 720);
        QVERIFY(fixture.settle());
        QVERIFY(cards[0]->isVisible() && !cards[1]->isVisible());
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Curve));
        fixture.window.resize(1440, 900);
        QVERIFY(fixture.settle());
        QVERIFY(cards[1]->isVisible());
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Curve));
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Rotation));
    }
};

QTEST_MAIN(TestSideSizes)
#include "tst_sidesizes.moc"
