// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/relationparts.h"
#include "widgets/painters/strip.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::relation {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double stripHeight = 14;
constexpr double step = 18;        ///< from a strip to the next one of a sum
constexpr double groupGap = 6;     ///< more between sums
constexpr double mostGrowth = 4.4; ///< on a large screen
constexpr double textLine = 18;

std::span<const double> valuesOf(const core::Row<double> &row)
{
    return {row.data(), static_cast<std::size_t>(row.size())};
}

/// Draws one strip after another, from top to bottom.
class Column {
public:
    Column(QPainter &painter, const RelationGeometry &g, const Subject &s)
        : m_painter(painter)
        , m_g(g)
        , m_s(s)
        , m_top(g.strips.top())
    {
        const double sums = 1.0 + double(s.others.size());
        const double natural = step + sums * (groupGap + 2 * step);
        m_growth = std::clamp((g.strips.height() - 2 * textLine) / natural, 1.0, mostGrowth);
    }
    struct Look {
        QColor frame;
        QColor label;
        strip::Frame kind = strip::Frame::Solid;
    };
    void add(const core::Row<double> &row, const QString &label, const Look &look)
    {
        const QRectF strip(m_g.strips.left(), std::round(m_top), m_g.strips.width(),
                           std::round(m_growth * stripHeight));
        m_top += m_growth * step;
        if (strip.bottom() > m_g.strips.bottom() + 4)
            return; // rather none than half of one
        strip::paintCells(m_painter, strip, valuesOf(row), m_s.range, m_s.theme);
        strip::paintNumbers(m_painter, strip, valuesOf(row), m_s.range, m_s.theme);
        strip::paintFrame(m_painter, strip, look.frame, look.kind, m_s.theme);
        strip::paintLabel(m_painter, strip, label, look.label);
    }
    void gap() { m_top += m_growth * groupGap; }
    [[nodiscard]] bool fits(int strips) const
    {
        return m_top + strips * m_growth * step + textLine <= m_g.strips.bottom() + 4;
    }
    [[nodiscard]] double top() const { return m_top; }

private:
    QPainter &m_painter;
    const RelationGeometry &m_g;
    const Subject &m_s;
    double m_top;
    double m_growth = 1; ///< where there is room to spare
};

QString letterOf(const Subject &s)
{
    return s.isKeys() ? QStringLiteral("k") : QStringLiteral("v");
}

void addSum(Column &column, const Subject &s, int query, const core::PairVector &vector,
            strip::Frame kind)
{
    const Theme &t = s.theme;
    column.add(vector.relation, QStringLiteral("$+ r_{%1}$").arg(wholeText(vector.clip)),
               {t.position.line, t.position.text, kind});
    column.add(
        vector.sum,
        QStringLiteral("$= %1′_{%2,%3}$").arg(letterOf(s), wholeText(query), wholeText(s.view.key)),
        {t.ink, t.ink, kind});
}

void paintHead(QPainter &painter, const RelationGeometry &g, const Subject &s)
{
    const QRectF line(g.pair.left(), g.pair.top() - 3, g.pair.width(), textLine);
    const QString range = Painters::tr("range %1").arg(rangeText(s.range.low, s.range.high));
    painter.setFont(uiFont(metrics::subtitlePx));
    const QFontMetricsF small(painter.font());
    painter.setPen(s.theme.ink3);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, range);
    const QFont font = uiFont(metrics::subtitlePx, QFont::DemiBold);
    const QString title =
        s.isKeys() ? Painters::tr("The pair’s own key") : Painters::tr("The pair’s own value");
    painter.setFont(font);
    painter.setPen(s.theme.ink);
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(title, Qt::ElideRight,
                                       line.width() - small.horizontalAdvance(range) - 10));
}

QString noteOf(const Subject &s)
{
    if (s.radius() == 0)
        return Painters::tr("K = 0: every displacement adds the same vector");
    if (s.others.empty())
        return s.hints
                   ? Painters::tr("Shift-click a pair of another query to set it beside this one.")
                   : QString();
    return s.isKeys() ? Painters::tr("each query sees its own key: no shared k′")
                      : Painters::tr("each query sums its own values: no shared v′");
}

} // namespace

void paintPair(QPainter &painter, const RelationGeometry &g, const Subject &s)
{
    paintHead(painter, g, s);
    const RoleColors &plain = s.isKeys() ? s.theme.key : s.theme.value;
    Column column(painter, g, s);
    column.add(s.own.plain, QStringLiteral("$%1_{%2}$").arg(letterOf(s), wholeText(s.view.key)),
               {plain.line, plain.text});
    column.gap();
    addSum(column, s, s.view.query, s.own, strip::Frame::Solid);
    for (const Other &other : s.others) {
        if (!column.fits(2))
            break;
        column.gap();
        addSum(column, s, other.query, other.vector, strip::Frame::Dashed);
    }
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(s.others.empty() ? s.theme.ink3 : s.theme.ink2);
    painter.drawText(QRectF(g.pair.left(), column.top(), g.pair.width(),
                            std::max(textLine, g.pair.bottom() - column.top())),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, noteOf(s));
}

} // namespace locus::widgets::relation
