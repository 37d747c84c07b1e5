// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startwindow.h"

#include "app/autosave.h"
#include "app/mainwindow.h"
#include "app/recovery.h"
#include "app/sessionfile.h"
#include "app/settings.h"
#include "app/topbar.h"
#include "app/zoom.h"
#include "core/version.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QTimer>
#include <QWindow>

#include <optional>

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

void nameApplication()
{
    const auto version = core::versionString();
    QApplication::setApplicationName(QStringLiteral("Locus"));
    QApplication::setApplicationVersion(
        QString::fromUtf8(version.data(), qsizetype(version.size())));
    QApplication::setDesktopFileName(QStringLiteral("locus"));
    QApplication::setWindowIcon(windowIcon());
}

/// Whoever wrote the session may close once there is something to see instead.
class Arrival : public QObject {
public:
    Arrival(QWidget &window, const QString &session)
        : QObject(&window)
        , m_session(session)
    {
        window.windowHandle()->installEventFilter(this);
        // A window on another desktop is there as well, although nobody sees it.
        constexpr int unseenMilliseconds = 2000;
        QTimer::singleShot(unseenMilliseconds, this, &Arrival::tell);
    }

protected:
    bool eventFilter(QObject *window, QEvent *event) override
    {
        if (event->type() == QEvent::Expose && static_cast<QWindow *>(window)->isExposed())
            QTimer::singleShot(0, this, &Arrival::tell); // after it is painted
        return false;
    }

private:
    void tell() { QFile::remove(m_session); }

    QString m_session;
};

/// Once the window stands.
void openNamed(MainWindow &window, const WindowCommand &command)
{
    if (!command.file.isEmpty())
        QTimer::singleShot(0, &window, [&window, &command] { window.openFile(command.file); });
    if (!command.link.isEmpty())
        QTimer::singleShot(0, &window, [&window, &command] { window.openLink(command.link); });
}

} // namespace

void preparePainting()
{
    constexpr auto idleTime = "QT_QPA_UPDATE_IDLE_TIME";
    if (!qEnvironmentVariableIsSet(idleTime))
        qputenv(idleTime, "0");
}

int startWindow(const WindowCommand &command, int &argc, char **argv)
{
    std::optional<Session> session;
    if (!command.session.isEmpty()) {
        auto result = readSession(command.session);
        if (const auto *failure = std::get_if<Failure>(&result)) {
            printMessage(failure->message);
            return static_cast<int>(ExitStatus::Refused);
        }
        session = std::get<Session>(std::move(result));
    }
    preparePainting();
    Settings settings;
    if (session)
        settings.setZoom(session->zoom);
    std::optional<QApplication> application;
    {
        const ZoomedEnvironment zoomed(settings.zoom());
        application.emplace(argc, argv);
    }
    nameApplication();
    useLanguage(settings.language());
    MainWindow window(settings);
    if (session)
        window.resume(*session);
    else
        window.placeAsLastTime();
    window.show();
    Autosave autosave(window.store(), window.document(), autosaveFolder());
    QObject::connect(&window, &MainWindow::closed, &autosave, &Autosave::drop);
    Recovery recovery(window.document(), autosave, autosaveFolder(), &window);
    if (session) {
        autosave.saveNow(); // the predecessor takes its own away
        new Arrival(window, command.session);
    } else {
        recovery.start();
    }
    openNamed(window, command);
    return QApplication::exec();
}

} // namespace locus::app
