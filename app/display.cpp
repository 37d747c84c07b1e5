// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <QByteArray>
#include <QtGlobal>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace locus::app {

namespace {

/// Someone listens on a local socket; a name that begins with '\0' is an abstract one.
bool listens(const QByteArray &name)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.isEmpty() || static_cast<std::size_t>(name.size()) >= sizeof address.sun_path)
        return false;
    std::copy(name.begin(), name.end(), address.sun_path);
    const int socketId = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socketId < 0)
        return false;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) +
                                               static_cast<std::size_t>(name.size()) +
                                               (name.front() == '\0' ? 0 : 1));
    // The socket interface takes every address through this one type.
    const bool connected =
        connect(socketId, reinterpret_cast<const sockaddr *>(&address), length) == 0;
    close(socketId);
    return connected;
}

/// ":0" and ":0.1" are local; what names a host is left for Qt to try.
bool x11Answers()
{
    const QByteArray display = qgetenv("DISPLAY");
    if (display.isEmpty())
        return false;
    if (!display.startsWith(':'))
        return true;
    const qsizetype dot = display.indexOf('.');
    const QByteArray path = "/tmp/.X11-unix/X" + display.mid(1, dot < 0 ? -1 : dot - 1);
    return listens(path) || listens('\0' + path);
}

bool waylandAnswers()
{
    if (qEnvironmentVariableIsSet("WAYLAND_SOCKET"))
        return true;
    const QByteArray display = qgetenv("WAYLAND_DISPLAY");
    if (display.isEmpty())
        return false;
    return listens(display.startsWith('/') ? display : qgetenv("XDG_RUNTIME_DIR") + '/' + display);
}

} // namespace

bool hasDisplay()
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (platform.startsWith("wayland"))
        return waylandAnswers() || (platform.contains("xcb") && x11Answers());
    if (platform.startsWith("xcb"))
        return x11Answers() || (platform.contains("wayland") && waylandAnswers());
    // offscreen, minimal, vnc and the like need no server.
    return !platform.isEmpty() || x11Answers() || waylandAnswers();
}

} // namespace locus::app
