// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace locus::app {

namespace {

/// A device that takes less than all at once is asked again: only then does a full disk say so.
bool writeAll(QFileDevice &file, const QByteArray &bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 count = file.write(bytes.constData() + written, bytes.size() - written);
        if (count <= 0)
            return false;
        written += count;
    }
    return true;
}

std::optional<QString> writeInPlace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered | QIODevice::ExistingOnly) &&
        writeAll(file, bytes))
        return std::nullopt;
    return file.errorString();
}

} // namespace

std::optional<QString> saveFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir())
        return writeInPlace(path, bytes);
    QSaveFile file(path);
    // Unbuffered: commit() overlooks a buffer that only partly reached the disk.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes) &&
        file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace locus::app
