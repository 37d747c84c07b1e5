// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/rotationmatrix.h"

#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/rotationmatrixparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

using rotationmatrix::Subject;

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double besideFrom = 400;
constexpr double captionHeight = 20;
constexpr double headHeight = 24;
constexpr double columnGap = 26;
constexpr double signRoom = 20;   ///< for the dot and the equals sign
constexpr double widestCell = 96; ///< of the equation
constexpr double cellHeight = 26;
constexpr double tallestCell = 40;
constexpr double cellShape = 0.45; ///< height by width, where there is room
constexpr double widestMap = 720;
constexpr double edge = 4; ///< room for a frame
constexpr double gapFromCell = 6;
constexpr double numbersFromCell = 30;

/// Of the equation, in a column of that width.
double cellWidth(double column)
{
    return std::floor(std::min(widestCell, (column - 2 * signRoom) / 6));
}

bool hasPair(const core::Frame &frame, const core::View &view)
{
    return rotationBlocks(frame) > 0 && frame.key.method == core::MethodId::Rope &&
           isInside(frame, view);
}

/// Entry by entry along the blocks: all others are 0.
template <class Visit>
void forEntries(const Subject &s, const Visit &visit)
{
    std::vector<bool> turns(static_cast<std::size_t>(s.g.channels), false);
    for (std::size_t r = 0; r < s.rotation.pairs.size(); ++r) {
        const auto [a, b] = s.rotation.pairs[r];
        const core::RotationBlock &block = s.rotation.query.blocks[r];
        turns[static_cast<std::size_t>(a)] = turns[static_cast<std::size_t>(b)] = true;
        visit(a, a, block[0]);
        visit(a, b, block[1]);
        visit(b, a, block[2]);
        visit(b, b, block[3]);
    }
    for (int channel = 0; channel < s.g.channels; ++channel)
        if (!turns[static_cast<std::size_t>(channel)])
            visit(channel, channel, 1.0);
}

void paintMap(QPainter &painter, const Subject &s)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor zero(colorOf(0, s.range, s.theme));
    painter.fillRect(s.g.map, s.theme.isDark ? zero : s.theme.sunken);
    const bool large = s.g.cell(0, 0).width() >= numbersFromCell;
    if (s.g.channels * s.g.channels <= 1024) // cells that hold nothing are cells too
        for (int row = 0; row < s.g.channels; ++row)
            for (int column = 0; column < s.g.channels; ++column)
                painter.fillRect(s.g.cell(row, column), zero);
    forEntries(s, [&](int row, int column, double value) {
        QRectF cell = s.g.cell(row, column);
        rotationmatrix::paintEntry(
            painter, s,
            cell.adjusted(0, 0, std::max(0.0, 1 - cell.width()), std::max(0.0, 1 - cell.height())),
            value);
    });
    painter.restore();
    if (large) {
        painter.setFont(uiFont(metrics::legendPx));
        for (int row = 0; row < s.g.channels; ++row)
            for (int column = 0; column < s.g.channels; ++column)
                rotationmatrix::paintNumber(painter, s, s.g.cell(row, column), 0);
        forEntries(s, [&](int row, int column, double value) {
            painter.fillRect(s.g.cell(row, column), QColor(colorOf(value, s.range, s.theme)));
            rotationmatrix::paintNumber(painter, s, s.g.cell(row, column), value);
        });
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(s.theme.line2, 1));
    painter.drawRect(s.g.map);
}

/// Where a block lies: one place of neighbours, four cells that lie apart.
QList<QRectF> placesOf(const Subject &s, int block)
{
    const auto [a, b] = s.rotation.pairs[static_cast<std::size_t>(block)];
    QList<QRectF> places = {s.g.cell(a, a), s.g.cell(a, b), s.g.cell(b, a), s.g.cell(b, b)};
    if (b == a + 1)
        places = {places[0].united(places[3])};
    for (QRectF &place : places) {
        const double grow = std::max(0.0, (5 - place.width()) / 2);
        place.adjust(-grow, -grow, grow, grow);
    }
    return places;
}

void paintChosen(QPainter &painter, const Subject &s, std::optional<int> hovered)
{
    QPen dashed(s.theme.ink, 1.6);
    dashed.setDashPattern({2, 1.6});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    if (hovered && *hovered >= 0 && *hovered < static_cast<int>(s.rotation.pairs.size()))
        painter.drawRects(placesOf(s, *hovered));
    for (const QRectF &place : placesOf(s, s.chosen))
        strokeWithCasing(painter, place, s.theme.position.line, {1.8, 3.5}, s.theme);
}

