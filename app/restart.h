// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sessionfile.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace locus::app {

/// Starts the program once more and hands the session over in a private temporary file. The new
/// process deletes the file when its window stands: only then may the old one close.
class Restart : public QObject {
    Q_OBJECT
public:
    explicit Restart(QObject *parent = nullptr);
    ~Restart() override;

    void begin(const Session &session);
    [[nodiscard]] bool isRunning() const { return m_poll.isActive(); }
    /// What is started, and how long it may take (tests).
    void setProgram(const QString &program) { m_program = program; }
    void setPatience(int milliseconds) { m_patience = milliseconds; }

signals:
    void takenOver();
    /// The reason in one sentence; everything is as it was.
    void failed(const QString &reason);

private:
    [[nodiscard]] std::optional<QString> writeFile(const Session &session);
    [[nodiscard]] std::optional<QString> startProgram();
    void look();
    void giveUp(const QString &reason);

    QString m_program;
    QString m_file;
    qint64 m_process = 0;
    int m_patience = 30'000;
    QTimer m_poll;
    QElapsedTimer m_clock;
};

} // namespace locus::app
