// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/scenearrays.h"
#include "app/scenelink.h"
#include "core/patch.h"
#include "tests/support/locusrun.h"
#include "tests/support/questions.h"
#include "tests/support/windowfixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>

using namespace locus;
using core::MethodId;
using test::answerWith;
using test::openBox;

namespace {

/// CRC-32 bit by bit, as ISO 3309 has it.
quint32 checksum(const QByteArray &bytes)
{
    quint32 crc = 0xffffffffU;
    for (const char c : bytes) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) != 0U ? 0xedb88320U : 0U);
    }
    return ~crc;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift);
    return bytes;
}

/// Of zlib's stream, without the header and the checksum around it.
QByteArray deflated(const QByteArray &bytes)
{
    return qCompress(bytes, 9).mid(4 + 2).chopped(4);
}

QString linkOfPacked(const QByteArray &packed, char version = 1)
{
    const QByteArray bytes =
        version + bigEndian(quint32(packed.size())) + bigEndian(checksum(packed)) + packed;
    return QStringLiteral("locus:") +
           QString::fromLatin1(
               bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

QString linkOfText(const QByteArray &json)
{
    return linkOfPacked(deflated(json));
}

/// With the keys of the scene from a file of tensors.
QString linkNaming(const QByteArray &file)
{
    return linkOfText("{\"format\": \"locus-scene/1\", \"model\": {\"content\": {\"source\": "
                      "\"arrays\", \"q\": {\"file\": \"" +
                      file + "\", \"tensor\": \"layer0.q\"}}}}");
}

core::Scene someScene()
{
    core::Scene scene;
    scene.model.content.tokens = {"dog", "两", "a\"b\\c", "  two  spaces\n"};
    scene.model.method = MethodId::Alibi;
    scene.model.content.heads = 4;
    scene.model.alibi.slopes = core::Tensor::vector({0.1, 1e-300, 0.5, 2});
    scene.view.query = 3;
    return scene;
}

QString goodLink()
{
    const auto link = app::linkOf(someScene());
    return std::holds_alternative<QString>(link) ? std::get<QString>(link) : QString();
}

QString refusalOf(const QString &link)
{
    const auto result = app::sceneOfLink(link);
    const auto *failure = std::get_if<app::Failure>(&result);
    return failure ? failure->message : QStringLiteral("accepted");
}

void dropText(app::MainWindow &window, const QString &text)
{
    QMimeData data;
    data.setText(text);
    const QPoint at = window.rect().center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return;
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &drop);
    QCoreApplication::processEvents();
}

} // namespace

