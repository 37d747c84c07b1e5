// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace locus::app {

/// Keys, mouse and the marks of the pictures; stays open beside the window.
void showHelp(QWidget *window);
/// Version, licence, what the program is built on.
void showAbout(QWidget *window);

} // namespace locus::app
