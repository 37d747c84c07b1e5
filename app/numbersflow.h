// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace locus::app {

class NumbersDialog;
class Settings;

/// The tables of one scene and the name proposed for a file.
struct NumbersRequest {
    std::shared_ptr<const core::Frame> frame; ///< not refused
    core::Scene scene;
    QString name; ///< of the document
    widgets::Theme theme;
};

/// Opens the dialog and asks for a file when the user wants one; format and folder are remembered.
/// Nothing waits for it; it goes when it is closed. \a written is told the path.
NumbersDialog *openNumbers(const NumbersRequest &request, Settings &settings, QWidget *window,
                           const std::function<void(const QString &)> &written);

} // namespace locus::app
