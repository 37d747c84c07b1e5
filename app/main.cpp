// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli.h"
#include "app/display.h"
#include "app/startwindow.h"

#include <QCoreApplication>

#include <cstdio>
#include <exception>

namespace {

int runLocus(int argc, char **argv)
{
    using namespace locus::app;
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    const auto parsed = parseCommandLine(arguments);
    if (const auto *usage = std::get_if<WrongUsage>(&parsed)) {
        printMessage(usage->message);
        return static_cast<int>(ExitStatus::WrongUsage);
    }
    const Command &command = std::get<Command>(parsed);
    const auto *window = std::get_if<WindowCommand>(&command);
    if (!window)
        return static_cast<int>(runCommand(command, argv[0]));
    if (!hasDisplay()) {
        printMessage(QCoreApplication::translate(
            "main",
            "there is no display to open a window on; locus export writes figures without one"));
        return static_cast<int>(ExitStatus::NoDisplay);
    }
    return startWindow(*window, argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    try {
        return runLocus(argc, argv);
    } catch (const std::exception &error) { // nothing here throws but for want of memory
        std::fprintf(stderr, "locus: %s\n", error.what());
    } catch (...) {
        std::fputs("locus: something failed\n", stderr);
    }
    return 1;
}
