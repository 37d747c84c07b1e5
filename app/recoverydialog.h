// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autosavefile.h"

#include <QDialog>
#include <QStringList>

#include <variant>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace locus::app {

/// Lists unsaved scenes of crashed processes: restore one, discard one, or later. Escape is later.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    struct Row {
        QString file; ///< of the autosave
        std::variant<Autosaved, AutosaveFailure> content;
    };
    /// \a notes are whole sentences about what is not in the list.
    RecoveryDialog(std::vector<Row> rows, const QStringList &notes, QWidget *window);

    void removeRow(int row);
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] QPushButton *restoreButton() const { return m_restore; }
    [[nodiscard]] QPushButton *discardButton() const { return m_discard; }
    [[nodiscard]] QPushButton *laterButton() const { return m_later; }
    [[nodiscard]] QLabel *note() const { return m_note; }

signals:
    void restorePicked(int row);
    void discardPicked(int row);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fillRow(int row);
    void showRow();
    void retranslate();

    std::vector<Row> m_rows;
    QStringList m_notes;
    QLabel *m_text;
    QTableWidget *m_table;
    QLabel *m_note;
    QPushButton *m_discard;
    QPushButton *m_later;
    QPushButton *m_restore;
};

} // namespace locus::app
