// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/channels.h"

#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/channelsparts.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/strip.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

using channels::Subject;
using core::RopeLayout;

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double cellHeight = 17;
constexpr double vectorStep = 19;
constexpr double vectorHeight = 14;
constexpr double groupGap = 8;
constexpr double noteHeight = 17;
constexpr double widestCell = 64;
constexpr double edge = 3;
constexpr double leastGrowth = 0.85;
constexpr double mostGrowth = 4; ///< on a large screen

QString noteText()
{
    return Painters::tr("v is not rotated: it enters the sum as it is");
}

QFont noteFont()
{
    return uiFont(metrics::legendPx, QFont::Medium);
}

double labelRoom()
{
    const QFontMetricsF fm(uiFont(metrics::subtitlePx, QFont::DemiBold));
    return std::max(fm.horizontalAdvance(channels::nameOf(RopeLayout::Interleaved)),
                    fm.horizontalAdvance(channels::nameOf(RopeLayout::Half))) +
           10;
}

bool hasPair(const core::Frame &frame, const core::View &view)
{
    return rotationBlocks(frame) > 0 && frame.key.method == core::MethodId::Rope &&
           isInside(frame, view);
}

double largestOf(std::span<const double> values)
{
    double largest = 0;
    for (const double value : values)
        largest = std::max(largest, std::abs(value));
    return largest;
}

/// One vector of the pair.
struct VectorStrip {
    QRectF place;
    std::span<const double> values;
    QString label;
    const RoleColors &colors;
};

void paintVector(QPainter &painter, const Subject &s, const VectorStrip &vector,
                 const ColorRange &range)
{
    strip::paintCells(painter, vector.place, vector.values, range, s.theme);
    strip::paintNumbers(painter, vector.place, vector.values, range, s.theme);
    strip::paintFrame(painter, vector.place, vector.colors.line, strip::Frame::Solid, s.theme);
    strip::paintLabel(painter, vector.place, vector.label, vector.colors.text);
}

/// The chosen block through all vectors that turn.
void paintChosenInVectors(QPainter &painter, const Subject &s)
{
    const auto [a, b] = s.pair(s.frame.key.rope.layout);
    for (const QRectF &row : s.g.vectors) {
        QRectF first = strip::cell(row, s.g.channels, a);
        QRectF second = strip::cell(row, s.g.channels, b);
        QList<QRectF> frames = {first, second};
        if (b == a + 1)
            frames = {first.united(second)};
        for (const QRectF &frame : frames) {
            const double grow = std::max(0.0, (3 - frame.width()) / 2);
            strokeWithCasing(painter, frame.adjusted(-grow, -1, grow, 1), s.theme.position.line,
                             {1.8, 3}, s.theme);
        }
    }
}

void paintVectors(QPainter &painter, const Subject &s)
{
    const core::Prepared &p = *s.frame.prepared;
    const auto h = static_cast<std::size_t>(s.view.head);
    const auto label = [](const char *letter, int index) {
        return QStringLiteral("$%1_{%2}$").arg(QString::fromUtf8(letter), wholeText(index));
    };
    const int i = s.view.query;
    const int j = s.view.key;
    const Theme &t = s.theme;
    const std::array<VectorStrip, 5> vectors = {
        VectorStrip{s.g.vectors[0], strip::rowOf(p.projected.q[h], i), label("q", i), t.query},
        VectorStrip{s.g.vectors[1], strip::rowOf(p.exact.q[h], i), label("q′", i), t.query},
        VectorStrip{s.g.vectors[2], strip::rowOf(p.projected.k[h], j), label("k", j), t.key},
        VectorStrip{s.g.vectors[3], strip::rowOf(p.exact.k[h], j), label("k′", j), t.key},
        VectorStrip{s.g.value, strip::rowOf(p.projected.v[h], j), label("v", j), t.value}};
    const ColorRange range = channelsRange(s.frame, s.view);
    for (const VectorStrip &vector : vectors)
        paintVector(painter, s, vector, range);
    paintChosenInVectors(painter, s);
    painter.setFont(noteFont());
    painter.setPen(t.value.text);
    painter.drawText(s.g.note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, noteText());
}

} // namespace

QRectF ChannelsGeometry::layout(RopeLayout which) const
{
    return layouts[which == RopeLayout::Interleaved ? 0 : 1];
}

