// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace locus::app {

namespace {

constexpr qsizetype recentLimit = 8;
constexpr int mostThreads = 64;
const auto darkKey = QStringLiteral("look/dark");
const auto threadsKey = QStringLiteral("speed/threads");
const auto geometryKey = QStringLiteral("window/geometry");
const auto recentKey = QStringLiteral("files/recent");
const auto sceneFolderKey = QStringLiteral("files/sceneFolder");
const auto figureFolderKey = QStringLiteral("files/figureFolder");

} // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("locus"),
              QStringLiteral("locus"))
{
}

Settings::Settings(const QString &path)
    : m_store(path, QSettings::IniFormat)
{
}

bool Settings::darkTheme() const
{
    return m_store.value(darkKey, false).toBool();
}

void Settings::setDarkTheme(bool dark)
{
    m_store.setValue(darkKey, dark);
}

int Settings::threads() const
{
    return std::clamp(m_store.value(threadsKey, 0).toInt(), 0, mostThreads);
}

void Settings::setThreads(int threads)
{
    m_store.setValue(threadsKey, threads);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_store.setValue(geometryKey, geometry);
}

QStringList Settings::recentFiles() const
{
    return m_store.value(recentKey).toStringList().mid(0, recentLimit);
}

void Settings::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_store.setValue(recentKey, files.mid(0, recentLimit));
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    m_store.setValue(recentKey, files);
}

QString Settings::sceneFolder() const
{
    return folder(sceneFolderKey);
}

void Settings::setSceneFolder(const QString &path)
{
    m_store.setValue(sceneFolderKey, path);
}

QString Settings::figureFolder() const
{
    return folder(figureFolderKey);
}

void Settings::setFigureFolder(const QString &path)
{
    m_store.setValue(figureFolderKey, path);
}

QString Settings::folder(const QString &key) const
{
    const QString last = m_store.value(key).toString();
    if (!last.isEmpty() && QDir(last).exists())
        return last;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace locus::app
