// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/fourparts.h"

#include "core/scoreparts.h"
#include "widgets/formula.h"
#include "widgets/numbertext.h"
#include "widgets/painters/cellimage.h"
#include "widgets/painters/common.h"
#include "widgets/painters/fourpartswords.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

using namespace fourparts;

constexpr double smallNumbersBelow = 64;
constexpr double rangeFrom = 76; ///< width of a map

using Images = std::array<std::shared_ptr<const core::StageImage>, 4>;

Images imagesOf(const core::Frame &frame, const core::View &view, FourPartsCache &cache)
{
    Images images;
    core::View look = view;
    if (!arePartsSampled(frame.shapes)) {
        for (std::size_t part = 0; part < images.size(); ++part) {
            look.stage = partStages[part];
            images[part] = heatmap::imageOf(frame, look);
        }
        return images;
    }
    if (cache.prepared != frame.prepared || cache.head != view.head) {
        cache.prepared = frame.prepared;
        cache.head = view.head;
        cache.sample = std::make_shared<const core::PartsSample>(
            core::sampleParts(*frame.prepared, {view.head}, mostTokens));
    }
    for (std::size_t part = 0; part < images.size(); ++part) // they live as long as the sample
        images[part] = {cache.sample, &cache.sample->images[part]};
    return images;
}

ColorRange rangeOf(const Images &images)
{
    float low = 0;
    float high = 0;
    for (const auto &image : images) {
        low = std::min(low, image->min);
        high = std::max(high, image->max);
    }
    return widgets::rangeOf(ColorScale::Diverging, double(low), double(high));
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
    FourPartsCache &cache;
    Images images;
    ColorRange range;
};

bool isOtherPart(std::optional<core::Stage> meant, core::Stage part)
{
    return meant && meant != part &&
           std::find(partStages.begin(), partStages.end(), *meant) != partStages.end();
}

/// Cells of a sample: its mask is not that of the Frame.
void paintSample(QPainter &painter, const Job &job, std::size_t part)
{
    const QRectF &map = job.g.maps[part].map;
    const core::Mask &mask = job.cache.sample->mask;
    if (mask.hidesAnything())
        paintHatch(painter, map, job.theme);
    const QTransform &t = painter.deviceTransform();
    const double scale = isVector(painter) ? 4 : 1; // viewers blur small embedded images
    const auto pixels = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    QImage cells;
    colorCells(cells, {pixels(map.width() * t.m11()), pixels(map.height() * t.m22())},
               {*job.images[part], mask.hidesAnything() ? &mask : nullptr, job.range,
                colorTable(job.range.scale, job.theme)});
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(map, cells);
}

void paintMap(QPainter &painter, const Job &job, std::size_t part)
{
    // The maps count their rows and columns by themselves.
    const CellIndex chosen = job.g.rowAndColumn({job.view.query, job.view.key});
    core::View look = job.view;
    look.stage = partStages[part];
    look.query = chosen.row;
    look.key = chosen.column;
    HeatmapOptions options;
    if (job.options.hover && !isOtherPart(job.options.hoverStage, partStages[part]))
        options.hover = job.g.rowAndColumn(*job.options.hover);
    options.cache = &job.cache.maps[part];
    const heatmap::Context context{job.g.maps[part], job.frame,        look,      job.theme,
                                   options,          job.images[part], job.range, {}};
    const bool isSampled = arePartsSampled(job.frame.shapes);
    if (isSampled)
        paintSample(painter, job, part);
    else
        heatmap::paintCells(painter, context);
    painter.setBrush(Qt::NoBrush); // cells near zero have the ground's colour
    painter.setPen(QPen(job.theme.line, 1));
    painter.drawRect(job.g.maps[part].map.adjusted(-0.5, -0.5, 0.5, 0.5));
    heatmap::paintCrosshair(painter, context);
    if (!isSampled)
        heatmap::paintNumbers(painter, context);
    heatmap::paintHover(painter, context);
}

} // namespace

ColorRange fourPartsRange(const core::Frame &frame, const core::View &view, FourPartsCache *cache)
{
    FourPartsCache local;
    return rangeOf(imagesOf(frame, view, cache ? *cache : local));
}

QString fourPartsSubtitle(const core::Frame &frame, const core::View &view)
{
    if (frame.refusal || !hasPair(frame, view) ||
        core::stageRefusal(*frame.prepared, core::Stage::PositionPosition))
        return {};
    const double sum =
        core::inputTerms(*frame.prepared, {view.head}, {view.query}, {view.key}).sum();
    QString text = QStringLiteral("e = %1").arg(fixedText(sum, decimals));
    if (arePartsSampled(frame.shapes))
        text += QStringLiteral(" · ") + QCoreApplication::translate("Painters", "%1 of %2 tokens")
                                            .arg(std::min(mostTokens, frame.shapes.nKey))
                                            .arg(wholeText(frame.shapes.nKey));
    return withCaveat(frame, core::Stage::PositionPosition, text);
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
    FourPartsCache local;
    FourPartsCache &cache = options.cache ? *options.cache : local;
    const Images images = imagesOf(frame, view, cache);
    const Job job{*geometry, frame, view, theme, options, cache, images, rangeOf(images)};
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
                     geometry->noteText);
    painter.restore();
}

} // namespace locus::widgets
