// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"
#include "app/worker.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

class QWidget;

namespace locus::app {

class OpeningDialog;
struct TensorLoading;

/// Reads a scene file, with the tensors that it names, off the window's thread. What takes longer
/// than a moment shows how far it is and can be cancelled.
class SceneOpening : public QObject {
    Q_OBJECT
public:
    using Result = std::variant<core::Scene, Failure>;

    explicit SceneOpening(QWidget *window);
    ~SceneOpening() override;

    /// An earlier one that is still being read is cancelled: its \a done is never called.
    void read(const QString &path, std::function<void(const Result &)> done);
    void cancel();
    [[nodiscard]] bool isReading() const { return m_done != nullptr; }
    /// Open while it is asked for patience.
    [[nodiscard]] OpeningDialog *dialog() const;
    /// Before the dialog comes (tests).
    void setPatience(int milliseconds) { m_patience.setInterval(milliseconds); }

private:
    void start();
    void finish(const Result &result, int turn);
    void showDialog();

    QWidget *m_window;
    QString m_path;
    std::function<void(const Result &)> m_done; ///< none: nothing is wanted
    int m_turn = 0;
    QTimer m_patience;
    QPointer<OpeningDialog> m_dialog;
    std::shared_ptr<TensorLoading> m_loading;
    Worker<Result> m_worker;
};

} // namespace locus::app
