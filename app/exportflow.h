// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/theme.h"

#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace locus::app {

class Settings;

/// What one export from the window needs.
struct ExportRequest {
    core::Scene scene;
    std::shared_ptr<const core::Frame> frame;      ///< of the scene, if there is one
    core::FigureView view = core::FigureView::Map; ///< the one in focus
    QString name;                                  ///< of the document: proposed for the file
    widgets::Theme theme;
};

/// The path as it will be written: a known suffix decides the format, another one gets
/// \a format's added.
struct FigureTarget {
    QString path;
    FigureFormat format = FigureFormat::Png;
};
[[nodiscard]] FigureTarget figureTarget(const QString &path, FigureFormat format);

/// Asks for settings and a file until a figure is written or the user gives up. What was chosen is
/// remembered. \a problem shows a sentence; afterwards the dialog is there again. Returns the path
/// of the figure, or nothing.
QString exportWithDialog(const ExportRequest &request, Settings &settings, QWidget *parent,
                         const std::function<void(const QString &)> &problem);

} // namespace locus::app
