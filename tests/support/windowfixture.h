// SPDX-License-Identifier: GPL-3.0-or-later
// A window with a home of its own, for tests that link the app layer.
#pragma once

#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/settings.h"
#include "core/position/method.h"

#include <QTemporaryDir>
#include <QTest>

namespace locus::tests {

/// Milliseconds; a loaded machine is no failure.
inline constexpr int patience = 120'000;

struct WindowFixture {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::MainWindow window{settings};

    explicit WindowFixture(QSize size = {1440, 900})
    {
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        window.show();
    }

    /// The Frame of the present scene is there, and everything has its place.
    [[nodiscard]] bool settle()
    {
        const bool isThere = QTest::qWaitForWindowExposed(&window, patience) &&
                             QTest::qWaitFor(
                                 [this] {
                                     const auto &frame = window.scheduler().frame();
                                     return frame && !window.scheduler().isWorking() &&
                                            frame->key == core::keyOf(window.store().scene().model);
                                 },
                                 patience);
        QCoreApplication::processEvents(); // layouts that wait
        return isThere;
    }

    [[nodiscard]] const core::Scene &scene() { return window.store().scene(); }
    [[nodiscard]] app::ExplorePage &page() { return window.page(); }

    void load(const core::Scene &scene) { window.store().reset(scene, {}); }
};

} // namespace locus::tests
