// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/scenejson.h"
#include "app/zoom.h"
#include "core/figurevalues.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace locus::app {

namespace {

constexpr qsizetype recentLimit = 8;
constexpr int mostThreads = 64;
constexpr QLatin1String darkKey("look/dark");
constexpr QLatin1String languageKey("look/language");
constexpr QLatin1String threadsKey("speed/threads");
constexpr QLatin1String playModeKey("play/mode");
constexpr QLatin1String playSpeedKey("play/speed");
constexpr QLatin1String zoomKey("look/zoom");
constexpr QLatin1String statusLineKey("look/statusLine");
constexpr QLatin1String geometryKey("window/geometry");
constexpr QLatin1String detachedKey("window/detached");
constexpr QLatin1String recentKey("files/recent");
constexpr QLatin1String sceneFolderKey("files/sceneFolder");
constexpr QLatin1String figureKey("figure/settings");
constexpr QLatin1String figureSuffixKey("figure/suffix");
constexpr QLatin1String tableFormatKey("numbers/format");
constexpr QLatin1String figureFolderKey("files/figureFolder");

} // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("locus"),
              QStringLiteral("locus"))
    , m_zoom(storedZoom())
{
}

Settings::Settings(const QString &path)
    : m_store(path, QSettings::IniFormat)
    , m_zoom(storedZoom())
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

Language Settings::language() const
{
    return languageFromName(m_store.value(languageKey).toString());
}

void Settings::setLanguage(Language language)
{
    m_store.setValue(languageKey, languageName(language));
}

int Settings::threads() const
{
    return std::clamp(m_store.value(threadsKey, 0).toInt(), 0, mostThreads);
}

void Settings::setThreads(int threads)
{
    m_store.setValue(threadsKey, threads);
}

core::PlaySettings Settings::play() const
{
    core::PlaySettings play;
    const QByteArray mode = m_store.value(playModeKey).toByteArray();
    play.mode = core::fromName<core::PlayMode>({mode.constData(), std::size_t(mode.size())})
                    .value_or(play.mode);
    const double speed = m_store.value(playSpeedKey, play.speed).toDouble();
    const auto &speeds = core::playSpeeds;
    if (std::find(speeds.begin(), speeds.end(), speed) != speeds.end())
        play.speed = speed;
    return play;
}

void Settings::setPlay(const core::PlaySettings &play)
{
    const std::string_view mode = core::nameOf(play.mode);
    m_store.setValue(playModeKey, QString::fromLatin1(mode.data(), qsizetype(mode.size())));
    m_store.setValue(playSpeedKey, play.speed);
}

double Settings::storedZoom() const
{
    return nearestZoom(m_store.value(zoomKey, 1).toDouble());
}

void Settings::setZoom(double zoom)
{
    m_zoom = nearestZoom(zoom);
    m_store.setValue(zoomKey, m_zoom);
}

std::optional<bool> Settings::statusLine() const
{
    const QVariant value = m_store.value(statusLineKey);
    return value.isValid() ? std::optional(value.toBool()) : std::nullopt;
}

void Settings::setStatusLine(bool shown)
{
    m_store.setValue(statusLineKey, shown);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_store.setValue(geometryKey, geometry);
}

QSize Settings::detachedSize() const
{
    return m_store.value(detachedKey).toSize();
}

void Settings::setDetachedSize(QSize size)
{
    m_store.setValue(detachedKey, size);
}

QStringList Settings::recentFiles() const
{
    return m_store.value(recentKey).toStringList().mid(0, recentLimit);
}

void Settings::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_store.sync(); // another window may have opened files meanwhile
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_store.setValue(recentKey, files.mid(0, recentLimit));
    m_store.sync();
}

void Settings::removeRecentFile(const QString &path)
{
    m_store.sync();
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    m_store.setValue(recentKey, files);
    m_store.sync();
}

void Settings::clearRecentFiles()
{
    m_store.remove(recentKey);
    m_store.sync();
}

QString Settings::sceneFolder() const
{
    return folder(sceneFolderKey);
}

void Settings::setSceneFolder(const QString &folder)
{
    m_store.setValue(sceneFolderKey, folder);
}

QString Settings::figureFolder() const
{
    return folder(figureFolderKey);
}

void Settings::setFigureFolder(const QString &folder)
{
    m_store.setValue(figureFolderKey, folder);
}

core::FigureSettings Settings::figure() const
{
    const QByteArray text = m_store.value(figureKey).toByteArray();
    const auto value = parseJson({text.constData(), std::size_t(text.size())});
    const auto *list = std::get_if<core::Value>(&value);
    const auto figures = list ? core::figuresFromValue(*list)
                              : std::variant<std::vector<core::FigureSettings>, core::Problem>();
    const auto *found = std::get_if<std::vector<core::FigureSettings>>(&figures);
    return found && !found->empty() ? found->front() : core::FigureSettings();
}

void Settings::setFigure(const core::FigureSettings &figure)
{
    m_store.setValue(figureKey, jsonText(core::valueOfFigures({figure})));
}

QString Settings::figureSuffix() const
{
    return m_store.value(figureSuffixKey).toString();
}

void Settings::setFigureSuffix(const QString &suffix)
{
    m_store.setValue(figureSuffixKey, suffix);
}

QString Settings::tableFormat() const
{
    return m_store.value(tableFormatKey).toString();
}

void Settings::setTableFormat(const QString &format)
{
    m_store.setValue(tableFormatKey, format);
}

QString Settings::folder(const QString &key) const
{
    QString last = m_store.value(key).toString();
    if (!last.isEmpty() && QDir(last).exists())
        return last;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace locus::app
