// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autosave.h"

#include <QPointer>
#include <QStringList>

#include <memory>
#include <vector>

namespace locus::app {

class RecoveryDialog;

/// At the start: offers what crashed processes have left, one document at a time for this window.
/// What is neither restored nor discarded is offered again next time.
class Recovery : public QObject {
    Q_OBJECT
public:
    Recovery(Document &document, Autosave &autosave, const QString &folder, QWidget *window);

    /// Reads in another thread, then asks where there is something.
    void start();
    /// Open while it asks.
    [[nodiscard]] RecoveryDialog *dialog() const;

signals:
    /// Everything is read; the dialog, if there is one, is open.
    void looked();

private:
    struct Found {
        HeldAutosave held;
        std::variant<Autosaved, AutosaveFailure> content;
    };
    using FoundList = std::shared_ptr<std::vector<Found>>;

    void offer(FoundList found);
    [[nodiscard]] QStringList keepDamagedAside();
    void restore(int which);
    void discard(int which);
    void end();

    Document &m_document;
    Autosave &m_autosave;
    QString m_folder;
    QWidget *m_window;
    FoundList m_found;
    QPointer<RecoveryDialog> m_dialog;
    Worker<FoundList> m_worker;
};

} // namespace locus::app
