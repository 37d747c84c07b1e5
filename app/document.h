// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examples.h"
#include "app/scenejson.h"
#include "core/scene.h"

#include <QObject>
#include <QString>

class QWidget;

namespace locus::app {

class SceneOpening;
class SceneStore;
class Settings;
struct Autosaved;
struct Session;

/// Opens and saves the scene of one window. Whatever fails is said in one dialog and leaves the
/// present scene untouched.
class Document : public QObject {
    Q_OBJECT
public:
    /// \a window is the parent of the dialogs.
    Document(SceneStore &store, Settings &settings, QWidget *window);

    /// "dog.locus.json" without its extension, or the name of the example, or a word for none.
    [[nodiscard]] QString name() const;

    /// These replace the present scene at once; ask mayReplace() first.
    void startNew();
    bool openFile(const QString &path);
    /// The same when it is read, off the window's thread: until then the present scene stays.
    void openFileSoon(const QString &path);
    bool openExample(const Example &example);
    /// The scene of a link: a new document that stands in no file.
    bool openLink(const QString &link);

    /// The document's part of it.
    [[nodiscard]] Session session(double zoom) const;
    /// With its history, as a predecessor left it.
    void resume(const Session &session);
    /// Of the present moment, and back: what comes back stands in no file as it is.
    [[nodiscard]] Autosaved snapshot() const;
    void recover(const Autosaved &document);

    /// The same for menus: they ask first, and for a file where there is none.
    void newRequested();
    void openRequested();
    void openRequested(const QString &path);
    void exampleRequested(const Example &example);
    void linkRequested(const QString &link);
    bool save();
    bool saveAs();
    void clearRecentFiles();

    /// Asks whether unsaved changes are saved, dropped, or whether all stays as it is (false).
    [[nodiscard]] bool mayReplace();
    [[nodiscard]] SceneOpening &opening() { return *m_opening; }

    /// One sentence in a dialog that the program does not wait for.
    void showProblem(const QString &title, const QString &message);

signals:
    void nameChanged();
    void recentFilesChanged();

private:
    bool saveTo(const QString &path);
    bool show(const QString &path, const std::variant<core::Scene, Failure> &result);

    SceneStore &m_store;
    Settings &m_settings;
    QWidget *m_window;
    SceneOpening *m_opening;
    QString m_exampleId;  ///< of the present scene, or linkedScene; empty when it is neither
    QString m_figureName; ///< of the figure that the scene came out of
};

} // namespace locus::app
