// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autosave.h"

#include "app/document.h"
#include "app/scenestore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace locus::app {

namespace {

constexpr int everyMinute = 60'000;
constexpr QLatin1String fileEnd(".autosave");
constexpr QLatin1String lockEnd(".lock");
/// Kept aside by a recovery: not ours to take away.
constexpr QLatin1String damagedEnd(".damaged");

/// Half-written files of a process that lives no more.
void removeLeftovers(const QDir &folder, const QString &name)
{
    const QStringList files = folder.entryList({name + QStringLiteral(".*")}, QDir::Files);
    for (const QString &file : files)
        if (file != name + fileEnd && file != name + lockEnd && !file.endsWith(damagedEnd))
            QFile::remove(folder.filePath(file));
}

/// The names of all autosaves, whoever they belong to; the oldest first.
QStringList namesIn(const QDir &folder)
{
    QStringList names;
    const QStringList files = folder.entryList(QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &file : files) {
        const QString name = file.section(u'.', 0, 0);
        if (!file.endsWith(damagedEnd) && !names.contains(name))
            names << name;
    }
    return names;
}

} // namespace

void HeldAutosave::remove()
{
    QFile::remove(file);
    lock.remove();
}

QString autosaveFolder()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QString home =
        QDir::isAbsolutePath(state) ? state : QDir::home().filePath(QStringLiteral(".local/state"));
    return home + QStringLiteral("/locus/autosave");
}

std::vector<HeldAutosave> crashedAutosaves(const QString &folder)
{
    const QDir dir(folder);
    std::vector<HeldAutosave> crashed;
    const QStringList names = namesIn(dir);
    for (const QString &name : names) {
        auto lock = FileLock::take(dir.filePath(name + lockEnd));
        if (!lock)
            continue; // its process lives
        removeLeftovers(dir, name);
        const QString file = dir.filePath(name + fileEnd);
        if (QFile::exists(file))
            crashed.push_back({std::move(*lock), file});
        else
            lock->remove();
    }
    return crashed;
}

Autosave::Autosave(SceneStore &store, Document &document, const QString &folder)
    : m_store(store)
    , m_document(document)
    , m_folder(folder)
    , m_worker(&m_pool)
{
    m_pool.setMaxThreadCount(1);
    m_timer.setInterval(everyMinute);
    m_timer.start();
    connect(&m_timer, &QTimer::timeout, this, &Autosave::tick);
    connect(&store, &SceneStore::documentReplaced, this, &Autosave::drop);
    connect(&store, &SceneStore::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            drop();
    });
}

Autosave::~Autosave()
{
    m_worker.wait();
    if (m_isDropped)
        removeFile();
}

bool Autosave::hasNews() const
{
    return m_store.isModified() && !(m_written && *m_written == m_store.scene());
}

bool Autosave::makeFile()
{
    if (m_held)
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    const QString name = QUuid::createUuid().toString(QUuid::Id128);
    const QDir folder(m_folder);
    auto lock = FileLock::take(folder.filePath(name + lockEnd));
    if (lock)
        m_held = HeldAutosave{std::move(*lock), folder.filePath(name + fileEnd)};
    return m_held.has_value();
}

void Autosave::tick()
{
    if (m_worker.isBusy() || !hasNews())
        return;
    if (!makeFile()) {
        finish(aboutFile(m_folder, tr("cannot be written")));
        return;
    }
    m_writing = m_store.scene();
    m_worker.start([document = m_document.snapshot(),
                    file = m_held->file] { return writeAutosave(file, document); },
                   [this, turn = ++m_turn](const std::optional<Failure> &failure) {
                       if (turn == m_turn)
                           finish(failure);
                   });
}

void Autosave::saveNow()
{
    m_worker.wait();
    ++m_turn;
    if (std::exchange(m_isDropped, false))
        removeFile();
    if (!hasNews() || !makeFile())
        return;
    m_writing = m_store.scene();
    finish(writeAutosave(m_held->file, m_document.snapshot()));
}

void Autosave::finish(const std::optional<Failure> &failure)
{
    if (std::exchange(m_isDropped, false)) {
        removeFile();
        return;
    }
    if (!failure) {
        m_written = m_writing;
        m_hasFailed = false;
        emit written();
    } else if (!std::exchange(m_hasFailed, true)) {
        m_document.showProblem(tr("The document cannot be autosaved"), failure->message);
    }
}

void Autosave::drop()
{
    if (m_worker.isBusy())
        m_isDropped = true;
    else
        removeFile();
}

void Autosave::removeFile()
{
    m_written.reset();
    if (m_held)
        m_held->remove();
    m_held.reset();
}

void Autosave::adopt(HeldAutosave autosave)
{
    m_worker.wait();
    ++m_turn;
    m_isDropped = false;
    removeFile();
    m_held = std::move(autosave);
    m_written = m_store.scene();
}

} // namespace locus::app
