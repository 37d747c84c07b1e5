// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/restart.h"

#include "app/cli.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryFile>

#include <cerrno>
#include <csignal>

namespace locus::app {

namespace {

constexpr int pollMilliseconds = 50;

bool isAlive(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
}

} // namespace

Restart::Restart(QObject *parent)
    : QObject(parent)
    , m_program(QCoreApplication::applicationFilePath())
{
    m_poll.setInterval(pollMilliseconds);
    connect(&m_poll, &QTimer::timeout, this, &Restart::look);
}

Restart::~Restart()
{
    if (isRunning())
        QFile::remove(m_file);
}

void Restart::begin(const Session &session)
{
    auto reason = writeFile(session);
    if (!reason)
        reason = startProgram();
    if (reason) {
        giveUp(*reason);
        return;
    }
    m_clock.start();
    m_poll.start();
}

std::optional<QString> Restart::writeFile(const Session &session)
{
    // Made for the user alone; what is written over it keeps that.
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/locus-XXXXXX.session"));
    file.setAutoRemove(false);
    if (!file.open())
        return file.errorString();
    m_file = file.fileName();
    file.close();
    const auto failure = writeSession(m_file, session);
    return failure ? std::optional(failure->message) : std::nullopt;
}

std::optional<QString> Restart::startProgram()
{
    QProcess process;
    process.setProgram(m_program);
    process.setArguments({QString::fromLatin1(sessionOption), m_file});
    if (process.startDetached(&m_process))
        return std::nullopt;
    return process.errorString();
}

void Restart::look()
{
    if (!QFile::exists(m_file)) {
        m_poll.stop();
        emit takenOver();
    } else if (!isAlive(m_process)) {
        giveUp(tr("The new window ended before it stood. Everything is as it was."));
    } else if (m_clock.hasExpired(m_patience)) {
        kill(static_cast<pid_t>(m_process), SIGTERM); // or there might be two windows later
        giveUp(tr("The new window did not open in time. Everything is as it was."));
    }
}

void Restart::giveUp(const QString &reason)
{
    m_poll.stop();
    QFile::remove(m_file);
    emit failed(reason);
}

} // namespace locus::app
