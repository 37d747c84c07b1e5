// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pipelinediagram.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

using Kind = PipelineBox::Kind;
using Part = PipelinePart;

constexpr int fullHeight = 100;
constexpr int compactHeight = 42;
constexpr double narrowMargin = 8;
constexpr double narrow = 1200; ///< below it the page has the narrow margin
constexpr double compactTop = 5;
constexpr double compactBox = 26;
constexpr double drawingHeight = 82;

// Lanes of q, k and v, the lane of the scores, and the middle.
constexpr double queryLane = 15;
constexpr double keyLane = 39;
constexpr double valueLane = 67;
constexpr double scoreLane = 27;
constexpr double middleLane = 41;

constexpr double matrixHeight = 20;
constexpr double boxHeight = 46;
constexpr double sumTop = 4;
constexpr double busGap = 18; ///< from the bus to the matrices
constexpr double letterHit = 18;
constexpr double legendWidth = 112;
constexpr double legendGap = 32;
constexpr double legendFrom = 1420; ///< the lead and the legend go together

/// Columns from left to right: what stands in them, how wide, and the gap behind that stretches.
struct Column {
    Part part;
    double width;
    double gap; ///< at least
    double stretch;
};

Column fullColumn(Part part)
{
    switch (part) {
    case Part::Tokens: return {part, 68, 18, 1};
    case Part::Encoding: return {part, 68, 46, 1};
    case Part::Query: return {part, 96, 40, 1.6};
    case Part::Rotate: return {part, 100, 40, 1};
    case Part::Product: return {part, 164, 20, 1};
    case Part::Bias: return {part, 76, 20, 1};
    case Part::Mask: return {part, 70, 20, 1};
    case Part::Softmax: return {part, 96, 24, 1};
    case Part::Sum: return {part, 98, 20, 1};
    default: return {part, 68, 0, 0};
    }
}

Column compactColumn(Part part)
{
    switch (part) {
    case Part::Tokens: return {part, 44, 16, 1};
    case Part::Encoding: return {part, 56, 16, 1};
    case Part::Query: return {part, 92, 16, 1};
    case Part::Rotate: return {part, 112, 16, 1};
    case Part::Product: return {part, 128, 16, 1};
    case Part::Bias: return {part, 56, 16, 1};
    case Part::Mask: return {part, 60, 16, 1};
    case Part::Softmax: return {part, 82, 16, 1};
    case Part::Sum: return {part, 104, 16, 1};
    default: return {part, 44, 0, 0};
    }
}

class Layout {
public:
    Layout(PipelineDiagram &diagram, double width)
        : m_diagram(diagram)
        , m_width(width)
    {
    }

    void layOut()
    {
        placeColumns();
        if (m_diagram.compact) {
            for (std::size_t i = 0; i + 1 < m_diagram.boxes.size(); ++i)
                join(m_diagram.boxes[i], m_diagram.boxes[i + 1], compactTop + compactBox / 2);
            return;
        }
        placeLetters();
        placeWords();
        drawInput();
        drawVectors();
        drawScores();
        m_diagram.facts = QRectF(metrics::margin, drawingHeight, m_width - 2 * metrics::margin, 15);
    }

private:
    [[nodiscard]] std::vector<Column> columns() const
    {
        std::vector<Column> result;
        for (const PipelineBox &box : m_diagram.boxes)
            if (box.kind == Kind::Box && box.part != Part::Key && box.part != Part::Value)
                result.push_back(m_diagram.compact ? compactColumn(box.part)
                                                   : fullColumn(box.part));
        return result;
    }

    void placeColumns()
    {
        const double margin = m_width < narrow ? narrowMargin : metrics::margin;
        double room = m_width - 2 * margin;
        if (!m_diagram.compact && m_width >= legendFrom) {
            m_diagram.legend =
                QRectF(m_width - margin - legendWidth, 0, legendWidth, drawingHeight);
            room -= legendWidth + legendGap;
        }
        const auto all = columns();
        double stretch = 0;
        for (const Column &column : all) {
            room -= column.width + column.gap;
            stretch += column.stretch;
        }
        const double share = std::max(0.0, room) / stretch;
        double x = margin;
        for (const Column &column : all) {
            placeColumn(column, std::round(x));
            x += column.width + column.gap + column.stretch * share;
        }
    }

    void placeColumn(const Column &column, double x)
    {
        for (PipelineBox &box : m_diagram.boxes) {
            const bool matrix =
                column.part == Part::Query && (box.part == Part::Key || box.part == Part::Value);
            if (box.kind == Kind::Box && (box.part == column.part || matrix))
                box.rect = boxRect(box.part, x, column.width);
        }
    }