void paintWords(QPainter &painter, const Subject &s)
{
    painter.setFont(uiFont(metrics::subtitlePx, QFont::DemiBold));
    painter.setPen(s.theme.ink);
    const auto [a, b] = s.pair();
    const QFontMetricsF fm(painter.font());
    const QString name = Painters::tr("Block %1: channels %2 and %3")
                             .arg(wholeText(s.chosen), wholeText(a), wholeText(b));
    painter.drawText(s.g.head, Qt::AlignLeft | Qt::AlignTop,
                     fm.elidedText(name, Qt::ElideRight, s.g.head.width()));
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(s.theme.ink3);
    const bool partial = static_cast<int>(2 * s.rotation.pairs.size()) < s.g.channels;
    const QFontMetricsF small(painter.font());
    painter.drawText(
        s.g.caption, Qt::AlignLeft | Qt::AlignBottom,
        small.elidedText(partial ? Painters::tr("zero outside of the blocks; 1 where nothing turns")
                                 : Painters::tr("zero outside of the blocks"),
                         Qt::ElideRight, s.g.caption.width()));
    painter.setPen(s.theme.ink2);
    painter.drawText(s.g.note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     Painters::tr("largest difference of the two sides in all blocks: %1")
                         .arg(shortText(s.rotation.residual, 2)));
}

} // namespace

QRectF RotationMatrixGeometry::cell(int row, int column) const
{
    const double side = map.width() / channels;
    const double gap = side >= gapFromCell ? 1 : 0;
    return {map.left() + column * side, map.top() + row * side, side - gap, side - gap};
}

std::optional<int> RotationMatrixGeometry::channelAt(QPointF point) const
{
    if (channels == 0 || !map.contains(point))
        return std::nullopt;
    const double row = std::floor((point.y() - map.top()) / map.height() * channels);
    return std::clamp(static_cast<int>(row), 0, channels - 1);
}

RotationMatrixGeometry rotationMatrixGeometry(const QRectF &rect, const core::Frame &frame)
{
    RotationMatrixGeometry g;
    if (frame.key.method != core::MethodId::Rope || rotationBlocks(frame) == 0)
        return g;
    g.channels = frame.shapes.dHead;
    const QRectF inner = rect.adjusted(edge, mistakeTagHeight(frame) + edge, -edge, 0);
    const auto cellHeightOf = [](double cell) {
        return std::round(std::clamp(cellShape * cell, cellHeight, tallestCell));
    };
    const double equationHeight = 2 * headHeight + 2 * cellHeightOf(cellWidth(inner.width()));
    const double besideSide = inner.width() < besideFrom
                                  ? 0
                                  : std::min(inner.height() - captionHeight, 0.44 * inner.width());
    const double aboveSide =
        std::min(inner.width(), inner.height() - equationHeight - 3 * captionHeight);
    const bool beside = besideSide >= aboveSide;
    const double side = std::floor(std::min(std::max(besideSide, aboveSide), widestMap));
    g.map = QRectF(inner.left(), inner.top(), std::max(side, 40.0), std::max(side, 40.0));
    g.caption = QRectF(inner.left(), g.map.bottom(), inner.width(), captionHeight);
    const double left = beside ? g.map.right() + columnGap : inner.left();
    const double top = beside ? inner.top() : g.caption.bottom() + 4;
    const double width = inner.right() - left;
    const double cell = cellWidth(width);
    const double height = cellHeightOf(cell);
    g.head = QRectF(left, top, width, headHeight);
    double x = left + 1;
    for (QRectF &factor : g.factors) {
        factor = QRectF(std::round(x), std::round(top + 2 * headHeight), 2 * cell, 2 * height);
        x += 2 * cell + signRoom;
    }
    g.note = QRectF(left, g.factors[0].bottom() + 8, width,
                    std::max(0.0, inner.bottom() - g.factors[0].bottom() - 8));
    return g;
}

QString rotationMatrixSubtitle(const core::Frame &frame, const core::View &view)
{
    if (!hasPair(frame, view))
        return {};
    const QString size = wholeText(frame.shapes.dHead);
    const std::int64_t position =
        frame.prepared->positions.query[static_cast<std::size_t>(view.query)];
    return withCaveat(frame, core::Stage::Position,
                      Painters::tr("at position %1 · %2 × %2").arg(wholeText(position), size));
}

void paintRotationMatrix(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                         const core::View &view, const Theme &theme, std::optional<int> hovered)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (const QString sentence = rotationSentence(frame); !sentence.isEmpty()) {
        paintSentence(painter, inner, sentence, theme);
        return;
    }
    if (!hasPair(frame, view))
        return;
    const RotationMatrixGeometry g = rotationMatrixGeometry(rect, frame);
    core::RelativeRotation rotation =
        core::relativeRotation(*frame.prepared, {view.query}, {view.key});
    const int last = static_cast<int>(rotation.pairs.size()) - 1;
    const Subject s{g, frame, theme, std::move(rotation), std::clamp(view.block, 0, last), {}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, s);
    paintChosen(painter, s, hovered);
    rotationmatrix::paintEquation(painter, s);
    paintWords(painter, s);
    painter.restore();
}

} // namespace locus::widgets
