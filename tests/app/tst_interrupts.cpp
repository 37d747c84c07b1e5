// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

/// Milliseconds; a loaded machine is no failure.
constexpr int patience = 60'000;

QStringList everythingIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

/// A program that is told to end in the middle of its work.
class InterruptsTest : public QObject {
    Q_OBJECT
private slots:
    void aSweepLeavesNothingBehind_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("told to end") << SIGTERM;
        QTest::newRow("its terminal went") << SIGHUP;
    }
    void aSweepLeavesNothingBehind()
    {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        QProcess program;
        program.start(QStringLiteral(LOCUS_EXECUTABLE),
                      {QStringLiteral("export"), QStringLiteral("--view"),
                       QStringLiteral("heatmap"), QStringLiteral("--sweep"),
                       QStringLiteral("rope.base=10..1000"), QStringLiteral("--frames"),
                       QStringLiteral("999"), QStringLiteral("--out"),
                       folder.filePath(QStringLiteral("frames"))});
        QVERIFY(program.waitForStarted(patience));
        QTRY_VERIFY_WITH_TIMEOUT(!everythingIn(folder.path()).isEmpty(), patience);
        QVERIFY(program.state() == QProcess::Running);
        QCOMPARE(::kill(pid_t(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished(patience));
        // As if by that signal: a shell that runs a list of commands stops as well.
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(program.exitCode(), signal);
        QCOMPARE(everythingIn(folder.path()), QStringList());
    }
};

QTEST_GUILESS_MAIN(InterruptsTest)
#include "tst_interrupts.moc"
