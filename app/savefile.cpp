// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace locus::app {

namespace {

std::optional<QString> writeInPlace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered | QIODevice::ExistingOnly) &&
        file.write(bytes) == bytes.size())
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
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace locus::app
