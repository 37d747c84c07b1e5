// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportflow.h"

#include "app/exportdialog.h"
#include "app/settings.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace locus::app {

namespace {

QString suffixOf(FigureFormat format)
{
    switch (format) {
    case FigureFormat::Png: return QStringLiteral("png");
    case FigureFormat::Svg: return QStringLiteral("svg");
    case FigureFormat::Pdf: break;
    }
    return QStringLiteral("pdf");
}

QString askForFile(const ExportRequest &request, const ExportDialog &dialog,
                   const Settings &settings, QWidget *parent)
{
    const QString suffix = suffixOf(dialog.format());
    QFileDialog file(parent, QCoreApplication::translate("ExportFlow", "Export figure"),
                     settings.figureFolder());
    file.setAcceptMode(QFileDialog::AcceptSave);
    file.setDefaultSuffix(suffix);
    file.setNameFilter(QCoreApplication::translate("ExportFlow", "%1 figures (*.%2)")
                           .arg(suffix.toUpper(), suffix));
    file.selectFile(request.name + QLatin1Char('.') + suffix);
    if (file.exec() != QDialog::Accepted || file.selectedFiles().isEmpty())
        return {};
    return file.selectedFiles().constFirst();
}

} // namespace

FigureTarget figureTarget(const QString &path, FigureFormat format)
{
    if (const auto named = figureFormatOf(path))
        return {path, *named};
    return {path + QLatin1Char('.') + suffixOf(format), format};
}

QString exportWithDialog(const ExportRequest &request, Settings &settings, QWidget *parent,
                         const std::function<void(const QString &)> &problem)
{
    core::FigureSettings figure = settings.figure();
    figure.content = core::FigureContent::Panels;
    figure.panels = {request.view};
    FigureMaker maker(request.scene, request.frame);
    ExportDialog dialog(maker, figure, request.theme, parent);
    if (const auto format = figureFormatOf(QLatin1Char('.') + settings.figureSuffix()))
        dialog.setFormat(*format);
    while (dialog.exec() == QDialog::Accepted) {
        const QString chosen = askForFile(request, dialog, settings, parent);
        if (chosen.isEmpty())
            continue;
        const FigureTarget target = figureTarget(chosen, dialog.format());
        dialog.setFormat(target.format);
        settings.setFigure(dialog.settings());
        settings.setFigureSuffix(suffixOf(target.format));
        const auto rendered = dialog.figure();
        const auto *bytes = std::get_if<QByteArray>(&rendered);
        const auto error =
            bytes ? writeFigure(*bytes, target.path) : std::get<FigureError>(rendered);
        if (error) {
            problem(error->message);
            continue;
        }
        settings.setFigureFolder(QFileInfo(target.path).absolutePath());
        return target.path;
    }
    return {};
}

} // namespace locus::app
