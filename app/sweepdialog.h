// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sweepform.h"

#include <QDialog>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace locus::app {

/// One parameter from here to there as numbered pictures or a film. What is drawn can be
/// chosen, how it looks is as in the export settings.
class SweepDialog : public QDialog {
    Q_OBJECT
public:
    SweepDialog(const core::Scene &scene, const core::FigureSettings &figure,
                const widgets::Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] SweepForm *form() const { return m_form; }
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isBusy() const { return m_job && m_job->isRunning(); }
    [[nodiscard]] bool canSave() const;

    /// The dialog closes when folder or film is there, and says what is wrong otherwise.
    void writeTo(const QString &path);

signals:
    void saveRequested();
    void written(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void retranslate();
    void showNote();
    [[nodiscard]] core::FigureSettings figure() const;
    [[nodiscard]] QString problem() const;
    void connectJob(const QString &path);
    void setBusy(bool busy);
    void stop();

    core::Scene m_scene;
    core::FigureSettings m_figure; ///< whatever its picture
    SweepForm *m_form;
    QLabel *m_note;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_save;
    std::unique_ptr<SweepJob> m_job;
};

} // namespace locus::app
