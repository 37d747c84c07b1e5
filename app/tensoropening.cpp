// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensoropening.h"

#include "app/scenestore.h"
#include "app/settings.h"
#include "app/tensorpicker.h"
#include "widgets/gesture.h"
#include "widgets/words.h"

#include <QFileDialog>

namespace locus::app {

TensorOpening::TensorOpening(SceneStore &store, Settings &settings, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_settings(settings)
    , m_window(window)
{
}

void TensorOpening::ask()
{
    QFileDialog dialog(m_window, tr("Open tensor"), m_settings.sceneFolder());
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilter(tr("Tensors (*.safetensors *.npy *.npz)"));
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        open(dialog.selectedFiles().constFirst());
}

void TensorOpening::open(const QString &path)
{
    if (m_picker)
        m_picker->close();
    m_picker = new TensorPicker(path, m_window);
    m_picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_picker, &TensorPicker::loaded, this, &TensorOpening::put);
    m_picker->open();
}

TensorPicker *TensorOpening::picker() const
{
    return m_picker;
}

void TensorOpening::put(const PlacedTensors &placed)
{
    const auto next = withTensors(m_store.scene(), placed, m_picker->takesThemAsTheyAre());
    if (const auto *problem = std::get_if<core::Problem>(&next)) {
        m_picker->setProblem(widgets::words(*problem));
        return;
    }
    m_store.edit(std::get<core::Scene>(next), tr("Open tensor"), widgets::newGesture());
    m_picker->accept();
}

} // namespace locus::app
