// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensormodel.h"
#include "app/tensorplaces.h"
#include "app/worker.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace locus::app {

class TensorChoice;

/// Chooses a tensor of a file, the order of its axes, a slice, and where the numbers go. File and
/// numbers are read off the window's thread.
class TensorPicker : public QDialog {
    Q_OBJECT
public:
    explicit TensorPicker(const QString &path, QWidget *parent);
    ~TensorPicker() override;

    /// Why the numbers that were read cannot stand there; the dialog stays.
    void setProblem(const QString &problem);

    /// For tests and the keyboard: row of the file's tensors.
    void choose(std::size_t which);
    /// Chosen for q, k and v of one layer: see withTensors().
    [[nodiscard]] bool takesThemAsTheyAre() const;
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

signals:
    void listed();
    /// Keys and the tensors that were read for them.
    void loaded(const locus::app::PlacedTensors &placed);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Result {
        std::shared_ptr<TensorFile> file;
        PlacedTensors placed;
        QString problem;
    };

    void build();
    void connectAll();
    void list(const Result &result);
    void showTensor();
    void showShape();
    void load();
    void finish(const Result &result);
    void setBusy(bool busy);
    void retranslate();

    [[nodiscard]] std::optional<std::size_t> current() const;
    /// Keys and rows that "Load" would read.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> wanted() const;

    QString m_path;
    QString m_problem; ///< stands until something else is chosen
    TensorModel *m_model;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_filter;
    QTableView *m_table;
    TensorChoice *m_choice;
    QLabel *m_note;
    QProgressBar *m_progress;
    QPushButton *m_load;
    QPushButton *m_cancel;
    QTimer m_tick;
    std::shared_ptr<TensorFile> m_file;
    std::shared_ptr<TensorLoading> m_loading;
    Worker<Result> m_worker; ///< last: it ends before what it uses
};

} // namespace locus::app
