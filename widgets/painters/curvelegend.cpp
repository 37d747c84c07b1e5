// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colormap.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::curve {

namespace {

constexpr double lineHeight = legendLine;
constexpr double itemGap = 13;

QFont legendFont()
{
    return uiFont(metrics::legendPx, QFont::Medium);
}

enum class Mark { None, Chosen, Others, Pinned, Mean, Rise, Angles, Dot, Hollow, Hatch };

struct LegendItem {
    QString text;
    Mark mark = Mark::None;
    QPointF at = {};    ///< left end, middle of its line, from the legend's corner
    QString brief = {}; ///< where a line is too short for the text; empty: it is cut

    [[nodiscard]] double markWidth() const
    {
        switch (mark) {
        case Mark::None: return 0;
        case Mark::Dot: return 10;
        case Mark::Rise:
        case Mark::Hollow: return 13;
        case Mark::Angles: return 44;
        case Mark::Hatch: return 15;
        default: return 22;
        }
    }
    /// Its letters joined where they are those of a token.
    [[nodiscard]] QFont font() const { return shapingFont(legendFont(), text); }
    [[nodiscard]] double width() const
    {
        return markWidth() + QFontMetricsF(font()).horizontalAdvance(text);
    }
};

QString axisName()
{
    return QStringLiteral("Δ = j − i");
}

struct Legend {
    QList<LegendItem> items;
    double height = 0;
};

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// What stands instead of items under the sinusoid; empty for the other methods.
QString sentenceOf(const core::Frame &frame, const CurveData &data)
{
    return frame.key.method == core::MethodId::Sinusoidal && data.value && !data.place
               ? Painters::tr("The same curve for every i. Scores do not follow it alone: content "
                              "enters too.")
               : QString();
}

/// "query 9 “hit”"
QString queryWords(const core::Frame &frame, int query)
{
    const int token = tokenOfQuery(frame, query);
    constexpr double widest = 90;
    const QString text = elidedToken(tokenText(frame, token), legendFont(), widest);
    return text.isEmpty() ? Painters::tr("query %1").arg(wholeText(token))
                          : Painters::tr("query %1 “%2”").arg(wholeText(token), text);
}

/// What the numbers are not comes first.
QList<LegendItem> itemsOf(const core::Frame &frame, const CurveData &data, bool phases)
{
    QList<LegendItem> items;
    const core::MethodId method = frame.key.method;
    if (const QString caveat = words(core::caveatOf(frame.key, core::Stage::Position));
        !caveat.isEmpty())
        items << LegendItem{caveat, Mark::None};
    // Vectors that are added to x are the same under every head: one curve lies on the other.
    const bool perHead = frame.shapes.heads > 1 && method != core::MethodId::Sinusoidal;
    if (perHead)
        items << LegendItem{Painters::tr("head %1").arg(data.headNumber), Mark::Chosen};
    else if (method == core::MethodId::Rope)
        items << LegendItem{Painters::tr("this pair, moved to every Δ"), Mark::Chosen};
    else if (!data.hasKey.empty())
        items << LegendItem{queryWords(frame, data.query), Mark::Chosen};
    if (data.place)
        items << LegendItem{
            Painters::tr("depends on i (here %1), not on Δ alone").arg(wholeText(*data.place)),
            Mark::None};
    for (const PinnedCurve &pinned : data.pinned)
        items << LegendItem{Painters::tr("%1, pinned").arg(queryWords(frame, pinned.query)),
                            Mark::Pinned};
    if (perHead && data.curves.value.size() > 1)
        items << LegendItem{Painters::tr("other heads"), Mark::Others};
    if (!data.dots.empty())
        items << LegendItem{Painters::tr("real pairs"), Mark::Dot};
    if (std::find(data.hasKey.begin(), data.hasKey.end(), false) != data.hasKey.end())
        items << LegendItem{Painters::tr("no key there"), Mark::Hollow};
    if (!data.curves.meanCos.empty())
        items << LegendItem{Painters::tr("mean cos Δθ, right"), Mark::Mean};
    if (data.rise)
        items << LegendItem{Painters::tr("rises again beyond |Δ| = %1").arg(wholeText(*data.rise)),
                            Mark::Rise};
    if (phases)
        items << LegendItem{Painters::tr("angle −π … π"), Mark::Angles};
    if (data.maskedFrom)
        items << LegendItem{
            Painters::tr("keys after the query masked"), Mark::Hatch, {}, Painters::tr("masked")};
    if (!data.value)
        items << LegendItem{Painters::tr("Δ = %1 lies beyond this axis").arg(wholeText(data.delta)),
                            Mark::None};
    return items;
}

/// From left to right, and on a further line where one does not take all, down to \a room. An item
/// that is wider than everything is cut short; what comes last goes first.
Legend legendOf(const core::Frame &frame, const CurveData &data, const QSizeF &room, bool phases)
{
    const QFontMetricsF fm(legendFont());
    if (const QString sentence = sentenceOf(frame, data); !sentence.isEmpty()) {
        const double height =
            fm.boundingRect(QRectF(0, 0, room.width(), 1000), Qt::TextWordWrap, sentence).height();
        return {{}, height <= std::max(room.height(), lineHeight) ? height : 0};
    }
    Legend legend{{}, lineHeight};
    double x = 0;
    for (LegendItem item : itemsOf(frame, data, phases)) {
        if (item.width() > room.width() + 1 && !item.brief.isEmpty())
            item.text = item.brief;
        item.text = QFontMetricsF(item.font())
                        .elidedText(item.text, Qt::ElideRight,
                                    std::max(0.0, room.width() - item.markWidth()));
        if (x > 0 && x + item.width() > room.width() + 1) {
            if (legend.height + lineHeight > room.height())
                break;
            x = 0;
            legend.height += lineHeight;
        }
        item.at = {x, legend.height - lineHeight / 2};
        x += item.width() + itemGap;
        legend.items << item;
    }
    const bool reachesWrap = !data.reaches.empty() && x + reachesWidth(data) > room.width() + 1;
    const bool nameWraps = data.namesAxis && x + fm.horizontalAdvance(axisName()) > room.width() &&
                           legend.height + lineHeight <= room.height();
    if (reachesWrap || nameWraps)
        legend.height += lineHeight;
    return legend;
}

QPen penOf(const Context &c, Mark mark)
{
    if (mark == Mark::Chosen)
        return {c.theme.position.line, 2.6};
    if (mark == Mark::Others)
        return {c.theme.line2, 1.4};
    if (mark == Mark::Pinned)
        return {c.theme.ctl, 1.4};
    return meanPen(c.geometry, c.data, c.theme);
}

/// The cyclic colours from half a turn back to half a turn on.
void paintAngleBar(QPainter &painter, const Context &c, const QRectF &bar)
{
    const ColorTable &table = twilightTable(c.theme.isDark);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    constexpr int steps = 19;
    for (int step = 0; step < steps; ++step)
        painter.fillRect(
            QRectF(bar.left() + step * bar.width() / steps, bar.top(), bar.width() / steps,
                   bar.height()),
            QColor(table[static_cast<std::size_t>(step) * (table.size() - 1) / (steps - 1)]));
    painter.restore();
}

void paintMark(QPainter &painter, const Context &c, Mark mark, QPointF at)
{
    switch (mark) {
    case Mark::None: break;
    case Mark::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.theme.line2);
        painter.drawEllipse(at + QPointF(3, 0), 2, 2);
        break;
    case Mark::Rise:
        painter.setPen(QPen(c.theme.ink2, 1.4));
        painter.setBrush(c.theme.surface);
        painter.drawEllipse(at + QPointF(4, 0), 3, 3);
        break;
    case Mark::Angles: paintAngleBar(painter, c, QRectF(at.x(), at.y() - 4, 38, 8)); break;
    case Mark::Hollow:
        painter.setPen(QPen(c.theme.position.line, 1.4));
        painter.setBrush(c.theme.surface);
        painter.drawEllipse(at + QPointF(4, 0), 2.6, 2.6);
        break;
    case Mark::Hatch: paintHatch(painter, QRectF(at.x(), at.y() - 5, 10, 10), c.theme); break;
    default: painter.setPen(penOf(c, mark)); painter.drawLine(at, at + QPointF(16, 0));
    }
}

