// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sourcewatch.h"

#include "app/document.h"
#include "app/scenearrays.h"
#include "app/scenestore.h"
#include "app/tensorsources.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace locus::app {

namespace {

constexpr int rest = 200; // milliseconds

/// The files of the Scene's numbers, and whether they are as they were read.
QHash<QString, bool> sourcesOf(const core::Scene &scene)
{
    QHash<QString, bool> files;
    forEachArray(scene, [&files](const char *, const core::Tensor &array) {
        if (const auto source = array.isNull() ? std::nullopt : sourceOf(array)) {
            const QString file = QString::fromStdString(source->file);
            files[file] = files.value(file, true) && isAsRead(array);
        }
    });
    return files;
}

} // namespace

SourceWatch::SourceWatch(SceneStore &store, Document &document)
    : QObject(&document)
    , m_store(store)
    , m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, &SourceWatch::watch);
    connect(&store, &SceneStore::sceneChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &SourceWatch::tell);
}

void SourceWatch::watch()
{
    const QHash<QString, bool> wanted = sourcesOf(m_store.scene());
    const QStringList watched = m_watcher.files();
    for (const QString &file : watched)
        if (!wanted.contains(file))
            m_watcher.removePath(file);
    for (auto file = wanted.cbegin(); file != wanted.cend(); ++file) {
        if (watched.contains(file.key()))
            continue;
        m_watcher.addPath(file.key());
        if (!file.value())
            tell(file.key()); // another one, or none, before it could be watched
    }
}

void SourceWatch::tell(const QString &file)
{
    m_watcher.removePath(file);
    if (!sourcesOf(m_store.scene()).contains(file))
        return;
    forgetSources(file.toStdString());
    m_store.setUnsaved(); // its file names numbers that are no more
    const QString name = QDir::toNativeSeparators(file);
    m_document.showProblem(
        tr("A file of tensors is another one now"),
        (QFileInfo::exists(file)
             ? tr("%1 has changed. The numbers stay as they were read, and are saved with the "
                  "scene.")
             : tr("%1 is gone. The numbers stay as they were read, and are saved with the scene."))
            .arg(name));
}

} // namespace locus::app
