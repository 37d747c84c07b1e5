// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sourcewatch.h"

#include "app/document.h"
#include "app/scenearrays.h"
#include "app/scenestore.h"
#include "app/tensorsources.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace locus::app {

namespace {

constexpr int rest = 200; // milliseconds

QSet<QString> sourcesOf(const core::Scene &scene)
{
    QSet<QString> files;
    forEachArray(scene, [&files](const char *, const core::Tensor &array) {
        if (const auto source = array.isNull() ? std::nullopt : sourceOf(array))
            files.insert(QString::fromStdString(source->file));
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
    const QSet<QString> wanted = sourcesOf(m_store.scene());
    const QStringList watched = m_watcher.files();
    for (const QString &file : watched)
        if (!wanted.contains(file))
            m_watcher.removePath(file);
    for (const QString &file : wanted)
        if (!watched.contains(file) && !m_watcher.addPath(file) && !QFileInfo::exists(file))
            tell(file); // it went before it could be watched
}

void SourceWatch::tell(const QString &file)
{
    m_watcher.removePath(file);
    if (!sourcesOf(m_store.scene()).contains(file))
        return;
    forgetSources(file.toStdString());
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
