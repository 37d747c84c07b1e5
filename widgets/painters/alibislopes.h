// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/position/alibiseries.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// Slopes of one Frame: the rule's and the present ones.
struct SlopeData {
    QString sentence; ///< instead of a picture; everything else is empty then
    double maxBias = 8;
    std::vector<core::AlibiTerm> terms;
    std::vector<double> rule, slopes;
    bool isCustom = false;

    [[nodiscard]] int heads() const { return static_cast<int>(slopes.size()); }
    /// Heads of the first series; the rest take every other term of the next one.
    [[nodiscard]] int firstSeries() const { return terms.empty() ? 0 : terms.front().series; }
};
[[nodiscard]] SlopeData slopeDataOf(const core::Frame &frame);

/// Powers of two between which the axis of slopes lies.
struct SlopeScale {
    int low = -8, high = 0;
    friend bool operator==(const SlopeScale &, const SlopeScale &) = default;
};
[[nodiscard]] SlopeScale slopeScaleOf(const SlopeData &data);

/// Slope on a log2 scale against the head's number.
struct SlopeGeometry {
    int heads = 0;
    SlopeScale scale;
    QRectF plot;
    QRectF words;

    [[nodiscard]] double x(int head) const;
    /// What is not above 0 has no place on this scale and stands at the lower edge.
    [[nodiscard]] double y(double slope) const;
    [[nodiscard]] double slopeAt(double y) const;
    [[nodiscard]] std::optional<int> headAt(QPointF point) const;
};
[[nodiscard]] SlopeGeometry slopeGeometry(const QRectF &rect, const core::Frame &frame,
                                          const SlopeData &data, const SlopeScale &scale);
/// Head whose dot is at a point.
[[nodiscard]] std::optional<int> dotAt(const SlopeGeometry &geometry, const SlopeData &data,
                                       QPointF point);

/// The rule in words: "12 is no power of two", and which series each head takes.
[[nodiscard]] QStringList slopeWords(const SlopeData &data);

/// Where the slope of head \a chosen stands in numbers: beside its dot, over as few others as can
/// be.
[[nodiscard]] QRectF slopeTagRect(const SlopeGeometry &geometry, const SlopeData &data, int chosen);

void paintSlopes(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                 const core::View &view, const Theme &theme, const SlopeData &data,
                 const SlopeScale &scale, std::optional<int> hovered = {});

} // namespace locus::widgets
