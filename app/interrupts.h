// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <csignal>
#include <map>

namespace locus::app {

/// While it lives, a wish to end the process (SIGINT, SIGTERM, SIGHUP) becomes a Qt signal, so that
/// half-made files can be taken away first. One at a time; of the thread with the event loop.
class Interrupts : public QObject {
    Q_OBJECT
public:
    Interrupts();
    ~Interrupts() override;

    /// The number of the one that came; 0: none.
    [[nodiscard]] int which() const { return m_which; }

signals:
    void interrupted();

private:
    void take();

    int m_which = 0;
    std::map<int, struct sigaction> m_before;
};

/// Ends the process as that signal would have done without all this.
void endBy(int signal);

} // namespace locus::app
