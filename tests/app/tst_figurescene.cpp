// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deflated.h"
#include "app/figure.h"
#include "app/figurescene.h"
#include "app/scenejson.h"

#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace locus;
using app::Failure;
using app::FigureFormat;

namespace {

core::Scene someScene()
{
    core::Scene scene;
    // Among them what no XML may hold; the query and the key stand in the description.
    scene.model.content.tokens = {"<the>", "\"dog\"",  "狗\x0B", "]]>",
                                  "&amp;", "שלום\x01", "a\tb",   "\xEF\xBF\xBF"};
    scene.model.content.dHead = 16;
    scene.model.content.heads = 2;
    scene.model.method = core::MethodId::Alibi;
    scene.model.alibi.maxBias = 1.0 / 3;
    scene.study.trainedLength = 17;
    scene.view.query = 5;
    scene.view.key = 2;
    scene.view.head = 1;
    scene.view.stage = core::Stage::Scores;
    scene.figures.resize(1);
    scene.figures[0].name = "a name";
    return scene;
}

QByteArray figure(const core::Scene &scene, FigureFormat format, bool carries = true)
{
    core::FigureSettings settings;
    settings.carriesScene = carries;
    settings.dpi = 40;
    const auto result = app::renderFigure(scene, settings, format);
    const auto *bytes = std::get_if<QByteArray>(&result);
    return bytes ? *bytes : QByteArray();
}

QString suffix(FigureFormat format)
{
    return format == FigureFormat::Png   ? QStringLiteral("png")
           : format == FigureFormat::Svg ? QStringLiteral("svg")
                                         : QStringLiteral("pdf");
}

QString messageOf(const QByteArray &bytes)
{
    const auto text = app::sceneTextOfFigure(bytes);
    const auto *failure = std::get_if<Failure>(&text);
    return failure ? failure->message : QString();
}

constexpr QLatin1String noScene("no scene in this file");
constexpr QLatin1String damaged("the scene in this file is damaged");

QByteArray emptyPng()
{
    QTemporaryDir folder;
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString path = folder.filePath(QStringLiteral("a.png"));
    image.save(path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A .npy file of rows x 320 doubles, all of them different.
void writeArray(const QString &path, int rows)
{
    QByteArray header =
        QStringLiteral("{'descr': '<f8', 'fortran_order': False, 'shape': (%1, 320), }")
            .arg(rows)
            .toLatin1()
            .leftJustified(117, ' ') +
        '\n';
    QByteArray bytes = QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header;
    for (int i = 0; i < rows * 320; ++i) {
        const double value = std::sin(i * 0.37);
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A scene whose q and k are the array of that file.
core::Scene sceneOfArray(const QString &path)
{
    const QByteArray array = R"({"file": ")" + path.toUtf8() + R"("})";
    const QString file = path + QStringLiteral(".locus.json");
    const auto unwritten = app::writeFigure(
        R"({"format": "locus-scene/1", "model": {"method": "none", "content": {"source": "arrays", "q": )" +
            array + R"(, "k": )" + array + "}}}",
        file);
    const auto scene = app::readScene(file);
    const auto *failure = std::get_if<Failure>(&scene);
    if (unwritten || failure)
        qWarning("%s", qPrintable(unwritten ? unwritten->message : failure->message));
    return failure ? core::Scene() : std::get<core::Scene>(scene);
}

} // namespace

class TestFigureScene : public QObject {
    Q_OBJECT
private slots:
    void formats_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::newRow("PNG") << FigureFormat::Png;
        QTest::newRow("SVG") << FigureFormat::Svg;
        QTest::newRow("PDF") << FigureFormat::Pdf;
    }

    void theSceneComesBack_data() { formats_data(); }
    void theSceneComesBack()
    {
        QFETCH(FigureFormat, format);
        const core::Scene scene = someScene();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.") + suffix(format));
        const QByteArray bytes = figure(scene, format);
        QVERIFY(!bytes.isEmpty());
        QVERIFY(!app::writeFigure(bytes, path));
        const auto again = app::readScene(path);
        const auto *failure = std::get_if<Failure>(&again);
        QVERIFY2(!failure, failure ? qPrintable(failure->message) : "");
        QVERIFY(std::get<core::Scene>(again) == scene);
    }

    void aFigureMayTravelWithoutIt_data() { formats_data(); }
    void aFigureMayTravelWithoutIt()
    {
        QFETCH(FigureFormat, format);
        QCOMPARE(messageOf(figure(someScene(), format, false)), noScene);
    }

    void everyFileEndsInOneSentence_data() { formats_data(); }
    /// Whatever is cut off or turned over: the scene, or a sentence.
    void everyFileEndsInOneSentence()
    {
        QFETCH(FigureFormat, format);
        const QByteArray whole = figure(someScene(), format);
        const auto right = std::get<QByteArray>(app::sceneTextOfFigure(whole));
        const qsizetype step = std::max<qsizetype>(1, whole.size() / 60);
        for (qsizetype size = 0; size < whole.size(); size += step) {
            const auto text = app::sceneTextOfFigure(whole.left(size));
            if (const auto *got = std::get_if<QByteArray>(&text))
                QCOMPARE(*got, right);
        }
        int broken = 0;
        for (qsizetype at = 0; at < std::min<qsizetype>(whole.size(), 6000); at += 67) {
            QByteArray spoilt = whole;
            spoilt[at] = static_cast<char>(spoilt[at] ^ 0x15);
            const auto text = app::sceneTextOfFigure(spoilt);
            broken += std::holds_alternative<Failure>(text);
        }
        QVERIFY(broken > 0);
    }

    void figuresFromElsewhere_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a picture") << emptyPng();
        QTest::newRow("an SVG") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        QTest::newRow("no XML") << QByteArray("<svg <<<");
        QTest::newRow("a PDF") << QByteArray("%PDF-1.4\n%%EOF\n");
        QTest::newRow("a text") << QByteArray("locus-scene");
        QTest::newRow("a chunk without an end")
            << QByteArray("\x89PNG\r\n\x1a\n\xFF\xFF\xFF\xFFtEXt", 16);
        QTest::newRow("entities") << QByteArray(
            "<!DOCTYPE a [<!ENTITY b \"cccccccccccccccccccc\"><!ENTITY d "
            "\"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY e "
            "\"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\"><!ENTITY f "
            "\"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\"><!ENTITY g "
            "\"&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;\">]><svg>&g;&g;&g;&g;&g;&g;&g;&g;</svg>");
    }
    void figuresFromElsewhere()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(messageOf(bytes), noScene);
    }

    void hostileFigures_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray bomb = app::deflated(QByteArray(100 * 1024 * 1024, ' '));
        const QByteArray png = emptyPng();
        const auto withText = [&png](const QByteArray &packed) {
            // A right chunk around whatever is inside.
            QByteArray with = app::pngWithScene(png, QByteArray("{}"));
            const qsizetype at = with.indexOf("iTXtlocus-scene");
            const qsizetype data = at + 4 + qsizetype(strlen("locus-scene")) + 5;
            const QByteArray chunk = with.mid(at, data - at) + packed;
            const auto number = [](quint32 n) {
                return QByteArray{1, char(n >> 24)} + char(n >> 16) + char(n >> 8) + char(n);
            };
            const QByteArray sum = number(app::pngChecksum(chunk));
            return with.left(at - 4) + number(quint32(chunk.size() - 4)) + chunk + sum;
        };
        QTest::newRow("PNG that inflates to 100 MB") << withText(bomb);
        QTest::newRow("PNG with something else inside") << withText("no zlib at all");
        QTest::newRow("PDF that inflates to 100 MB")
            << QByteArray("%PDF-1.4\n<locus:scene>") + bomb.toBase64() + "</locus:scene>";
        QTest::newRow("PDF with something else inside")
            << QByteArray("%PDF-1.4\n<locus:scene>****</locus:scene>");
        QTest::newRow("PDF without an end") << QByteArray("%PDF-1.4\n<locus:scene>eJ");
        QTest::newRow("SVG without an end")
            << QByteArray("<svg><a:scene xmlns:a=\"urn:locus:scene\">{\"format\"");
    }
    void hostileFigures()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(messageOf(bytes), damaged);
    }

    void aSceneInsideIsCheckedLikeAFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.png"));
        const QByteArray png = app::pngWithScene(
            emptyPng(), R"({"format": "locus-scene/1", "model": {"rope": {"base": -1}}})");
        QVERIFY(!app::writeFigure(png, path));
        const auto result = app::readScene(path);
        QVERIFY(std::holds_alternative<Failure>(result));
        const QString message = std::get<Failure>(result).message;
        QVERIFY2(message.startsWith(path) && message.contains(QStringLiteral("rope.base")),
                 qPrintable(message));
    }

    void aPngStaysAPng()
    {
        const QByteArray bytes = figure(someScene(), FigureFormat::Png);
        const QImage image = QImage::fromData(bytes, "PNG");
        QVERIFY(!image.isNull());
        // Other programs read the text as well.
        QVERIFY(
            image.text(QStringLiteral("locus-scene")).contains(QStringLiteral("locus-scene/1")));
    }

    void aTensorTravelsByValueOrByName_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("byName");
        // 998 400 and 1 000 960 bytes: the limit is 1 000 000.
        QTest::newRow("PNG, small") << FigureFormat::Png << 390 << false;
        QTest::newRow("PNG, large") << FigureFormat::Png << 391 << true;
        QTest::newRow("SVG, large") << FigureFormat::Svg << 391 << true;
        QTest::newRow("PDF, large") << FigureFormat::Pdf << 391 << true;
    }
    /// What is large and came from a file: its path and the SHA-256 of its numbers.
    void aTensorTravelsByValueOrByName()
    {
        QFETCH(FigureFormat, format);
        QFETCH(int, rows);
        QFETCH(bool, byName);
        const QTemporaryDir folder;
        const QString array = folder.filePath(QStringLiteral("array.npy"));
        writeArray(array, rows);
        const core::Scene scene = sceneOfArray(array);
        QCOMPARE(scene.model.content.q.size(), std::int64_t{rows} * 320);
        const QByteArray bytes = figure(scene, format);
        const QString path = folder.filePath(QStringLiteral("figure.") + suffix(format));
        QVERIFY(!app::writeFigure(bytes, path));

        const auto text = app::sceneTextOfFigure(bytes);
        QVERIFY(std::holds_alternative<QByteArray>(text));
        const auto &inside = std::get<QByteArray>(text);
        QCOMPARE(inside.contains(array.toUtf8()), byName);
        QCOMPARE(inside.contains("\"sha256\""), byName);
        const auto again = app::readScene(path);
        QVERIFY(std::holds_alternative<core::Scene>(again));
        QVERIFY(std::get<core::Scene>(again) == scene);

        QFile file(array);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(1000) && file.write("\x01", 1) == 1);
        file.close();
        const auto refusal = [&path] {
            const auto read = app::readScene(path);
            const auto *failure = std::get_if<Failure>(&read);
            return failure ? failure->message : QString();
        };
        const QString changed = refusal();
        QCOMPARE(changed.contains(QStringLiteral("holds other numbers than when this was made")),
                 byName);
        QVERIFY(file.remove());
        QCOMPARE(refusal().contains(array), byName);
        QCOMPARE(refusal().isEmpty(), !byName);
    }

    void aHugeSceneIsRefusedBeforeItIsWritten()
    {
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Arrays;
        std::vector<double> values(1200 * 512);
        quint64 seed = 1;
        for (double &value : values) {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            value = double(seed >> 11) / 9007199254740992.0;
        }
        scene.model.content.q = core::Tensor::matrix(1200, 512, values);
        scene.model.content.k = scene.model.content.q;
        const auto text = app::figureSceneText(scene);
        QVERIFY(std::holds_alternative<Failure>(text));
    }
};

QTEST_MAIN(TestFigureScene)
#include "tst_figurescene.moc"
