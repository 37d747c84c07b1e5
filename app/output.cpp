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

Output &Output::operator<<(std::string_view text)
{
    m_pending += text;
    if (m_pending.size() >= pieceSize)
        flush();
    return *this;
}

void Output::flush()
{
    take(m_pending);
    m_pending.clear();
}

StandardOutput::StandardOutput()
{
    // A reader that has gone away is a failure to report, not a death by signal.
    std::signal(SIGPIPE, SIG_IGN);
    struct stat info = {};
    if (fstat(STDOUT_FILENO, &info) == 0 && S_ISREG(info.st_mode))
        m_start = (fcntl(STDOUT_FILENO, F_GETFL) & O_APPEND) != 0
                      ? info.st_size
                      : lseek(STDOUT_FILENO, 0, SEEK_CUR);
}

void StandardOutput::take(std::string_view piece)
{
    std::size_t done = 0;
    while (m_error == 0 && done < piece.size()) {
        const ssize_t written = write(STDOUT_FILENO, piece.data() + done, piece.size() - done);
        if (written >= 0)
            done += static_cast<std::size_t>(written);
        else if (errno != EINTR)
            m_error = errno;
    }
}

std::optional<std::string> StandardOutput::finish()
{
    flush();
    if (m_error == 0)
        return std::nullopt;
    if (m_start >= 0 && ftruncate(STDOUT_FILENO, m_start) != 0)
        return std::string(std::strerror(m_error)) + ", and what was written stays";
    return std::strerror(m_error);
}

QByteArray MemoryOutput::bytes()
{
    flush();
    return m_bytes;
}

void MemoryOutput::take(std::string_view piece)
{
    m_bytes.append(piece.data(), static_cast<qsizetype>(piece.size()));
}

} // namespace locus::app
