// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jsonreader.h"
#include "app/numberformat.h"
#include "app/scenejson.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <cstdio>
#include <limits>

using namespace locus;

class SceneJsonTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatIsNoStrictJson_data();
    void refusesWhatIsNoStrictJson();
    void readsEveryKindOfValue();
    void stopsAtDeepNestingAtOnce();
    void stopsAtTooManyValues();
    void readsNumbersExactly();
    void writesNumbersThatReadBackExactly_data();
    void writesNumbersThatReadBackExactly();
    void exactNumbersAreThoseOfPrintf();
    void writesArraysOfNumbersOnOneLine();
    void escapesTexts();
    void aSceneSurvivesTheFile();
    void aFailureOnTopOfAFileDoesNotBlameTheFile();
    void savingToAMissingFolderSaysSo();
    void aFailedSaveLeavesNothingBehind();
};

namespace {

QString failureOf(std::string_view text)
{
    const auto result = app::parseJson(text);
    const auto *failure = std::get_if<app::Failure>(&result);
    return failure ? failure->message : QStringLiteral("accepted");
}

void addSyntaxRows()
{
    const auto row = [](const char *name, const QByteArray &json, const char *message) {
        QTest::newRow(name) << json << QString::fromUtf8(message);
    };
    row("nothing", "", "line 1, column 1: the text ends too early");
    row("only white space", " \n ", "line 2, column 2: the text ends too early");
    row("an open object", "{", "line 1, column 2: the text ends too early");
    row("an open array", "[1,\n2", "line 2, column 2, [2]: the text ends too early");
    row("an open text", "\"abc", "line 1, column 5: the text ends too early");
    row("half a word", "{\"a\": tru", "line 1, column 10, a: the text ends too early");
    row("prose", "hello", "line 1, column 1: this is not JSON");
    row("a comment", "// no\n1", "line 1, column 1: this is not JSON");
    row("a comma at the end", "[1,]", "line 1, column 4, [1]: this is not JSON");
    row("two numbers in a row", "[1 2]", "line 1, column 4, [1]: this is not JSON");
    row("a key without quotes", "{a: 1}", "line 1, column 2: this is not JSON");
    row("a leading zero", "[01]", "line 1, column 2, [1]: this is not JSON");
    row("something after the value", "{} x", "line 1, column 4: nothing may follow the value");
    row("a second value", "{}{}", "line 1, column 3: nothing may follow the value");
    row("one bracket too many", "[1]]", "line 1, column 4: nothing may follow the value");
    row("a zero byte and more", QByteArray("{}\0{}", 5),
        "line 1, column 3: nothing may follow the value");
    row("a zero byte inside", QByteArray("[\0]", 3),
        "line 1, column 2, [0]: the text ends too early");
    row("a zero byte after the value", QByteArray("{}\0", 3),
        "line 1, column 3: nothing may follow the value");
}

void addNumberAndKeyRows()
{
    const auto row = [](const char *name, const QByteArray &json, const char *message) {
        QTest::newRow(name) << json << QString::fromUtf8(message);
    };
    row("a number without digits", "[1.]", "line 1, column 4, [0]: not a number as JSON writes it");
    row("NaN", "{\"model\": {\"rope\": {\"base\": NaN}}}",
        "line 1, column 29, model.rope.base: this is not JSON");
    row("Infinity", "[-Infinity]", "line 1, column 3, [0]: not a number as JSON writes it");
    row("1e999", "{\"model\":\n {\"rope\": {\"base\": 1e999}}}",
        "line 2, column 20, model.rope.base: the number is not finite");
    row("minus 1e999", "[0, -1e999]", "line 1, column 5, [1]: the number is not finite");
    row("a duplicate key", "{\"a\": 1,\n \"a\": 2}", "line 2, column 2, a: the key is given twice");
    row("a duplicate key inside", "{\"model\": {\"mask\": 1, \"mask\": 1}}",
        "line 1, column 23, model.mask: the key is given twice");
    row("a duplicate key spelled by an escape", "{\"a\": 1, \"\\u0061\": 2}",
        "line 1, column 10, a: the key is given twice");
}

void addEncodingRows()
{
    const auto row = [](const char *name, const QByteArray &json, const char *message) {
        QTest::newRow(name) << json << QString::fromUtf8(message);
    };
    row("a byte order mark", "\xEF\xBB\xBF{}",
        "line 1, column 1: a byte order mark is not allowed");
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), "line 1, column 1: this is not JSON");
    row("a lone high surrogate", R"(["\ud800"])",
        "line 1, column 9, [0]: a lone surrogate is no character");
    row("a lone low surrogate", R"(["\udc00"])",
        "line 1, column 8, [0]: a lone surrogate is no character");
    row("a surrogate in UTF-8", "[\"\xED\xA0\x80\"]",
        "line 1, column 4, [0]: the text is not UTF-8");
    row("Latin-1", "[\"caf\xE9\"]", "line 1, column 7, [0]: the text is not UTF-8");
    row("a line break inside a text", "\"a\nb\"",
        "line 1, column 3: a control character inside a text");
    row("an unknown escape", R"(["\q"])", "line 1, column 4, [0]: an unknown escape inside a text");
    row("columns count characters", "[\"狗\", x]", "line 1, column 7, [1]: this is not JSON");
}

} // namespace

