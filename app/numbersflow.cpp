// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numbersflow.h"

#include "app/numbersdialog.h"
#include "app/settings.h"

#include <QFileDialog>
#include <QFileInfo>

namespace locus::app {

namespace {

QString formatName(TableFormat format)
{
    const std::string_view name = tableFormatName(format);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// "dog-bites-man-weights.npy"
QString proposedName(const NumbersRequest &request, const NumbersDialog &dialog)
{
    return QStringLiteral("%1-%2.%3")
        .arg(request.name, QLatin1String(core::tableName(dialog.table())),
             formatName(dialog.format()));
}

void askForFile(NumbersDialog &dialog, const NumbersRequest &request, Settings &settings)
{
    const QString suffix = formatName(dialog.format());
    auto *file = new QFileDialog(&dialog, dialog.windowTitle(), settings.figureFolder());
    file->setAttribute(Qt::WA_DeleteOnClose);
    file->setAcceptMode(QFileDialog::AcceptSave);
    file->setDefaultSuffix(suffix);
    file->setNameFilter(QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    file->selectFile(proposedName(request, dialog));
    QObject::connect(file, &QFileDialog::fileSelected, &dialog,
                     [&dialog, &settings](const QString &path) {
                         settings.setFigureFolder(QFileInfo(path).absolutePath());
                         settings.setTableFormat(formatName(dialog.format()));
                         dialog.writeTo(path);
                     });
    file->open();
}

} // namespace

NumbersDialog *openNumbers(const NumbersRequest &request, Settings &settings, QWidget *window,
                           const std::function<void(const QString &)> &written)
{
    auto *dialog = new NumbersDialog(request.frame, request.scene, request.theme, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto format = tableFormatFromName(settings.tableFormat().toStdString()))
        dialog->setFormat(*format);
    QObject::connect(dialog, &NumbersDialog::saveRequested, dialog,
                     [dialog, request, &settings] { askForFile(*dialog, request, settings); });
    QObject::connect(dialog, &NumbersDialog::written, window,
                     [written](const QString &path) { written(path); });
    dialog->open();
    return dialog;
}

} // namespace locus::app