/// A scene as one line of text, and every text that is none.
class SceneLinkTest : public QObject {
    Q_OBJECT
private slots:
    void everySceneComesBack_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LOCUS_TEST_DATA "/../resources/scenes"));
        const auto files = folder.entryInfoList({QStringLiteral("*.locus.json")});
        for (const QFileInfo &file : files)
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void everySceneComesBack()
    {
        QFETCH(QString, path);
        const auto read = app::readScene(path);
        const auto &scene = std::get<core::Scene>(read);
        const auto link = app::linkOf(scene);
        QVERIFY(std::holds_alternative<QString>(link));
        const auto back = app::sceneOfLink(std::get<QString>(link));
        QVERIFY(std::get<core::Scene>(back) == scene);
        QCOMPARE(std::get<QString>(app::linkOf(std::get<core::Scene>(back))),
                 std::get<QString>(link));
    }

    void textsAndNumbersComeBackExactly()
    {
        const auto back = app::sceneOfLink(goodLink());
        QVERIFY(std::get<core::Scene>(back) == someScene());
        QVERIFY(goodLink().size() < 400);
    }

    void theLayoutIsTheOneThatIsDescribed()
    {
        const auto scene = app::sceneOfLink(
            linkOfText(R"({"format": "locus-scene/1", "model": {"method": "t5"}})"));
        QCOMPARE(std::get<core::Scene>(scene).model.method, MethodId::T5);
    }

    void numbersOfAFileStandInTheLinkThemselves()
    {
        const auto read =
            app::readScene(QStringLiteral(LOCUS_TEST_DATA "/real/one_token.locus.json"));
        const auto &scene = std::get<core::Scene>(read);
        QVERIFY(app::givenNumbersOf(scene) > 0);
        const auto back = app::sceneOfLink(std::get<QString>(app::linkOf(scene)));
        QVERIFY(std::get<core::Scene>(back) == scene);
    }

    void aSceneTooLargeForALinkSaysSo()
    {
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Arrays;
        std::vector<double> numbers(std::size_t(64) * 256);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = 1 / (1.0 + double(i));
        scene.model.content.q = core::Tensor::matrix(256, 64, numbers);
        scene.model.content.k = scene.model.content.q;
        const auto link = app::linkOf(scene);
        const auto *failure = std::get_if<app::Failure>(&link);
        QVERIFY(failure);
        QVERIFY2(failure->message.contains(QStringLiteral("too many numbers")),
                 qPrintable(failure->message));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const QString &link, const char *reason) {
            QTest::newRow(name) << link << QString::fromUtf8(reason);
        };
        const QString good = goodLink();
        row("nothing", {}, "no link of Locus");
        row("another text", QStringLiteral("https://example.org"), "no link of Locus");
        row("the prefix alone", QStringLiteral("locus:"), "cut off");
        row("a part of the header", good.left(6 + 7), "cut off");
        row("the header alone", good.left(6 + 12), "cut off");
        row("half", good.left(good.size() / 2), "cut off");
        row("one character less", good.chopped(1), "cut off");
        row("one character more", good + QStringLiteral("AA"), "after its end");
        row("padding", good + u'=', "“=”");
        row("the other base64", QString(good).insert(20, u'+'), "“+”");
        row("not ASCII", QString(good).insert(20, QStringLiteral("é")), "“é”");
        row("a control character", QString(good).insert(20, QChar(1)), "which no link does");
        QString changed = good;
        changed[30] = changed[30] == u'A' ? u'B' : u'A';
        row("one character changed", changed, "checksum");
        QString wrongSum = good;
        wrongSum[13] = wrongSum[13] == u'A' ? u'B' : u'A';
        row("its checksum changed", wrongSum, "checksum");
        row("a later version", linkOfPacked(deflated("{}"), 2), "another version");
        row("a length of four gigabytes",
            QStringLiteral("locus:") +
                QString::fromLatin1(
                    (QByteArray("\x01\xff\xff\xff\xff", 5) + "abcdefgh")
                        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)),
            "cut off");
        row("more than a hundred thousand", QStringLiteral("locus:") + QString(200'000, u'A'),
            "longer than 100000");
        row("a bomb", linkOfPacked(deflated(QByteArray(60'000'000, ' '))), "more than 4 MiB");
        row("just too large", linkOfPacked(deflated(QByteArray(4 * 1024 * 1024 + 1, ' '))),
            "more than 4 MiB");
        row("just not too large", linkOfPacked(deflated(QByteArray(4 * 1024 * 1024, ' '))),
            "ends too early");
        row("no deflate", linkOfPacked("\xff\xff\xff\xff"), "unpacked");
        row("nothing packed", linkOfPacked({}), "unpacked");
        row("an end that is missing", linkOfPacked(deflated(R"({"format": 1})").chopped(4)),
            "unpacked");
        row("bytes after the end", linkOfPacked(deflated(R"({"format": 1})") + "more"), "unpacked");
        row("not UTF-8", linkOfText("{\"format\": \"locus-scene/1\xff\"}"), "not UTF-8");
        row("half a character", linkOfText("{\"format\": \"\xe4\xb8\""), "not UTF-8");
        row("a lone surrogate", linkOfText(R"({"format": "\ud800"})"), "surrogate");
        row("no JSON", linkOfText("dog bites man"), "line 1, column 1");
        row("too deep", linkOfText(QByteArray(100'000, '[')), "64 levels");
        row("not finite",
            linkOfText(R"({"format": "locus-scene/1", "model": {"position_start": 1e999}})"),
            "not finite");
        row("no scene", linkOfText("[]"), "the scene in the link");
        row("no format", linkOfText("{}"), "format");
        row("an unknown key", linkOfText(R"({"format": "locus-scene/1", "modell": {}})"), "modell");
        row("a value outside",
            linkOfText(R"({"format": "locus-scene/1", "model": {"rope": {"base": -1}}})"),
            "model.rope.base");
        row("a file", linkNaming("/etc/passwd"), "names the file “/etc/passwd”");
        row("a file of this machine", linkNaming(LOCUS_TEST_DATA "/real/one_token.safetensors"),
            "a link reads none");
    }

    void refused()
    {
        QFETCH(QString, link);
        QFETCH(QString, reason);
        const QString message = refusalOf(link);
        QVERIFY2(message.contains(reason), qPrintable(message));
        QVERIFY2(!message.contains(u'\n') && message.size() < 200, qPrintable(message));
    }

    /// Whatever is cut off or changed is refused, and nothing crashes.
    void everyPrefixAndEveryChangeIsRefused()
    {
        const QString good = goodLink();
        for (qsizetype length = 6; length < good.size(); ++length)
            QVERIFY2(refusalOf(good.left(length)).contains(QStringLiteral("cut off")),
                     qPrintable(QString::number(length)));
        for (qsizetype at = 0; at < good.size(); ++at) {
            QString changed = good;
            changed[at] = changed[at] == u'x' ? u'y' : u'x';
            const auto result = app::sceneOfLink(changed);
            const auto *scene = std::get_if<core::Scene>(&result);
            // The last character may hold bits that stand for nothing.
            QVERIFY2(!scene || (at == good.size() - 1 && *scene == someScene()),
                     qPrintable(QString::number(at)));
        }
    }

    void isFoundInTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("link");
        QTest::newRow("none") << QStringLiteral("a word") << QString();
        QTest::newRow("itself") << QStringLiteral("locus:Ab-_9") << QStringLiteral("locus:Ab-_9");
        QTest::newRow("broken by mail")
            << QStringLiteral("\n locus:Ab\r\n cd\n") << QStringLiteral("locus:Abcd");
        QTest::newRow("in a sentence")
            << QStringLiteral("see <locus:Abcd>, and more") << QStringLiteral("locus:Abcd");
        QString wrapped = goodLink();
        wrapped.insert(60, QStringLiteral("\r\n"));
        QTest::newRow("before a greeting")
            << wrapped + QStringLiteral("\n\nBest regards, Ann") << goodLink();
        QTest::newRow("before a word") << goodLink() + QStringLiteral(" says it") << goodLink();
        QTest::newRow("before a full stop")
            << QStringLiteral("It is locus:Abcd.") << QStringLiteral("locus:Abcd");
    }

    void isFoundInTexts()
    {
        QFETCH(QString, text);
        QTEST(app::linkIn(text).value_or(QString()), "link");
    }

    void copyAndPasteThroughTheClipboard()
    {
        tests::WindowFixture fixture;
        fixture.load(someScene());
        QVERIFY(fixture.settle());
        fixture.window.actions().copyLink->trigger();
        const QString link = QGuiApplication::clipboard()->text();
        QVERIFY2(link.startsWith(QStringLiteral("locus:")), qPrintable(link));
        QVERIFY(!link.contains(u'\n'));
        fixture.load(core::Scene{});
        fixture.window.actions().pasteLink->trigger();
        QVERIFY(fixture.scene() == someScene());
        // It stands in no file yet.
        QVERIFY(fixture.window.store().path().isEmpty());
        QVERIFY(fixture.window.isWindowModified());
        QCOMPARE(fixture.window.document().name(), QStringLiteral("Linked scene"));
        fixture.window.store().undoStack()->setClean();
    }

    void pastingAsksBeforeLoss()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.page().pickMethod(MethodId::T5);
        const core::Scene before = fixture.scene();
        QGuiApplication::clipboard()->setText(goodLink());
        answerWith(QMessageBox::Cancel);
        fixture.window.actions().pasteLink->trigger();
        QVERIFY(fixture.scene() == before);
        answerWith(QMessageBox::Discard);
        fixture.window.actions().pasteLink->trigger();
        QVERIFY(fixture.scene() == someScene());
        fixture.window.store().undoStack()->setClean();
    }

    void aBadLinkIsToldWithoutAQuestion()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.page().pickMethod(MethodId::T5);
        const core::Scene before = fixture.scene();
        for (const QString &text : {goodLink().chopped(3), QStringLiteral("no link")}) {
            QGuiApplication::clipboard()->setText(text);
            fixture.window.actions().pasteLink->trigger();
            QMessageBox *box = openBox(fixture.window);
            QVERIFY(box);
            QCOMPARE(box->standardButtons(), QMessageBox::Ok);
            QVERIFY(!box->informativeText().isEmpty());
            box->close();
            QTRY_VERIFY(!openBox(fixture.window));
            QVERIFY(fixture.scene() == before);
        }
        fixture.window.store().undoStack()->setClean();
    }

    void aTextWithALinkCanBeDropped()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        dropText(fixture.window, QStringLiteral("only words"));
        QVERIFY(fixture.scene() == before);
        dropText(fixture.window, QStringLiteral("See %1, please.").arg(goodLink()));
        QVERIFY(fixture.scene() == someScene());
        fixture.window.store().undoStack()->setClean();
    }

    void theCommandLineTakesOneWord()
    {
        const test::Run run =
            test::runLocus({goodLink(), QStringLiteral("and"), QStringLiteral("more")});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.messages().size(), 1);
    }
};

QTEST_MAIN(SceneLinkTest)
#include "tst_scenelink.moc"
