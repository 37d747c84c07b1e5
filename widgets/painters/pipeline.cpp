// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pipeline.h"

#include "widgets/painters/pipelinefacts.h"
#include "widgets/pipelinesymbol.h"
#include "widgets/pipelinewords.h"
#include "widgets/style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace locus::widgets {

namespace {

using Kind = PipelineBox::Kind;

constexpr double ringOff = 3.5;
constexpr double ringWidth = 2;
constexpr double notchHalf = 7;
constexpr double notchHeight = 6;
constexpr double arrowLength = 7;
constexpr double arrowHalf = 3.5;
constexpr double linePitch = 12.5; ///< from line to line in a box
constexpr double captionDrop = 2;  ///< of the middle line
constexpr double symbolRise = 5;   ///< from the middle of a symbol to its baseline

QFont captionFont()
{
    return uiFont(pipeline::captionPx, QFont::Medium);
}

QFont shapeFont()
{
    return uiFont(pipeline::shapePx);
}

bool isMatrix(const PipelineBox &box)
{
    return box.kind == Kind::Box && box.role;
}

class Painting {
public:
    Painting(QPainter &painter, const PipelineDiagram &diagram, const PipelineMarks &marks,
             const Theme &theme)
        : p(painter)
        , m_diagram(diagram)
        , m_marks(marks)
        , m_theme(theme)
    {
    }

    void paint()
    {
        p.setRenderHint(QPainter::Antialiasing);
        for (const PipelineLane &lane : m_diagram.lanes)
            paintLane(lane);
        for (int i = 0; i < static_cast<int>(m_diagram.boxes.size()); ++i)
            if (m_diagram.boxes[std::size_t(i)].kind != Kind::Word)
                paintPart(i);
        for (int i = 0; i < static_cast<int>(m_diagram.boxes.size()); ++i)
            if (m_diagram.boxes[std::size_t(i)].kind == Kind::Word)
                paintWord(i);
        if (m_marks.focused >= 0)
            paintFocusRing(p, m_diagram.boxes[std::size_t(m_marks.focused)].rect,
                           metrics::controlRadius, m_theme);
    }

private:
    [[nodiscard]] bool isShown(const PipelineBox &box) const
    {
        return m_marks.shown >= 0 &&
               &m_diagram.frameOf(m_diagram.boxes[std::size_t(m_marks.shown)]) == &box;
    }

    [[nodiscard]] QColor inkOf(const PipelineBox &box) const
    {
        if (box.lit)
            return m_theme.position.onFill;
        if (box.role && !(box.idle && box.kind == Kind::Box))
            return m_theme.role(*box.role).text;
        return box.idle ? m_theme.ink3 : m_theme.ink;
    }

