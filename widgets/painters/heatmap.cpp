// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/heatmap.h"

#include "core/keptcolors.h"
#include "core/rowpeaks.h"
#include "widgets/differencewords.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QPainter>

namespace locus::widgets {

namespace heatmap {

int Context::queryRow() const
{
    const int row =
        rowKindOf(image->stage) == RowKind::Queries ? view.query : tokenOfQuery(frame, view.query);
    return row >= 0 && row < geometry.rows ? row : -1;
}

int Context::keyIndex() const
{
    if (!isPair() && rowKindOf(image->stage) == RowKind::Queries)
        return -1;
    return view.key >= 0 && view.key < (isPair() ? geometry.columns : geometry.rows) ? view.key
                                                                                     : -1;
}

const core::Mask &Context::mask() const
{
    return shownMask(frame, options);
}

bool Context::isMasked(int row, int column) const
{
    return isPair() ? !mask().allowed(row, column) : isDeadOutput(row);
}

bool Context::isDeadOutput(int row) const
{
    return image->stage == core::Stage::Output && mask().isDead(row);
}

bool Context::hidesAnything() const
{
    return isPair() && mask().hidesAnything();
}

namespace {

bool isSharedByHeads(core::Stage stage)
{
    return stage == core::Stage::X || stage == core::Stage::Encoding ||
           stage == core::Stage::Input || stage == core::Stage::Mask || stage == core::Stage::Clip;
}

} // namespace

std::shared_ptr<const core::StageImage> imageOf(const core::Frame &frame, const core::View &view)
{
    if (frame.refusal || !frame.prepared)
        return nullptr;
    const auto find = [&](int head) {
        const auto it = frame.images.find({view.stage, head});
        return it == frame.images.end() ? nullptr : it->second;
    };
    if (auto image = find(view.head))
        return image;
    return isSharedByHeads(view.stage) ? find(0) : nullptr;
}

std::shared_ptr<const core::StageImage> shownImage(const core::Frame &frame, const core::View &view,
                                                   const HeatmapOptions &options)
{
    return options.difference ? options.difference->image : imageOf(frame, view);
}

QString shownSentence(const core::Frame &frame, const core::View &view,
                      const HeatmapOptions &options)
{
    if (!options.difference)
        return heatmapSentence(frame, view);
    return options.difference->problem ? words(*options.difference->problem) : QString();
}

ColorRange shownRange(const core::Frame &frame, const core::View &view,
                      const HeatmapOptions &options)
{
    if (options.range)
        return *options.range;
    return options.difference ? differenceRange(*options.difference) : heatmapRange(frame, view);
}

const core::Mask &shownMask(const core::Frame &frame, const HeatmapOptions &options)
{
    return options.difference ? options.difference->mask : frame.prepared->mask;
}

const core::Frame &labelledFrame(const core::Frame &frame, const HeatmapOptions &options)
{
    return options.difference && mistakeTagHeight(frame) == 0 ? *options.difference->a : frame;
}

std::vector<double> shownRow(const Context &c, int row)
{
    return c.options.difference
               ? core::exactDifferenceRow(*c.options.difference, row)
               : core::exactRow(*c.frame.prepared, c.image->stage, c.image->head, row);
}

Scope::Scope(const QRectF &rect, const core::Frame &frame, const core::View &view,
             const Theme &theme, const HeatmapOptions &options)
    : m_frame(frame)
    , m_view(view)
    , m_theme(theme)
    , m_options(options)
{
    if (!shownSentence(frame, view, options).isEmpty())
        return;
    m_geometry = options.geometry ? *options.geometry : heatmapGeometry(rect, frame, view, options);
    if (m_geometry)
        m_image = shownImage(frame, view, options);
}

Context Scope::context() const
{
    Context context{*m_geometry,
                    m_frame,
                    m_view,
                    m_theme,
                    m_options,
                    m_image,
                    shownRange(m_frame, m_view, m_options),
                    {}};
    if (m_options.selection)
        context.bucket = bucketBandOf(context);
    return context;
}

std::optional<core::ChannelPair> chosenColumns(const Context &c)
{
    if (!c.showsSelection() || c.image->stage != core::Stage::Encoding ||
        c.frame.key.method != core::MethodId::Sinusoidal)
        return std::nullopt;
    if (c.view.block < 0 || 2 * c.view.block >= c.image->columns)
        return std::nullopt;
    return core::sinusoidalChannels(c.view.block, c.image->columns, c.frame.key.sinusoidal.layout);
}

} // namespace heatmap

RowKind rowKindOf(core::Stage stage)
{
    switch (stage) {
    case core::Stage::X:
    case core::Stage::Encoding:
    case core::Stage::Input:
    case core::Stage::K:
    case core::Stage::V:
    case core::Stage::RotatedK: return RowKind::Keys;
    default: return RowKind::Queries;
    }
}

bool heatmapExists(const core::Frame &frame, const core::View &view)
{
    return heatmap::imageOf(frame, view) != nullptr;
}

ColorRange heatmapRange(const core::Frame &frame, const core::View &view)
{
    const auto image = heatmap::imageOf(frame, view);
    if (!image)
        return {};
    const bool isPositive =
        image->stage == core::Stage::Weights || image->stage == core::Stage::Mask;
    if (image->stage == core::Stage::Clip) { // a step of the bar for each of its values
        const double end = frame.key.shaw.radius + 0.5;
        return {ColorScale::Diverging, -end, end};
    }
    // A deliberate mistake can push weights below zero: then they need a sign.
    if (const auto kept = core::keptColors(view, image->stage))
        return {isPositive && kept->low >= 0 ? ColorScale::Cividis : ColorScale::Diverging,
                kept->low, kept->high};
    const double min = double(image->min);
    const double max = double(image->max);
    if (image->stage == core::Stage::Weights && min >= 0)
        return rangeOf(ColorScale::Cividis, 0,
                       double(core::endOfColors(*image, frame.prepared->mask)));
    if (image->stage == core::Stage::Mask)
        return rangeOf(ColorScale::Cividis, min, max);
    const bool oneSided =
        image->stage == core::Stage::Bias || image->stage == core::Stage::LogWeights ||
        (image->stage == core::Stage::Position && frame.key.method == core::MethodId::Alibi);
    return rangeOf(ColorScale::Diverging, min, max, oneSided);
}

ColorRange differenceRange(const core::Difference &difference)
{
    if (!difference.image)
        return {};
    return rangeOf(ColorScale::Diverging, double(difference.image->min),
                   double(difference.image->max));
}

QString heatmapSentence(const core::Frame &frame, const core::View &view)
{
    if (frame.refusal)
        return words(*frame.refusal);
    if (!frame.prepared)
        return {};
    if (const auto refusal = core::stageRefusal(*frame.prepared, view.stage))
        return words(*refusal);
    return {};
}

namespace {

/// Labels, colour bar and legend, each only where something of it is exposed.
void paintAround(QPainter &painter, const QRectF &rect, const heatmap::Context &c)
{
    const QRectF exposed = c.options.exposed.value_or(rect);
    const HeatmapGeometry &g = c.geometry;
    if (c.options.labels && exposed.top() < g.map.top() - heatmap::tickGap)
        heatmap::paintColumnLabels(painter, c);
    if (c.options.labels && exposed.left() < g.map.left() - heatmap::bandReach)
        heatmap::paintRowLabels(painter, c);
    if (exposed.right() > g.bar.left() - heatmap::halfBarPen)
        heatmap::paintColorBar(painter, c);
    heatmap::paintBarPointer(painter, c);
    if (exposed.bottom() > g.legend.top())
        heatmap::paintLegend(painter, c);
}

} // namespace

void paintHeatmap(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                  const core::View &view, const Theme &theme, const HeatmapOptions &options)
{
    const QRectF inner =
        paintMistakeTag(painter, rect, heatmap::labelledFrame(frame, options), theme);
    if (const QString sentence = heatmap::shownSentence(frame, view, options);
        !sentence.isEmpty()) {
        paintSentence(painter, inner, sentence, theme);
        return;
    }
    const heatmap::Scope scope(rect, frame, view, theme, options);
    if (!scope.hasMap())
        return;
    const heatmap::Context context = scope.context();
    heatmap::paintCells(painter, context);
    if (options.selection && options.diagonal)
        heatmap::paintDisplacement(painter, context);
    if (context.showsSelection())
        heatmap::paintCrosshair(painter, context);
    heatmap::paintNumbers(painter, context); // an outline must not hide a minus
    if (context.showsSelection())
        heatmap::paintPinned(painter, context);
    heatmap::paintDeadRows(painter, context);
    heatmap::paintHover(painter, context);
    paintAround(painter, rect, context);
}

} // namespace locus::widgets
