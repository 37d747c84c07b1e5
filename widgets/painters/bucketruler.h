// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/position/t5float.h"
#include "core/position/t5ruler.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// T5's buckets of one Frame: numbers of core, ready to be mapped to pixels.
struct BucketData {
    QString sentence; ///< instead of a picture; everything else is empty then
    core::T5Params params;
    std::vector<core::T5Band> bands;
    std::vector<int> unreached;
    std::vector<core::BucketDifference> float32;
    core::Matrix<double> table; ///< buckets x heads
    int maxExact = 1;
    int perDirection = 2;
    std::int64_t reach = 1;   ///< largest distance between a query and a key
    bool masksAfter = false;  ///< keys after the query are masked for every query
    double low = 0, high = 1; ///< of all values that are drawn

    /// Index of the band that holds a displacement.
    [[nodiscard]] std::size_t bandAt(std::int64_t delta) const;
};
[[nodiscard]] BucketData bucketDataOf(const core::Frame &frame);

/// Both axes. The horizontal one is sign(delta) log2(1 + |delta|).
struct BucketScale {
    double left = 1, right = 1; ///< how far it reaches before and after the query
    double low = 0, high = 1;
    friend bool operator==(const BucketScale &, const BucketScale &) = default;
};
[[nodiscard]] BucketScale bucketScaleOf(const BucketData &data);

/// Where everything stands: the ruler above, a staircase per head on the same axis below.
struct BucketRulerGeometry {
    BucketScale scale;
    QRectF words;    ///< "keys before the query"; empty where there is no room
    QRectF brackets; ///< what kinds of buckets lie below; empty where there is no room
    QRectF ruler;
    QRectF plot;
    QRectF notes;
    std::vector<double> edges;                ///< x of the left edge of each band, and of the end
    QRectF bucketsHandle, distanceHandle;     ///< the knobs
    double bucketsStem = 0, distanceStem = 0; ///< x of the stems
    bool handlesLeft = false; ///< on the side of keys before the query, where the other is short

    [[nodiscard]] double x(double delta) const;
    [[nodiscard]] double deltaAt(double x) const;
    [[nodiscard]] double y(double value) const;
    [[nodiscard]] double valueAt(double y) const;
    [[nodiscard]] QRectF bandRect(std::size_t band) const;
    [[nodiscard]] bool isEmpty() const { return edges.empty(); }
};
[[nodiscard]] BucketRulerGeometry bucketRulerGeometry(const QRectF &rect, const core::Frame &frame,
                                                      const BucketData &data,
                                                      const BucketScale &scale);

/// What the pointer is on.
enum class BucketPart { None, Buckets, Distance, Step, Axis };
[[nodiscard]] BucketPart bucketPartAt(const BucketRulerGeometry &geometry, const BucketData &data,
                                      int head, QPointF point);

struct BucketRulerOptions {
    std::optional<std::int64_t> hover = {}; ///< displacement pointed at, here or elsewhere
    BucketPart lit = BucketPart::None;      ///< in the hand or under the pointer
    bool handles = true;                    ///< figures have none
};
void paintBucketRuler(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                      const core::View &view, const Theme &theme, const BucketData &data,
                      const BucketScale &scale, const BucketRulerOptions &options = {});

} // namespace locus::widgets
