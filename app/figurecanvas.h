// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPainter>

#include <memory>

namespace locus::app {

/// What a figure is painted on before it becomes a file: passes everything on to the device, lines
/// at least as wide as print can hold, text as shapes where that is wanted, images in as many
/// pixels as asked for, without smoothing. Text that is cut by the clip is left out.
class FigureCanvas : public QPaintDevice {
public:
    struct Rules {
        double unitsPerPoint = 1; ///< device units in 1/72 inch
        double thinnestLine = 0;  ///< in points
        int imageDpi = 0;
        bool outlines = false; ///< text becomes shapes
        bool pixels = false;   ///< the device has pixels: cells may be an image of them
    };
    /// \a target is active, and outlives the painter on this canvas.
    FigureCanvas(QPainter &target, const Rules &rules);
    ~FigureCanvas() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QPaintDevice &m_device;
    std::unique_ptr<Engine> m_engine;
};

} // namespace locus::app