    void paintLane(const PipelineLane &lane)
    {
        const QColor color = lane.role ? m_theme.role(*lane.role).line : m_theme.line2;
        QPen pen(color, lane.role ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (lane.idle)
            pen.setDashPattern({3, 3});
        QPolygonF points = lane.points;
        const QPointF tip = points.back();
        if (lane.arrow)
            points.back() -= QPointF(arrowLength - 1, 0);
        p.setPen(pen);
        p.setBrush(Qt::NoBrush);
        p.drawPolyline(points);
        if (!lane.arrow)
            return;
        p.setPen(Qt::NoPen);
        p.setBrush(color);
        p.drawPolygon(QPolygonF{tip, tip - QPointF(arrowLength, arrowHalf),
                                tip - QPointF(arrowLength, -arrowHalf)});
    }

    void paintPart(int index)
    {
        const PipelineBox &box = m_diagram.boxes[std::size_t(index)];
        if (box.kind == Kind::Letter) {
            paintLetter(index, box);
            return;
        }
        paintGround(index, box);
        if (isMatrix(box))
            paintMatrix(box);
        else if (m_diagram.compact)
            paintSymbolAt(box.rect.center(), shownSymbol(box), inkOf(box));
        else
            paintLines(box);
    }

    void paintGround(int index, const PipelineBox &box)
    {
        const bool shown = isShown(box);
        const bool hovered = index == m_marks.hovered && !box.stages.empty();
        QColor fill = m_theme.surface;
        QColor edge = hovered ? m_theme.ink3 : m_theme.line2;
        if (box.lit) {
            fill = edge = m_theme.position.line;
        } else if (isMatrix(box) && !box.idle) {
            fill = m_theme.role(*box.role).tint;
            edge = m_theme.role(*box.role).line;
        }
        QPen pen(edge, hovered ? 1.5 : 1.2);
        if (box.idle)
            pen.setDashPattern({3, 3});
        if (shown)
            paintRing(box);
        // The ring alone frames a plain box.
        p.setPen(shown && !box.lit && !isMatrix(box) && !box.idle ? QPen(Qt::NoPen) : pen);
        p.setBrush(fill);
        p.drawRoundedRect(box.rect.adjusted(0.5, 0.5, -0.5, -0.5), metrics::controlRadius,
                          metrics::controlRadius);
    }

    void paintRing(const PipelineBox &box)
    {
        const double off = ringOff - ringWidth / 2 + 0.5;
        const QRectF ring = box.rect.adjusted(-off, -off, off, off);
        p.setPen(QPen(m_theme.ink, ringWidth));
        p.setBrush(m_theme.surface);
        p.drawRoundedRect(ring, metrics::controlRadius + off, metrics::controlRadius + off);
        if (isMatrix(box)) // the next lane is too near for a notch
            return;
        const QPointF foot(box.rect.center().x(), ring.bottom());
        p.setPen(Qt::NoPen);
        p.setBrush(m_theme.ink);
        p.drawPolygon(QPolygonF{foot - QPointF(notchHalf, 0), foot + QPointF(notchHalf, 0),
                                foot + QPointF(0, notchHeight)});
    }

    void paintSymbolAt(QPointF middle, const QString &symbol, const QColor &color)
    {
        const double width = pipelineSymbolWidth(symbol, pipeline::symbolPx);
        paintPipelineSymbol(p, {middle.x() - width / 2, middle.y() + symbolRise}, symbol,
                            pipeline::symbolPx, color);
    }

    /// One line has no caption that could say it.
    [[nodiscard]] QString shownSymbol(const PipelineBox &box) const
    {
        const bool isLog =
            box.part == PipelinePart::Softmax && m_marks.stage == core::Stage::LogWeights;
        return isLog ? QStringLiteral("'ln' a") : box.symbol;
    }

    void paintMatrix(const PipelineBox &box)
    {
        const double width = pipelineSymbolWidth(box.symbol, pipeline::symbolPx - 1);
        const double y = box.rect.center().y() + symbolRise - 1;
        paintPipelineSymbol(p, {box.rect.left() + pipeline::padding, y}, box.symbol,
                            pipeline::symbolPx - 1, inkOf(box));
        if (!fits(box))
            return;
        p.setFont(shapeFont());
        p.setPen(inkOf(box));
        p.drawText(box.rect.adjusted(pipeline::padding + width, 0, -pipeline::padding, 0),
                   Qt::AlignRight | Qt::AlignVCenter, box.shape);
    }

    /// Symbol, caption and shape, one under the other.
    void paintLines(const PipelineBox &box)
    {
        const QPointF middle = box.rect.center();
        const double lift = liftOf(box);
        paintSymbolAt(middle - QPointF(0, linePitch + lift), box.symbol, inkOf(box));
        if (box.part != PipelinePart::Product)
            paintCaption(box, middle + QPointF(0, captionDrop));
        p.setFont(shapeFont());
        p.setPen(box.lit ? m_theme.position.onFill : m_theme.ink3);
        if (fits(box))
            p.drawText(around(middle + QPointF(0, captionDrop + linePitch), box.rect.width()),
                       Qt::AlignCenter, box.shape);
    }

    /// A root reaches down to the words below it, an index to the tag of a mistake.
    [[nodiscard]] static double liftOf(const PipelineBox &box)
    {
        if (!box.broken)
            return box.part == PipelinePart::Product ? 1.5 : 0;
        const double depth = pipelineSymbolDepth(box.symbol, pipeline::symbolPx);
        return std::max(0.0, symbolRise + depth + 1.5 - linePitch / 2 - captionDrop);
    }

    [[nodiscard]] static QRectF around(QPointF middle, double width)
    {
        return {middle.x() - width / 2, middle.y() - linePitch / 2, width, linePitch};
    }

    void paintCaption(const PipelineBox &box, QPointF middle)
    {
        const QFont font = captionFont();
        const QString caption = pipelineCaption(box, m_marks.stage);
        p.setFont(font);
        p.setPen(box.lit ? m_theme.position.onFill : m_theme.ink3);
        if (box.broken) {
            const QRectF tag = around(middle, QFontMetricsF(font).horizontalAdvance(caption) + 8);
            p.setPen(Qt::NoPen);
            p.setBrush(m_theme.broken);
            p.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2);
            p.setPen(m_theme.brokenInk);
        }
        p.drawText(around(middle, box.rect.width()), Qt::AlignCenter, caption);
    }

