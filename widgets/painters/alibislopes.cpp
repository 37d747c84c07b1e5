// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/alibislopes.h"

#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace locus::widgets {

namespace {

constexpr double leftSpace = 44, rightSpace = 10, topSpace = 12, bottomSpace = 24;
constexpr double besideFrom = 430; ///< words stand beside the plot, else below
constexpr double besideWidth = 160;
constexpr double dotReach = 9;

QFont wordFont(bool bold, double px)
{
    return uiFont(px, bold ? QFont::DemiBold : QFont::Normal);
}

QFont tagFont()
{
    return wordFont(true, metrics::subtitlePx);
}

double wordsHeight(const SlopeData &data, double width, double px)
{
    double height = 0;
    bool first = true;
    for (const QString &text : slopeWords(data)) {
        const QFontMetricsF fm(wordFont(first, px));
        height += fm.boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text).height() + 3;
        first = false;
    }
    return height;
}

/// "1, 1/2, 1/4": a power of two as people write it, or its exponent where that is shorter.
QString powerText(int exponent)
{
    constexpr int most = 13;
    if (exponent >= 0 && exponent <= most)
        return QString::number(1 << exponent);
    return exponent < 0 && exponent >= -most ? QStringLiteral("1/%1").arg(1 << -exponent)
                                             : shortText(std::exp2(exponent), 2);
}

struct Canvas {
    const SlopeGeometry &g;
    const SlopeData &data;
    const Theme &theme;
    int chosen = 0;
    std::optional<int> hovered;

    [[nodiscard]] QPointF dot(int head, const std::vector<double> &slopes) const
    {
        return {g.x(head), g.y(slopes[static_cast<std::size_t>(head)])};
    }
};

