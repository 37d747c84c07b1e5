// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"
#include "app/figurelayout.h"
#include "app/figureprint.h"
#include "app/pictures.h"
#include "core/names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QtPrintSupport/QPrinter>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <set>

using namespace locus;
using app::FigureError;
using core::FigureTheme;
using core::FigureView;
using core::MethodId;

namespace {

core::Scene sceneOf(MethodId method)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "<the>", "man & dog", "狗", "lunch"};
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 16;
    scene.model.method = method;
    scene.view.query = 5;
    scene.view.key = 2;
    return scene;
}

core::FigureSettings settingsOf(FigureView view)
{
    core::FigureSettings settings;
    settings.panels = {view};
    return settings;
}

QByteArray rendered(const core::Scene &scene, const core::FigureSettings &settings,
                    app::FigureFormat format)
{
    const auto result = app::renderFigure(scene, settings, format);
    const auto *bytes = std::get_if<QByteArray>(&result);
    return bytes ? *bytes : QByteArray();
}

/// While it lives, no file of this process grows beyond \a bytes; writing more is an error, not a
/// signal.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit = {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    rlimit m_before = {};
    void (*m_handler)(int);
};

int colorCount(const QImage &image)
{
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colors.insert(image.pixel(x, y));
    return static_cast<int>(colors.size());
}

