// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "widgets/theme.h"

#include <QString>

#include <functional>

class QWidget;

namespace locus::app {

class Settings;
class SweepDialog;

struct SweepRequest {
    core::Scene scene;
    core::FigureSettings figure; ///< of every picture
    QString name;                ///< of the document
    widgets::Theme theme;
};

/// Opens the dialog and asks for a place when the user wants the pictures. Nothing waits for it; it
/// goes when it is closed. \a written is told the path.
SweepDialog *openSweep(const SweepRequest &request, Settings &settings, QWidget *window,
                       const std::function<void(const QString &)> &written);

} // namespace locus::app