void SceneJsonTest::refusesWhatIsNoStrictJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("message");
    addSyntaxRows();
    addNumberAndKeyRows();
    addEncodingRows();
}

void SceneJsonTest::refusesWhatIsNoStrictJson()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, message);
    QCOMPARE(failureOf(json.toStdString()), message);
}

void SceneJsonTest::readsEveryKindOfValue()
{
    const auto result = app::readJson(
        R"( {"null": null, "yes": true, "n": [-0.5, 64, 64.0, 1e2], "t": "\u72d7\ud83d\ude00\n", "o": {}} )");
    const auto *value = std::get_if<core::Value>(&result);
    QVERIFY(value);
    const core::Value expected(core::Value::Object{{"null", core::Value()},
                                                   {"yes", true},
                                                   {"n", core::Value::Array{-0.5, 64, 64, 100}},
                                                   {"t", "狗😀\n"},
                                                   {"o", core::Value::Object()}});
    QCOMPARE(app::jsonText(*value), app::jsonText(expected));
    QVERIFY(*value == expected);
}

void SceneJsonTest::stopsAtDeepNestingAtOnce()
{
    constexpr std::size_t hundredMegabytes = 100'000'000;
    QCOMPARE(failureOf(std::string(hundredMegabytes, '[')),
             QStringLiteral("line 1, column 65: nested more than 64 levels deep"));
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i)
        objects += "{\"a\":";
    QCOMPARE(failureOf(objects),
             QStringLiteral("line 1, column 321: nested more than 64 levels deep"));
    QCOMPARE(failureOf(std::string(64, '[') + std::string(64, ']')), QStringLiteral("accepted"));
}

void SceneJsonTest::stopsAtTooManyValues()
{
    std::string many = "[0";
    for (std::size_t i = 1; i <= app::mostJsonValues; ++i)
        many += ",0";
    many += "]";
    const QString message = failureOf(many);
    QVERIFY2(message.endsWith(QStringLiteral("more than 16777216 values")), qPrintable(message));
}

void SceneJsonTest::readsNumbersExactly()
{
    const auto result = app::readJson(
        "[0.1, 9007199254740992, -9007199254740991, 1.7976931348623157e308, 5e-324, 1e-999]");
    const auto *value = std::get_if<core::Value>(&result);
    QVERIFY(value && value->array());
    const std::vector<double> expected = {0.1,
                                          9007199254740992.0,
                                          -9007199254740991.0,
                                          std::numeric_limits<double>::max(),
                                          std::numeric_limits<double>::denorm_min(),
                                          0.0};
    QCOMPARE(value->array()->size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(*(*value->array())[i].number() == expected[i], std::to_string(i).c_str());
}

void SceneJsonTest::writesNumbersThatReadBackExactly_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("written");
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("minus zero") << -0.0 << "-0";
    QTest::newRow("a base") << 10000.0 << "10000";
    QTest::newRow("a million") << 1000000.0 << "1000000";
    QTest::newRow("2 to the 53") << 9007199254740992.0 << "9007199254740992";
    QTest::newRow("beyond") << 1e22 << "1e+22";
    QTest::newRow("a tenth") << 0.1 << "0.1";
    QTest::newRow("a quarter turn") << 1.5707963267948966 << "1.5707963267948966";
    QTest::newRow("a third") << 1.0 / 3 << "0.3333333333333333";
    QTest::newRow("tiny") << 5e-324 << "5e-324";
    QTest::newRow("largest") << 1.7976931348623157e308 << "1.7976931348623157e+308";
}

