// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/headdetail.h"

#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rowprofile.h"
#include "widgets/symbol.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <set>
#include <vector>

namespace locus::widgets {

namespace {

constexpr double numbersWidth = 170;
constexpr double numberHeight = 27;
constexpr int mostNumbers = 6;
constexpr double wide = 420; ///< numbers beside the map
constexpr double smallestBars = 90;
constexpr double symbolPx = 15.5;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

struct Fact {
    QString name;
    QString symbol;
    QString value;
    bool isPosition = false;
};

QList<Fact> factsOf(const core::HeadFacts &facts, const core::View &view)
{
    QList<Fact> list;
    if (facts.slope)
        list << Fact{Painters::tr("slope"), QStringLiteral("m_%1").arg(view.head + 1),
                     slopeText(*facts.slope), true};
    list << Fact{Painters::tr("added by position"), {}, fixedText(facts.position, 3), true}
         << Fact{Painters::tr("weight"), QStringLiteral("a_%1,%2").arg(view.query).arg(view.key),
                 fixedText(facts.weight, 4)}
         << Fact{Painters::tr("without position"), {}, fixedText(facts.contentWeight, 4)};
    if (facts.meanDistance && facts.entropy)
        list << Fact{Painters::tr("mean distance"), {}, fixedText(*facts.meanDistance, 2)}
             << Fact{Painters::tr("entropy, bits"), {}, fixedText(*facts.entropy, 2)};
    else
        list << Fact{Painters::tr("sum of the row"), {}, fixedText(facts.rowSum, 2)}
             << Fact{Painters::tr("no mean, no entropy"), {}, {}};
    return list;
}

void paintFacts(QPainter &painter, const QRectF &box, const QList<Fact> &facts, const Theme &theme)
{
    double y = box.top();
    for (const Fact &fact : facts) {
        const double baseline = y + numberHeight / 2 + 4;
        const QColor value = fact.isPosition ? theme.position.text : theme.ink;
        const QFont nameFont = uiFont(metrics::subtitlePx);
        painter.setFont(nameFont);
        painter.setPen(theme.ink2);
        painter.drawText(QPointF(box.left(), baseline), fact.name);
        if (!fact.symbol.isEmpty()) {
            painter.setPen(value);
            (void)paintSymbol(
                painter,
                {box.left() + QFontMetricsF(nameFont).horizontalAdvance(fact.name) + 6, baseline},
                fact.symbol, symbolPx);
        }
        painter.setPen(value);
        paintFixedDigits(painter, {box.right(), baseline}, fact.value,
                         uiFont(metrics::labelPx, QFont::DemiBold), Qt::AlignRight);
        y += numberHeight;
        if (&fact != &facts.last())
            painter.fillRect(QRectF(box.left(), y - 0.5, box.width(), 1), theme.line);
    }
}

struct Measure {
    QString name;
    double (*value)(const core::HeadFacts &facts);
    int decimals;
};

/// A row that is no distribution has no mean and no entropy: what it sums to stands for both.
std::vector<Measure> measuresOf(const core::HeadFacts &facts)
{
    using Facts = core::HeadFacts;
    std::vector<Measure> all{
        {Painters::tr("weight of the pair"), [](const Facts &f) { return f.weight; }, 4}};
    if (!facts.meanDistance || !facts.entropy) {
        all.push_back({Painters::tr("sum of the row: not 1, so no mean and no entropy"),
                       [](const Facts &f) { return f.rowSum; }, 2});
        return all;
    }
    all.push_back({Painters::tr("mean distance of the row"),
                   [](const Facts &f) { return f.meanDistance.value_or(0); }, 2});
    all.push_back({Painters::tr("entropy of the row, bits"),
                   [](const Facts &f) { return f.entropy.value_or(0); }, 2});
    return all;
}

constexpr double plotLeft = 40;
constexpr double axisHeight = 18;
constexpr double nameHeight = 16;

void paintMeasure(QPainter &painter, const QRectF &box, const HeadPlotGeometry &g,
                  const std::vector<core::HeadFacts> &facts, const Measure &measure, int chosen,
                  std::optional<int> hovered, const Theme &theme)
{
    double top = 0, low = 0;
    for (const core::HeadFacts &one : facts) {
        top = std::max(top, measure.value(one));
        low = std::min(low, measure.value(one));
    }
    top = top > 0 || low == 0 ? roundUp(top) : 0;
    low = low < 0 ? -roundUp(-low) : 0;
    const auto y = [&](double value) {
        return box.bottom() - (value - low) / (top - low) * box.height();
    };
    painter.setFont(uiFont(metrics::axisPx));
    for (const double tick : std::set{low, 0.0, top}) {
        painter.fillRect(QRectF(box.left(), y(tick) - 0.5, box.width(), 1), theme.grid);
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(box.left() - plotLeft, y(tick) - 8, plotLeft - 6, 16),
                         Qt::AlignRight | Qt::AlignVCenter, shortText(tick));
    }
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(box.left(), box.top() - nameHeight, box.width(), nameHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, measure.name);
    const auto chosenValue = measure.value(facts[std::size_t(chosen)]);
    painter.setPen(theme.position.text);
    paintFixedDigits(painter, {box.right(), box.top() - 4},
                     fixedText(chosenValue, measure.decimals),
                     uiFont(metrics::legendPx, QFont::DemiBold), Qt::AlignRight);
    QPolygonF line;
    for (std::size_t head = 0; head < facts.size(); ++head)
        line << QPointF(g.x(static_cast<int>(head)), y(measure.value(facts[head])));
    painter.setPen(QPen(theme.line2, 1));
    painter.drawPolyline(line);
    for (int head = 0; head < static_cast<int>(facts.size()); ++head) {
        const bool isChosen = head == chosen;
        const double radius = isChosen ? 5 : 3;
        painter.setPen(hovered == head ? QPen(theme.ink, 1.6) : QPen(theme.casing, 1));
        painter.setBrush(isChosen ? theme.position.line : theme.ink2);
        painter.drawEllipse(line[head], radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace

HeadDetailGeometry headDetailGeometry(const QRectF &rect)
{
    HeadDetailGeometry g;
    const bool beside = rect.width() >= wide;
    const double numbers = mostNumbers * numberHeight;
    if (beside) {
        g.map = rect.adjusted(0, 0, -numbersWidth - 20, 0);
        g.numbers = QRectF(rect.right() - numbersWidth, rect.top() + 8, numbersWidth, numbers);
        const double left = rect.bottom() - g.numbers.bottom() - 12;
        if (left >= smallestBars)
            g.bars = QRectF(g.numbers.left(), g.numbers.bottom() + 12, numbersWidth, left);
        return g;
    }
    g.map = QRectF(rect.left(), rect.top(), rect.width(),
                   std::max(120.0, rect.height() - numbers - 10));
    g.numbers = QRectF(rect.left(), g.map.bottom() + 10, rect.width(), numbers);
    return g;
}

void paintHeadDetail(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                     const core::View &view, const Theme &theme, HeatmapCache *cache)
{
    if (frame.refusal) {
        paintSentence(painter, rect, heatmapSentence(frame, view), theme);
        return;
    }
    const HeadDetailGeometry g = headDetailGeometry(rect);
    HeatmapOptions options;
    options.legend = false;
    options.numbers = false;
    options.cache = cache;
    paintHeatmap(painter, g.map, frame, view, theme, options);
    const auto facts = core::headFactsOf(*frame.prepared, {view.head}, {view.query}, {view.key});
    painter.setRenderHint(QPainter::Antialiasing);
    paintFacts(painter, g.numbers, factsOf(facts, view), theme);
    if (!g.bars.isEmpty())
        paintRowProfile(painter, g.bars, frame, view, theme);
}

double HeadPlotGeometry::x(int head) const
{
    return plot.left() + (head + 0.5) * plot.width() / std::max(1, heads);
}

std::optional<int> HeadPlotGeometry::headAt(QPointF point) const
{
    const double at = (point.x() - plot.left()) / plot.width() * heads;
    if (heads == 0 || at < 0 || at >= heads)
        return std::nullopt;
    return static_cast<int>(at);
}

HeadPlotGeometry headPlotGeometry(const QRectF &rect, int heads)
{
    return {rect.adjusted(plotLeft, nameHeight, -8, -axisHeight), heads};
}

void paintHeadPlot(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, std::optional<int> hovered,
                   KeptFacts *kept)
{
    if (frame.refusal) {
        paintSentence(painter, rect, heatmapSentence(frame, view), theme);
        return;
    }
    KeptFacts once;
    const auto &facts = (kept ? *kept : once).of(frame, view);
    const HeadPlotGeometry g = headPlotGeometry(rect, frame.shapes.heads);
    painter.setRenderHint(QPainter::Antialiasing);
    // As many measures as stay readable, one below the other.
    const auto all = measuresOf(facts.front());
    const int count =
        std::clamp(static_cast<int>(g.plot.height() / 46), 1, static_cast<int>(all.size()));
    const double pitch = (g.plot.height() + nameHeight) / count;
    for (int i = 0; i < count; ++i) {
        const QRectF box(g.plot.left(), g.plot.top() + i * pitch, g.plot.width(),
                         pitch - nameHeight - 4);
        paintMeasure(painter, box, g, facts, all[std::size_t(i)], view.head, hovered, theme);
    }
    const int step = indexStep(g.heads, g.plot.width() / std::max(1, g.heads), 22);
    for (int head = 0; head < g.heads; ++head) {
        const bool chosen = head == view.head;
        if (!chosen && head % step != 0)
            continue;
        painter.setPen(chosen ? theme.position.text : theme.ink3);
        paintFixedDigits(painter, {g.x(head), rect.bottom() - 4}, QString::number(head + 1),
                         uiFont(metrics::axisPx, chosen ? QFont::DemiBold : QFont::Normal),
                         Qt::AlignHCenter);
    }
}

} // namespace locus::widgets