void paintGrid(QPainter &painter, const Canvas &c)
{
    const QRectF &plot = c.g.plot;
    const int span = c.g.scale.high - c.g.scale.low;
    const int most = std::max(2, static_cast<int>(plot.height() / 24));
    const int step = std::max(1, (span + most - 1) / most);
    painter.setFont(uiFont(metrics::axisPx));
    for (int power = c.g.scale.high; power >= c.g.scale.low; power -= step) {
        const double y = c.g.y(std::exp2(power));
        painter.setPen(QPen(c.theme.grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(c.theme.ink3);
        painter.drawText(QRectF(plot.left() - leftSpace, y - 8, leftSpace - 6, 16),
                         Qt::AlignRight | Qt::AlignVCenter, powerText(power));
    }
    const int gap = indexStep(c.g.heads, c.g.x(1) - c.g.x(0), 18);
    for (int head = 0; head < c.g.heads; ++head) {
        const bool chosen = head == c.chosen;
        if (!chosen && (head % gap != 0 || std::abs(head - c.chosen) * (c.g.x(1) - c.g.x(0)) < 16))
            continue;
        painter.setFont(uiFont(chosen ? metrics::legendPx : metrics::axisPx,
                               chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(chosen ? c.theme.position.text : c.theme.ink3);
        painter.drawText(QRectF(c.g.x(head) - 16, plot.bottom() + 5, 32, 16), Qt::AlignCenter,
                         QString::number(head + 1));
    }
}

/// The rule: both series, and the jump from one to the other.
void paintRule(QPainter &painter, const Canvas &c)
{
    const int first = c.data.firstSeries();
    QPolygonF lower, upper;
    for (int head = 0; head < c.g.heads; ++head)
        (head < first ? lower : upper) << c.dot(head, c.data.rule);
    painter.setBrush(Qt::NoBrush);
    if (!upper.isEmpty()) {
        QPen jump(c.theme.line2, 1.2);
        jump.setDashPattern({3, 3});
        painter.setPen(jump);
        painter.drawLine(lower.last(), upper.first());
    }
    painter.setPen(QPen(c.theme.line2, 1.4));
    painter.drawPolyline(lower);
    painter.setPen(QPen(c.theme.position.line, 1.4));
    painter.drawPolyline(upper);
}

/// A slope of 0 or below lies under every place of the scale: it points down from the edge.
void paintDot(QPainter &painter, const Canvas &c, int head, double size)
{
    const QPointF at = c.dot(head, c.data.slopes);
    if (c.data.slopes[static_cast<std::size_t>(head)] > 0)
        painter.drawEllipse(at, size, size);
    else
        painter.drawPolygon(QPolygonF({at + QPointF(0, size + 2), at + QPointF(-size - 1, -size),
                                       at + QPointF(size + 1, -size)}));
}

void paintDots(QPainter &painter, const Canvas &c)
{
    const double pitch = c.g.heads > 1 ? c.g.x(1) - c.g.x(0) : 40;
    const double radius = std::clamp(pitch / 3, 1.2, 3.6);
    for (int head = 0; head < c.g.heads; ++head) {
        const bool second = head >= c.data.firstSeries();
        const QColor color = second ? c.theme.position.line : c.theme.ink2;
        if (c.data.isCustom) { // where the rule would have it
            painter.setPen(QPen(color, 1));
            painter.setBrush(c.theme.surface);
            painter.drawEllipse(c.dot(head, c.data.rule), radius, radius);
        }
        painter.setPen(QPen(c.theme.casing, head == c.chosen ? 2 : 1));
        painter.setBrush(head == c.chosen ? c.theme.position.line : color);
        const double size = head == c.chosen ? 5.5 : radius;
        paintDot(painter, c, head, size);
        if (head != c.hovered)
            continue;
        painter.setPen(QPen(c.theme.ink, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(c.dot(head, c.data.slopes), size + 3, size + 3);
    }
}

void paintValue(QPainter &painter, const Canvas &c)
{
    const QRectF tag = slopeTagRect(c.g, c.data, c.chosen);
    paintTag(painter, tag, c.theme.position);
    painter.setPen(c.theme.position.onFill);
    paintFixedDigits(painter, {tag.center().x(), tag.center().y() + 4.5},
                     slopeText(c.data.slopes[static_cast<std::size_t>(c.chosen)]), tagFont(),
                     Qt::AlignHCenter);
}

void paintWords(QPainter &painter, const Canvas &c)
{
    double y = c.g.words.top();
    const double full = wordsHeight(c.data, c.g.words.width(), metrics::subtitlePx);
    const double px = full > c.g.words.height() ? metrics::axisPx : metrics::subtitlePx;
    const QStringList words = slopeWords(c.data);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QFont font = wordFont(i == 0, px);
        const QRectF room(c.g.words.left(), y, c.g.words.width(), 1000);
        painter.setFont(font);
        painter.setPen(i == 0 ? c.theme.ink : i == 2 ? c.theme.position.text : c.theme.ink2);
        QRectF used;
        painter.drawText(room, Qt::AlignLeft | Qt::TextWordWrap, words[i], &used);
        y = used.bottom() + 3;
    }
}

} // namespace

double SlopeGeometry::x(int head) const
{
    return plot.left() + (head + 0.5) * plot.width() / std::max(1, heads);
}

double SlopeGeometry::y(double slope) const
{
    if (!(slope > 0))
        return plot.bottom();
    const double share = (std::log2(slope) - scale.low) / (scale.high - scale.low);
    return plot.bottom() - std::clamp(share, 0.0, 1.0) * plot.height();
}

double SlopeGeometry::slopeAt(double py) const
{
    return std::exp2(scale.low + (plot.bottom() - py) / plot.height() * (scale.high - scale.low));
}

std::optional<int> SlopeGeometry::headAt(QPointF point) const
{
    const double at = (point.x() - plot.left()) / plot.width() * heads;
    if (heads == 0 || at < 0 || at >= heads || point.y() < plot.top() - topSpace ||
        point.y() > plot.bottom() + bottomSpace)
        return std::nullopt;
    return static_cast<int>(at);
}

SlopeGeometry slopeGeometry(const QRectF &rect, const core::Frame &frame, const SlopeData &data,
                            const SlopeScale &scale)
{
    SlopeGeometry g;
    g.heads = data.heads();
    g.scale = scale;
    QRectF inner =
        rect.adjusted(leftSpace, mistakeTagHeight(frame) + topSpace, -rightSpace, -bottomSpace);
    if (rect.width() >= besideFrom) {
        inner.setRight(inner.right() - besideWidth - 14);
        g.words = QRectF(inner.right() + 18, inner.top() - topSpace, besideWidth,
                         rect.bottom() - inner.top() + topSpace);
    } else {
        const double width = rect.width() - 8;
        const double height =
            std::min(wordsHeight(data, width, metrics::subtitlePx), inner.height() / 2);
        inner.setBottom(inner.bottom() - height);
        g.words = QRectF(rect.left() + 4, inner.bottom() + bottomSpace, width, height);
    }
    g.plot = inner;
    return g;
}

QRectF slopeTagRect(const SlopeGeometry &g, const SlopeData &data, int chosen)
{
    constexpr double dotRoom = 5;
    const auto dot = [&](int head) {
        return QPointF(g.x(head), g.y(data.slopes[static_cast<std::size_t>(head)]));
    };
    const double width =
        fixedDigitsWidth(tagFont(), slopeText(data.slopes[static_cast<std::size_t>(chosen)])) + 14;
    const double aside = width / 2 + 11;
    const QRectF bounds = g.plot.adjusted(0, 2 - topSpace, 0, 0);
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF &offset : {QPointF(0, -20), QPointF(0, 20), QPointF(aside, 0),
                                  QPointF(-aside, 0), QPointF(aside, -20), QPointF(-aside, -20)}) {
        QRectF tag(0, 0, width, 20);
        tag.moveCenter(dot(chosen) + offset);
        if (offset.x() == 0)
            tag.moveLeft(std::clamp(tag.left(), bounds.left(), bounds.right() - width));
        int cost = bounds.contains(tag) ? 0 : g.heads;
        for (int head = 0; head < g.heads; ++head)
            if (head != chosen &&
                tag.adjusted(-dotRoom, -dotRoom, dotRoom, dotRoom).contains(dot(head)))
                ++cost;
        if (cost < least) {
            least = cost;
            best = tag;
        }
    }
    return best;
}

std::optional<int> dotAt(const SlopeGeometry &g, const SlopeData &data, QPointF point)
{
    const auto head = g.headAt(point);
    if (!head)
        return std::nullopt;
    const double away = std::abs(g.y(data.slopes[static_cast<std::size_t>(*head)]) - point.y());
    return away <= dotReach ? head : std::nullopt;
}

void paintSlopes(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                 const core::View &view, const Theme &theme, const SlopeData &data,
                 const SlopeScale &scale, std::optional<int> hovered)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (!data.sentence.isEmpty()) {
        paintSentence(painter, inner, data.sentence, theme);
        return;
    }
    if (data.slopes.empty() || view.head < 0 || view.head >= data.heads())
        return;
    const SlopeGeometry g = slopeGeometry(rect, frame, data, scale);
    if (g.plot.width() < 20 || g.plot.height() < 20)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Canvas c{g, data, theme, view.head, hovered};
    paintGrid(painter, c);
    paintRule(painter, c);
    paintDots(painter, c);
    paintValue(painter, c);
    paintWords(painter, c);
    painter.restore();
}

} // namespace locus::widgets
