// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/theme.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace locus::app {

class ExportDialog;
class Settings;

/// What one export from the window needs.
struct ExportRequest {
    core::Scene scene;
    std::shared_ptr<const core::Frame> frame;      ///< of the scene, if there is one
    core::FigureView view = core::FigureView::Map; ///< the one in focus
    QString name;                                  ///< of the document: proposed for the file
    widgets::Theme theme;
    /// Takes the named figures that the scene has from now on.
    std::function<void(const std::vector<core::FigureSettings> &)> keep;
    ShownMap map = {}; ///< as it stands in the window
};

/// The path as it will be written: a known suffix decides the format, another one gets
/// \a format's added.
struct FigureTarget {
    QString path;
    FigureFormat format = FigureFormat::Png;
};
[[nodiscard]] FigureTarget figureTarget(const QString &path, FigureFormat format);

/// What the user chose last, as far as \a model has it; a single view is the one in focus.
[[nodiscard]] core::FigureSettings firstSettings(const Settings &settings, const core::Model &model,
                                                 core::FigureView focus);

/// Writes the figure of the dialog and remembers what was chosen. Where that fails the dialog says
/// why, and the result is empty; else it is the path.
[[nodiscard]] QString writeFigureOf(ExportDialog &dialog, const QString &chosen,
                                    Settings &settings);

/// Asks for settings and a file until a figure is written or the user gives up. What was chosen is
/// remembered. Returns the path of the figure, or nothing.
QString exportWithDialog(const ExportRequest &request, Settings &settings, QWidget *parent);

} // namespace locus::app
