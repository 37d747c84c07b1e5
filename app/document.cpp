// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document.h"

#include "app/autosavefile.h"
#include "app/figurescene.h"
#include "app/scenejson.h"
#include "app/scenelink.h"
#include "app/sceneopening.h"
#include "app/scenestore.h"
#include "app/sessionfile.h"
#include "app/settings.h"
#include "core/shapes.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>

namespace locus::app {

namespace {

constexpr QLatin1String extension(".locus.json");
/// In place of the name of an example: no example has one.
constexpr QLatin1String linkedScene("locus:");

QString withExtension(const QString &path)
{
    return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? path : path + extension;
}

} // namespace

Document::Document(SceneStore &store, Settings &settings, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_settings(settings)
    , m_window(window)
    , m_opening(new SceneOpening(window))
{
}

QString Document::name() const
{
    if (m_store.path().isEmpty() && m_exampleId == linkedScene)
        return tr("Linked scene");
    if (m_store.path().isEmpty())
        return !m_exampleId.isEmpty()   ? exampleTitle(m_exampleId)
               : m_figureName.isEmpty() ? tr("Untitled")
                                        : m_figureName;
    const QString file = QFileInfo(m_store.path()).fileName();
    return file.endsWith(extension) ? file.chopped(extension.size()) : file;
}

void Document::startNew()
{
    m_exampleId.clear();
    m_figureName.clear();
    // The last token looks back at the first: a pair that shows something under every method.
    core::Scene scene;
    scene.view.query = core::shapesOf(scene.model).nQuery - 1;
    m_store.reset(scene, {});
    emit nameChanged();
}

bool Document::openFile(const QString &path)
{
    return show(path, readScene(path));
}

void Document::openFileSoon(const QString &path)
{
    m_opening->read(path, [this, path, before = m_store.scene()](const auto &result) {
        // What was edited meanwhile is asked for as well.
        const core::Scene &now = m_store.scene();
        const bool isAsAsked = now.model == before.model && now.study == before.study;
        if (isAsAsked || std::holds_alternative<Failure>(result) || mayReplace())
            show(path, result);
    });
}

bool Document::show(const QString &path, const std::variant<core::Scene, Failure> &result)
{
    if (const auto *failure = std::get_if<Failure>(&result)) {
        // One that is there may be mended, or readable again, the next time.
        if (!QFileInfo::exists(path)) {
            m_settings.removeRecentFile(path);
            emit recentFilesChanged();
        }
        showProblem(tr("This scene cannot be opened"), failure->message);
        return false;
    }
    m_exampleId.clear();
    // What comes out of a figure has no file of its own yet.
    const QFileInfo file(path);
    m_figureName = isFigureName(path) ? file.completeBaseName() : QString();
    m_store.reset(std::get<core::Scene>(result),
                  isFigureName(path) ? QString() : file.absoluteFilePath());
    m_settings.addRecentFile(path);
    m_settings.setSceneFolder(QFileInfo(path).absolutePath());
    emit recentFilesChanged();
    emit nameChanged();
    return true;
}

bool Document::openExample(const Example &example)
{
    const auto result = loadExample(example.id);
    if (const auto *failure = std::get_if<Failure>(&result)) {
        showProblem(tr("This example cannot be opened"), failure->message);
        return false;
    }
    m_exampleId = example.id;
    m_figureName.clear();
    m_store.reset(std::get<core::Scene>(result), {});
    emit nameChanged();
    return true;
}

bool Document::openLink(const QString &link)
{
    const auto result = sceneOfLink(link);
    if (const auto *failure = std::get_if<Failure>(&result)) {
        showProblem(tr("This link cannot be opened"), failure->message);
        return false;
    }
    m_exampleId = linkedScene;
    m_figureName.clear();
    m_store.resetUnsaved(std::get<core::Scene>(result), {});
    emit nameChanged();
    return true;
}

Session Document::session(double zoom) const
{
    Session session;
    session.zoom = zoom;
    session.scene = m_store.scene();
    session.history = m_store.history();
    session.path = m_store.path();
    session.exampleId = m_exampleId;
    return session;
}

void Document::resume(const Session &session)
{
    m_exampleId = session.exampleId;
    m_store.restore(session.scene, session.history, session.path);
    emit nameChanged();
}

Autosaved Document::snapshot() const
{
    return {m_store.scene(), m_store.path(), m_exampleId, name(), QDateTime::currentDateTime()};
}

void Document::recover(const Autosaved &document)
{
    m_exampleId = document.exampleId;
    m_figureName = document.name; // where neither file nor example has one
    m_store.resetUnsaved(document.scene, document.path);
    emit nameChanged();
}

void Document::newRequested()
{
    if (mayReplace())
        startNew();
}

void Document::openRequested()
{
    if (!mayReplace())
        return;
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open scene"), m_settings.sceneFolder(),
        tr("Locus scenes and figures (*.locus.json *.png *.svg *.pdf);;JSON files (*.json);;All "
           "files (*)"));
    if (!path.isEmpty())
        openFileSoon(path);
}

void Document::openRequested(const QString &path)
{
    if (mayReplace())
        openFileSoon(path);
}

void Document::exampleRequested(const Example &example)
{
    if (mayReplace())
        openExample(example);
}

/// A link that cannot be opened costs no answer.
void Document::linkRequested(const QString &link)
{
    if (std::holds_alternative<Failure>(sceneOfLink(link)) || mayReplace())
        openLink(link);
}

bool Document::save()
{
    return m_store.path().isEmpty() ? saveAs() : saveTo(m_store.path());
}

bool Document::saveAs()
{
    QFileDialog dialog(m_window, tr("Save scene"), m_settings.sceneFolder(),
                       tr("Locus scenes (*.locus.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The dialog adds the extension itself, so that its question about an existing file is about
    // the right one.
    dialog.setDefaultSuffix(extension.mid(1));
    dialog.selectFile(name() + extension);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(withExtension(dialog.selectedFiles().constFirst()));
}

bool Document::saveTo(const QString &path)
{
    if (const auto failure = writeScene(path, m_store.scene())) {
        showProblem(tr("This scene cannot be saved"), failure->message);
        return false;
    }
    m_exampleId.clear();
    m_store.setSaved(QFileInfo(path).absoluteFilePath());
    m_settings.addRecentFile(path);
    m_settings.setSceneFolder(QFileInfo(path).absolutePath());
    emit recentFilesChanged();
    emit nameChanged();
    return true;
}

void Document::clearRecentFiles()
{
    m_settings.clearRecentFiles();
    emit recentFilesChanged();
}

bool Document::mayReplace()
{
    // A number that is being typed belongs to this document, not to the next one.
    if (auto *field = qobject_cast<QLineEdit *>(m_window->focusWidget()))
        field->clearFocus();
    if (!m_store.isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("Save the changes to “%1”?").arg(name()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setInformativeText(tr("Otherwise they are lost."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void Document::showProblem(const QString &title, const QString &message)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, title, QMessageBox::Ok, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(message);
    box->open();
}

} // namespace locus::app
