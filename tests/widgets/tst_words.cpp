// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words.h"

#include <QtTest>

#include <limits>
#include <set>

using namespace locus;

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyProblemIsOneLine();
    void everyRefusalIsOneLine();
    void rangesAsTheFormatStatesThem_data();
    void rangesAsTheFormatStatesThem();
    void typesByTheirNames();
    void whatWasGivenCannotBreakTheLine();
    void namesAreDistinct();
};

namespace {

bool isSentence(const QString &text)
{
    return !text.isEmpty() && !text.contains(u'\n') && !text.contains(u'%') && !text.endsWith(u'.');
}

template <class E, class Name>
bool allDistinct(E last, Name name)
{
    std::set<QString> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const QString text = name(static_cast<E>(i));
        if (text.isEmpty() || !seen.insert(text).second)
            return false;
    }
    return true;
}

} // namespace

void WordsTest::everyProblemIsOneLine()
{
    std::set<QString> seen;
    for (int code = 0; code <= static_cast<int>(core::ProblemCode::DuplicateEntry); ++code) {
        const core::Problem problem{.code = static_cast<core::ProblemCode>(code),
                                    .path = "model.mask",
                                    .got = 3,
                                    .low = 1,
                                    .high = 2,
                                    .detail = "model.allowed"};
        const QString text = widgets::words(problem);
        QVERIFY2(isSentence(text) && text.startsWith(QStringLiteral("model.mask: ")),
                 qPrintable(text));
        QVERIFY2(seen.insert(text).second, qPrintable(text));
        QCOMPARE(QStringLiteral("model.mask: ") + widgets::reasonOf(problem), text);
    }
}

void WordsTest::everyRefusalIsOneLine()
{
    std::set<QString> seen;
    for (int code = 0; code <= static_cast<int>(core::RefusalCode::NoContentInput); ++code) {
        const QString text = widgets::words(
            core::Refusal{.code = static_cast<core::RefusalCode>(code), .value = 7, .limit = 5});
        QVERIFY2(isSentence(text), qPrintable(text));
        QVERIFY2(text.front().isUpper(), qPrintable(text));
        QVERIFY2(seen.insert(text).second, qPrintable(text));
    }
}

void WordsTest::rangesAsTheFormatStatesThem_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("lowExclusive");
    QTest::addColumn<double>("got");
    QTest::addColumn<QString>("reason");
    constexpr double unlimited = std::numeric_limits<double>::infinity();
    QTest::newRow("above zero") << 0.0 << unlimited << true << -1.0 << "must be > 0, got -1";
    QTest::newRow("from one on") << 1.0 << unlimited << false << 0.5
                                 << "must be at least 1, got 0.5";
    QTest::newRow("up to a limit")
        << -unlimited << 5.0 << false << 6.0 << "must be at most 5, got 6";
    QTest::newRow("both ends") << 1.0 << 8192.0 << false << 0.0 << "must be 1 to 8192, got 0";
    QTest::newRow("large whole numbers")
        << 1.0 << 2147483647.0 << false << 1e12 << "must be 1 to 2147483647, got 1000000000000";
    QTest::newRow("half open") << 0.0 << 2000.0 << true << 0.0
                               << "must be > 0 and at most 2000, got 0";
    QTest::newRow("every digit") << 0.0 << 1.0 << false << 1.1000000000000001
                                 << "must be 0 to 1, got 1.1";
}

void WordsTest::rangesAsTheFormatStatesThem()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, lowExclusive);
    QFETCH(double, got);
    QFETCH(QString, reason);
    QCOMPARE(widgets::reasonOf(core::Problem{.code = core::ProblemCode::OutOfRange,
                                             .path = "model.rope.base",
                                             .got = got,
                                             .low = low,
                                             .high = high,
                                             .lowExclusive = lowExclusive}),
             reason);
}

void WordsTest::typesByTheirNames()
{
    const auto reason = [](const char *path, std::string_view expected) {
        return widgets::reasonOf(core::Problem{
            .code = core::ProblemCode::WrongType, .path = path, .detail = std::string(expected)});
    };
    QCOMPARE(reason("model.rope.base", core::nameOf(core::FieldType::Real)),
             QStringLiteral("must be a number"));
    QCOMPARE(reason("model.alibi.slopes", core::nameOf(core::FieldType::Numbers)),
             QStringLiteral("must be an array of numbers or null"));
    QCOMPARE(reason("model.alibi.slopes[1]", core::nameOf(core::FieldType::Real)),
             QStringLiteral("must be a number"));
    QCOMPARE(reason("model", "object"), QStringLiteral("must be an object"));
    QCOMPARE(reason("figures", "list"), QStringLiteral("must be a list"));
    QCOMPARE(reason("figures[0].size", "size"),
             QStringLiteral("must be a size such as 120x90mm or 1600x1200px"));
}

void WordsTest::whatWasGivenCannotBreakTheLine()
{
    core::Problem problem{.code = core::ProblemCode::UnknownChoice};
    problem.path.assign(1000, 'a');
    problem.path += "\n\x1b[31m";
    problem.detail.assign(1000, 'b');
    problem.detail.insert(0, "first\nsecond %1 ");
    const QString text = widgets::words(problem);
    QVERIFY2(!text.contains(u'\n') && !text.contains(u'\x1b'), qPrintable(text));
    QVERIFY2(text.size() < 250, qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("first second %1")), qPrintable(text));
    QCOMPARE(widgets::onOneLine("狗 \xF0\x9F\x90\x95\ttail"), QStringLiteral("狗 🐕 tail"));
}

void WordsTest::namesAreDistinct()
{
    QVERIFY(allDistinct(core::MethodId::Rope, widgets::methodTitle));
    QVERIFY(allDistinct(core::MethodId::Rope, widgets::methodLead));
    QVERIFY(allDistinct(core::Stage::Output, widgets::stageTitle));
    QVERIFY(allDistinct(core::Stage::Output, widgets::stageSymbol));
    QVERIFY(allDistinct(core::ClaimId::FixedShiftIsLinear, widgets::claimSentence));
    QVERIFY(allDistinct(core::FieldType::Opaque, widgets::fieldTypeName));
}

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
