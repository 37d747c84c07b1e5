// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/numbersfile.h"
#include "app/tablefile.h"
#include "app/worker.h"
#include "core/frame.h"
#include "widgets/theme.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace locus::widgets {
class Segmented;
}

namespace locus::app {

/// Every table of numbers that the scene has, with its shape, and the three formats a file of it
/// can have. Writing happens beside the window and can be stopped; a stopped or failed one leaves
/// no file.
class NumbersDialog : public QDialog {
    Q_OBJECT
public:
    /// \pre the Frame is not refused
    NumbersDialog(std::shared_ptr<const core::Frame> frame, const core::Scene &scene,
                  const widgets::Theme &theme, QWidget *parent = nullptr);
    ~NumbersDialog() override;

    [[nodiscard]] core::TableId table() const;
    void setTable(core::TableId id);
    [[nodiscard]] TableFormat format() const;
    void setFormat(TableFormat format);
    [[nodiscard]] int tableCount() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

    /// The dialog closes when the file is written and says what is wrong otherwise.
    void writeTo(const QString &path);

signals:
    /// The user wants a file and is to be asked for its name.
    void saveRequested();
    void written(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectAll();
    void retranslate();
    void showFormat();
    void setBusy(bool busy);
    void stop();

    std::shared_ptr<const core::Frame> m_frame;
    core::Scene m_scene;
    std::vector<core::TableId> m_ids;
    QTreeWidget *m_list;
    widgets::Segmented *m_format;
    QLabel *m_note;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_save;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    Worker<NumbersResult> m_worker; ///< last: it ends before what it uses
};

} // namespace locus::app
