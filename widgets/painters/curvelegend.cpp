// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace locus::widgets::curve {

namespace {

struct LegendItem {
    QString text;
    QPen line = Qt::NoPen;
    enum class Mark { Line, Dot, Hatch, None } mark = Mark::Line;
    [[nodiscard]] double markWidth() const
    {
        return mark == Mark::Line ? 22 : mark == Mark::Dot ? 10 : mark == Mark::Hatch ? 15 : 0;
    }
};

QList<LegendItem> legendItems(const Context &c)
{
    using Mark = LegendItem::Mark;
    const auto tr = [](const char *text) { return QCoreApplication::translate("Painters", text); };
    QList<LegendItem> items;
    const QPen chosen(c.theme.position.line, 2.6);
    const core::MethodId method = c.frame.key.method;
    if (c.frame.shapes.heads > 1 && method != core::MethodId::Sinusoidal)
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "head %1")).arg(c.view.head + 1),
                            chosen};
    else if (method == core::MethodId::Rope)
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "this pair, moved to every Δ")),
                            chosen};
    else if (method == core::MethodId::Shaw)
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "this query")), chosen};
    if (c.data.curves.value.size() > 1)
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "other heads")),
                            QPen(c.theme.line2, 1.4)};
    if (!c.data.dots.empty())
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "real pairs")), {}, Mark::Dot};
    if (!c.data.curves.meanCos.empty()) {
        QPen pen(c.theme.ctl, 1.2);
        if (!isDense(c.geometry, c.data))
            pen.setDashPattern({4, 3});
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "mean cos Δθ, right")), pen};
    }
    if (isUntrained(c.frame.key))
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "untrained table")), {}, Mark::None};
    if (c.data.maskedFrom)
        items << LegendItem{tr(QT_TRANSLATE_NOOP("Painters", "masked")), {}, Mark::Hatch};
    return items;
}

void paintMark(QPainter &painter, const Context &c, const LegendItem &item, QPointF at)
{
    switch (item.mark) {
    case LegendItem::Mark::Line:
        painter.setPen(item.line);
        painter.drawLine(at, at + QPointF(16, 0));
        break;
    case LegendItem::Mark::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.theme.line2);
        painter.drawEllipse(at + QPointF(3, 0), 2, 2);
        break;
    case LegendItem::Mark::Hatch:
        paintHatch(painter, QRectF(at.x(), at.y() - 5, 10, 10), c.theme);
        break;
    case LegendItem::Mark::None: break;
    }
}

/// What is what, as far as there is room; the name of the axis where it costs nothing else.
void paintItems(QPainter &painter, const Context &c, const QList<LegendItem> &items,
                const QString &axis)
{
    constexpr double gap = 13;
    const QFontMetricsF fm(uiFont(metrics::legendPx, QFont::Medium));
    const QRectF &line = c.geometry.legend;
    double total = fm.horizontalAdvance(axis);
    for (const LegendItem &item : items)
        total += item.markWidth() + fm.horizontalAdvance(item.text) + gap;
    if (total <= line.width() || !c.data.value) {
        painter.setPen(c.theme.ink3);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, axis);
    }
    const double right =
        c.data.value ? line.right() : line.right() - fm.horizontalAdvance(axis) - gap;
    double x = line.left();
    for (const LegendItem &item : items) {
        const double width = item.markWidth() + fm.horizontalAdvance(item.text);
        if (x + width > right + 1)
            continue;
        paintMark(painter, c, item, {x, line.center().y()});
        painter.setPen(c.theme.ink2);
        painter.drawText(QRectF(x + item.markWidth(), line.top(), line.width(), line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, item.text);
        x += width + gap;
    }
}

} // namespace

void paintLegend(QPainter &painter, const Context &c)
{
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    painter.setFont(font);
    const QRectF &line = c.geometry.legend;
    const QString axis =
        c.data.value ? QStringLiteral("Δ = j − i")
                     : QCoreApplication::translate("Painters", "Δ = %1 lies beyond this axis")
                           .arg(wholeText(c.data.delta));
    if (c.frame.key.method != core::MethodId::Sinusoidal || !c.data.value) {
        paintItems(painter, c, legendItems(c), axis);
        return;
    }
    const QString sentence =
        QCoreApplication::translate("Painters", "The same curve for every i. The attention score "
                                                "does not follow it alone: content enters too.");
    painter.setPen(c.theme.ink2);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(sentence, Qt::ElideRight, line.width()));
}

} // namespace locus::widgets::curve