    /// On a casing that parts it from its lane; a ring where it is what the map shows.
    void paintLetter(int index, const PipelineBox &box)
    {
        const QRectF tag = box.rect.adjusted(0, 1, 0, -1);
        p.setPen(Qt::NoPen);
        p.setBrush(m_theme.surface);
        p.drawRect(tag);
        if (isShown(box)) {
            p.setPen(QPen(m_theme.ink, ringWidth));
            p.drawRoundedRect(tag, metrics::tagRadius, metrics::tagRadius);
        }
        paintSymbolAt(box.rect.center() - QPointF(0, 1), box.symbol,
                      index == m_marks.hovered && !box.role ? m_theme.ink3 : inkOf(box));
    }

    void paintWord(int index)
    {
        const PipelineBox &box = m_diagram.boxes[std::size_t(index)];
        const bool lit = m_diagram.frameOf(box).lit;
        const bool shown =
            std::find(box.stages.begin(), box.stages.end(), m_marks.stage) != box.stages.end();
        const QColor strong = lit ? m_theme.position.onFill : m_theme.ink;
        const QFont font = captionFont();
        const QRectF inner = box.rect.adjusted(pipeline::wordGap / 2, 0, -pipeline::wordGap / 2, 0);
        p.setFont(font);
        p.setPen(lit || shown || index == m_marks.hovered ? strong : m_theme.ink3);
        p.drawText(box.rect, Qt::AlignCenter, box.caption);
        if (shown || index == m_marks.hovered)
            p.fillRect(QRectF(inner.left(), box.rect.bottom() - 1, inner.width(), 1), strong);
    }

    QPainter &p;
    const PipelineDiagram &m_diagram;
    const PipelineMarks &m_marks;
    const Theme &m_theme;
};

} // namespace

bool fits(const PipelineBox &box)
{
    const double room = box.rect.width() - 2 * pipeline::padding;
    const double shape = QFontMetricsF(shapeFont()).horizontalAdvance(box.shape);
    const double symbol = pipelineSymbolWidth(box.symbol, pipeline::symbolPx);
    if (isMatrix(box))
        return symbol + shape + pipeline::padding <= room + 4;
    return shape <= room + 4 && symbol <= room &&
           QFontMetricsF(captionFont()).horizontalAdvance(box.caption) <= room;
}

void paintPipeline(QPainter &painter, const PipelineDiagram &diagram, const PipelineMarks &marks,
                   const Theme &theme)
{
    painter.save();
    Painting(painter, diagram, marks, theme).paint();
    paintPipelineLegend(painter, diagram, theme);
    paintPipelineFacts(painter, diagram, theme);
    painter.restore();
}

} // namespace locus::widgets