/// The name of the axis, where it costs nothing else.
void paintAxisName(QPainter &painter, const Context &c, const Legend &legend)
{
    const QFontMetricsF fm(legendFont());
    const QList<LegendItem> &items = legend.items;
    const QRectF &place = c.geometry.legend;
    const bool ownLine = !items.isEmpty() && items.last().at.y() < legend.height - lineHeight;
    const double used =
        items.isEmpty() || ownLine ? 0 : items.last().at.x() + items.last().width() + itemGap;
    if (used + fm.horizontalAdvance(axisName()) > place.width())
        return;
    painter.setFont(legendFont());
    painter.setPen(c.theme.ink3);
    painter.drawText(
        QRectF(place.left(), place.bottom() - lineHeight - 1, place.width(), lineHeight),
        Qt::AlignRight | Qt::AlignVCenter, axisName());
}

} // namespace

double legendHeight(const core::Frame &frame, const CurveData &data, const QSizeF &room,
                    bool phases)
{
    return legendOf(frame, data, room, phases).height + 2;
}

void paintLegend(QPainter &painter, const Context &c)
{
    const QRectF &place = c.geometry.legend;
    painter.setFont(legendFont());
    if (const QString sentence = sentenceOf(c.frame, c.data); !sentence.isEmpty()) {
        painter.setPen(c.theme.ink2);
        if (legendOf(c.frame, c.data, place.size(), false).height > 0)
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, sentence);
        return;
    }
    const Legend legend = legendOf(c.frame, c.data, place.size(), !c.geometry.phases.isEmpty());
    for (const LegendItem &item : legend.items) {
        const QPointF at = place.topLeft() + item.at + QPointF(0, 1);
        paintMark(painter, c, item.mark, at);
        painter.setPen(c.theme.ink2);
        painter.setFont(item.font());
        painter.drawText(QRectF(at.x() + item.markWidth(), at.y() - 9, place.width(), 18),
                         Qt::AlignLeft | Qt::AlignVCenter, item.text);
    }
    if (!c.data.reaches.empty())
        paintReaches(painter, c);
    else if (c.data.value)
        paintAxisName(painter, c, legend);
}

} // namespace locus::widgets::curve
