// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interrupts.h"

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace locus::app {

namespace {

/// A signal may come at any instruction: its handler writes its number here, and that is all.
std::array<int, 2> &ends()
{
    static std::array<int, 2> pipe = {-1, -1};
    return pipe;
}

extern "C" void noteSignal(int signal)
{
    const auto number = static_cast<char>(signal);
    // What cannot be written is a second wish while the first one still waits.
    [[maybe_unused]] const auto written = ::write(ends()[1], &number, 1);
}

} // namespace

Interrupts::Interrupts()
{
    if (::pipe2(ends().data(), O_NONBLOCK | O_CLOEXEC) != 0)
        return; // the process ends as ever
    auto *notifier = new QSocketNotifier(ends()[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &Interrupts::take);
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before = {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler == SIG_IGN) // nohup
            continue;
        ::sigaction(signal, &action, &before);
        m_before.emplace(signal, before);
    }
}

Interrupts::~Interrupts()
{
    for (const auto &[signal, before] : m_before)
        ::sigaction(signal, &before, nullptr);
    for (int &end : ends())
        if (end >= 0)
            ::close(std::exchange(end, -1));
}

void Interrupts::take()
{
    char number = 0;
    while (::read(ends()[0], &number, 1) == 1)
        m_which = static_cast<unsigned char>(number);
    emit interrupted();
}

void endBy(int signal)
{
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace locus::app
