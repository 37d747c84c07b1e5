// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

namespace locus::app {

namespace {

constexpr std::size_t pieceSize = std::size_t{1} << 18;

} // namespace

Output::Output()
{
    // A reader that has gone away is a failure to report, not a death by signal.
    std::signal(SIGPIPE, SIG_IGN);
    struct stat info = {};
    if (fstat(STDOUT_FILENO, &info) == 0 && S_ISREG(info.st_mode))
        m_start = (fcntl(STDOUT_FILENO, F_GETFL) & O_APPEND) != 0
                      ? info.st_size
                      : lseek(STDOUT_FILENO, 0, SEEK_CUR);
}

Output &Output::operator<<(std::string_view text)
{
    m_pending += text;
    if (m_pending.size() >= pieceSize)
        flush();
    return *this;
}

void Output::flush()
{
    std::size_t done = 0;
    while (m_error == 0 && done < m_pending.size()) {
        const ssize_t written =
            write(STDOUT_FILENO, m_pending.data() + done, m_pending.size() - done);
        if (written >= 0)
            done += static_cast<std::size_t>(written);
        else if (errno != EINTR)
            m_error = errno;
    }
    m_pending.clear();
}

std::optional<std::string> Output::finish()
{
    flush();
    if (m_error == 0)
        return std::nullopt;
    if (m_start >= 0 && ftruncate(STDOUT_FILENO, m_start) != 0)
        return std::string(std::strerror(m_error)) + ", and what was written stays";
    return std::strerror(m_error);
}

} // namespace locus::app
