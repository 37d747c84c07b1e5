// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepflow.h"

#include "app/settings.h"
#include "app/sweepdialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace locus::app {

namespace {

QString suffixOf(SweepFormat format)
{
    switch (format) {
    case SweepFormat::Gif: return QStringLiteral("gif");
    case SweepFormat::Mp4: return QStringLiteral("mp4");
    case SweepFormat::Pictures: break;
    }
    return {};
}

/// "dog-bites-man-rope.base.gif"; without a suffix it is a new folder.
void askForPlace(SweepDialog &dialog, const SweepRequest &request, Settings &settings)
{
    const QString suffix = suffixOf(dialog.form()->format());
    auto *file = new QFileDialog(&dialog, dialog.windowTitle(), settings.figureFolder());
    file->setAttribute(Qt::WA_DeleteOnClose);
    file->setAcceptMode(QFileDialog::AcceptSave);
    QString name =
        request.name + QLatin1Char('-') + QString::fromStdString(dialog.form()->sweep().key);
    if (suffix.isEmpty()) {
        name.replace(QLatin1Char('.'), QLatin1Char('-'));
        file->setLabelText(QFileDialog::FileName,
                           QCoreApplication::translate("SweepFlow", "New folder"));
    } else {
        file->setDefaultSuffix(suffix);
        file->setNameFilter(QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
        name += QLatin1Char('.') + suffix;
    }
    file->selectFile(name);
    QObject::connect(file, &QFileDialog::fileSelected, &dialog,
                     [&dialog, &settings](const QString &path) {
                         settings.setFigureFolder(QFileInfo(path).absolutePath());
                         dialog.writeTo(path);
                     });
    file->open();
}

} // namespace

SweepDialog *openSweep(const SweepRequest &request, Settings &settings, QWidget *window,
                       const std::function<void(const QString &)> &written)
{
    auto *dialog = new SweepDialog(request.scene, request.figure, request.theme, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &SweepDialog::saveRequested, dialog,
                     [dialog, request, &settings] { askForPlace(*dialog, request, settings); });
    QObject::connect(dialog, &SweepDialog::written, window,
                     [written](const QString &path) { written(path); });
    dialog->open();
    return dialog;
}

} // namespace locus::app
