// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/painters/curvedata.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace locus::widgets {

/// What the method does against displacement, one line per head, the chosen one over the others.
/// Owns the plot (needs a QApplication); the same object serves the widget and a figure.
class CurvePainter {
public:
    CurvePainter();
    ~CurvePainter();
    CurvePainter(const CurvePainter &) = delete;
    CurvePainter &operator=(const CurvePainter &) = delete;

    /// Computes what is drawn; cheap when nothing changed.
    void setup(const QSizeF &size, std::shared_ptr<const core::Frame> frame, const core::View &view,
               const Theme &theme, const CurveMarks &marks = {});
    /// Its upper left corner lies at the painter's origin.
    void paint(QPainter &painter) const;
    /// The same on a widget of its own, sooner: nothing is recorded first.
    void paintOn(QPaintDevice &device) const;

    /// Displacement of the key nearest to a point (relative to the rectangle); none where there is
    /// no curve.
    [[nodiscard]] std::optional<std::int64_t> deltaAt(QPointF point) const;
    /// The next displacement with a key, to the right (+1) or left (-1) of the selected one; none
    /// at the end.
    [[nodiscard]] std::optional<std::int64_t> nextDelta(int direction) const;
    /// What setup found, and where it stands; no values where there is no curve.
    [[nodiscard]] const CurveData &data() const;
    [[nodiscard]] const CurveGeometry &geometry() const;
    /// The block whose phases stand there, in the strip above RoPE's curve.
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
    /// The reach that is offered there.
    [[nodiscard]] std::optional<std::int64_t> reachAt(QPointF point) const;
    /// Those that RoPE's curve offers, from near to far, and which of them it has.
    struct Reaches {
        std::vector<std::int64_t> offered;
        std::size_t chosen = 0;
    };
    [[nodiscard]] Reaches reaches() const;
    /// Sentence instead of a curve; empty when there is one.
    [[nodiscard]] QString sentence() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

void paintCurve(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme, const CurveMarks &marks = {});

/// "Bias against displacement", "Score ..", "Overlap of two position vectors": a title for the
/// card.
[[nodiscard]] QString curveTitle(const core::Frame &frame);

/// Of QCustomPlot, which no other header names.
[[nodiscard]] QString curveLibraryVersion();

} // namespace locus::widgets
