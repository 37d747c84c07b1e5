// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmaplimits.h"
#include "widgets/painters/heatmapparts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace locus::widgets::heatmap {

namespace {

constexpr double numbersFromCell = 21;
constexpr double aroundNumber = 5;        ///< of a cell's width, gap included
constexpr double aroundShortNumber = 1.5; ///< of two digits, where more do not fit
constexpr double shortMinusShare = 0.55;  ///< of the width of a minus
constexpr QChar minus(0x2212);

enum class NumberForm { Full, TwoDigits, ShortMinus };
constexpr std::array fullestFirst = {NumberForm::Full, NumberForm::TwoDigits,
                                     NumberForm::ShortMinus};

QString numberText(const Context &c, double value, NumberForm form)
{
    if (c.image->stage == core::Stage::Clip)
        return fixedText(value, 0);
    return form == NumberForm::Full ? fixedText(value, 2) : twoDigitText(value);
}

bool hasShortMinus(const QString &text, NumberForm form)
{
    return form == NumberForm::ShortMinus && text.startsWith(minus);
}

double shortMinusWidth(const QFontMetricsF &fm)
{
    return fm.horizontalAdvance(minus) * shortMinusShare;
}

double numberWidth(const QString &text, NumberForm form, const QFontMetricsF &fm)
{
    return hasShortMinus(text, form) ? shortMinusWidth(fm) + fm.horizontalAdvance(text.mid(1))
                                     : fm.horizontalAdvance(text);
}

/// What stands in the shown cells, row by row; nothing in masked ones. Empty where one of the
/// numbers is too wide.
std::vector<QString> fittingNumbers(const Context &c, NumberForm form, const QFontMetricsF &fm)
{
    const HeatmapGeometry &g = c.geometry;
    const double room = g.cellWidth - (form == NumberForm::Full ? aroundNumber : aroundShortNumber);
    std::vector<QString> texts;
    for (int row = g.shownRows.first; row < g.shownRows.end(); ++row) {
        const std::vector<double> values = shownRow(c, row);
        for (int column = g.shownColumns.first; column < g.shownColumns.end(); ++column) {
            const double value = values[static_cast<std::size_t>(column)];
            texts.push_back(c.isMasked(row, column) || std::isnan(value)
                                ? QString()
                                : numberText(c, value, form));
            if (numberWidth(texts.back(), form, fm) > room)
                return {};
        }
    }
    return texts;
}

void paintNumber(QPainter &painter, const QRectF &cell, const QString &text, NumberForm form)
{
    if (!hasShortMinus(text, form)) {
        painter.drawText(cell, Qt::AlignCenter, text);
        return;
    }
    const QFontMetricsF fm(painter.font());
    const double left = cell.center().x() - numberWidth(text, form, fm) / 2;
    const QRectF digits(left + shortMinusWidth(fm), cell.top(), cell.width(), cell.height());
    painter.drawText(digits, Qt::AlignLeft | Qt::AlignVCenter, text.mid(1));
    painter.save();
    painter.translate(left, 0);
    painter.scale(shortMinusShare, 1);
    painter.drawText(QRectF(0, cell.top(), cell.width(), cell.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, minus);
    painter.restore();
}

/// In one form.
void paintTexts(QPainter &painter, const Context &c, const std::vector<QString> &texts,
                NumberForm form)
{
    const HeatmapGeometry &g = c.geometry;
    auto text = texts.begin();
    for (int row = g.shownRows.first; row < g.shownRows.end(); ++row)
        for (int column = g.shownColumns.first; column < g.shownColumns.end(); ++column, ++text) {
            if (text->isEmpty())
                continue;
            const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(g.columns) +
                            static_cast<std::size_t>(column);
            const QRgb ground = colorOf(double(c.image->values[at]), c.range, c.theme);
            painter.setPen(inkOn(ground));
            paintNumber(painter, g.cell(row, column), *text, form);
        }
}

QFont fontFor(const HeatmapGeometry &g)
{
    const double side = g.cellSide();
    return uiFont(side < 40 ? metrics::cellPx : side < 64 ? metrics::legendPx : metrics::labelPx);
}

struct CellNumbers {
    NumberForm form = NumberForm::Full;
    std::vector<QString> texts;
};

/// The fullest that fit; none where they are not wanted, or do not fit in any form.
std::optional<CellNumbers> numbersOf(const Context &c)
{
    if (!c.options.numbers || c.geometry.cellSide() < numbersFromCell ||
        c.image->stage == core::Stage::Mask)
        return std::nullopt;
    const QFontMetricsF fm(fontFor(c.geometry));
    for (const NumberForm form : fullestFirst)
        if (auto texts = fittingNumbers(c, form, fm); !texts.empty())
            return CellNumbers{form, std::move(texts)};
    return std::nullopt;
}

} // namespace

void paintNumbers(QPainter &painter, const Context &c)
{
    const auto numbers = numbersOf(c);
    if (!numbers)
        return;
    painter.setFont(fontFor(c.geometry));
    paintTexts(painter, c, numbers->texts, numbers->form);
}

} // namespace locus::widgets::heatmap

namespace locus::widgets {

bool heatmapHasNumbers(const QRectF &rect, const core::Frame &frame, const core::View &view,
                       const HeatmapOptions &options)
{
    const Theme theme;
    const heatmap::Scope scope(rect, frame, view, theme, options);
    return scope.hasMap() && heatmap::numbersOf(scope.context()).has_value();
}

} // namespace locus::widgets
