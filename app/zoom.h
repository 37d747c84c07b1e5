// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>

namespace locus::app {

/// How large the whole interface is drawn. Qt fixes it when the program starts, so another size
/// needs another start (see Restart). None is below 1: Qt keeps no picture of a window coarser than
/// its coordinates and then paints remains of others.
inline constexpr std::array zoomSteps = {1.0, 1.1, 1.25, 1.5, 1.75, 2.0};

/// The step that is closest; 1 for what is no positive number.
[[nodiscard]] double nearestZoom(double zoom);
/// That many steps larger or smaller, as far as there are any.
[[nodiscard]] double zoomAfter(double zoom, int steps);

/// While it lives, QT_SCALE_FACTOR is \a zoom times what the environment says (1 without a word).
/// QApplication reads it once; afterwards the environment is as it was, also for programs that are
/// started from here.
class ZoomedEnvironment {
public:
    explicit ZoomedEnvironment(double zoom);
    ~ZoomedEnvironment();
    ZoomedEnvironment(const ZoomedEnvironment &) = delete;
    ZoomedEnvironment &operator=(const ZoomedEnvironment &) = delete;

private:
    bool m_wasSet;
    QByteArray m_before;
};

} // namespace locus::app
