// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paramlist.h"
#include "app/paramtext.h"
#include "core/params.h"

#include <QtTest>

#include <set>

using namespace locus;

class ParamTextTest : public QObject {
    Q_OBJECT

private slots:
    void everyParameterHasOneText();
    void everyTextIsWhole_data();
    void everyTextIsWhole();
    void everyUnitHasAName();
    void indicesDoNotMatter();
    void everyChoiceHasAWord();
    void theListNamesEveryKeyWithItsDefault();
};

namespace {

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

void ParamTextTest::everyParameterHasOneText()
{
    std::multiset<std::string_view> texts;
    for (const std::string_view key : app::paramTextKeys())
        texts.insert(key);
    std::set<std::string_view> keys;
    for (const core::ParamSpec &spec : core::allParams()) {
        keys.insert(spec.key);
        QVERIFY2(texts.count(spec.key) == 1, qPrintable(string(spec.key)));
    }
    for (const std::string_view key : texts)
        QVERIFY2(keys.count(key) == 1, qPrintable(string(key)));
}

void ParamTextTest::everyTextIsWhole_data()
{
    QTest::addColumn<QString>("key");
    for (const core::ParamSpec &spec : core::allParams())
        QTest::newRow(std::string(spec.key).c_str()) << string(spec.key);
}

void ParamTextTest::everyTextIsWhole()
{
    QFETCH(QString, key);
    const app::ParamText text = app::paramText(key.toStdString());
    QVERIFY(!text.label.isEmpty());
    QVERIFY2(text.label.front().isUpper(), qPrintable(text.label));
    QVERIFY(!text.meaning.isEmpty());
    QVERIFY2(text.meaning.front().isLower() || text.meaning.front().isDigit(),
             qPrintable(text.meaning));
    QVERIFY2(!text.meaning.contains(u'\n') && !text.meaning.endsWith(u'.'),
             qPrintable(text.meaning));
    QVERIFY2(text.shortLabel.size() < text.label.size(), qPrintable(text.shortLabel));
}

void ParamTextTest::everyUnitHasAName()
{
    for (const core::ParamSpec &spec : core::allParams())
        QVERIFY2((spec.unit == core::Unit::None) == app::unitText(spec.unit).isEmpty(),
                 qPrintable(string(spec.key)));
}

void ParamTextTest::indicesDoNotMatter()
{
    QCOMPARE(app::paramText("alibi.slopes[3]").meaning, app::paramText("alibi.slopes").meaning);
    QCOMPARE(app::paramText("t5.table[3][1]").label, app::paramText("t5.table").label);
    QCOMPARE(app::paramText("n").label, app::paramText("content.n").label);
}

void ParamTextTest::everyChoiceHasAWord()
{
    for (const core::ParamSpec &spec : core::allParams()) {
        std::set<QString> words;
        for (const std::string_view choice : spec.choices)
            words.insert(app::choiceText(spec.key, choice));
        QVERIFY2(words.size() == spec.choices.size() && words.count(QString()) == 0,
                 qPrintable(string(spec.key)));
    }
    QCOMPARE(app::choiceText("rope.layout", "half"), QStringLiteral("half-split"));
    QCOMPARE(app::choiceText("mask", "causal"), QStringLiteral("causal"));
}

void ParamTextTest::theListNamesEveryKeyWithItsDefault()
{
    const QStringList lines = app::paramList().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(static_cast<std::size_t>(lines.size()), core::allParams().size() + 1);
    for (std::size_t i = 0; i < core::allParams().size(); ++i) {
        const QString &line = lines[static_cast<qsizetype>(i + 1)];
        QVERIFY2(line.startsWith(string(core::allParams()[i].key) + u' '), qPrintable(line));
    }
    const QStringList base = lines.filter(QStringLiteral("rope.base "));
    QCOMPARE(base.size(), 1);
    QVERIFY2(base.front().contains(QStringLiteral("> 0")) &&
                 base.front().contains(QStringLiteral("10000")),
             qPrintable(base.front()));
}

QTEST_GUILESS_MAIN(ParamTextTest)
#include "tst_paramtext.moc"
