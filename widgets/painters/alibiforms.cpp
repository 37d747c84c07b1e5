// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/alibiforms.h"

#include "widgets/colormap.h"
#include "widgets/formula.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double gap = 16;
constexpr double narrowGap = 10; ///< where the formulas stand under the names
constexpr double leftSpace = 42; ///< numbers of both axes, once
constexpr double titleLine = 22;
constexpr double secondLine = 18;
constexpr double middle = 20; ///< between bias and weights, with the second caption
constexpr double symbolPx = 14;
constexpr double leastSymbolPx = metrics::axisPx;
constexpr double nameToSymbol = 8;
constexpr double wordsGap = 8;

constexpr std::array allForms = {core::AlibiForm::Distance, core::AlibiForm::Key,
                                 core::AlibiForm::Last};

using formula::NodePtr;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// "- m |i - j|", "+ m j", "+ m (j - j_last)".
formula::NodePtr symbolOf(core::AlibiForm form, formula::Ink ink)
{
    const auto letter = [ink](const char *text) {
        return formula::letter(QString::fromLatin1(text), ink);
    };
    const auto word = [ink](const QString &text) { return formula::word(text, ink); };
    const NodePtr minus = word(QStringLiteral("−"));
    if (form == core::AlibiForm::Distance)
        return formula::row({minus, letter("m"), word(QStringLiteral("|")), letter("i"), minus,
                             letter("j"), word(QStringLiteral("|"))});
    std::vector<NodePtr> parts = {word(QStringLiteral("+")), letter("m")};
    if (form == core::AlibiForm::Key)
        parts.push_back(letter("j"));
    else
        parts.insert(parts.end(), {word(QStringLiteral("(")), letter("j"), minus,
                                   formula::scripts(letter("j"), nullptr, letter("last")),
                                   word(QStringLiteral(")"))});
    return formula::row(std::move(parts));
}

QString nameOf(core::AlibiForm form)
{
    switch (form) {
    case core::AlibiForm::Distance: return Painters::tr("distance");
    case core::AlibiForm::Key: return Painters::tr("key");
    case core::AlibiForm::Last: break;
    }
    return Painters::tr("last");
}

/// Round ends that hold every number, zero among them.
void setRange(MiniBars &bars, std::initializer_list<const std::vector<double> *> rows)
{
    double low = 0, high = 0;
    for (const std::vector<double> *row : rows)
        for (const double value : *row) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    bars.low = low < 0 ? -roundUp(-low) : 0;
    bars.high = high > 0 ? roundUp(high) : 0;
    if (bars.low == bars.high)
        bars.high = 1;
}

void paintAxis(QPainter &painter, const MiniBars &bars, const Theme &theme)
{
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(theme.ink3);
    for (const double value : {bars.low, 0.0, bars.high})
        if (value == 0 || bars.plot.height() > 30)
            painter.drawText(
                QRectF(bars.plot.left() - leftSpace, bars.y(value) - 8, leftSpace - 5, 16),
                Qt::AlignRight | Qt::AlignVCenter, shortText(value));
}

QFont nameFont(bool chosen)
{
    return uiFont(metrics::subtitlePx, chosen ? QFont::DemiBold : QFont::Medium);
}

double symbolWidth(core::AlibiForm form)
{
    return formula::extentOf(symbolOf(form, formula::Ink::Quiet), symbolPx).width;
}

/// Name and formula of every column on one line.
bool titlesFitInLine(double column)
{
    const QFontMetricsF fm(nameFont(true));
    return std::all_of(allForms.begin(), allForms.end(), [&](core::AlibiForm form) {
        return fm.horizontalAdvance(nameOf(form)) + nameToSymbol + symbolWidth(form) <= column;
    });
}

void paintTitle(QPainter &painter, const QRectF &box, core::AlibiForm form, bool chosen,
                const Theme &theme)
{
    const QFont font = nameFont(chosen);
    const bool twoLines = box.height() > titleLine;
    const double baseline =
        box.top() + titleLine / 2 - (twoLines ? 2 : 0) + QFontMetricsF(font).capHeight() / 2;
    painter.setFont(font);
    painter.setPen(chosen ? theme.position.text : theme.ink2);
    painter.drawText(QPointF(box.left(), baseline), nameOf(form));
    const NodePtr symbol = symbolOf(form, chosen ? formula::Ink::Position : formula::Ink::Quiet);
    const double name = QFontMetricsF(font).horizontalAdvance(nameOf(form)) + nameToSymbol;
    const QPointF at = twoLines ? QPointF(box.left(), baseline + secondLine)
                                : QPointF(box.left() + name, baseline);
    double widest = 0; // one size for all
    for (const core::AlibiForm other : allForms)
        widest = std::max(widest, symbolWidth(other));
    const double px = twoLines ? std::min(symbolPx, symbolPx * box.width() / widest) : symbolPx;
    if (px >= leastSymbolPx)
        formula::paint(painter, at, symbol, px, theme);
    if (chosen)
        painter.fillRect(QRectF(box.left(), box.bottom() - 2, box.width(), 2), theme.position.line);
}

