// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace locus::test {

/// What a finished program left behind.
struct Run {
    int status = -1; ///< -1: did not start, did not finish, or died by a signal
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QByteArrayList messages() const
    {
        QByteArrayList lines = err.split('\n');
        if (!lines.isEmpty() && lines.back().isEmpty())
            lines.removeLast();
        return lines;
    }
};

/// Runs \a program to its end; \a outFile takes stdout when it is not empty.
[[nodiscard]] inline Run
runProgram(const QString &program, const QStringList &arguments,
           const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment(),
           const QString &outFile = {})
{
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!outFile.isEmpty())
        process.setStandardOutputFile(outFile);
    process.start(program, arguments);
    constexpr int longest = 120'000;
    if (!process.waitForFinished(longest) || process.exitStatus() != QProcess::NormalExit) {
        const QByteArray why = process.errorString().toUtf8();
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + why};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The program under test.
[[nodiscard]] inline Run runLocus(const QStringList &arguments)
{
    return runProgram(QStringLiteral(LOCUS_EXECUTABLE), arguments);
}

} // namespace locus::test
