// SPDX-License-Identifier: GPL-3.0-or-later
// The reaches that RoPE's curve offers, in the legend's last line.
#include "widgets/numbertext.h"
#include "widgets/painters/curveoverlay.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cstdint>

namespace locus::widgets::curve {

namespace {

constexpr double reachPadding = 6;

/// "±64"
QString reachText(std::int64_t reach)
{
    return QStringLiteral("±") + (reach >= 1000 && reach % 1000 == 0
                                      ? wholeText(reach / 1000) + QStringLiteral(" k")
                                      : wholeText(reach));
}

QFont reachFont()
{
    return uiFont(metrics::legendPx, QFont::DemiBold);
}

} // namespace

double reachesWidth(const CurveData &data)
{
    const QFontMetricsF fm(reachFont());
    double width = 0;
    for (const std::int64_t reach : data.reaches)
        width += fm.horizontalAdvance(reachText(reach)) + 2 * reachPadding;
    return width;
}

void paintReaches(QPainter &painter, const Context &c)
{
    painter.setFont(reachFont());
    for (qsizetype i = 0; i < c.geometry.reaches.size(); ++i) {
        const QRectF &place = c.geometry.reaches[i];
        const std::int64_t reach = c.data.reaches[static_cast<std::size_t>(i)];
        const bool chosen = reach == c.data.reach;
        painter.setPen(Qt::NoPen);
        painter.setBrush(chosen ? c.theme.ink : c.theme.sunken);
        painter.drawRoundedRect(place.adjusted(0.5, 0, -0.5, 0), metrics::tagRadius,
                                metrics::tagRadius);
        painter.setPen(chosen ? c.theme.surface : c.theme.ink2);
        painter.drawText(place, Qt::AlignCenter, reachText(reach));
    }
}

QList<QRectF> reachRects(const CurveGeometry &g, const CurveData &data)
{
    const QFontMetricsF fm(reachFont());
    QList<QRectF> rects;
    double x = g.legend.right() - reachesWidth(data);
    for (const std::int64_t reach : data.reaches) {
        const double width = fm.horizontalAdvance(reachText(reach)) + 2 * reachPadding;
        rects << QRectF(x, g.legend.bottom() - legendLine - 1, width, legendLine);
        x += width;
    }
    return rects;
}

} // namespace locus::widgets::curve