std::optional<ChannelsGeometry::Channel> ChannelsGeometry::channelAt(QPointF point,
                                                                     RopeLayout used) const
{
    for (const RopeLayout which : channels::bothLayouts)
        if (channels > 0 && layout(which).contains(point))
            return Channel{which, strip::cellAt(layout(which), channels, point.x())};
    for (const QRectF &row : vectors)
        if (channels > 0 && row.contains(point))
            return Channel{used, strip::cellAt(row, channels, point.x())};
    return std::nullopt;
}

std::optional<RopeLayout> ChannelsGeometry::nameAt(QPointF point) const
{
    for (const RopeLayout which : channels::bothLayouts) {
        const QRectF row = layout(which);
        if (channels > 0 &&
            QRectF(labelLeft, row.top(), row.left() - labelLeft - 4, row.height()).contains(point))
            return which;
    }
    return std::nullopt;
}

ChannelsGeometry channelsGeometry(const QRectF &rect, const core::Frame &frame)
{
    ChannelsGeometry g;
    if (frame.key.method != core::MethodId::Rope || rotationBlocks(frame) == 0)
        return g;
    g.channels = frame.shapes.dHead;
    g.values = frame.shapes.dValue;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame) + 2, -edge, 0);
    const double natural =
        2 * (cellHeight + channels::bracketRoom) + groupGap + 5 * vectorStep + noteHeight;
    const double growth = std::clamp(inner.height() / natural, leastGrowth, mostGrowth);
    const double left = inner.left() + labelRoom();
    const double width = inner.right() - left;
    const double cell = std::min(width / std::max(g.channels, g.values), widestCell);
    g.labelLeft = inner.left();
    double y = inner.top();
    for (QRectF &row : g.layouts) {
        row = QRectF(left, std::round(y), cell * g.channels, std::round(cellHeight * growth));
        y = row.bottom() + channels::bracketRoom;
    }
    y += groupGap * growth;
    const auto place = [&](int count) {
        const QRectF row(left, std::round(y), cell * count, std::round(vectorHeight * growth));
        y += vectorStep * growth;
        return row;
    };
    for (QRectF &row : g.vectors)
        row = place(g.channels);
    g.value = place(g.values);
    const bool isShort = QFontMetricsF(noteFont()).horizontalAdvance(noteText()) < width;
    g.note = isShort ? QRectF(left, g.value.bottom() + 2, width, noteHeight)
                     : QRectF(inner.left(), g.value.bottom() + 2, inner.width(), 2 * noteHeight);
    return g;
}

std::optional<int> blockOfChannel(const core::Frame &frame, int channel, RopeLayout layout)
{
    const int blocks = frame.key.method == core::MethodId::Rope ? rotationBlocks(frame) : 0;
    if (channel < 0 || channel >= 2 * blocks)
        return std::nullopt;
    return layout == RopeLayout::Interleaved ? channel / 2 : channel % blocks;
}

ColorRange channelsRange(const core::Frame &frame, const core::View &view)
{
    const core::Prepared &p = *frame.prepared;
    const auto h = static_cast<std::size_t>(view.head);
    double largest = 0;
    for (const auto &values :
         {strip::rowOf(p.projected.q[h], view.query), strip::rowOf(p.exact.q[h], view.query),
          strip::rowOf(p.projected.k[h], view.key), strip::rowOf(p.exact.k[h], view.key),
          strip::rowOf(p.projected.v[h], view.key)})
        largest = std::max(largest, largestOf(values));
    return rangeOf(ColorScale::Diverging, -largest, largest);
}

void paintChannels(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, std::optional<int> hovered)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (const QString sentence = rotationSentence(frame); !sentence.isEmpty()) {
        paintSentence(painter, inner, sentence, theme);
        return;
    }
    if (!hasPair(frame, view))
        return;
    const ChannelsGeometry g = channelsGeometry(rect, frame);
    const Subject s{g, frame, view, theme, std::clamp(view.block, 0, rotationBlocks(frame) - 1)};
    painter.save();
    for (const RopeLayout layout : channels::bothLayouts)
        channels::paintLayout(painter, s, layout);
    paintVectors(painter, s);
    if (hovered && *hovered != s.chosen && *hovered < rotationBlocks(frame))
        channels::paintHovered(painter, s, *hovered);
    painter.restore();
}

} // namespace locus::widgets
