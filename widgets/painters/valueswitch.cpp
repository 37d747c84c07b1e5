// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/valueswitch.h"

#include "core/relation.h"
#include "widgets/mathlabel.h"
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

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double headHeight = 22;
constexpr double noteHeight = 18;
constexpr double step = 20;
constexpr double tallestStep = 68;  ///< on a large screen
constexpr double stripShare = 0.75; ///< of a step
constexpr double groupGap = 8;
constexpr double widestCell = 44;
constexpr double edge = 3; ///< room for a frame
constexpr double labelPx = 12;

QString offWord()
{
    return Painters::tr("values off");
}

QString onWord()
{
    return Painters::tr("values on");
}

QString addedLabel()
{
    return QStringLiteral("$+ Σ_j a r^V$");
}

double labelRoom()
{
    const QFontMetricsF fm(uiFont(labelPx, QFont::DemiBold));
    return std::max({fm.horizontalAdvance(offWord()),
                     fm.horizontalAdvance(QStringLiteral("= ") + onWord()),
                     mathLabelWidth(addedLabel(), labelPx)}) +
           10;
}

bool hasRow(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && frame.key.method == core::MethodId::Shaw &&
           view.query >= 0 && view.query < frame.shapes.nQuery && view.head >= 0 &&
           view.head < frame.shapes.heads;
}

/// What a group of rows says: its name at the left, what was measured at the right.
struct Head {
    QString name;     ///< of mathlabel.h
    QString measured; ///< words
    QString number;
};

void paintHead(QPainter &painter, const QRectF &line, const Head &head, const Theme &theme)
{
    const double baseline = line.center().y() + 4.5;
    painter.setPen(theme.ink);
    paintMathLabel(painter, {line.left(), baseline}, head.name, labelPx);
    const QFont font = uiFont(labelPx, QFont::DemiBold);
    paintFixedDigits(painter, {line.right(), baseline}, head.number, font, Qt::AlignRight);
    const double numberLeft = line.right() - fixedDigitsWidth(font, head.number) - 6;
    const QFontMetricsF fm(uiFont(labelPx));
    const double room = numberLeft - line.left() - mathLabelWidth(head.name, labelPx) - 10;
    painter.setFont(uiFont(labelPx));
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(line.left(), line.top(), numberLeft - line.left(), line.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     fm.elidedText(head.measured, Qt::ElideRight, room));
}

void paintWord(QPainter &painter, const QRectF &strip, double left, const QString &word,
               bool chosen, const Theme &theme)
{
    painter.setFont(uiFont(labelPx, chosen ? QFont::DemiBold : QFont::Normal));
    painter.setPen(chosen ? theme.position.text : theme.ink2);
    painter.drawText(QRectF(left, strip.top() - 2, strip.left() - left, strip.height() + 4),
                     Qt::AlignLeft | Qt::AlignVCenter, word);
}

/// Runs of masked keys, hatched.
void paintMasked(QPainter &painter, const QRectF &row, const core::Frame &frame, int query,
                 const Theme &theme)
{
    const core::Mask &mask = frame.prepared->mask;
    const int keys = frame.shapes.nKey;
    for (int key = 0; key < keys;) {
        if (mask.allowed(query, key)) {
            ++key;
            continue;
        }
        int end = key + 1;
        while (end < keys && !mask.allowed(query, end))
            ++end;
        paintHatch(painter, strip::cell(row, keys, key).united(strip::cell(row, keys, end - 1)),
                   theme);
        key = end;
    }
}

void paintWeights(QPainter &painter, const ValueSwitchGeometry &g, const core::Frame &frame,
                  const core::View &view, const core::ValueSwitch &values, const Theme &theme)
{
    const double high = *std::max_element(values.weights.begin(), values.weights.end());
    const double low = *std::min_element(values.weights.begin(), values.weights.end());
    const ColorRange range = rangeOf(ColorScale::Cividis, std::min(low, 0.0), high);
    paintHead(painter, g.weightsHead,
              {Painters::tr("Weights $a_{%1,j}$").arg(wholeText(view.query)),
               Painters::tr("difference"), wholeText(0)},
              theme);
    for (std::size_t row = 0; row < g.weights.size(); ++row) {
        const bool on = row == 1;
        strip::paintCells(painter, g.weights[row], values.weights, range, theme);
        strip::paintNumbers(painter, g.weights[row], values.weights, range, theme);
        paintMasked(painter, g.weights[row], frame, view.query, theme);
        paintWord(painter, g.weights[row], g.labelLeft, on ? onWord() : offWord(),
                  on == frame.key.shaw.values, theme);
        if (view.key >= 0 && view.key < g.keys)
            strip::paintFrame(painter, strip::cell(g.weights[row], g.keys, view.key),
                              theme.key.line, strip::Frame::Solid, theme);
    }
}

