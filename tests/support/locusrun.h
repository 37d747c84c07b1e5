// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <functional>

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

/// How the program is started, where that is the point of a test.
struct Start {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QString outFile = {};                    ///< takes stdout when it is not empty
    std::function<void()> inChild = nullptr; ///< runs between fork and exec
};

/// Runs the program under test to its end.
[[nodiscard]] inline Run runLocus(const QStringList &arguments, const Start &start = {})
{
    QProcess process;
    process.setProcessEnvironment(start.environment);
    if (!start.outFile.isEmpty())
        process.setStandardOutputFile(start.outFile);
    if (start.inChild)
        process.setChildProcessModifier(start.inChild);
    process.start(QStringLiteral(LOCUS_EXECUTABLE), arguments);
    constexpr int longest = 120'000;
    if (!process.waitForFinished(longest) || process.exitStatus() != QProcess::NormalExit) {
        const QByteArray why = process.errorString().toUtf8();
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + why};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace locus::test
