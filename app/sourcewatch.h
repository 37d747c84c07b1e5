// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace locus::app {

class Document;
class SceneStore;

/// Tells when a file whose numbers the scene holds changes or vanishes. The numbers stay as they
/// were read, and are saved with the scene from then on: the file could not give them back.
class SourceWatch : public QObject {
    Q_OBJECT
public:
    SourceWatch(SceneStore &store, Document &document);

    [[nodiscard]] QStringList files() const { return m_watcher.files(); }

private:
    void watch();
    void tell(const QString &file);

    SceneStore &m_store;
    Document &m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_rest; ///< a drag is no time to look for files
};

} // namespace locus::app
