// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSet>
#include <QTest>

using namespace locus::test;

namespace {

const QString goldenFolder = QStringLiteral(LOCUS_TEST_DATA "/golden/");

/// Kinds that the program does not compute yet.
bool isDeferred(const GoldenCase &golden)
{
    return golden.kind.starts_with("rope_scaling.") ||
           (golden.kind == "pitfall" && golden.params.at("topic") == "rope_scaling");
}

/// Names of the data rows of one test program, as the program itself lists them ("class function
/// row"). Functions that model a float program do not count: they would hide a case that nothing
/// computes in double.
QSet<QString> rowsOf(const QString &program)
{
    QProcess process;
    process.start(program, {QStringLiteral("-datatags")});
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    QSet<QString> rows;
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3 && !words[1].endsWith("InFloat"))
            rows.insert(QString::fromUtf8(words[2]));
    }
    return rows;
}

} // namespace

/// Walks the golden files and asks every tst_golden program for its rows: a case without a row is a
/// failure.
class GoldenCoverage : public QObject {
    Q_OBJECT

private slots:
    void everyCaseIsARow()
    {
        QSet<QString> claimed;
        const QDir sources(QStringLiteral(LOCUS_TEST_DATA "/core"));
        const QDir programs(QCoreApplication::applicationDirPath());
        const QStringList files =
            sources.entryList({QStringLiteral("tst_golden_*.cpp")}, QDir::Files);
        for (const QString &file : files) {
            const QString name =
                QStringLiteral("tst_core_") + QFileInfo(file).completeBaseName().mid(4);
            if (name == QStringLiteral("tst_core_golden_coverage"))
                continue;
            const QSet<QString> rows = rowsOf(programs.filePath(name));
            QVERIFY2(!rows.isEmpty(),
                     qPrintable(name + QStringLiteral(" lists no rows: is it built?")));
            claimed.unite(rows);
        }
        QStringList missing;
        int expected = 0;
        for (const GoldenCase &golden : goldenCases()) {
            if (isDeferred(golden))
                continue;
            ++expected;
            if (!claimed.contains(QString::fromStdString(golden.id)))
                missing << QString::fromStdString(golden.kind + " " + golden.id);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
        QVERIFY2(expected > 200, qPrintable(QString::number(expected)));
    }

    void identifiersAreUnique()
    {
        QSet<std::string> seen;
        for (const GoldenCase &golden : goldenCases()) {
            QVERIFY2(!seen.contains(golden.id), golden.id.c_str());
            seen.insert(golden.id);
        }
    }

    // The reference numbers are as they were handed over.
    void filesMatchTheManifest()
    {
        QFile manifest(goldenFolder + QStringLiteral("manifest.json"));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const auto listed = nlohmann::json::parse(manifest.readAll().toStdString()).at("files");
        for (const auto &entry : listed) {
            const auto name = QString::fromStdString(entry.at("file").get<std::string>());
            QFile file(goldenFolder + name);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            const QByteArray bytes = file.readAll();
            QCOMPARE(bytes.size(), entry.at("bytes").get<qsizetype>());
            QCOMPARE(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(),
                     QByteArray::fromStdString(entry.at("sha256").get<std::string>()));
            const auto parsed = nlohmann::json::parse(bytes.toStdString());
            QCOMPARE(parsed.at("cases").size(), entry.at("cases").get<std::size_t>());
        }
        const QStringList present = QDir(goldenFolder).entryList({QStringLiteral("*.json")});
        QCOMPARE(present.size() - 1, static_cast<qsizetype>(listed.size()));
    }
};

QTEST_GUILESS_MAIN(GoldenCoverage)
#include "tst_golden_coverage.moc"
