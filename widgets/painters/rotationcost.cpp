// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/rotationcost.h"

#include "core/params.h"
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rotation.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double axisRoom = 42; ///< powers of ten
constexpr double lengthRoom = 22;
constexpr double labelGap = 6;
constexpr double besideFrom = 400;
constexpr double wordsWidth = 214;
constexpr double columnGap = 20;
constexpr double pointRadius = 5;
constexpr double labelPx = 12.5;
constexpr double countHeight = 41; ///< name and formula, number below

core::RotationCost costAt(const RotationCostGeometry &g, double tokens)
{
    return core::rotationCost(std::llround(tokens), g.rotaryDim, g.dHead);
}

/// "10⁶"
QString powerText(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    const QString plain = QString::number(exponent);
    for (const QChar digit : plain)
        text += digits.at(digit.digitValue());
    return text;
}

QString presentText(const RotationCostGeometry &g)
{
    return QStringLiteral("n = ") + wholeText(g.n);
}

QFont presentFont()
{
    return uiFont(metrics::legendPx, QFont::DemiBold);
}

/// Where the length of this text stands on the axis: other lengths give way to it.
QRectF presentRect(const RotationCostGeometry &g)
{
    const double width = QFontMetricsF(presentFont()).horizontalAdvance(presentText(g)) + 4;
    const double left = std::clamp(g.x(static_cast<double>(g.n)) - width / 2, g.plot.left() - 12,
                                   std::max(g.plot.left(), g.plot.right() - width + 6));
    return {left, g.plot.bottom() + 4, width, 16};
}

void paintAxes(QPainter &painter, const RotationCostGeometry &g, const Theme &theme)
{
    painter.setFont(uiFont(metrics::axisPx));
    const QFontMetricsF fm(painter.font());
    const int from = static_cast<int>(std::ceil(std::log10(g.low)));
    const int to = static_cast<int>(std::floor(std::log10(g.high)));
    const int every = std::max(
        1, static_cast<int>(std::ceil((to - from + 1) * 22 / std::max(g.plot.height(), 1.0))));
    for (int power = from; power <= to; power += every) {
        const double y = g.y(std::pow(10.0, power));
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(g.plot.left(), y), QPointF(g.plot.right(), y));
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(g.plot.left() - axisRoom, y - 8, axisRoom - 7, 16),
                         Qt::AlignRight | Qt::AlignVCenter, powerText(power));
    }
    const QRectF present = presentRect(g);
    double last = -1e9;
    for (std::int64_t tokens = 1; tokens <= g.longest; tokens *= 2) {
        const double x = g.x(static_cast<double>(tokens));
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, g.plot.bottom()));
        const double half = fm.horizontalAdvance(wholeText(tokens)) / 2;
        if (x - half < last + labelGap ||
            (x + half > present.left() - labelGap && x - half < present.right() + labelGap))
            continue;
        last = x + half;
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(x - 30, present.top(), 60, present.height()), Qt::AlignCenter,
                         wholeText(tokens));
    }
}

void paintLine(QPainter &painter, const RotationCostGeometry &g, const QColor &color,
               std::int64_t core::RotationCost::*count, const Theme &theme)
{
    // Straight where both axes are logarithmic: its ends say it all.
    const auto at = [&](std::int64_t tokens) {
        const auto value = static_cast<double>(costAt(g, static_cast<double>(tokens)).*count);
        return QPointF(g.x(static_cast<double>(tokens)), g.y(value));
    };
    painter.setPen(QPen(theme.casing, 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at(1), at(g.longest));
    painter.setPen(QPen(color, 2.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at(1), at(g.longest));
}

void paintPresent(QPainter &painter, const RotationCostGeometry &g, const Theme &theme)
{
    const double x = g.x(static_cast<double>(g.n));
    painter.setPen(QPen(theme.ink, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, g.plot.bottom()));
    const core::RotationCost cost = costAt(g, static_cast<double>(g.n));
    painter.setPen(QPen(theme.casing, 2));
    painter.setBrush(theme.ink2);
    painter.drawRect(QRectF(x - 4.5, g.y(static_cast<double>(cost.scores)) - 4.5, 9, 9));
    painter.setBrush(theme.position.line);
    painter.drawEllipse(QPointF(x, g.y(static_cast<double>(cost.rotations))), pointRadius,
                        pointRadius);
    painter.setFont(presentFont());
    painter.setPen(theme.ink);
    painter.drawText(presentRect(g), Qt::AlignCenter, presentText(g));
}

/// One of the two counts: its name, its formula, its number.
struct Count {
    QString name;
    QString formula; ///< of mathlabel.h
    std::int64_t value = 0;
    QColor line, text;
    bool square = false;
};

double paintCount(QPainter &painter, const Count &count, QPointF at, const Theme &theme)
{
    painter.setPen(QPen(theme.casing, 1));
    painter.setBrush(count.line);
    if (count.square)
        painter.drawRect(QRectF(at.x(), at.y() - 9, 9, 9));
    else
        painter.drawEllipse(QPointF(at.x() + 4.5, at.y() - 4.5), 5, 5);
    painter.setPen(count.text);
    paintMathLabel(painter, at + QPointF(16, 0), count.name + QStringLiteral("  ") + count.formula,
                   labelPx);
    painter.setPen(theme.ink);
    paintFixedDigits(painter, at + QPointF(16, 20), QStringLiteral("= ") + wholeText(count.value),
                     uiFont(metrics::titlePx, QFont::DemiBold));
    return countHeight;
}

QFont sentenceFont()
{
    return uiFont(metrics::legendPx, QFont::Medium);
}

QString sentence()
{
    return Painters::tr("Multiply-adds of one head. Twice the tokens: twice the rotations, four "
                        "times the scores.");
}

/// Of both counts and the sentence, in a column of that width.
double wordsHeight(double width)
{
    const QRectF room(0, 0, width, 1000);
    return 2 + 2 * countHeight +
           QFontMetricsF(sentenceFont()).boundingRect(room, Qt::TextWordWrap, sentence()).height() +
           4;
}

void paintWords(QPainter &painter, const RotationCostGeometry &g, const Theme &theme)
{
    const core::RotationCost cost = costAt(g, static_cast<double>(g.n));
    const QString n = wholeText(g.n);
    QPointF at = g.words.topLeft() + QPointF(2, 14);
    at.ry() += paintCount(painter,
                          {Painters::tr("rotations"),
                           QStringLiteral("$4 d_r n$ = 4 · %1 · %2").arg(wholeText(g.rotaryDim), n),
                           cost.rotations, theme.position.line, theme.position.text, false},
                          at, theme);
    at.ry() += paintCount(painter,
                          {Painters::tr("scores"),
                           QStringLiteral("$d n^2$ = %1 · %2$^2$").arg(wholeText(g.dHead), n),
                           cost.scores, theme.ink2, theme.ink, true},
                          at, theme);
    painter.setFont(sentenceFont());
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(g.words.left(), at.y() - 12, g.words.width(),
                            std::max(0.0, g.words.bottom() - at.y() + 12)),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence());
}

} // namespace

