// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/channelorder.h"

#include "core/layoutchange.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/strip.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double stripHeight = 15;
constexpr double tallestStrip = 48;  ///< on a large screen
constexpr double stripShare = 0.05;  ///< of the height
constexpr double numbersHeight = 14; ///< of channel numbers above and below
constexpr double namesSpace = 84;
constexpr double leastWires = 24;
constexpr double mostWires = 150;
constexpr double wiresShare = 0.7; ///< of the width: wires stay steep
constexpr double edge = 2;
constexpr int mostDrawnPairs = 48;
constexpr double numberGap = 22;  ///< between channel numbers
constexpr double lineHeight = 19; ///< room for Chinese

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

using Layout = core::ChannelLayout;

bool hasSinusoid(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && frame.prepared->hooks.onInput &&
           frame.key.method == core::MethodId::Sinusoidal && view.query >= 0 &&
           view.query < frame.shapes.nQuery && view.key >= 0 && view.key < frame.shapes.nKey &&
           view.head >= 0 && view.head < frame.shapes.heads;
}

struct Job {
    const ChannelOrderGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const ChannelOrderOptions &options;
    core::LayoutChange change;
};

QString nameOf(Layout layout)
{
    return layout == Layout::Interleaved ? Painters::tr("interleaved")
                                         : Painters::tr("sines first");
}

bool isUsed(const Job &job, Layout layout)
{
    return job.frame.key.sinusoidal.layout == layout;
}

QPointF endOf(const Job &job, Layout layout, int channel)
{
    const QRectF cell = strip::cell(job.g.strip(layout), job.g.channels, channel);
    const bool above = layout == Layout::Interleaved;
    return {cell.center().x(), above ? cell.bottom() + edge : cell.top() - edge};
}

/// From the channel in one order to its place in the other.
void paintWire(QPainter &painter, const Job &job, int from, int to)
{
    const QPointF top = endOf(job, Layout::Interleaved, from);
    const QPointF bottom = endOf(job, Layout::Concat, to);
    painter.drawLine(top, bottom);
}

void paintPairWires(QPainter &painter, const Job &job, int pair, const QPen &pen)
{
    const int d = job.g.channels;
    const auto above = core::sinusoidalChannels(pair, d, Layout::Interleaved);
    const auto below = core::sinusoidalChannels(pair, d, Layout::Concat);
    painter.setPen(pen);
    paintWire(painter, job, above.first, below.first);
    QPen dashed = pen; // the cosine, without colour
    dashed.setDashPattern({3, 2.5});
    painter.setPen(dashed);
    paintWire(painter, job, above.second, below.second);
}

void paintWires(QPainter &painter, const Job &job)
{
    const int pairs = job.g.channels / 2;
    const int each = std::max(1, (pairs + mostDrawnPairs - 1) / mostDrawnPairs);
    for (int pair = 0; pair < pairs; pair += each)
        paintPairWires(painter, job, pair, QPen(job.theme.line2, 1));
    const auto marked = job.options.hoverPair;
    if (marked && *marked >= 0 && *marked < pairs)
        paintPairWires(painter, job, *marked, QPen(job.theme.ink, 1.4));
    if (job.view.block >= 0 && job.view.block < pairs) {
        paintPairWires(painter, job, job.view.block, QPen(job.theme.casing, 5));
        paintPairWires(painter, job, job.view.block, QPen(job.theme.position.line, 2.4));
    }
}

void paintNumbers(QPainter &painter, const Job &job, Layout layout)
{
    const int d = job.g.channels;
    const QRectF strip = job.g.strip(layout);
    const bool above = layout == Layout::Interleaved;
    const double top = above ? strip.top() - numbersHeight - 1 : strip.bottom() + 2;
    const int step = indexStep(d, strip.width() / d, numberGap);
    const auto chosen =
        core::sinusoidalChannels(std::clamp(job.view.block, 0, d / 2 - 1), d, layout);
    const auto paint = [&](int channel, const QColor &color, int weight) {
        const QRectF box(strip::cell(strip, d, channel).center().x() - 20, top, 40, numbersHeight);
        painter.setFont(uiFont(metrics::axisPx, weight));
        painter.setPen(color);
        painter.drawText(box, Qt::AlignCenter, wholeText(channel));
    };
    const auto isNearChosen = [&](int channel) {
        const double room = std::max(1.0, 16 / (strip.width() / d));
        return std::abs(channel - chosen.first) < room || std::abs(channel - chosen.second) < room;
    };
    for (int channel = 0; channel < d; channel += step)
        if (!isNearChosen(channel))
            paint(channel, job.theme.ink3, QFont::Normal);
    paint(chosen.first, job.theme.position.text, QFont::DemiBold);
    if (strip.width() / d * (chosen.second - chosen.first) > 14)
        paint(chosen.second, job.theme.position.text, QFont::DemiBold);
}

