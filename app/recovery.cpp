// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery.h"

#include "app/document.h"
#include "app/recoverydialog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace locus::app {

Recovery::Recovery(Document &document, Autosave &autosave, const QString &folder, QWidget *window)
    : m_document(document)
    , m_autosave(autosave)
    , m_folder(folder)
    , m_window(window)
{
}

RecoveryDialog *Recovery::dialog() const
{
    return m_dialog;
}

void Recovery::start()
{
    m_worker.start(
        [folder = m_folder] {
            auto found = std::make_shared<std::vector<Found>>();
            for (HeldAutosave &held : crashedAutosaves(folder)) {
                auto content = readAutosave(held.file);
                found->push_back({std::move(held), std::move(content)});
            }
            return found;
        },
        [this](FoundList found) { offer(std::move(found)); });
}

void Recovery::offer(FoundList found)
{
    m_found = std::move(found);
    const QStringList aside = keepDamagedAside();
    if (m_found->empty() && !aside.isEmpty())
        m_document.showProblem(tr("An unsaved scene cannot be restored"),
                               aside.join(QLatin1Char('\n')));
    if (!m_found->empty()) {
        std::vector<RecoveryDialog::Row> rows;
        for (const Found &one : *m_found)
            rows.push_back({one.held.file, one.content});
        m_dialog = new RecoveryDialog(std::move(rows), aside, m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &RecoveryDialog::restorePicked, this, &Recovery::restore);
        connect(m_dialog, &RecoveryDialog::discardPicked, this, &Recovery::discard);
        connect(m_dialog, &QDialog::finished, this, &Recovery::end);
        m_dialog->open();
    }
    emit looked();
}

/// Under a name that is not looked for again.
QStringList Recovery::keepDamagedAside()
{
    QStringList sentences;
    std::erase_if(*m_found, [&sentences](Found &one) {
        const auto *failure = std::get_if<AutosaveFailure>(&one.content);
        if (!failure || !failure->isDamaged)
            return false;
        const QFileInfo file(one.held.file);
        const QString kept =
            file.dir().filePath(file.completeBaseName() + QStringLiteral(".damaged"));
        if (QFile::rename(one.held.file, kept)) {
            one.held.lock.remove();
            sentences
                << tr("A damaged autosave is kept as %1.").arg(QDir::toNativeSeparators(kept));
        } else {
            sentences << failure->message;
        }
        return true;
    });
    return sentences;
}

void Recovery::restore(int which)
{
    Found &one = m_found->at(static_cast<std::size_t>(which));
    const auto *content = std::get_if<Autosaved>(&one.content);
    if (!content || !m_document.mayReplace())
        return;
    m_document.recover(*content);
    m_autosave.adopt(std::move(one.held));
    m_dialog->accept();
}

void Recovery::discard(int which)
{
    m_found->at(static_cast<std::size_t>(which)).held.remove();
    m_found->erase(m_found->begin() + which);
    m_dialog->removeRow(which);
}

/// Lets the others go, for the next start.
void Recovery::end()
{
    m_found.reset();
}

} // namespace locus::app