void paintOutput(QPainter &painter, const ValueSwitchGeometry &g, const core::Frame &frame,
                 const core::View &view, const core::ValueSwitch &values, const Theme &theme)
{
    const std::array<const std::vector<double> *, 3> rows = {&values.off, &values.added,
                                                             &values.on};
    double largest = 0;
    for (const auto *row : rows)
        for (const double value : *row)
            largest = std::max(largest, std::abs(value));
    const ColorRange range = rangeOf(ColorScale::Diverging, -largest, largest);
    paintHead(painter, g.outputHead,
              {Painters::tr("Output $y_{%1}$").arg(wholeText(view.query)),
               Painters::tr("largest difference"), shortText(values.largest)},
              theme);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        strip::paintCells(painter, g.output[row], *rows[row], range, theme);
        strip::paintNumbers(painter, g.output[row], *rows[row], range, theme);
    }
    paintWord(painter, g.output[0], g.labelLeft, offWord(), !frame.key.shaw.values, theme);
    paintWord(painter, g.output[2], g.labelLeft, QStringLiteral("= ") + onWord(),
              frame.key.shaw.values, theme);
    painter.setPen(theme.position.text);
    paintMathLabel(painter, {g.labelLeft, g.output[1].center().y() + 4.5}, addedLabel(), labelPx);
    strip::paintFrame(painter, g.output[1], theme.position.line, strip::Frame::Solid, theme);
}

/// The tables may be untrained whether or not the switch is on.
QString noteOf(const core::Frame &frame)
{
    core::Model on = frame.key;
    on.shaw.values = true;
    const QString caveat = words(core::caveatOf(on, core::Stage::Output));
    const QString note =
        Painters::tr("the value vectors are added after softmax, so only the output moves");
    return caveat.isEmpty() ? note : caveat + QStringLiteral(" · ") + note;
}

QString sentenceOf(const core::Frame &frame)
{
    if (frame.refusal)
        return notDefinedHere(); // the map says why
    return Painters::tr("%1 adds no value vectors: these belong to Shaw.")
        .arg(methodTitle(frame.key.method));
}

} // namespace

std::optional<int> ValueSwitchGeometry::keyAt(QPointF point) const
{
    for (const QRectF &row : weights)
        if (keys > 0 && row.adjusted(0, -2, 0, 2).contains(point))
            return strip::cellAt(row, keys, point.x());
    return std::nullopt;
}

std::optional<bool> ValueSwitchGeometry::switchAt(QPointF point) const
{
    const auto isLabelOf = [&](const QRectF &row) {
        return QRectF(labelLeft, row.top() - 2, row.left() - labelLeft - 4, row.height() + 4)
            .contains(point);
    };
    if (keys > 0 && (isLabelOf(weights[0]) || isLabelOf(output[0])))
        return false;
    if (keys > 0 && (isLabelOf(weights[1]) || isLabelOf(output[2])))
        return true;
    return std::nullopt;
}

ValueSwitchGeometry valueSwitchGeometry(const QRectF &rect, const core::Frame &frame,
                                        const core::View &view)
{
    ValueSwitchGeometry g;
    if (!hasRow(frame, view))
        return g;
    g.keys = frame.shapes.nKey;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), -edge, 0);
    const double rows = double(g.weights.size() + g.output.size());
    const double spare = inner.height() - 2 * headHeight - groupGap - noteHeight - rows * step;
    const double pitch = std::clamp(step + spare / rows, step, tallestStep);
    const double height = stripShare * pitch;
    const double left = inner.left() + labelRoom();
    g.labelLeft = inner.left();
    double y = inner.top();
    const auto place = [&](auto &strips, QRectF &head, int cells) {
        head = QRectF(inner.left(), y, inner.width(), headHeight);
        y += headHeight;
        const double width = std::min(inner.right() - left, widestCell * cells);
        for (QRectF &strip : strips) {
            strip = QRectF(left, std::round(y) + 2, width, std::round(height));
            y += pitch;
        }
    };
    place(g.weights, g.weightsHead, g.keys);
    y += groupGap;
    place(g.output, g.outputHead, frame.shapes.dValue);
    g.note = QRectF(inner.left(), y + 2, inner.width(), std::max(0.0, inner.bottom() - y - 2));
    return g;
}

void paintValueSwitch(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                      const core::View &view, const Theme &theme)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal || frame.key.method != core::MethodId::Shaw) {
        paintSentence(painter, inner, sentenceOf(frame), theme);
        return;
    }
    if (!hasRow(frame, view))
        return;
    const ValueSwitchGeometry g = valueSwitchGeometry(rect, frame, view);
    const core::ValueSwitch values = core::valueSwitch(*frame.prepared, {view.head}, {view.query});
    painter.save();
    paintWeights(painter, g, frame, view, values, theme);
    paintOutput(painter, g, frame, view, values, theme);
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(theme.ink3);
    painter.drawText(g.note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, noteOf(frame));
    painter.restore();
}

} // namespace locus::widgets
