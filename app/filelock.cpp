// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filelock.h"

#include <QByteArray>
#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace locus::app {

namespace {

/// Whoever held the lock may have taken the file away between its opening and the lock.
bool isStillThere(int descriptor, const QByteArray &path)
{
    struct stat opened = {};
    struct stat present = {};
    return fstat(descriptor, &opened) == 0 && stat(path.constData(), &present) == 0 &&
           opened.st_dev == present.st_dev && opened.st_ino == present.st_ino;
}

} // namespace

std::optional<FileLock> FileLock::take(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    constexpr int attempts = 8;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const int descriptor = open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor < 0)
            return std::nullopt;
        FileLock lock(path, descriptor);
        if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
            return std::nullopt;
        if (isStillThere(descriptor, name))
            return lock;
    }
    return std::nullopt;
}

FileLock::FileLock(QString path, int descriptor)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
{
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

void FileLock::remove()
{
    if (m_descriptor < 0)
        return;
    QFile::remove(m_path);
    close(std::exchange(m_descriptor, -1));
}

} // namespace locus::app
