// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

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
               const Theme &theme);
    void paint(QPainter &painter) const;

    /// Displacement under a point (relative to the rectangle), clamped to what the selected query
    /// has keys for; none when refused.
    [[nodiscard]] std::optional<std::int64_t> deltaAt(QPointF point) const;
    [[nodiscard]] QPointF pointOf(double delta, double value) const;
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] QString sentence() const; ///< empty when there is a curve

private:
    struct Private;
    std::unique_ptr<Private> d;
};

void paintCurve(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme);

/// "Bias against displacement", "Score ..", "Overlap of two position vectors": a title for the
/// card.
[[nodiscard]] QString curveTitle(const core::Frame &frame);

} // namespace locus::widgets
