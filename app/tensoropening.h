// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorplaces.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace locus::app {

class SceneStore;
class Settings;
class TensorPicker;

/// From the menu, or a file that was dropped, to an edit of the scene.
class TensorOpening : public QObject {
    Q_OBJECT
public:
    TensorOpening(SceneStore &store, Settings &settings, QWidget *window);

    /// Asks for a file first.
    void ask();
    void open(const QString &path);
    [[nodiscard]] TensorPicker *picker() const;

private:
    void put(const PlacedTensors &placed);

    SceneStore &m_store;
    Settings &m_settings;
    QWidget *m_window;
    QPointer<TensorPicker> m_picker;
};

} // namespace locus::app