double RotationCostGeometry::x(double tokens) const
{
    return plot.left() + std::log(tokens) / std::log(static_cast<double>(longest)) * plot.width();
}

double RotationCostGeometry::y(double count) const
{
    return plot.bottom() - std::log(count / low) / std::log(high / low) * plot.height();
}

std::optional<std::int64_t> RotationCostGeometry::lengthAt(QPointF point) const
{
    if (n == 0 || !plot.adjusted(-8, 0, 8, lengthRoom).contains(point))
        return std::nullopt;
    const double share = std::clamp((point.x() - plot.left()) / plot.width(), 0.0, 1.0);
    return std::llround(std::pow(static_cast<double>(longest), share));
}

RotationCostGeometry rotationCostGeometry(const QRectF &rect, const core::Frame &frame)
{
    RotationCostGeometry g;
    if (frame.key.method != core::MethodId::Rope || rotationBlocks(frame) == 0)
        return g;
    g.n = frame.shapes.nKey;
    g.rotaryDim = 2 * rotationBlocks(frame);
    g.dHead = frame.shapes.dHead;
    g.longest = static_cast<std::int64_t>(core::findParam("content.n")->hardMax);
    const core::RotationCost least = core::rotationCost(1, g.rotaryDim, g.dHead);
    const core::RotationCost most = core::rotationCost(g.longest, g.rotaryDim, g.dHead);
    g.low = static_cast<double>(std::min(least.rotations, least.scores));
    g.high = static_cast<double>(std::max(most.rotations, most.scores));
    QRectF inner = rect.adjusted(0, mistakeTagHeight(frame) + 4, -4, 0);
    if (inner.width() >= besideFrom) {
        g.words = QRectF(inner.right() - wordsWidth, inner.top(), wordsWidth, inner.height());
        inner.setRight(g.words.left() - columnGap);
    } else {
        const double height = wordsHeight(inner.width());
        g.words = QRectF(inner.left(), inner.bottom() - height, inner.width(), height);
        inner.setBottom(g.words.top() - 4);
    }
    // The last length on the axis has its middle below the end of the plot.
    const double half =
        QFontMetricsF(uiFont(metrics::axisPx)).horizontalAdvance(wholeText(g.longest)) / 2;
    g.plot = inner.adjusted(axisRoom, 4, -std::max(6.0, std::ceil(half)), -lengthRoom);
    return g;
}

void paintRotationCost(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const Theme &theme)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (const QString sentence = rotationSentence(frame); !sentence.isEmpty()) {
        paintSentence(painter, inner, sentence, theme);
        return;
    }
    const RotationCostGeometry g = rotationCostGeometry(rect, frame);
    if (g.plot.width() < 20 || g.plot.height() < 20)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, g, theme);
    paintLine(painter, g, theme.ink2, &core::RotationCost::scores, theme);
    paintLine(painter, g, theme.position.line, &core::RotationCost::rotations, theme);
    paintPresent(painter, g, theme);
    paintWords(painter, g, theme);
    painter.restore();
}

} // namespace locus::widgets
