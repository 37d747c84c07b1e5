// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory.h"

#include <QFile>

#include <unistd.h>

namespace locus::app {

namespace {

/// Linux counts what it could drop (caches) as well; 0 where it does not say.
std::size_t availableBytes()
{
    QFile file(QStringLiteral("/proc/meminfo"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("MemAvailable:")) // "MemAvailable:   22959216 kB"
            return line.mid(13).chopped(2).trimmed().toULongLong() * 1024;
    return 0;
}

} // namespace

std::size_t freeMemory()
{
    if (const std::size_t bytes = availableBytes(); bytes > 0)
        return bytes;
    return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
           static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 2;
}

} // namespace locus::app
