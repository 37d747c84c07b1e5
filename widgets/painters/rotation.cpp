// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/rotation.h"

#include "core/inspect.h"
#include "widgets/nonzerotext.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/dial.h"
#include "widgets/painters/rotationparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace locus::widgets {

namespace {

using rotation::Subject;

constexpr double smallHandSpan = 0.82; ///< of the radius, for the longer hand of a block

Subject subjectOf(const core::Frame &frame, const core::View &view, const Theme &theme)
{
    Subject subject{frame, view, theme, {}, {}, 0};
    if (view.query < 0 || view.query >= frame.shapes.nQuery || view.key < 0 ||
        view.key >= frame.shapes.nKey || view.head < 0 || view.head >= frame.shapes.heads)
        return subject;
    if (frame.key.method == core::MethodId::Sinusoidal) {
        subject.clocks = core::clockHands(*frame.prepared, {view.query}, {view.key});
        return subject;
    }
    subject.blocks = rotation::blocksOf(frame, view);
    for (const core::RopeBlock &block : subject.blocks)
        subject.largest = std::max(subject.largest, std::abs(block.rotated));
    return subject;
}

/// (cos, sin) of the pair as a hand from the top. Without its cosine only the part across is left.
Hand clockHand(double angle, bool sineOnly)
{
    if (!sineOnly)
        return {angle, smallHandSpan};
    const double sine = std::sin(angle);
    return {std::copysign(std::numbers::pi / 2, sine), smallHandSpan * std::abs(sine)};
}

void paintCaptions(QPainter &painter, const RotationGeometry &g, const QRectF &cell, double top,
                   const Subject &s, int index, bool chosen)
{
    const core::RopeBlock &block = s.blocks[static_cast<std::size_t>(index)];
    const double frequency =
        s.frame.prepared->hooks.onQuery->frequencies[static_cast<std::size_t>(index)];
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(chosen ? s.theme.position.text : s.theme.ink3);
    painter.drawText(QRectF(cell.left(), top, cell.width(), 14), Qt::AlignCenter,
                     QStringLiteral("θ ") + shortText(frequency, frequency < 0.01 ? 2 : 3));
    const double half = std::min(cell.width() / 2 - 8, g.dialRadius + 9);
    const double length = s.largest > 0 ? block.rotated / s.largest * half : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? s.theme.position.line : s.theme.ink2);
    painter.drawRect(QRectF(cell.center().x() + std::min(length, 0.0), top + 17,
                            std::max(std::abs(length), 1.0), 5));
    painter.setPen(chosen ? s.theme.position.text : s.theme.ink);
    paintFixedDigits(painter, {cell.center().x(), top + 37}, signedNonzeroText(block.rotated, 2),
                     uiFont(metrics::legendPx, QFont::DemiBold), Qt::AlignHCenter);
}

