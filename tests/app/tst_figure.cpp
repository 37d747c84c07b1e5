// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

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
    settings.view = view;
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

    void everyViewInEveryFormat_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<FigureView>("view");
        QTest::newRow("rope heat map") << MethodId::Rope << FigureView::Heatmap;
        QTest::newRow("rope circles") << MethodId::Rope << FigureView::Circles;
        QTest::newRow("rope curve") << MethodId::Rope << FigureView::Curve;
        QTest::newRow("sinusoidal circles") << MethodId::Sinusoidal << FigureView::Circles;
        QTest::newRow("sinusoidal encoding") << MethodId::Sinusoidal << FigureView::Encoding;
        QTest::newRow("sinusoidal curve") << MethodId::Sinusoidal << FigureView::Curve;
        QTest::newRow("learned encoding") << MethodId::Learned << FigureView::Encoding;
        QTest::newRow("shaw curve") << MethodId::Shaw << FigureView::Curve;
        QTest::newRow("t5 curve") << MethodId::T5 << FigureView::Curve;
        QTest::newRow("alibi curve") << MethodId::Alibi << FigureView::Curve;
        QTest::newRow("none heat map") << MethodId::None << FigureView::Heatmap;
    }

    void everyViewInEveryFormat()
    {
        QFETCH(MethodId, method);
        QFETCH(FigureView, view);
        const core::Scene scene = sceneOf(method);
        QVERIFY(app::figureViewExists(scene.model, view));
        const core::FigureSettings settings = settingsOf(view);

        const QImage png =
            QImage::fromData(rendered(scene, settings, app::FigureFormat::Png), "PNG");
        QCOMPARE(png.size(), QSize(1417, 1063));
        QCOMPARE(png.dotsPerMeterX(), 11811);
        QVERIFY2(colorCount(png) > 20, qPrintable(QString::number(colorCount(png))));
        QCOMPARE(png.pixelColor(2, 2), QColor(Qt::white));

        const QByteArray svg = rendered(scene, settings, app::FigureFormat::Svg);
        QVERIFY(svg.contains("width=\"120mm\" height=\"90mm\""));
        QVERIFY(colorCount(drawn(svg, {480, 360})) > 20);

        const QByteArray pdf = rendered(scene, settings, app::FigureFormat::Pdf);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.size() > 2000);
        QVERIFY(std::abs(mediaBox(pdf).width() - 120 / 25.4 * 72) < 0.001);
        QVERIFY(std::abs(mediaBox(pdf).height() - 90 / 25.4 * 72) < 0.001);
    }

    void vectorAndPixelsShowTheSame()
    {
        core::FigureSettings settings = settingsOf(FigureView::Heatmap);
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
        QTest::newRow("tiny") << 1.0 << 1.0 << true << 300 << QSize(1, 1);
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
        const QByteArray pdf = rendered(sceneOf(MethodId::Rope), settingsOf(FigureView::Heatmap),
                                        app::FigureFormat::Pdf);
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
        core::FigureSettings settings = settingsOf(FigureView::Heatmap);
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
        QTest::newRow("alibi circles") << MethodId::Alibi << FigureView::Circles;
        QTest::newRow("rope encoding") << MethodId::Rope << FigureView::Encoding;
        QTest::newRow("learned curve") << MethodId::Learned << FigureView::Curve;
        QTest::newRow("none curve") << MethodId::None << FigureView::Curve;
    }

    void refusalsAreNotFiles()
    {
        QFETCH(MethodId, method);
        QFETCH(FigureView, view);
        const core::Scene scene = sceneOf(method);
        QVERIFY(!app::figureViewExists(scene.model, view));
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
        const auto error = app::exportFigure(scene, settingsOf(FigureView::Heatmap),
                                             path(QStringLiteral("odd.png")));
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
        const QByteArray bytes = rendered(sceneOf(MethodId::Rope), settingsOf(FigureView::Heatmap),
                                          app::FigureFormat::Png);
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
        QVERIFY(app::exportFigure(sceneOf(MethodId::Alibi), settingsOf(FigureView::Circles), file));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        old.close();
        QVERIFY(!app::exportFigure(sceneOf(MethodId::Rope), settingsOf(FigureView::Heatmap), file));
        QVERIFY(!QImage(file).isNull());
        QVERIFY(QFile::remove(file));
    }
};

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