void SceneJsonTest::writesNumbersThatReadBackExactly()
{
    QFETCH(double, number);
    QFETCH(QString, written);
    QCOMPARE(QString::fromStdString(app::shortestNumber(number)), written);
    const auto result = app::readJson(app::shortestNumber(number));
    const auto *value = std::get_if<core::Value>(&result);
    QVERIFY(value && value->number());
    QVERIFY(*value->number() == number);
}

void SceneJsonTest::exactNumbersAreThoseOfPrintf()
{
    for (const double number :
         {0.0, -0.0, 1.0, 0.1, -1.0 / 3, 1e22, 1e-5, 123456.789, 1e16, 1e17, 5e-324}) {
        std::array<char, 64> buffer{};
        std::snprintf(buffer.data(), buffer.size(), "%.17g", number);
        QCOMPARE(QString::fromStdString(app::exactNumber(number)),
                 QString::fromLatin1(buffer.data()));
    }
}

void SceneJsonTest::writesArraysOfNumbersOnOneLine()
{
    using core::Value;
    const Value value(Value::Object{{"one", Value::Array{1, 0.5}},
                                    {"two", Value::Array{Value::Array{1, 2}, Value::Array{3, 4}}},
                                    {"none", Value::Array()},
                                    {"words", Value::Array{"a", "b"}}});
    QCOMPARE(app::jsonText(value), QByteArray(R"({
  "one": [1, 0.5],
  "two": [
    [1, 2],
    [3, 4]
  ],
  "none": [],
  "words": ["a", "b"]
}
)"));
}

void SceneJsonTest::escapesTexts()
{
    const std::string odd = "a\"b\\c\nd\te\rf\x01g\x1f狗";
    const QByteArray written = app::jsonText(core::Value(odd));
    QCOMPARE(written, QByteArray("\"a\\\"b\\\\c\\nd\\te\\rf\\u0001g\\u001f狗\"\n"));
    const auto result = app::readJson(written.toStdString());
    const auto *value = std::get_if<core::Value>(&result);
    QVERIFY(value && *value == core::Value(odd));
}

void SceneJsonTest::aSceneSurvivesTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.locus.json"));
    const core::Patch patch = {{"content.tokens", core::Value::Array{"狗", "a \"b\""}},
                               {"content.seed", 9007199254740992.0},
                               {"method", "rope"},
                               {"rope.theta", 1.0 / 3},
                               {"alibi.slopes", core::Value::Array{0.1}},
                               {"query", 1}};
    const auto applied = core::applied(core::Scene{}, patch);
    const auto *scene = std::get_if<core::Scene>(&applied);
    QVERIFY(scene);
    QVERIFY(!app::writeScene(path, *scene));
    const auto read = app::readScene(path);
    const auto *back = std::get_if<core::Scene>(&read);
    QVERIFY2(back, qPrintable(back ? QString() : std::get<app::Failure>(read).message));
    QVERIFY(*back == *scene);
}

void SceneJsonTest::aFailureOnTopOfAFileDoesNotBlameTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.locus.json"));
    QVERIFY(!app::writeScene(path, core::Scene{}));
    const auto onTop = app::readScene(path, {{"rope.base", -1}});
    QCOMPARE(std::get<app::Failure>(onTop).message,
             QStringLiteral("model.rope.base: must be > 0, got -1"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "locus-scene/1", "model": {"rope": {"base": -1}}})");
    file.close();
    const auto inFile = app::readScene(path, {{"t5.buckets", 32}});
    QCOMPARE(std::get<app::Failure>(inFile).message,
             path + QStringLiteral(": model.rope.base: must be > 0, got -1"));
}

void SceneJsonTest::savingToAMissingFolderSaysSo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/mine.locus.json"));
    const auto failure = app::writeScene(path, core::Scene{});
    QVERIFY(failure);
    QVERIFY2(failure->message.startsWith(path + QStringLiteral(": cannot be written: ")),
             qPrintable(failure->message));
}

void SceneJsonTest::aFailedSaveLeavesNothingBehind()
{
    const QTemporaryDir folder;
    // A folder in the place of the file cannot be replaced.
    const QString path = folder.filePath(QStringLiteral("mine.locus.json"));
    QVERIFY(QDir().mkpath(path));
    QVERIFY(app::writeScene(path, core::Scene{}));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
             QStringList{QStringLiteral("mine.locus.json")});
}

QTEST_GUILESS_MAIN(SceneJsonTest)
#include "tst_scenejson.moc"