void paintLayout(QPainter &painter, const Job &job, Layout layout)
{
    const QRectF strip = job.g.strip(layout);
    const core::Row<double> &row =
        layout == Layout::Interleaved ? job.change.interleaved : job.change.concat;
    const std::span<const double> values(row.data(), static_cast<std::size_t>(row.size()));
    const ColorRange range{ColorScale::Diverging, -1, 1};
    strip::paintCells(painter, strip, values, range, job.theme);
    strip::paintNumbers(painter, strip, values, range, job.theme);
    strip::paintFrame(painter, strip,
                      isUsed(job, layout) ? job.theme.position.line : job.theme.line2,
                      isUsed(job, layout) ? strip::Frame::Solid : strip::Frame::Dashed, job.theme);
    paintNumbers(painter, job, layout);
    const QFont font =
        uiFont(metrics::subtitlePx, isUsed(job, layout) ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(isUsed(job, layout) ? job.theme.position.text : job.theme.ink3);
    const QRectF box(job.g.names.left(), strip.center().y() - 9, job.g.names.width() - 8, 18);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(nameOf(layout), Qt::ElideRight, box.width()));
}

/// What a permutation keeps, in numbers.
QString noteOf(const core::LayoutChange &change)
{
    constexpr int decimals = 3;
    const QString overlap = fixedText(change.overlap, decimals);
    const QString other = fixedText(change.overlapOther, decimals);
    const QString kept = overlap == other
                             ? Painters::tr("pᵢ · pⱼ = %1 in either order.").arg(overlap)
                             : Painters::tr("pᵢ · pⱼ = %1 and %2.").arg(overlap, other);
    const QString score = fixedText(change.score, decimals);
    const QString alike = fixedText(change.scoreAlike, decimals);
    const QString alone = fixedText(change.scoreAlone, decimals);
    return kept + QLatin1Char(' ') +
           (score == alike
                ? Painters::tr("The score %1 stays when x and the rows of W change their "
                               "order with p; it becomes %2 when p alone does.")
                      .arg(score, alone)
                : Painters::tr("The score %1 becomes %2 when x and the rows of W change "
                               "their order with p, and %3 when p alone does.")
                      .arg(score, alike, alone));
}

double noteHeight(double width)
{
    // Two lines where the picture is wide, more where it is narrow.
    return (width >= 470 ? 2 : width >= 300 ? 3 : 5) * lineHeight;
}

} // namespace

std::optional<int> ChannelOrderGeometry::pairAt(QPointF point) const
{
    for (const core::ChannelLayout layout : {Layout::Interleaved, Layout::Concat}) {
        const QRectF rect = strip(layout).adjusted(0, -numbersHeight, 0, numbersHeight);
        if (!rect.contains(point))
            continue;
        const int channel = strip::cellAt(strip(layout), channels, point.x());
        return layout == Layout::Interleaved ? channel / 2 : channel % (channels / 2);
    }
    return std::nullopt;
}

std::optional<core::ChannelLayout> ChannelOrderGeometry::nameAt(QPointF point) const
{
    if (point.x() < names.left() || point.x() >= names.right())
        return std::nullopt;
    for (const core::ChannelLayout layout : {Layout::Interleaved, Layout::Concat})
        if (std::abs(point.y() - strip(layout).center().y()) <=
            std::max(stripHeight, strip(layout).height() / 2))
            return layout;
    return std::nullopt;
}

std::optional<ChannelOrderGeometry>
channelOrderGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view)
{
    if (!hasSinusoid(frame, view))
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    ChannelOrderGeometry g;
    g.channels = frame.shapes.dModel;
    const double note = noteHeight(inner.width());
    const double names = std::min(namesSpace, inner.width() * 0.3);
    const double cells =
        std::round(std::clamp(stripShare * inner.height(), stripHeight, tallestStrip));
    const double around = 2 * (cells + numbersHeight + edge) + 8;
    const double width = inner.width() - names - 2 * edge;
    const double wires =
        std::min(std::max(mostWires, wiresShare * width), inner.height() - note - around);
    if (wires < leastWires || width < 40)
        return std::nullopt;
    const double left = inner.left() + names;
    const double top = inner.top() + numbersHeight + edge;
    g.names = QRectF(inner.left(), inner.top(), names, inner.height() - note);
    g.interleaved = QRectF(left, std::round(top), width, cells);
    g.concat = QRectF(left, std::round(g.interleaved.bottom() + wires), width, cells);
    g.note = QRectF(inner.left(),
                    std::min(inner.bottom() - note, g.concat.bottom() + numbersHeight + 10),
                    inner.width(), note);
    return g;
}

void paintChannelOrder(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const core::View &view, const Theme &theme,
                       const ChannelOrderOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) { // the map says why
        paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = channelOrderGeometry(rect, frame, view);
    if (!geometry)
        return;
    const Job job{
        *geometry, frame,
        view,      theme,
        options,   core::layoutChange(*frame.prepared, {view.head}, {view.query}, {view.key})};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintWires(painter, job);
    paintLayout(painter, job, Layout::Interleaved);
    paintLayout(painter, job, Layout::Concat);
    painter.setFont(uiFont(metrics::subtitlePx));
    painter.setPen(theme.ink2);
    painter.drawText(geometry->note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     noteOf(job.change));
    painter.restore();
}

} // namespace locus::widgets
