// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startwindow.h"

#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/topbar.h"
#include "core/version.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QTimer>

namespace locus::app {

namespace {

QIcon windowIcon()
{
    QIcon icon;
    for (const int side : {16, 32, 64, 128}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBrandMark(painter, QRectF(0, 0, side, side), widgets::Theme::light());
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

void preparePainting()
{
    constexpr auto idleTime = "QT_QPA_UPDATE_IDLE_TIME";
    if (!qEnvironmentVariableIsSet(idleTime))
        qputenv(idleTime, "0");
}

int startWindow(const QString &file, int &argc, char **argv)
{
    preparePainting();
    QApplication application(argc, argv);
    const auto version = core::versionString();
    QApplication::setApplicationName(QStringLiteral("Locus"));
    QApplication::setApplicationVersion(
        QString::fromUtf8(version.data(), qsizetype(version.size())));
    QApplication::setDesktopFileName(QStringLiteral("locus"));
    QApplication::setWindowIcon(windowIcon());
    Settings settings;
    useLanguage(settings.language());
    MainWindow window(settings);
    window.show();
    if (!file.isEmpty())
        QTimer::singleShot(0, &window, [&window, file] { window.openFile(file); });
    return QApplication::exec();
}

} // namespace locus::app
