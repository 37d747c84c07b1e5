// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QTimer>

#include <cstdint>

class QLabel;
class QProgressBar;
class QPushButton;

namespace locus::app {

/// How far the opening of a file is. Cancel and Escape reject.
class OpeningDialog : public QDialog {
    Q_OBJECT
public:
    OpeningDialog(const QString &file, QWidget *window);

    /// Busy without a length while \a total is 0.
    void setProgress(std::int64_t done, std::int64_t total);
    [[nodiscard]] QPushButton *cancelButton() const { return m_cancel; }

signals:
    /// Several times a second: how far is it?
    void asked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_file;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QTimer m_tick;
};

} // namespace locus::app
