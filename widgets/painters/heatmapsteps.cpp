// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/shaw.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/relationparts.h"

#include <QPainter>

#include <algorithm>

namespace locus::widgets::heatmap {

namespace {

constexpr double gapFromStep = 6;
constexpr double labelGap = 15; ///< from one number to the next

int radiusOf(const Context &c)
{
    return c.frame.key.shaw.radius;
}

QRectF stepRect(const Context &c, int clip)
{
    const QRectF &bar = c.geometry.bar;
    const double height = bar.height() / (2 * radiusOf(c) + 1);
    const double gap = height >= gapFromStep ? 1 : 0;
    return {bar.left(), bar.bottom() - (clip + radiusOf(c) + 1) * height, bar.width(),
            height - gap};
}

/// None where no pair is selected.
std::optional<int> selectedClip(const Context &c)
{
    if (!c.showsSelection() || c.queryRow() < 0 || c.keyIndex() < 0)
        return std::nullopt;
    return static_cast<int>(core::clippedDisplacement(
        core::displacement(*c.frame.prepared, {c.queryRow()}, {c.keyIndex()}), radiusOf(c)));
}

void paintLabel(QPainter &painter, const Context &c, int clip, bool selected)
{
    const QRectF step = stepRect(c, clip);
    const bool bold = selected || clip == 0;
    painter.setFont(uiFont(metrics::axisPx, bold ? QFont::DemiBold : QFont::Normal));
    painter.setPen(selected ? c.theme.position.text : clip == 0 ? c.theme.ink : c.theme.ink3);
    painter.drawText(QRectF(step.right() + 7, step.center().y() - 8, 60, 16),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     relation::rowLabel(clip + radiusOf(c), radiusOf(c)));
}

} // namespace

void paintStepBar(QPainter &painter, const Context &c)
{
    const int radius = radiusOf(c);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int clip = -radius; clip <= radius; ++clip) {
        const QColor color = colorOf(clip, c.range, c.theme);
        painter.fillRect(stepRect(c, clip), color);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.theme.line2, 1));
    painter.drawRect(c.geometry.bar);
    // The ends and the selected step are always named, the others where they are not too close.
    const std::optional<int> selected = selectedClip(c);
    const int every =
        indexStep(2 * radius + 1, c.geometry.bar.height() / (2 * radius + 1), labelGap);
    std::vector<int> named;
    for (const int clip : {selected.value_or(-radius), -radius, radius, 0})
        named.push_back(clip);
    for (int clip = every; clip < radius; clip += every)
        named.insert(named.end(), {clip, -clip});
    std::vector<double> taken;
    for (const int clip : named) {
        const double y = stepRect(c, clip).center().y();
        if (std::any_of(taken.begin(), taken.end(),
                        [y](double other) { return std::abs(other - y) < labelGap - 2; }))
            continue;
        taken.push_back(y);
        paintLabel(painter, c, clip, clip == selected);
    }
}

} // namespace locus::widgets::heatmap
