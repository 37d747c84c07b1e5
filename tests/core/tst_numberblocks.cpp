// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numberblocks.h"

#include <QtTest>

using namespace locus::core;

namespace {

/// "2x2: 1 2 3 4 | 1x1: 5", or what is wrong.
QString told(const QByteArray &text)
{
    const auto result = numberBlocks(text.toStdString());
    if (const auto *p = std::get_if<NumberProblem>(&result)) {
        const char *const names[] = {"no numbers", "no number", "not finite",
                                     "empty",      "length",    "comma"};
        return QStringLiteral("%1 at %2, %3; got %4 of %5: %6")
            .arg(QLatin1String(names[static_cast<int>(p->code)]))
            .arg(p->row)
            .arg(p->column)
            .arg(p->got)
            .arg(p->expected)
            .arg(QString::fromStdString(p->text));
    }
    QStringList blocks;
    for (const auto &m : std::get<std::vector<Matrix<double>>>(result)) {
        QStringList numbers;
        for (Eigen::Index i = 0; i < m.size(); ++i)
            numbers << QString::number(m.data()[i], 'g', 17);
        blocks << QStringLiteral("%1x%2: ").arg(m.rows()).arg(m.cols()) +
                      numbers.join(QLatin1Char(' '));
    }
    return blocks.join(QStringLiteral(" | "));
}

} // namespace

class TestNumberBlocks : public QObject {
    Q_OBJECT
private slots:
    void texts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QByteArray &text, const char *expected) {
            QTest::newRow(name) << text << QString::fromUtf8(expected);
        };
        row("tabs", "1\t-2.5\n3e2\t+4\n", "2x2: 1 -2.5 300 4");
        row("seventeen digits", "0.10000000000000001\t-1.6021990607553966",
            "1x2: 0.10000000000000001 -1.6021990607553966");
        row("blanks of any kind", "  1   2\n3 4  \r\n", "2x2: 1 2 3 4");
        row("commas", "1,2.5\n3,4\n", "2x2: 1 2.5 3 4");
        row("commas and blanks", "1, 2\n3, 4\n", "2x2: 1 2 3 4");
        row("commas, whole numbers", "1,2,3", "1x3: 1 2 3");
        row("semicolons", "1,5;2\n3;4,25", "2x2: 1.5 2 3 4.25");
        row("semicolons, three decimals", "1,500;2", "1x2: 1.5 2");
        row("tabs, decimal commas", "1,5\t2\n3\t0,125", "2x2: 1.5 2 3 0.125");
        row("blanks, decimal commas", "1,5 2,25\n3 4", "2x2: 1.5 2.25 3 4");
        row("real minus, no-break space",
            "\xE2\x88\x92"
            "1\t\xC2\xA0"
            "2",
            "1x2: -1 2");
        row("quoted", "\"1\"\t\"2\"", "1x2: 1 2");
        row("tiny", "1e-400\t4.9406564584124654e-324", "1x2: 0 4.9406564584124654e-324");
        row("two tables", "1\t2\n\n3\t4\n5\t6\n", "1x2: 1 2 | 2x2: 3 4 5 6");
        row("a table narrower than the others", "1\t2\n3\t4\n\t\n5\t\n6\t\n",
            "2x2: 1 2 3 4 | 2x1: 5 6");
        row("one cell", "7", "1x1: 7");

        row("nothing", "", "no numbers at 0, 0; got 0 of 0: ");
        row("blank lines", "\n \t\n", "no numbers at 0, 0; got 0 of 0: ");
        row("a word", "1\t2\n3\t4\n5\tabc", "no number at 3, 2; got 0 of 0: abc");
        row("an empty cell", "1\t\t3\n4\t5\t6", "empty at 1, 2; got 0 of 0: ");
        row("a long row", "1 2\n3 4\n5 6 7\n", "length at 3, 0; got 3 of 2: ");
        row("a short first row", "1\n3 4\n5 6", "length at 1, 0; got 1 of 2: ");
        row("behind an empty row", "1 2\n\n3 x", "no number at 3, 2; got 0 of 0: x");
        row("infinite", "inf", "no number at 1, 1; got 0 of 0: inf");
        row("not a number", "1 nan", "no number at 1, 2; got 0 of 0: nan");
        row("too large", "1e999", "not finite at 1, 1; got 0 of 0: 1e999");
        row("two signs", "+-1", "no number at 1, 1; got 0 of 0: +-1");
        row("two points", "1.2.3", "no number at 1, 1; got 0 of 0: 1.2.3");
        row("thousands or decimals", "1\t2\n1,234\t5,678", "comma at 2, 1; got 0 of 0: 1,234");
        row("thousands and points", "1,234\t5.5", "no number at 1, 1; got 0 of 0: 1,234");
        row("one number or two", "1,5\n2,5", "comma at 1, 1; got 0 of 0: 1,5");
    }

    void texts()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(told(text), expected);
    }
};

QTEST_GUILESS_MAIN(TestNumberBlocks)
#include "tst_numberblocks.moc"