    [[nodiscard]] QRectF boxRect(Part part, double x, double width) const
    {
        const auto around = [&](double lane, double height) {
            return QRectF(x, lane - height / 2, width, height);
        };
        if (m_diagram.compact)
            return {x, compactTop, width, compactBox};
        switch (part) {
        case Part::Query: return around(queryLane, matrixHeight);
        case Part::Key: return around(keyLane, matrixHeight);
        case Part::Value: return around(valueLane, matrixHeight);
        case Part::Tokens:
        case Part::Encoding:
        case Part::Output: return around(middleLane, boxHeight);
        case Part::Sum: return {x, sumTop, width, valueLane + matrixHeight / 2 - sumTop};
        default: return around(scoreLane, boxHeight);
        }
    }

    [[nodiscard]] const QRectF &at(Part part) const { return m_diagram.box(part)->rect; }

    void placeLetters()
    {
        for (PipelineBox &box : m_diagram.boxes) {
            if (box.kind != Kind::Letter)
                continue;
            double x = 0, y = middleLane;
            switch (box.part) {
            case Part::Input: x = (at(Part::Encoding).right() + bus()) / 2; break;
            case Part::RotatedQuery:
            case Part::RotatedKey:
                x = (at(Part::Rotate).right() + at(Part::Product).left()) / 2 - 3;
                y = box.part == Part::RotatedQuery ? queryLane : keyLane;
                break;
            default:
                x = at(Part::Query).right() +
                    (at(Part::Rotate).left() - at(Part::Query).right()) / 2 - 3;
                y = at(box.part).center().y();
            }
            box.rect = QRectF(x - letterHit / 2, y - letterHit / 2, letterHit, letterHit);
        }
    }

    /// The stages of the product side by side, centred on the line of its caption.
    void placeWords()
    {
        const QFontMetricsF fm(uiFont(pipeline::captionPx, QFont::Medium));
        const QRectF &product = at(Part::Product);
        std::vector<PipelineBox *> words;
        double width = -pipeline::wordGap;
        for (PipelineBox &box : m_diagram.boxes)
            if (box.kind == Kind::Word) {
                words.push_back(&box);
                width += fm.horizontalAdvance(box.caption) + pipeline::wordGap;
            }
        double x = product.center().x() - width / 2;
        for (PipelineBox *word : words) {
            const double advance = fm.horizontalAdvance(word->caption);
            word->rect = QRectF(x - pipeline::wordGap / 2, product.top() + 19,
                                advance + pipeline::wordGap, 14);
            x += advance + pipeline::wordGap;
        }
    }

    [[nodiscard]] double bus() const { return at(Part::Query).left() - busGap; }

    void line(const QPolygonF &points, std::optional<Role> role = {}, bool arrow = true,
              bool idle = false)
    {
        m_diagram.lanes.push_back({points, role, arrow, idle});
    }

    void join(const PipelineBox &from, const PipelineBox &to, double y)
    {
        line({QPointF(from.rect.right(), y), QPointF(to.rect.left(), y)});
    }

    void drawInput()
    {
        const bool idle = m_diagram.box(Part::Tokens)->idle;
        line({QPointF(at(Part::Tokens).right(), middleLane),
              QPointF(at(Part::Encoding).left(), middleLane)},
             {}, true, idle);
        line({QPointF(at(Part::Encoding).right(), middleLane), QPointF(bus(), middleLane)}, {},
             false, idle);
        line({QPointF(bus(), queryLane), QPointF(bus(), valueLane)}, {}, false, idle);
        for (const double lane : {queryLane, keyLane, valueLane})
            line({QPointF(bus(), lane), QPointF(at(Part::Query).left(), lane)}, {}, false, idle);
    }

    void drawVectors()
    {
        const auto lane = [this](const QRectF &from, const QRectF &to, double y, Role role) {
            line({QPointF(from.right(), y), QPointF(to.left(), y)}, role);
        };
        lane(at(Part::Query), at(Part::Rotate), queryLane, Role::Query);
        lane(at(Part::Key), at(Part::Rotate), keyLane, Role::Key);
        lane(at(Part::Rotate), at(Part::Product), queryLane, Role::Query);
        lane(at(Part::Rotate), at(Part::Product), keyLane, Role::Key);
        lane(at(Part::Value), at(Part::Sum), valueLane, Role::Value);
    }

    void drawScores()
    {
        const PipelineBox *before = m_diagram.box(Part::Product);
        for (const PipelineBox &box : m_diagram.boxes) {
            if (box.part == Part::Bias || box.part == Part::Mask || box.part == Part::Softmax ||
                box.part == Part::Sum) {
                join(*before, box, scoreLane);
                before = &box;
            }
        }
        join(*before, *m_diagram.box(Part::Output), middleLane);
    }

    PipelineDiagram &m_diagram;
    double m_width;
};

} // namespace

int pipelineHeight(bool compact)
{
    return compact ? compactHeight : fullHeight;
}

void layOutPipeline(PipelineDiagram &diagram, double width)
{
    Layout(diagram, width).layOut();
}

} // namespace locus::widgets
