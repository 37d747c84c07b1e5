// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportflow.h"

#include "app/exportdialog.h"
#include "app/settings.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QRegularExpression>

#include <algorithm>

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

/// A named figure proposes its own name.
QString nameOf(const ExportRequest &request, const ExportDialog &dialog)
{
    const QString name = QString::fromStdString(dialog.settings().name);
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:]"));
    return name.isEmpty() ? request.name : QString(name).replace(unfit, QStringLiteral("-"));
}

QString askForFile(const ExportRequest &request, ExportDialog &dialog, const Settings &settings)
{
    const QString suffix = suffixOf(dialog.format());
    QFileDialog file(&dialog, QCoreApplication::translate("ExportFlow", "Export figure"),
                     settings.figureFolder());
    file.setAcceptMode(QFileDialog::AcceptSave);
    file.setDefaultSuffix(suffix);
    file.setNameFilter(QCoreApplication::translate("ExportFlow", "%1 figures (*.%2)")
                           .arg(suffix.toUpper(), suffix));
    file.selectFile(nameOf(request, dialog) + QLatin1Char('.') + suffix);
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

core::FigureSettings firstSettings(const Settings &settings, const core::Model &model,
                                   core::FigureView focus)
{
    core::FigureSettings figure = settings.figure();
    figure.name.clear();
    auto &panels = figure.panels;
    panels.erase(
        std::remove_if(panels.begin(), panels.end(),
                       [&model](core::FigureView view) { return !pictureExists(model, view); }),
        panels.end());
    if (panels.size() < 2)
        panels = {focus};
    const QString font = QString::fromStdString(figure.font);
    if (!font.isEmpty() && !QFontDatabase::hasFamily(font))
        figure.font.clear();
    return figure;
}

QString writeFigureOf(ExportDialog &dialog, const QString &chosen, Settings &settings)
{
    const FigureTarget target = figureTarget(chosen, dialog.format());
    if (target.format != dialog.format())
        dialog.setFormat(target.format);
    settings.setFigure(dialog.settings());
    settings.setFigureSuffix(suffixOf(target.format));
    const FigureBytes rendered = dialog.figure();
    const auto *bytes = std::get_if<QByteArray>(&rendered);
    const auto error = bytes ? writeFigure(*bytes, target.path) : std::get<FigureError>(rendered);
    if (error) {
        dialog.say(error->message);
        return {};
    }
    settings.setFigureFolder(QFileInfo(target.path).absolutePath());
    return target.path;
}

QString exportWithDialog(const ExportRequest &request, Settings &settings, QWidget *parent)
{
    FigureMaker maker(request.scene, request.frame);
    maker.showMap(request.map);
    ExportDialog dialog(maker, request.view,
                        firstSettings(settings, request.scene.model, request.view), request.theme,
                        parent);
    if (const auto format = figureFormatOf(QLatin1Char('.') + settings.figureSuffix()))
        dialog.setFormat(*format);
    QString path;
    QObject::connect(&dialog, &ExportDialog::writeRequested, &dialog, [&] {
        const QString chosen = askForFile(request, dialog, settings);
        if (!chosen.isEmpty())
            path = writeFigureOf(dialog, chosen, settings);
        if (!path.isEmpty())
            dialog.accept();
    });
    QObject::connect(&dialog, &ExportDialog::copied, &dialog,
                     [&] { settings.setFigure(dialog.settings()); });
    QObject::connect(&dialog, &ExportDialog::figuresEdited, &dialog, request.keep);
    dialog.exec();
    return path;
}

} // namespace locus::app
