// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language.h"
#include "core/play.h"
#include "core/scene.h"

#include <QByteArray>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace locus::app {

/// What the program remembers between two starts: never part of a scene, changes no number.
class Settings {
public:
    /// The user's own file; tests hand over a path.
    Settings();
    explicit Settings(const QString &path);

    [[nodiscard]] bool darkTheme() const;
    void setDarkTheme(bool dark);

    [[nodiscard]] Language language() const;
    void setLanguage(Language language);

    /// Threads that compute; 0 = as many as the processor runs at once.
    [[nodiscard]] int threads() const;
    void setThreads(int threads);

    /// How sliders play.
    [[nodiscard]] core::PlaySettings play() const;
    void setPlay(const core::PlaySettings &play);

    /// Size of the whole interface, one of zoomSteps: what this process started with, or set since.
    /// Another process that sets its own changes that of later ones only.
    [[nodiscard]] double zoom() const { return m_zoom; }
    void setZoom(double zoom);

    /// None while the user never chose: then the height of the window decides.
    [[nodiscard]] std::optional<bool> statusLine() const;
    void setStatusLine(bool shown);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    /// Of a picture in a window of its own; not valid while there was none.
    [[nodiscard]] QSize detachedSize() const;
    void setDetachedSize(QSize size);

    /// Newest first, at most eight, each once.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    /// Folder of the last scene or figure; the documents folder while there is none or it is gone.
    [[nodiscard]] QString sceneFolder() const;
    void setSceneFolder(const QString &folder);
    [[nodiscard]] QString figureFolder() const;
    void setFigureFolder(const QString &folder);
    /// Size, resolution and look of the last figure; the defaults while there is none.
    [[nodiscard]] core::FigureSettings figure() const;
    void setFigure(const core::FigureSettings &figure);
    [[nodiscard]] QString figureSuffix() const;
    void setFigureSuffix(const QString &suffix);
    /// Of the last numbers that were saved; empty while there were none.
    [[nodiscard]] QString tableFormat() const;
    void setTableFormat(const QString &format);

private:
    [[nodiscard]] QString folder(const QString &key) const;
    [[nodiscard]] double storedZoom() const;

    QSettings m_store;
    double m_zoom;
};

} // namespace locus::app