void paintSmallDial(QPainter &painter, const RotationGeometry &g, const Subject &s, int index,
                    bool chosen)
{
    const QRectF cell = g.blockRect(index);
    const bool clock = s.kind() == DialKind::Clock;
    const double content = 2 * g.dialRadius + (g.captions ? 46 : 0);
    const double top = cell.center().y() - content / 2;
    if (chosen) {
        painter.setPen(QPen(s.theme.position.line, 2));
        painter.setBrush(s.theme.position.tint);
        const double width = std::min(cell.width() - 3, std::max(2 * g.dialRadius + 26, 64.0));
        const double height = std::min(content + 12, cell.height() - 3);
        QRectF frame(0, 0, width, height);
        frame.moveCenter(cell.center());
        painter.drawRoundedRect(frame, metrics::controlRadius, metrics::controlRadius);
    }
    const double aside = clock && g.dialRadius >= 14 ? 5 : 0; // room for the number
    const Dial dial{{cell.center().x() - aside, top + g.dialRadius}, g.dialRadius, s.kind()};
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(s.theme.surface);
    painter.drawEllipse(dial.center, dial.radius, dial.radius);
    painter.restore();
    paintFace(painter, dial, false, s.theme);
    const auto at = static_cast<std::size_t>(index);
    HandStyle style = HandStyle::small();
    if (g.dialRadius < 14)
        style = {1.6, 2.2, 4, 1.2, 1.4};
    if (clock) {
        const core::ClockHand &hand = s.clocks[at];
        const bool sineOnly = s.frame.key.mistake == core::Mistake::SineOnly;
        if (!sineOnly)
            paintWedge(painter, dial, hand.angleQuery, hand.angleKey, 0.42, style, s.theme);
        paintHand(painter, dial, clockHand(hand.angleKey, sineOnly), Role::Key, style, s.theme);
        paintHand(painter, dial, clockHand(hand.angleQuery, sineOnly), Role::Query, style, s.theme);
    } else if (at < s.blocks.size()) {
        const core::RopeBlock &block = s.blocks[at];
        const double longest = rotation::longestOf(block) / smallHandSpan;
        const Hand q = handOf(block.rotatedQuery, longest);
        const Hand k = handOf(block.rotatedKey, longest);
        paintWedge(painter, dial, q.angle, k.angle, 0.36, style, s.theme);
        paintHand(painter, dial, q, Role::Query, style, s.theme);
        paintHand(painter, dial, k, Role::Key, style, s.theme);
    }
    paintHub(painter, dial, style, s.theme);
    if (g.captions && at < s.blocks.size())
        paintCaptions(painter, g, cell, top + 2 * g.dialRadius + 4, s, index, chosen);
    else if (clock && g.dialRadius >= 14) { // in the corner that the circle leaves free
        painter.setFont(uiFont(metrics::axisPx, chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(chosen ? s.theme.position.text : s.theme.ink3);
        const QPointF corner = dial.center + QPointF(0.74, -0.74) * g.dialRadius;
        painter.drawText(QRectF(corner.x() + 1, corner.y() - 9, 24, 13),
                         Qt::AlignLeft | Qt::AlignVCenter, wholeText(index));
    }
}

/// What the pointer is on, here or elsewhere.
void paintHovered(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    if (cell.isEmpty())
        return;
    QPen dashed(theme.ink, 1.6);
    dashed.setDashPattern({2, 1.6});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), metrics::controlRadius,
                            metrics::controlRadius);
}

} // namespace

QString rotationSentence(const core::Frame &frame)
{
    if (frame.refusal)
        return notDefinedHere(); // the map says why
    if (rotationBlocks(frame) == 0)
        return QCoreApplication::translate(
                   "Painters", "%1 turns nothing: circles belong to RoPE and to the sinusoid.")
            .arg(methodTitle(frame.key.method));
    return {};
}

QString rotationSubtitle(const core::Frame &frame, int block)
{
    if (block < 0 || block >= rotationBlocks(frame))
        return {};
    if (frame.key.method == core::MethodId::Sinusoidal) {
        const auto hands = core::clockHands(*frame.prepared, {0}, {0});
        const QString text =
            QCoreApplication::translate("Painters", "pair %1 · ω = %2 rad / position")
                .arg(block)
                .arg(shortText(hands[static_cast<std::size_t>(block)].frequency, 4));
        return frame.key.mistake == core::Mistake::SineOnly
                   ? QCoreApplication::translate("Painters", "cosines left out") +
                         QStringLiteral(" · ") + text
                   : text;
    }
    const core::RotationTable &table = *frame.prepared->hooks.onQuery;
    const core::ChannelPair &pair = table.pairs[static_cast<std::size_t>(block)];
    const QString text =
        QCoreApplication::translate("Painters", "block %1 · dims %2, %3 · θ = %4 rad / position")
            .arg(block)
            .arg(pair.first)
            .arg(pair.second)
            .arg(shortText(table.frequencies[static_cast<std::size_t>(block)], 4));
    return withCaveat(frame, core::Stage::Position, text);
}

void paintRotation(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const RotationOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (const QString sentence = rotationSentence(frame); !sentence.isEmpty()) {
        paintSentence(painter, inner, sentence, theme);
        return;
    }
    const Subject subject = subjectOf(frame, view, theme);
    const RotationGeometry g = rotationGeometry(rect, frame, options);
    const int chosen = std::clamp(view.block, 0, g.blocks - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (g.radius > 0) {
        rotation::paintBigDial(painter, g, subject, chosen, options);
        rotation::paintAngles(painter, g, subject, chosen);
    }
    for (int block = g.firstRow * g.columns;
         block < std::min(g.blocks, (g.firstRow + g.visibleRows) * g.columns); ++block)
        paintSmallDial(painter, g, subject, block, block == chosen);
    if (options.hovered && options.hovered != chosen)
        paintHovered(painter, g.blockRect(*options.hovered), theme);
    painter.restore();
}

} // namespace locus::widgets
