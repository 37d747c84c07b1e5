// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/expression.h"

#include <QtTest>

#include <string>

using locus::core::evaluateExpression;

class ExpressionTest : public QObject {
    Q_OBJECT

private slots:
    void evaluates_data();
    void evaluates();
    void refuses_data();
    void refuses();
    void deepNestingIsRefusedWithoutRecursion();
};

void ExpressionTest::evaluates_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<double>("expected");
    constexpr double pi = 3.14159265358979323846;
    const auto row = [](const char *expression, double expected) {
        QTest::newRow(expression) << QString::fromUtf8(expression) << expected;
    };
    row("0.5", 0.5);
    row(".5", 0.5);
    row("5.", 5);
    row("1e6", 1e6);
    row("1E-3", 1e-3);
    row("1e+3", 1000);
    row("pi", pi);
    row("pi/2", pi / 2);
    row("2*pi/3", 2 * pi / 3);
    row("2^14", 16384);
    row("2^3^2", 512);
    row("-2^2", -4);
    row("(-2)^2", 4);
    row("2^-2", 0.25);
    row("2^-2^2", 0.0625);
    row("-3--2", -1);
    row("--3", 3);
    row("+-+3", -3);
    row("8/4/2", 1);
    row("8/(4/2)", 4);
    row("1-2-3", -4);
    row("1+2*3", 7);
    row("(1+2)*3", 9);
    row("-2*-3", 6);
    row(" 1 +\t2 ", 3);
    row("((((1))))", 1);
    row("10000^(-2/64)", 0.74989420933245582730);
}

void ExpressionTest::evaluates()
{
    QFETCH(QString, expression);
    QFETCH(double, expected);
    const std::optional<double> got = evaluateExpression(expression.toStdString());
    QVERIFY2(got, "does not parse");
    QCOMPARE(*got, expected);
}

void ExpressionTest::refuses_data()
{
    QTest::addColumn<QString>("expression");
    const auto row = [](const char *name, const char *expression) {
        QTest::newRow(name) << QString::fromUtf8(expression);
    };
    row("nothing", "");
    row("blanks", "  ");
    row("a word", "dog");
    row("nan", "nan");
    row("inf", "inf");
    row("infinity with a sign", "-infinity");
    row("hexadecimal", "0x10");
    row("two numbers", "1 2");
    row("an exponent alone", "e5");
    row("no operand", "1+");
    row("a point alone", ".");
    row("open parenthesis", "(1");
    row("closed parenthesis", "1)");
    row("empty parentheses", "()");
    row("implicit product", "2pi");
    row("too large", "1e999");
    row("division by zero", "1/0");
    row("hidden division by zero", "1/(1/0)");
    row("zero by zero", "0/0");
    row("root of a negative", "(-8)^(1/3)");
    row("overflow", "10^400");
    row("comma", "1,5");
    row("star twice", "2**3");
    row("trailing text", "pi/2 rad");
}

void ExpressionTest::refuses()
{
    QFETCH(QString, expression);
    const std::optional<double> got = evaluateExpression(expression.toStdString());
    QVERIFY2(!got, qPrintable(QString::number(got.value_or(0))));
}

void ExpressionTest::deepNestingIsRefusedWithoutRecursion()
{
    constexpr std::size_t million = 1000000;
    QVERIFY(!evaluateExpression(std::string(million, '(') + '1' + std::string(million, ')')));
    QVERIFY(!evaluateExpression(std::string(million, '-') + '1'));
    std::string powers = "1";
    for (std::size_t i = 0; i < million; ++i)
        powers += "^1";
    QVERIFY(!evaluateExpression(powers));
    std::string sums = "1";
    for (std::size_t i = 0; i < 1000; ++i)
        sums += "+1";
    QCOMPARE(evaluateExpression(sums).value_or(0), 1001.0);
}

QTEST_GUILESS_MAIN(ExpressionTest)
#include "tst_expression.moc"
