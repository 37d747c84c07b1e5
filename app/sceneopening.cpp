// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sceneopening.h"

#include "app/openingdialog.h"
#include "app/tensorfile/tensorfile.h"

#include <QFileInfo>

#include <utility>

namespace locus::app {

namespace {

constexpr int moment = 300; // milliseconds

} // namespace

SceneOpening::SceneOpening(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(moment);
    connect(&m_patience, &QTimer::timeout, this, &SceneOpening::showDialog);
}

SceneOpening::~SceneOpening()
{
    cancel();
}

OpeningDialog *SceneOpening::dialog() const
{
    return m_dialog;
}

void SceneOpening::read(const QString &path, std::function<void(const Result &)> done)
{
    cancel();
    m_path = path;
    m_done = std::move(done);
    m_patience.start();
    if (!m_worker.isBusy()) // else when that is done
        start();
}

void SceneOpening::start()
{
    m_loading = std::make_shared<TensorLoading>();
    m_worker.start(
        [path = m_path, loading = m_loading] { return readScene(path, {}, loading.get()); },
        [this, turn = m_turn](const Result &result) { finish(result, turn); });
}

void SceneOpening::cancel()
{
    ++m_turn;
    m_done = nullptr;
    m_patience.stop();
    if (m_loading)
        m_loading->isCancelled = true;
    if (m_dialog) {
        m_dialog->disconnect(this); // it lives a moment longer, and asks on
        m_dialog->hide();           // a question may come before it is deleted
        m_dialog->deleteLater();
    }
    m_dialog = nullptr;
}

void SceneOpening::finish(const Result &result, int turn)
{
    if (turn != m_turn) { // cancelled meanwhile
        if (m_done)
            start();
        return;
    }
    const auto done = std::exchange(m_done, nullptr);
    cancel();
    done(result);
}

void SceneOpening::showDialog()
{
    m_dialog = new OpeningDialog(QFileInfo(m_path).fileName(), m_window);
    connect(m_dialog, &QDialog::rejected, this, &SceneOpening::cancel);
    connect(m_dialog, &OpeningDialog::asked, this,
            [this] { m_dialog->setProgress(m_loading->done, m_loading->total); });
    m_dialog->open();
}

} // namespace locus::app
