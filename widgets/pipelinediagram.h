// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "widgets/theme.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace locus::widgets {

/// What stands in the pipeline, in reading order. Product and what follows it up to Displacement
/// are one box and the stages that can be asked of it.
enum class PipelinePart {
    Tokens,
    Encoding,
    Input,
    Query,
    Key,
    Value,
    Rotate,
    RotatedQuery,
    RotatedKey,
    Product,
    Scores,
    Content,
    Added,
    Displacement,
    Bias,
    Mask,
    Softmax,
    Sum,
    Output
};

/// One thing that can be pointed at.
struct PipelineBox {
    enum class Kind {
        Box,
        Letter, ///< a value on its lane
        Word    ///< a stage named in the box of the product
    };

    PipelinePart part = PipelinePart::Tokens;
    Kind kind = Kind::Box;
    QString symbol; ///< see pipelinesymbol.h
    QString caption;
    QString shape;                   ///< "12 × 64", empty where it has none of its own
    std::vector<core::Stage> stages; ///< a click shows the first, the next click the next
    std::optional<Role> role;
    bool lit = false;    ///< position enters here
    bool idle = false;   ///< a slot that this method, or this content, leaves empty
    bool broken = false; ///< wrong on purpose
    bool alias = false;  ///< another part already marks its stage as shown
    QRectF rect;
    friend bool operator==(const PipelineBox &, const PipelineBox &) = default;
};

/// A line between parts; a casing of the ground parts it from letters that stand on it.
struct PipelineLane {
    QPolygonF points;
    std::optional<Role> role; ///< none: a neutral line
    bool arrow = true;
    bool idle = false;
    friend bool operator==(const PipelineLane &, const PipelineLane &) = default;
};

/// Everything the pipeline strip shows of a Frame, except which stage is on the map: a value, made
/// and tested without a window.
struct PipelineDiagram {
    core::MethodId method = core::MethodId::None;
    core::Mistake mistake = core::Mistake::None;
    std::vector<PipelineBox> boxes;
    std::vector<PipelineLane> lanes;
    QRectF legend; ///< empty: no room
    QRectF facts;  ///< the line about the method; empty in the compact form
    bool compact = false;
    friend bool operator==(const PipelineDiagram &, const PipelineDiagram &) = default;

    [[nodiscard]] const PipelineBox *box(PipelinePart part) const;
    /// Index of the part at a point, the smallest first; -1 for none.
    [[nodiscard]] int indexAt(QPointF point) const;
    /// Index of the part that is marked while a stage is on the map; -1 for none.
    [[nodiscard]] int indexOf(core::Stage stage) const;
    /// The box around a word, the part itself otherwise.
    [[nodiscard]] const PipelineBox &frameOf(const PipelineBox &box) const;
    /// What a click on the part shows while \a now is on the map; none for an idle slot.
    [[nodiscard]] static std::optional<core::Stage> picked(const PipelineBox &box, core::Stage now);
};

/// \a compact: one line of symbols, whose boxes hold several stages each.
[[nodiscard]] PipelineDiagram pipelineDiagram(const core::Frame &frame, double width, bool compact);

[[nodiscard]] int pipelineHeight(bool compact);

/// Puts the parts and lanes in their places (used by pipelineDiagram).
void layOutPipeline(PipelineDiagram &diagram, double width);

/// Sizes that painter and layout share, in layout pixels.
namespace pipeline {
inline constexpr double symbolPx = 15;
inline constexpr double captionPx = 11;
inline constexpr double shapePx = 10;
inline constexpr double wordGap = 8;
inline constexpr double padding = 6;
} // namespace pipeline

} // namespace locus::widgets
