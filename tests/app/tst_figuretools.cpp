// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace locus;
using app::FigureFormat;
using core::FigureView;

/// What other programs make of the figures: poppler of the PDF, librsvg of the SVG.
namespace {

core::Scene sceneWithWords()
{
    core::Scene scene;
    scene.model.content.tokens = {"office", "fluffy", "the", "狗猫", "first"};
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 16;
    scene.model.mask = core::MaskKind::None;
    scene.view.query = 4;
    scene.view.key = 1;
    scene.view.stage = core::Stage::Scores;
    return scene;
}

core::Scene largeScene(int n)
{
    core::Scene scene;
    scene.model.content.source = core::ContentSource::Random;
    scene.model.content.n = n;
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 16;
    scene.view.stage = core::Stage::Scores;
    return scene;
}

core::FigureSettings doubleColumn()
{
    core::FigureSettings settings;
    settings.panels = {FigureView::Map, FigureView::Rotation, FigureView::Curve};
    settings.width = 174;
    settings.height = 96;
    return settings;
}

} // namespace

class TestFigureTools : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString written(const core::Scene &scene, const core::FigureSettings &settings,
                                  const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        const auto error = app::exportFigure(scene, settings, path);
        if (error)
            qWarning("%s", qPrintable(error->message));
        return path;
    }

    static QByteArray output(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            qWarning("%s failed: %s", qPrintable(program),
                     process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

private slots:
    void thePdfHasTheAskedSize()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdfinfo"));
        if (tool.isEmpty())
            QSKIP("pdfinfo (package poppler-utils) is not installed");
        const QString path = written(sceneWithWords(), doubleColumn(), QStringLiteral("a.pdf"));
        const QString info = QString::fromUtf8(output(tool, {path}));
        static const QRegularExpression size(
            QStringLiteral(R"(Page size:\s+([\d.]+) x ([\d.]+) pts)"));
        const auto match = size.match(info);
        QVERIFY2(match.hasMatch(), qPrintable(info));
        QVERIFY(std::abs(match.captured(1).toDouble() / 72 * 25.4 - 174) < 0.2);
        QVERIFY(std::abs(match.captured(2).toDouble() / 72 * 25.4 - 96) < 0.2);
        QVERIFY(info.contains(QStringLiteral("RoPE · Scores")));
        static const QRegularExpression onePage(QStringLiteral("Pages:\\s+1\\b"));
        QVERIFY(info.contains(onePage));
    }

    void everyFontIsEmbedded()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdffonts"));
        if (tool.isEmpty())
            QSKIP("pdffonts (package poppler-utils) is not installed");
        core::FigureSettings settings = doubleColumn();
        QString path = written(sceneWithWords(), settings, QStringLiteral("fonts.pdf"));
        QStringList lines =
            QString::fromUtf8(output(tool, {path})).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 4); // two of them are the head
        for (const QString &line : lines.mid(2)) {
            const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
            // .. emb sub uni object ID
            QCOMPARE(words[words.size() - 5], QStringLiteral("yes"));
            QCOMPARE(words[words.size() - 3], QStringLiteral("yes"));
        }
        settings.text = core::FigureText::Outlines;
        path = written(sceneWithWords(), settings, QStringLiteral("outlines.pdf"));
        lines = QString::fromUtf8(output(tool, {path})).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
    }

    void theWordsOfThePdfCanBeSearched()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (tool.isEmpty())
            QSKIP("pdftotext (package poppler-utils) is not installed");
        const QString path = written(sceneWithWords(), doubleColumn(), QStringLiteral("words.pdf"));
        const QString text = QString::fromUtf8(output(tool, {path, QStringLiteral("-")}))
                                 .normalized(QString::NormalizationForm_KC);
        for (const char *word : {"office", "fluffy", "狗猫", "first", "Row: query i", "Δ = −3",
                                 "Scores", "Score against displacement"})
            QVERIFY2(text.contains(QString::fromUtf8(word)), qPrintable(text));
    }

    /// As lossless pixels, at least as many as asked for, never smoothed.
    void aLargeMapIsAnImageOfTheAskedResolution()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdfimages"));
        if (tool.isEmpty())
            QSKIP("pdfimages (package poppler-utils) is not installed");
        for (const int dpi : {300, 1200}) {
            core::FigureSettings settings;
            settings.dpi = dpi;
            const QString path = written(largeScene(100), settings, QStringLiteral("large.pdf"));
            const QStringList lines =
                QString::fromUtf8(output(tool, {QStringLiteral("-list"), path}))
                    .split(u'\n', Qt::SkipEmptyParts);
            QVERIFY(lines.size() >= 3);
            const QStringList words = lines[2].split(u' ', Qt::SkipEmptyParts);
            QCOMPARE(words[2], QStringLiteral("image"));
            QCOMPARE(words[8], QStringLiteral("image")); // enc: no jpeg
            QCOMPARE(words[9], QStringLiteral("no"));    // interpolated
            QVERIFY2(words[12].toInt() >= dpi, qPrintable(lines[2]));
            QCOMPARE(words[3].toInt() % 100, 0); // every cell the same
        }
        const QString path = written(largeScene(64), {}, QStringLiteral("small.pdf"));
        QCOMPARE(output(tool, {QStringLiteral("-list"), path}).count('\n'), 2);
    }

    void otherProgramsDrawTheSame_data()
    {
        QTest::addColumn<int>("n");
        QTest::newRow("rectangles") << 12;
        QTest::newRow("an image") << 100;
    }
    /// A cell of the map in every rendering: crisp to its edges.
    void otherProgramsDrawTheSame()
    {
        QFETCH(int, n);
        const QString rsvg = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
        const QString poppler = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
        if (rsvg.isEmpty() || poppler.isEmpty())
            QSKIP("rsvg-convert (librsvg2-bin) or pdftoppm (poppler-utils) is not installed");
        core::FigureSettings settings;
        settings.dpi = 300;
        settings.parts.crosshair = settings.parts.diagonal = settings.parts.numbers = false;
        const core::Scene scene = largeScene(n);
        const QImage png(written(scene, settings, QStringLiteral("same.png")));
        const QString svg = written(scene, settings, QStringLiteral("same.svg"));
        const QString pdf = written(scene, settings, QStringLiteral("same.pdf"));
        const QString fromSvg = m_folder.filePath(QStringLiteral("fromsvg.png"));
        output(rsvg, {QStringLiteral("-d"), QStringLiteral("300"), QStringLiteral("-p"),
                      QStringLiteral("300"), QStringLiteral("-o"), fromSvg, svg});
        output(poppler,
               {QStringLiteral("-r"), QStringLiteral("300"), QStringLiteral("-png"),
                QStringLiteral("-singlefile"), pdf, m_folder.filePath(QStringLiteral("frompdf"))});
        for (const QString &other : {fromSvg, m_folder.filePath(QStringLiteral("frompdf.png"))}) {
            const QImage image(other);
            QVERIFY2(std::abs(image.width() - png.width()) <= 1 &&
                         std::abs(image.height() - png.height()) <= 1,
                     qPrintable(other));
            int different = 0;
            for (int y = 0; y < std::min(png.height(), image.height()); ++y)
                for (int x = 0; x < std::min(png.width(), image.width()); ++x)
                    different += std::abs(qGray(png.pixel(x, y)) - qGray(image.pixel(x, y))) > 60;
            QVERIFY2(different < png.width() * png.height() / 25,
                     qPrintable(other + QLatin1Char(' ') + QString::number(different)));
        }
    }
};

QTEST_MAIN(TestFigureTools)
#include "tst_figuretools.moc"
