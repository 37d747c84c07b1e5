// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/proofs.h"
#include "core/names.h"
#include "tests/support/shownwords.h"
#include "tests/support/windowfixture.h"

#include <QAction>
#include <QFile>
#include <QHash>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

using namespace locus;
using app::Language;
using core::MethodId;
using tests::patience;

namespace {

struct Message {
    QString context;
    QString source;
    QString translation;
    bool isFinished = false;
};

QList<Message> messagesOf(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages << Message{context, {}, {}, false};
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.last().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            messages.last().translation =
                xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return messages;
}

const QString root = QStringLiteral(LOCUS_TEST_DATA "/..");
const QString committed = root + QStringLiteral("/resources/i18n/locus_zh_CN.ts");

/// A text with places for %1 as a pattern for what is shown.
QRegularExpression patternOf(const QString &source)
{
    static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
    QStringList parts = source.split(place);
    for (QString &part : parts)
        part = QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral(".*"))),
                              QRegularExpression::DotMatchesEverythingOption);
}

/// English texts that nobody should see in Chinese: translated wherever they stand, and with enough
/// letters to be known again.
QList<QRegularExpression> wordsThatMustGo()
{
    QHash<QString, bool> translated;
    for (const Message &message : messagesOf(committed)) {
        const bool done = message.isFinished && message.translation != message.source;
        translated[message.source] = translated.value(message.source, true) && done;
    }
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]{4}"));
    QList<QRegularExpression> patterns;
    const auto isPartOfEnglish = [&translated](const QString &text) {
        return std::any_of(translated.keyBegin(), translated.keyEnd(), [&](const QString &other) {
            return !translated.value(other) && other.contains(text);
        });
    };
    for (auto entry = translated.cbegin(); entry != translated.cend(); ++entry)
        if (entry.value() && entry.key().contains(letters) && !isPartOfEnglish(entry.key()))
            patterns << patternOf(entry.key());
    return patterns;
}

int differingPixels(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return a.width() * a.height();
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) == b.pixel(x, y) ? 0 : 1;
    return count;
}

core::Scene sceneOf(MethodId method)
{
    core::Scene scene;
    scene.model.content.tokens = {"a1", "b2", "c3", "a1", "d4"};
    scene.model.content.dHead = 16;
    scene.model.content.heads = 4;
    scene.model.method = method;
    scene.view.query = 3;
    scene.view.key = 1;
    return scene;
}

struct Fixture : tests::WindowFixture {
    using WindowFixture::WindowFixture;
    ~Fixture() { app::useLanguage(Language::English); }

    [[nodiscard]] bool rest()
    {
        return settle() &&
               QTest::qWaitFor([this] { return page().proofs().watch().isCurrent(); }, patience);
    }

