// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autosavefile.h"
#include "app/filelock.h"
#include "app/worker.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <vector>

namespace locus::app {

class Document;
class SceneStore;

/// An autosave with the lock that says that its process lives: NAME.autosave and NAME.lock.
struct HeldAutosave {
    FileLock lock;
    QString file;

    /// Takes both away.
    void remove();
};

/// Of the user, not of a machine that forgets: $XDG_STATE_HOME/locus/autosave.
[[nodiscard]] QString autosaveFolder();
/// What processes that live no more have left in \a folder, held for this one; the oldest first.
/// What else they left (half a file, a lock) goes.
[[nodiscard]] std::vector<HeldAutosave> crashedAutosaves(const QString &folder);

/// Keeps a copy of the document of one window while it is modified. The copy is this process's
/// alone, is written off the window's thread, and stays until the document was saved or discarded:
/// a process that only ends leaves it behind.
class Autosave : public QObject {
    Q_OBJECT
public:
    Autosave(SceneStore &store, Document &document, const QString &folder);
    ~Autosave() override;

    /// Writes when there is something new. Every minute by itself.
    void tick();
    /// The same, done when it returns: before a predecessor may go.
    void saveNow();
    /// The document was saved or discarded.
    void drop();
    /// The document is the one of this autosave: goes on with its file.
    void adopt(HeldAutosave autosave);

    /// Empty while nothing was written.
    [[nodiscard]] QString file() const { return m_held ? m_held->file : QString(); }
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    void written();

private:
    [[nodiscard]] bool hasNews() const;
    [[nodiscard]] bool makeFile();
    void finish(const std::optional<Failure> &failure);
    void removeFile();

    SceneStore &m_store;
    Document &m_document;
    QString m_folder;
    QTimer m_timer;
    std::optional<HeldAutosave> m_held;
    std::optional<core::Scene> m_written; ///< what stands in the file
    core::Scene m_writing;
    int m_turn = 0;           ///< of writing: what an earlier one reports is no news
    bool m_isDropped = false; ///< while it was being written
    bool m_hasFailed = false; ///< told once, until it works again
    QThreadPool m_pool;       ///< of its own: a picture never waits for it
    Worker<std::optional<Failure>> m_worker;
};

} // namespace locus::app
