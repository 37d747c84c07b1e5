// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/fourparts.h"

#include "core/scoreparts.h"
#include "widgets/formula.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/fourpartswords.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

using namespace fourparts;

constexpr double smallNumbersBelow = 64;
constexpr double rangeFrom = 76; ///< width of a map

std::shared_ptr<const core::StageImage> imageOf(const core::Frame &frame, const core::View &view,
                                                std::size_t part)
{
    core::View look = view;
    look.stage = partStages[part];
    return heatmap::imageOf(frame, look);
}

void paintHead(QPainter &painter, const FourPartsGeometry &g, std::size_t part, const Theme &theme)
{
    using namespace formula;
    const auto side = [](bool position) {
        return position ? letter(QStringLiteral("p"), Ink::Position) : letter(QStringLiteral("x"));
    };
    const NodePtr symbol = row({side(part >= 2), word(QStringLiteral("·")), side(part % 2 == 1)});
    formula::paint(painter, g.heads[part].bottomLeft() + QPointF(0, -6), symbol, 15.5, theme);
}

void paintFoot(QPainter &painter, const FourPartsGeometry &g, std::size_t part, double value,
               const Theme &theme)
{
    const QRectF &foot = g.feet[part];
    const bool narrow = foot.width() < smallNumbersBelow;
    const QFont font = uiFont(narrow ? metrics::cellPx : metrics::labelPx, QFont::DemiBold);
    QString text = part == 0 ? fixedText(value, decimals) : signedText(value, decimals);
    if (fixedDigitsWidth(font, text) > foot.width())
        text = shortText(value);
    painter.setPen(part == 0 ? theme.ink : theme.position.text);
    paintFixedDigits(painter, {foot.center().x(), foot.top() + 15}, text, font, Qt::AlignHCenter);
    if (!g.words)
        return;
    painter.setFont(uiFont(metrics::legendPx));
    painter.setPen(theme.ink2);
    painter.drawText(foot.adjusted(0, numberHeight, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                     partWords(part));
}

void paintPlus(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    painter.setFont(uiFont(metrics::labelPx, QFont::Medium));
    painter.setPen(theme.ink2);
    painter.drawText(rect, Qt::AlignCenter, QStringLiteral("+"));
}

/// What the colours of all four span, over the right end.
void paintRange(QPainter &painter, const FourPartsGeometry &g, const ColorRange &range,
                const Theme &theme)
{
    if (g.heads[3].width() < rangeFrom)
        return;
    const QRectF head(g.heads[0].topLeft(), QPointF(g.heads[3].right(), g.heads[0].bottom()));
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(theme.ink3);
    painter.drawText(head.adjusted(0, 0, 0, -4), Qt::AlignRight | Qt::AlignBottom,
                     rangeText(range.low, range.high));
}

struct Job {
    const FourPartsGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const FourPartsOptions &options;
    ColorRange range;
};

bool isOtherPart(std::optional<core::Stage> meant, core::Stage part)
{
    return meant && meant != part &&
           std::find(partStages.begin(), partStages.end(), *meant) != partStages.end();
}

void paintMap(QPainter &painter, const Job &job, std::size_t part)
{
    core::View look = job.view;
    look.stage = partStages[part];
    HeatmapOptions options;
    if (!isOtherPart(job.options.hoverStage, partStages[part]))
        options.hover = job.options.hover;
    options.cache = job.options.caches ? &(*job.options.caches)[part] : nullptr;
    const auto image = heatmap::imageOf(job.frame, look);
    const heatmap::Context context{job.g.maps[part], job.frame, look,      job.theme,
                                   options,          image,     job.range, {}};
    heatmap::paintCells(painter, context);
    heatmap::paintNumbers(painter, context);
    painter.setBrush(Qt::NoBrush); // cells near zero have the ground's colour
    painter.setPen(QPen(job.theme.line, 1));
    painter.drawRect(job.g.maps[part].map.adjusted(-0.5, -0.5, 0.5, 0.5));
    heatmap::paintCrosshair(painter, context);
    heatmap::paintHover(painter, context);
}

} // namespace

ColorRange fourPartsRange(const core::Frame &frame, const core::View &view)
{
    float low = 0;
    float high = 0;
    for (std::size_t part = 0; part < partStages.size(); ++part)
        if (const auto image = imageOf(frame, view, part)) {
            low = std::min(low, image->min);
            high = std::max(high, image->max);
        }
    return rangeOf(ColorScale::Diverging, double(low), double(high));
}

QString fourPartsSubtitle(const core::Frame &frame, const core::View &view)
{
    if (frame.refusal || !hasPair(frame, view) ||
        core::stageRefusal(*frame.prepared, core::Stage::PositionPosition))
        return {};
    const double sum =
        core::inputTerms(*frame.prepared, {view.head}, {view.query}, {view.key}).sum();
    return withCaveat(frame, core::Stage::PositionPosition,
                      QStringLiteral("e = %1").arg(fixedText(sum, decimals)));
}

void paintFourParts(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme, const FourPartsOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) { // the map says why
        paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = fourPartsGeometry(rect, frame, view);
    if (!geometry)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Job job{*geometry, frame, view, theme, options, fourPartsRange(frame, view)};
    const bool chosen = hasPair(frame, view);
    const core::InputTerms terms =
        chosen ? core::inputTerms(*frame.prepared, {view.head}, {view.query}, {view.key})
               : core::InputTerms{};
    const std::array values = {terms.contentContent, terms.contentPosition, terms.positionContent,
                               terms.positionPosition};
    for (std::size_t part = 0; part < partStages.size(); ++part) {
        paintMap(painter, job, part);
        paintHead(painter, *geometry, part, theme);
        if (chosen)
            paintFoot(painter, *geometry, part, values[part], theme);
    }
    for (const QRectF &plus : geometry->plus)
        paintPlus(painter, plus, theme);
    paintRange(painter, *geometry, job.range, theme);
    painter.setFont(noteFont());
    painter.setPen(theme.ink2);
    painter.drawText(geometry->note, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                     noteOf(frame, view, geometry->note.width()));
    painter.restore();
}

} // namespace locus::widgets