    /// Switches and waits until every widget has heard of it and layouts have come to rest.
    [[nodiscard]] bool speak(Language language)
    {
        window.setLanguage(language);
        QImage last;
        int still = 0;
        const auto isStill = [&] {
            const QImage now = window.grab().toImage();
            still = now == std::exchange(last, now) ? still + 1 : 0;
            return still == 3;
        };
        return rest() && QTest::qWaitFor(isStill, patience);
    }
};

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(QFile::exists(QStringLiteral(":/locus/i18n/locus_zh_CN.qm"))); }

    void theSystemsFirstKnownLanguageIsTaken_data()
    {
        QTest::addColumn<QStringList>("system");
        QTest::addColumn<Language>("spoken");
        QTest::newRow("Chinese") << QStringList{"zh-Hans-CN", "en-US"} << Language::Chinese;
        QTest::newRow("English first") << QStringList{"en-GB", "zh-CN"} << Language::English;
        QTest::newRow("an unknown one first") << QStringList{"is-IS", "zh-CN"} << Language::Chinese;
        QTest::newRow("only unknown ones") << QStringList{"is-IS", "fi-FI"} << Language::English;
        QTest::newRow("the C locale") << QStringList{"C"} << Language::English;
        QTest::newRow("none") << QStringList() << Language::English;
    }

    void theSystemsFirstKnownLanguageIsTaken()
    {
        QFETCH(QStringList, system);
        QFETCH(Language, spoken);
        QCOMPARE(app::spokenLanguage(Language::System, system), spoken);
        QCOMPARE(app::spokenLanguage(Language::English, system), Language::English);
        QCOMPARE(app::spokenLanguage(Language::Chinese, system), Language::Chinese);
    }

    void namesOfLanguagesComeBack()
    {
        for (const Language language : app::allLanguages)
            QCOMPARE(app::languageFromName(app::languageName(language)), language);
        QCOMPARE(app::languageFromName(QStringLiteral("tlh")), Language::System);
        QCOMPARE(app::languageFromName(QString()), Language::System);
    }

    void theChoiceIsKept()
    {
        Fixture fixture;
        QVERIFY(fixture.speak(Language::Chinese));
        QCOMPARE(fixture.settings.language(), Language::Chinese);
        QCOMPARE(fixture.window.document().name(), QStringLiteral("未命名"));
        QVERIFY(fixture.window.windowTitle().startsWith(QStringLiteral("未命名")));
    }

    void chineseAndBackChangesEveryText_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<QSize>("size");
        for (const MethodId method : core::allMethods) {
            const std::string_view name = core::nameOf(method);
            QTest::addRow("%s", name.data()) << method << QSize(1440, 900);
        }
        QTest::newRow("the smallest window") << MethodId::Rope << QSize(1024, 768);
    }

    void chineseAndBackChangesEveryText()
    {
        QFETCH(MethodId, method);
        QFETCH(QSize, size);
        Fixture fixture(size);
        fixture.load(sceneOf(method));
        fixture.window.actions().help->trigger(); // stays open beside the window
        QVERIFY(fixture.speak(Language::English));
        const QStringList english = tests::shownWords(fixture.window);
        const QImage before = fixture.window.grab().toImage();

        QVERIFY(fixture.speak(Language::Chinese));
        QStringList left;
        const QStringList chinese = tests::shownWords(fixture.window);
        const auto patterns = wordsThatMustGo();
        QVERIFY(patterns.size() > 100);
        for (const QString &line : chinese) {
            const QString text = line.mid(line.indexOf(u'|') + 1);
            if (std::any_of(patterns.begin(), patterns.end(), [&text](const auto &pattern) {
                    return pattern.match(text).hasMatch();
                }))
                left << line;
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
        QVERIFY(chinese != english);

        QVERIFY(fixture.speak(Language::English));
        QCOMPARE(tests::shownWords(fixture.window), english);
        // The rim of a glyph may depend on what its font drew before.
        constexpr int rim = 100;
        QVERIFY(QTest::qWaitFor(
            [&] { return differingPixels(fixture.window.grab().toImage(), before) < rim; },
            patience));
    }

    void qtsOwnDialogsFollowWhereTheirTextsAreInstalled()
    {
        Fixture fixture;
        QVERIFY(fixture.speak(Language::Chinese));
        const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        if (!QFile::exists(folder + QStringLiteral("/qtbase_zh_CN.qm")))
            QSKIP("qtbase_zh_CN.qm is not installed");
        const QString cancel = QCoreApplication::translate("QPlatformTheme", "Cancel");
        QVERIFY2(cancel != QStringLiteral("Cancel"), qPrintable(cancel));
    }

    void everyTextCanBeTranslated()
    {
        const QTemporaryDir folder;
        const QString scratch = folder.filePath(QStringLiteral("locus_zh_CN.ts"));
        QVERIFY(QFile::copy(committed, scratch));
        QProcess lupdate;
        lupdate.setWorkingDirectory(root);
        lupdate.start(QStringLiteral(LOCUS_LUPDATE),
                      {"-I", ".", "-tr-function-alias", "QT_TR_NOOP+=TEXT", "-locations", "none",
                       "-no-obsolete", "-silent", "app", "widgets", "-ts", scratch});
        QVERIFY(lupdate.waitForFinished(patience));
        QCOMPARE(lupdate.exitCode(), 0);
        int finished = 0;
        QHash<QString, int> missing;
        const QList<Message> messages = messagesOf(scratch);
        QVERIFY(messages.size() > 500);
        for (const Message &message : messages) {
            // A free function called tr gives lupdate another context than the one it asks for.
            QVERIFY2(message.context != QLatin1String("locus::app") &&
                         message.context != QLatin1String("locus::widgets") &&
                         message.context != QLatin1String("std"),
                     qPrintable(QStringLiteral("\"%1\" has no context: use a class with "
                                               "Q_DECLARE_TR_FUNCTIONS")
                                    .arg(message.source)));
            finished += message.isFinished ? 1 : 0;
            missing[message.context] += message.isFinished ? 0 : 1;
        }
        for (auto entry = missing.cbegin(); entry != missing.cend(); ++entry)
            if (entry.value() > 0)
                qInfo("%s: %d texts without Chinese", qPrintable(entry.key()), entry.value());
        qInfo("%d of %d texts are finished, %d %%", finished, int(messages.size()),
              int(100 * finished / messages.size()));
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
