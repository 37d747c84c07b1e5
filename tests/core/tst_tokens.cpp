// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens.h"

#include <QtTest>

using locus::core::splitTokens;

class TokensTest : public QObject {
    Q_OBJECT

private slots:
    void splits_data();
    void splits();
    void brokenBytesBecomeReplacementCharacters_data();
    void brokenBytesBecomeReplacementCharacters();
};

void TokensTest::splits_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *typed, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(typed)
                            << QString::fromUtf8(expected).split(u'|', Qt::SkipEmptyParts);
    };
    row("words", "dog bites man", "dog|bites|man");
    row("punctuation stays with its word", "dog, bites!", "dog,|bites!");
    row("many spaces", "  dog \t\r\n bites  ", "dog|bites");
    row("nothing", "", "");
    row("only spaces", " \t ", "");
    row("Chinese by character", "狗咬人", "狗|咬|人");
    row("Chinese punctuation", "狗咬人。「人」！", "狗|咬|人|。|「|人|」|！");
    row("ideographic space", "狗　咬", "狗|咬");
    row("no-break space", "a\u00a0b", "a|b");
    row("Han beside Latin", "GPT模型v2好", "GPT|模|型|v2|好");
    row("kana by character", "いぬがカム", "い|ぬ|が|カ|ム");
    row("long vowel and iteration marks", "スター人々", "ス|タ|ー|人|々");
    row("Hangul by words", "개가 사람을 문다", "개가|사람을|문다");
    row("full-width letters are a word", "ＡＢＣ １２", "ＡＢＣ|１２");
    row("Han beyond the basic plane", "\U00020000\U0002A6DFx", "\U00020000|\U0002A6DF|x");
    row("combining voiced mark stays", "か\u3099き", "か\u3099|き");
    row("variation selector stays", "葛\U000E0100城", "葛\U000E0100|城");
    row("accents and emoji are words", "né 👩‍🚀 ok", "né|👩‍🚀|ok");
    row("right to left", "שלום עולם", "שלום|עולם");
    row("curly quotes around Han", "“狗”", "“|狗|”");
}

void TokensTest::splits()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, expected);
    QStringList got;
    for (const std::string &token : splitTokens(typed.toStdString()))
        got += QString::fromStdString(token);
    QCOMPARE(got, expected);
}

void TokensTest::brokenBytesBecomeReplacementCharacters_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *bytes, const char *expected) {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(expected);
    };
    const QByteArray mark = "\xEF\xBF\xBD";
    QTest::newRow("stray continuation") << QByteArray("a\x80z") << "a" + mark + "z";
    QTest::newRow("cut at the end") << QByteArray("a\xE7\x8B") << "a" + mark + mark;
    QTest::newRow("cut before a letter") << QByteArray("\xE7\x8Bz") << mark + mark + "z";
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << mark + mark;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << mark + mark + mark;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << mark + mark + mark + mark;
    row("last code point", "\xF4\x8F\xBF\xBF", "\xF4\x8F\xBF\xBF");
}

void TokensTest::brokenBytesBecomeReplacementCharacters()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const std::vector<std::string> tokens = splitTokens(bytes.toStdString());
    QCOMPARE(tokens.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(tokens.front()), expected);
}

QTEST_GUILESS_MAIN(TokensTest)
#include "tst_tokens.moc"