void paintColumn(QPainter &painter, const FormsGeometry::Column &column,
                 const core::AlibiFormRow &row, const core::Frame &frame, const core::View &view,
                 const Theme &theme)
{
    paintTitle(painter, column.title, row.form, row.form == frame.key.alibi.form, theme);
    const auto masked = [&](int key) { return !frame.prepared->mask.allowed(view.query, key); };
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintMiniBars(painter, column.bias, row.bias, masked, view.key, theme.position.line, theme);
    paintMiniBars(painter, column.weights, row.weights, masked, view.key, theme.ink2, theme);
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintCaptions(QPainter &painter, const FormsGeometry &g, const Theme &theme)
{
    const FormsGeometry::Column &first = g.columns.front();
    paintAxis(painter, first.bias, theme);
    paintAxis(painter, first.weights, theme);
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(first.bias.plot.left(), first.bias.plot.bottom() + 1,
                            g.columns.back().bias.plot.right() - first.bias.plot.left(),
                            middle - 2),
                     Qt::AlignLeft | Qt::AlignVCenter, Painters::tr("bias above, weights below"));
}

/// The same key in every column.
void paintHovered(QPainter &painter, const FormsGeometry &g, int key, const Theme &theme)
{
    painter.setPen(QPen(theme.ink, 1.6, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (const FormsGeometry::Column &column : g.columns)
        for (const MiniBars *bars : {&column.bias, &column.weights})
            painter.drawRect(QRectF(bars->x(key), bars->plot.top(), bars->x(key + 1) - bars->x(key),
                                    bars->plot.height()));
}

} // namespace

std::optional<core::AlibiForm> FormsGeometry::formAt(QPointF point) const
{
    for (std::size_t i = 0; i < columns.size() && canChoose; ++i)
        if (columns[i].title.contains(point))
            return allForms[i];
    return std::nullopt;
}

std::optional<int> FormsGeometry::keyAt(QPointF point) const
{
    for (const Column &column : columns)
        if (!isEmpty && (column.bias.plot.contains(point) || column.weights.plot.contains(point)))
            return column.bias.keyAt(point.x());
    return std::nullopt;
}

bool hasForms(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && frame.key.method == core::MethodId::Alibi &&
           view.query >= 0 && view.query < frame.shapes.nQuery && view.head >= 0 &&
           view.head < frame.shapes.heads;
}

FormsGeometry formsGeometry(const QRectF &rect, const core::Frame &frame,
                            const core::AlibiForms &forms)
{
    FormsGeometry g;
    const QRectF inner = rect.adjusted(leftSpace, mistakeTagHeight(frame), -4, 0);
    const bool twoLines = !titlesFitInLine((inner.width() - 2 * gap) / 3);
    const double between = twoLines ? narrowGap : gap;
    const double titleHeight = twoLines ? titleLine + secondLine : titleLine;
    const double width = (inner.width() - 2 * between) / 3;
    const double words = QFontMetricsF(uiFont(metrics::legendPx, QFont::Medium))
                             .boundingRect(QRectF(0, 0, rect.width() - 8, 1000), Qt::TextWordWrap,
                                           formsWords(frame, forms))
                             .height() +
                         wordsGap + 2;
    const double height = inner.height() - titleHeight - 8 - middle - words;
    if (width < 20 || height < 40)
        return g;
    g.isEmpty = false;
    g.canChoose = forms.areDefined;
    const auto &rows = forms.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        FormsGeometry::Column &column = g.columns[i];
        const double left = inner.left() + static_cast<double>(i) * (width + between);
        column.title = QRectF(left, inner.top(), width, titleHeight);
        column.bias.plot = QRectF(left, column.title.bottom() + 8, width, height / 2);
        column.weights.plot = QRectF(left, column.bias.plot.bottom() + middle, width, height / 2);
        // One scale for all, so that what differs by a constant is seen to.
        setRange(column.bias, {&rows[0].bias, &rows[1].bias, &rows[2].bias});
        setRange(column.weights, {&rows[0].weights, &rows[1].weights, &rows[2].weights});
        column.bias.count = column.weights.count = frame.shapes.nKey;
    }
    g.words = QRectF(rect.left() + 4, inner.bottom() - words + wordsGap, rect.width() - 8,
                     words - wordsGap);
    return g;
}

QString formsWords(const core::Frame &frame, const core::AlibiForms &forms)
{
    const QString difference = shortText(forms.largestDifference, 2);
    if (!forms.areDefined)
        return Painters::tr("Key and last are defined with the causal mask alone. Without it their "
                            "formulas would give these bars: the weights differ by up to %1, and "
                            "no constant makes up for that.")
            .arg(difference);
    if (forms.areSame())
        return Painters::tr("Same weights, largest difference %1: in this row the biases differ "
                            "by a constant, and softmax drops it.")
            .arg(difference);
    return frame.key.mistake == core::Mistake::BiasAfterSoftmax
               ? Painters::tr("The weights differ by up to %1: added after softmax, a constant "
                              "is not dropped.")
                     .arg(difference)
               : Painters::tr("The weights differ by up to %1: at these positions the biases do "
                              "not differ by a constant.")
                     .arg(difference);
}

void paintForms(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme, std::optional<int> hoveredKey)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) {
        paintSentence(painter, inner, notDefinedHere(), theme); // the map says why
        return;
    }
    if (!hasForms(frame, view))
        return;
    const core::AlibiForms forms = core::alibiForms(*frame.prepared, {view.head}, {view.query});
    const FormsGeometry g = formsGeometry(rect, frame, forms);
    if (g.isEmpty)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < forms.rows.size(); ++i)
        paintColumn(painter, g.columns[i], forms.rows[i], frame, view, theme);
    if (hoveredKey && *hoveredKey < frame.shapes.nKey)
        paintHovered(painter, g, *hoveredKey, theme);
    paintCaptions(painter, g, theme);
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(theme.ink);
    painter.drawText(g.words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     formsWords(frame, forms));
    painter.restore();
}

} // namespace locus::widgets