QImage drawn(const QByteArray &svg, QSize size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// Width and height of the page in points.
QSizeF mediaBox(const QByteArray &pdf)
{
    static const QRegularExpression box(
        QStringLiteral(R"(/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\])"));
    const auto match = box.match(QString::fromLatin1(pdf));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

} // namespace

class TestFigure : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private slots:
    void formatFollowsTheExtension()
    {
        QCOMPARE(app::figureFormatOf(QStringLiteral("a.PNG")), app::FigureFormat::Png);
        QCOMPARE(app::figureFormatOf(QStringLiteral("a.b.svg")), app::FigureFormat::Svg);
        QCOMPARE(app::figureFormatOf(QStringLiteral("/x.y/a.pdf")), app::FigureFormat::Pdf);
        QVERIFY(!app::figureFormatOf(QStringLiteral("png")));
        QVERIFY(!app::figureFormatOf(QStringLiteral("a.jpg")));
    }

    void everyPictureInEveryFormat_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<FigureView>("view");
        for (const MethodId method : core::allMethods)
            for (const FigureView view : app::picturesOf(sceneOf(method).model))
                QTest::addRow("%s: %s", core::nameOf(method).data(), core::nameOf(view).data())
                    << method << view;
    }

    void everyPictureInEveryFormat()
    {
        QFETCH(MethodId, method);
        QFETCH(FigureView, view);
        const core::Scene scene = sceneOf(method);
        const core::FigureSettings settings = settingsOf(view);

        const QImage png =
            QImage::fromData(rendered(scene, settings, app::FigureFormat::Png), "PNG");
        QCOMPARE(png.size(), QSize(1417, 1063));
        QCOMPARE(png.dotsPerMeterX(), 11811);
        QVERIFY2(colorCount(png) > 8, qPrintable(QString::number(colorCount(png))));
        QCOMPARE(png.pixelColor(2, 2), QColor(Qt::white));

        const QByteArray svg = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(svg.contains("width=\"120mm\" height=\"90mm\""));
        QVERIFY(colorCount(drawn(svg, {480, 360})) > 8);

        const QByteArray pdf = rendered(scene, settings, app::FigureFormat::Pdf);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.size() > 2000);
        QVERIFY(std::abs(mediaBox(pdf).width() - 120 / 25.4 * 72) < 0.001);
        QVERIFY(std::abs(mediaBox(pdf).height() - 90 / 25.4 * 72) < 0.001);
    }

    void everyMethodHasThese()
    {
        for (const MethodId method : core::allMethods) {
            const auto views = app::picturesOf(sceneOf(method).model);
            for (const FigureView view :
                 {FigureView::Map, FigureView::Row, FigureView::Pipeline, FigureView::Formula})
                QCOMPARE(std::count(views.begin(), views.end(), view), std::ptrdiff_t{1});
        }
        QVERIFY(app::pictureExists(sceneOf(MethodId::Learned).model, FigureView::Encoding));
        QVERIFY(!app::pictureExists(sceneOf(MethodId::Rope).model, FigureView::HeadMaps));
    }

    /// The letters of a finished figure have the size that was asked for.
    void pointsAreThoseOfTheFinishedFigure()
    {
        core::FigureSettings settings = settingsOf(FigureView::Map);
        for (const double points : {6.0, 8.0, 24.0}) {
            settings.points = points;
            const double perPixel =
                app::figurePoints(settings).width() / app::figureLayoutSize(settings).width();
            QCOMPARE(perPixel * widgets::metrics::legendPx, points);
        }
    }

    void panels_data()
    {
        QTest::addColumn<core::FigureArrangement>("arrangement");
        QTest::addColumn<int>("count");
        for (const int count : {2, 3, 4, 6}) {
            QTest::addRow("row of %d", count) << core::FigureArrangement::Row << count;
            QTest::addRow("grid of %d", count) << core::FigureArrangement::Grid << count;
            QTest::addRow("column of %d", count) << core::FigureArrangement::Column << count;
        }
    }

    void panels()
    {
        QFETCH(core::FigureArrangement, arrangement);
        QFETCH(int, count);
        const core::Scene scene = sceneOf(MethodId::Rope);
        core::FigureSettings settings;
        const std::vector<FigureView> views = {FigureView::Map,      FigureView::Rotation,
                                               FigureView::Pipeline, FigureView::Curve,
                                               FigureView::Row,      FigureView::Channels};
        settings.panels.assign(views.begin(), views.begin() + count);
        settings.arrangement = arrangement;
        settings.width = 174;
        settings.height = 120;
        const app::FigureLayout layout = app::figureLayout(settings, scene.model, scene.view);
        QCOMPARE(int(layout.panels.size()), count);
        for (int i = 0; i < count; ++i) {
            const app::FigurePanel &panel = layout.panels[std::size_t(i)];
            QCOMPARE(panel.view, views[std::size_t(i)]);
            QCOMPARE(panel.letter, QString(QChar(u'a' + i)));
            QVERIFY(layout.page.contains(panel.picture) && layout.page.contains(panel.caption));
            QVERIFY(panel.picture.width() > 40 && panel.picture.height() > 20);
            QVERIFY(!panel.picture.intersects(panel.caption));
            for (int j = 0; j < i; ++j) {
                const app::FigurePanel &other = layout.panels[std::size_t(j)];
                QVERIFY(!panel.picture.united(panel.caption)
                             .intersects(other.picture.united(other.caption)));
            }
        }
        if (arrangement == core::FigureArrangement::Grid && count > 2)
            QVERIFY(layout.panels[0].picture.width() > 1.4 * layout.panels[1].picture.width());
    }

    void aPageHasNoLetters()
    {
        const core::Scene scene = sceneOf(MethodId::Alibi);
        core::FigureSettings settings;
        settings.content = core::FigureContent::Page;
        const app::FigureLayout layout = app::figureLayout(settings, scene.model, scene.view);
        QStringList views;
        for (const app::FigurePanel &panel : layout.panels) {
            views << QString::fromLatin1(core::nameOf(panel.view).data());
            QVERIFY(panel.letter.isEmpty());
        }
        QCOMPARE(views.join(u' '), QStringLiteral("pipeline heatmap lines row formula"));
        QVERIFY(colorCount(QImage::fromData(rendered(scene, settings, app::FigureFormat::Png))) >
                20);
    }

    void partsMayBeLeftOut_data()
    {
        QTest::addColumn<int>("part");
        for (std::size_t i = 0; i < core::figureParts.size(); ++i)
            QTest::newRow(core::figureParts[i].name.data()) << int(i);
    }

    void partsMayBeLeftOut()
    {
        QFETCH(int, part);
        core::FigureSettings settings = settingsOf(FigureView::Map);
        settings.width = 200;
        settings.height = 160;
        settings.dpi = 96;
        const core::Scene scene = sceneOf(MethodId::Rope);
        const QByteArray with = rendered(scene, settings, app::FigureFormat::Png);
        bool &flag = settings.parts.*core::figureParts[std::size_t(part)].member;
        flag = !flag;
        const QByteArray without = rendered(scene, settings, app::FigureFormat::Png);
        QVERIFY(!without.isEmpty());
        QVERIFY(QImage::fromData(with) != QImage::fromData(without));
    }

    void textIsTextOrShapes()
    {
        core::FigureSettings settings = settingsOf(FigureView::Map);
        const core::Scene scene = sceneOf(MethodId::Rope);
        const QByteArray text = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(text.contains("<text") && text.contains("lunch"));
        settings.text = core::FigureText::Outlines;
        settings.carriesScene = false; // the words stand there too
        const QByteArray shapes = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(!shapes.contains("<text"));
        QVERIFY(!shapes.contains(">lunch<"));
        int different = 0;
        const QImage a = drawn(text, {720, 540}), b = drawn(shapes, {720, 540});
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 100;
        QVERIFY2(different < a.width() * a.height() / 100, qPrintable(QString::number(different)));
        const QByteArray pdf = rendered(scene, settings, app::FigureFormat::Pdf);
        QVERIFY(!pdf.contains("/FontFile"));
    }

    void wordsSayWhatIsShown()
    {
        core::Scene scene = sceneOf(MethodId::T5);
        scene.model.mistake = core::Mistake::BiasAfterSoftmax;
        const QString svg =
            QString::fromUtf8(rendered(scene, settingsOf(FigureView::Map), app::FigureFormat::Svg));
        static const QRegularExpression desc(QStringLiteral("<desc>(.*)</desc>"));
        const QString words = desc.match(svg).captured(1);
        for (const char *word :
             {"Weights", "T5", "head 1 of 1", "7 queries", "causal mask", "query 5 “狗”",
              "key 2 “bit”", "−3", "untrained", "Wrong on purpose"})
            QVERIFY2(words.contains(QString::fromUtf8(word)), qPrintable(words));
        QVERIFY(svg.contains(QStringLiteral("<title>T5 · Weights")));
    }

    void lettersOfAnotherFont()
    {
        core::FigureSettings settings = settingsOf(FigureView::Map);
        settings.font = "Noto Sans CJK SC";
        const core::Scene scene = sceneOf(MethodId::Rope);
        const QByteArray svg = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(svg.contains("font-family=\"Noto Sans CJK SC"));
        settings.font = "No Such Font";
        const auto result = app::renderFigure(scene, settings, app::FigureFormat::Svg);
        QVERIFY(std::holds_alternative<FigureError>(result));
        QVERIFY(std::get<FigureError>(result).message.contains(QStringLiteral("No Such Font")));
        settings.font.clear();
        QVERIFY(rendered(scene, settings, app::FigureFormat::Svg).contains("font-family=\"Inter"));
    }

    /// 0.5 pt are what print holds.
    void noLineIsThinnerThanPrintHolds()
    {
        core::FigureSettings settings = settingsOf(FigureView::Curve);
        settings.points = 4;
        const QByteArray svg = rendered(sceneOf(MethodId::Rope), settings, app::FigureFormat::Svg);
        static const QRegularExpression stroke(
            QStringLiteral("stroke-width=\"([0-9.]+)\"[^>]*"
                           "transform=\"matrix\\(([-0-9.]+),([-0-9.]+),"));
        auto strokes = stroke.globalMatch(QString::fromUtf8(svg));
        int count = 0;
        while (strokes.hasNext()) {
            const auto match = strokes.next();
            ++count;
            const double scale =
                std::hypot(match.captured(2).toDouble(), match.captured(3).toDouble());
            const double points = match.captured(1).toDouble() * scale / 2540 * 72;
            QVERIFY2(points > 0.495, qPrintable(match.captured()));
        }
        QVERIFY(count > 20);
    }

    /// The frame of a small figure's colour bar would be a third of that.
    void linesOfPixelsAreNotThinnerEither()
    {
        core::FigureSettings settings = settingsOf(FigureView::Lines);
        settings.points = 4;
        settings.width = 60;
        settings.height = 40;
        settings.dpi = 1200;
        const QImage image =
            QImage::fromData(rendered(sceneOf(MethodId::Alibi), settings, app::FigureFormat::Png));
        QVERIFY(!image.isNull());
        // The grid is the lightest line there is; 0.5 pt are 8.3 pixels.
        const QColor grid = widgets::Theme::print().grid;
        int longest = 0;
        for (int x = 0; x < image.width(); x += 7) {
            int run = 0;
            for (int y = 0; y < image.height(); ++y) {
                run = image.pixelColor(x, y) == grid ? run + 1 : 0;
                if (run < 30) // along a line, not across
                    longest = std::max(longest, run);
            }
        }
        QVERIFY2(longest >= 7, qPrintable(QString::number(longest)));
    }

    /// QSvgGenerator cuts nothing off.
    void nothingStraysFromACurve()
    {
        core::FigureSettings settings = settingsOf(FigureView::Curve);
        const QImage svg =
            drawn(rendered(sceneOf(MethodId::Rope), settings, app::FigureFormat::Svg), {960, 720});
        QCOMPARE(svg.pixelColor(20, 20), QColor(Qt::white));
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 40; ++x)
                QCOMPARE(svg.pixelColor(x, y), QColor(Qt::white));
    }

    /// A PDF printer stands for one of paper.
    void thePageIsPrintedAsLargeAsTheSheet()
    {
        core::Scene scene = sceneOf(MethodId::Rope);
        const QString file = path(QStringLiteral("printed.pdf"));
        {
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file);
            printer.setPageSize(QPageSize(QPageSize::A4));
            printer.setPageOrientation(QPageLayout::Landscape);
            app::FigureMaker maker(scene);
            QCOMPARE(app::printPage(maker, {}, printer), QString());
        }
        QFile printed(file);
        QVERIFY(printed.open(QIODevice::ReadOnly));
        const QSizeF sheet = mediaBox(printed.readAll());
        QVERIFY(std::abs(sheet.width() - 842) < 1 && std::abs(sheet.height() - 595) < 1);
        QVERIFY(printed.size() > 20'000);
        printed.close();
        QVERIFY(QFile::remove(file));

        scene.model.rope.rotaryDim = 7;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        app::FigureMaker maker(scene);
        QVERIFY(!app::printPage(maker, {}, printer).isEmpty());
        QVERIFY(!QFileInfo::exists(file));
    }

    void everyHeadIsInTheFigure()
    {
        core::Scene scene = sceneOf(MethodId::Alibi);
        scene.model.content.heads = 24;
        scene.model.content.dHead = 4;
        scene.model.content.dModel = 96;
        core::FigureSettings settings = settingsOf(FigureView::HeadMaps);
        settings.width = 174;
        settings.height = 150;
        const QByteArray svg = rendered(scene, settings, app::FigureFormat::Svg);
        QCOMPARE(svg.count(">m "), 24); // the slope above each
    }

    void vectorAndPixelsShowTheSame()
    {
        core::FigureSettings settings = settingsOf(FigureView::Map);
        settings.width = 480;
        settings.height = 360;
        settings.sizeInPixels = true;
        settings.dpi = 96;
        const core::Scene scene = sceneOf(MethodId::Rope);
        const QImage png = QImage::fromData(rendered(scene, settings, app::FigureFormat::Png))
                               .convertToFormat(QImage::Format_ARGB32);
        const QByteArray svgText = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(svgText.contains("<svg width=\"480\" height=\"360\""));
        const QImage svg = drawn(svgText, png.size());
        int different = 0;
        for (int y = 0; y < png.height(); ++y)
            for (int x = 0; x < png.width(); ++x) {
                const QColor a = png.pixelColor(x, y), b = svg.pixelColor(x, y);
                different += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                                 std::abs(a.blue() - b.blue()) >
                             120;
            }
        // Edges and glyphs are smoothed differently; areas are the same.
        QVERIFY2(different < png.width() * png.height() / 25,
                 qPrintable(QString::number(different)));
    }

    void sizeIsExact_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<bool>("pixels");
        QTest::addColumn<int>("dpi");
        QTest::addColumn<QSize>("expected");
        QTest::newRow("pixels") << 1600.0 << 1201.0 << true << 300 << QSize(1600, 1201);
        QTest::newRow("pixels at 96") << 640.0 << 480.0 << true << 96 << QSize(640, 480);
        QTest::newRow("column") << 85.5 << 60.0 << false << 600 << QSize(2020, 1417);
        QTest::newRow("inch") << 25.4 << 50.8 << false << 100 << QSize(100, 200);
        QTest::newRow("tiny") << 40.0 << 40.0 << true << 300 << QSize(40, 40);
    }

    void sizeIsExact()
    {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(bool, pixels);
        QFETCH(int, dpi);
        QFETCH(QSize, expected);
        core::FigureSettings settings;
        settings.width = width;
        settings.height = height;
        settings.sizeInPixels = pixels;
        settings.dpi = dpi;
        const QByteArray png = rendered(sceneOf(MethodId::Rope), settings, app::FigureFormat::Png);
        QCOMPARE(QImage::fromData(png).size(), expected);
        const QByteArray pdf = rendered(sceneOf(MethodId::Rope), settings, app::FigureFormat::Pdf);
        const double inch = pixels ? dpi : 25.4;
        QVERIFY(std::abs(mediaBox(pdf).width() - width / inch * 72) < 0.001);
    }

    void thePdfStaysReadable()
    {
        const QByteArray pdf =
            rendered(sceneOf(MethodId::Rope), settingsOf(FigureView::Map), app::FigureFormat::Pdf);
        const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
        const qsizetype table = pdf.mid(start, pdf.indexOf('\n', start) - start).toLongLong();
        QCOMPARE(pdf.mid(table, 5), QByteArray("xref\n"));
        static const QRegularExpression entry(QStringLiteral(R"((\d{10}) \d{5} n)"));
        int number = 0;
        auto entries = entry.globalMatch(QString::fromLatin1(pdf.mid(table)));
        while (entries.hasNext()) {
            const qsizetype offset = entries.next().captured(1).toLongLong();
            const QByteArray head = QByteArray::number(++number) + " 0 obj";
            QCOMPARE(pdf.mid(offset, head.size()), head);
        }
        QVERIFY(number > 3);
    }

    void themesAndTransparency()
    {
        core::FigureSettings settings = settingsOf(FigureView::Map);
        settings.dpi = 96;
        const core::Scene scene = sceneOf(MethodId::Rope);
        const auto corner = [&] {
            return QImage::fromData(rendered(scene, settings, app::FigureFormat::Png))
                .pixelColor(2, 2);
        };
        settings.theme = FigureTheme::Dark;
        QVERIFY(corner().lightness() < 60);
        settings.theme = FigureTheme::Light;
        QCOMPARE(corner(), QColor(Qt::white));
        settings.transparent = true;
        QCOMPARE(corner().alpha(), 0);
        const QImage svg = drawn(rendered(scene, settings, app::FigureFormat::Svg), {240, 180});
        QCOMPARE(svg.pixelColor(1, 1).alpha(), 0);
    }

    void refusalsAreNotFiles_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<FigureView>("view");
        QTest::newRow("alibi circles") << MethodId::Alibi << FigureView::Rotation;
        QTest::newRow("rope encoding") << MethodId::Rope << FigureView::Encoding;
        QTest::newRow("learned curve") << MethodId::Learned << FigureView::Curve;
        QTest::newRow("none curve") << MethodId::None << FigureView::Curve;
    }

    void refusalsAreNotFiles()
    {
        QFETCH(MethodId, method);
        QFETCH(FigureView, view);
        const core::Scene scene = sceneOf(method);
        QVERIFY(!app::pictureExists(scene.model, view));
        const QString file = path(QStringLiteral("refused.png"));
        const auto error = app::exportFigure(scene, settingsOf(view), file);
        QVERIFY(error);
        QCOMPARE(error->kind, FigureError::Kind::Refused);
        QVERIFY(!error->message.isEmpty() && !error->message.contains(QLatin1Char('\n')));
        QVERIFY(!QFileInfo::exists(file));
    }

    void aMethodNotDefinedHereIsRefused()
    {
        core::Scene scene = sceneOf(MethodId::Rope);
        scene.model.rope.rotaryDim = 7;
        const auto error =
            app::exportFigure(scene, settingsOf(FigureView::Map), path(QStringLiteral("odd.png")));
        QVERIFY(error);
        QCOMPARE(error->kind, FigureError::Kind::Refused);
    }

    void tooManyPixelsAreRefused()
    {
        core::FigureSettings settings;
        settings.width = 30000;
        settings.height = 30000;
        settings.sizeInPixels = true;
        const auto error =
            app::exportFigure(sceneOf(MethodId::Rope), settings, path(QStringLiteral("huge.png")));
        QVERIFY(error);
        QCOMPARE(error->kind, FigureError::Kind::Refused);
    }

    void noPartialFile_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("missing folder") << path(QStringLiteral("nowhere/a.png"));
        QTest::newRow("a folder") << m_folder.path() + QStringLiteral("/folder.png");
    }

    void noPartialFile()
    {
        QFETCH(QString, target);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder.png")));
        const QByteArray bytes =
            rendered(sceneOf(MethodId::Rope), settingsOf(FigureView::Map), app::FigureFormat::Png);
        const auto error = app::writeFigure(bytes, target);
        QVERIFY(error);
        QCOMPARE(error->kind, FigureError::Kind::NotWritten);
        QVERIFY2(error->message.contains(target), qPrintable(error->message));
        const auto left =
            QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char(' '))));
    }

    /// A limit on the size of files stands for the full disk: the temporary breaks off half-way.
    void aFullDiskLeavesNothingNewAndKeepsTheOld_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::newRow("more than Qt buffers") << 100'000;
        QTest::newRow("less than Qt buffers") << 6'000;
    }
    void aFullDiskLeavesNothingNewAndKeepsTheOld()
    {
        QFETCH(int, bytes);
        const QString file = path(QStringLiteral("kept.png"));
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const auto error = [&] {
            const FileSizeLimit limit(4096);
            return app::writeFigure(QByteArray(bytes, 'x'), file);
        }();
        QVERIFY(error);
        QVERIFY2(!error->message.contains(QLatin1String("Unknown")), qPrintable(error->message));
        QCOMPARE(error->kind, FigureError::Kind::NotWritten);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        old.close();
        QVERIFY(QFile::remove(file));
        QVERIFY(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    /// A device of this test's own: the machine's must never be at stake, since root can rename
    /// over it.
    void aDeviceIsWrittenToAndNotReplaced()
    {
        const QString device = path(QStringLiteral("device.png"));
        if (mknod(device.toLocal8Bit().constData(), S_IFCHR | 0600, makedev(1, 7)) != 0)
            QSKIP("only root can make a device node");
        const auto error = app::writeFigure(QByteArray(1000, 'x'), device);
        struct stat info = {};
        QCOMPARE(stat(device.toLocal8Bit().constData(), &info), 0);
        const bool still = S_ISCHR(info.st_mode);
        QVERIFY(QFile::remove(device));
        QVERIFY(still);
        // In a folder mounted without devices it cannot be opened; either way nothing is written.
        QVERIFY(error);
        QCOMPARE(error->kind, FigureError::Kind::NotWritten);
    }

    /// The same for what anyone may make: a pipe.
    void aPipeIsWrittenToAndNotReplaced()
    {
        const QByteArray pipe = path(QStringLiteral("pipe.svg")).toLocal8Bit();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        const int reader = open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        const auto error = app::writeFigure(QByteArray("figure"), QString::fromLocal8Bit(pipe));
        char got[16] = {};
        const auto count = read(reader, got, sizeof got);
        close(reader);
        struct stat info = {};
        QCOMPARE(stat(pipe.constData(), &info), 0);
        QVERIFY(QFile::remove(QString::fromLocal8Bit(pipe)));
        QVERIFY(S_ISFIFO(info.st_mode));
        QVERIFY(!error);
        QCOMPARE(QByteArray(got, count), QByteArray("figure"));
    }

    void anOldFileSurvivesAFailure()
    {
        const QString file = path(QStringLiteral("old.png"));
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QVERIFY(
            app::exportFigure(sceneOf(MethodId::Alibi), settingsOf(FigureView::Rotation), file));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        old.close();
        QVERIFY(!app::exportFigure(sceneOf(MethodId::Rope), settingsOf(FigureView::Map), file));
        QVERIFY(!QImage(file).isNull());
        QVERIFY(QFile::remove(file));
    }
};

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
