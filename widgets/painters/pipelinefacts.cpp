// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pipelinefacts.h"

#include "widgets/painters/pipeline.h"
#include "widgets/pipelinewords.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <array>

namespace locus::widgets {

namespace {

constexpr double factGap = 16;
constexpr double labelGap = 5;
constexpr double swatch = 14;
constexpr double legendFirst = 23; ///< middle of the first line
constexpr double legendPitch = 29;

struct Fact {
    QString label, text;
};

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Pipeline)
};

std::array<Fact, 4> factsOf(const PipelineDiagram &diagram)
{
    return {Fact{Words::tr("States"), methodRelation(diagram.method)},
            Fact{Words::tr("Changes"), changedObject(diagram)},
            Fact{Words::tr("Mind"), caution(diagram)}, Fact{{}, commonPathsNote()}};
}

QFont labelFont()
{
    return uiFont(pipeline::captionPx, QFont::DemiBold);
}

QFont textFont()
{
    return uiFont(pipeline::captionPx);
}

double labelWidth(const Fact &fact)
{
    return fact.label.isEmpty()
               ? 0
               : QFontMetricsF(labelFont()).horizontalAdvance(fact.label) + labelGap;
}

double widthOf(const Fact &fact)
{
    return labelWidth(fact) + QFontMetricsF(textFont()).horizontalAdvance(fact.text);
}

} // namespace

int factsThatFit(const PipelineDiagram &diagram)
{
    double room = diagram.facts.width();
    int count = 0;
    for (const Fact &fact : factsOf(diagram)) {
        room -= widthOf(fact);
        if (room < 0)
            break;
        room -= factGap;
        ++count;
    }
    return count;
}

void paintPipelineFacts(QPainter &painter, const PipelineDiagram &diagram, const Theme &theme)
{
    if (diagram.facts.isEmpty())
        return;
    const auto facts = factsOf(diagram);
    const int count = factsThatFit(diagram);
    QRectF place = diagram.facts;
    for (int i = 0; i < count; ++i) {
        const Fact &fact = facts[std::size_t(i)];
        const bool note = fact.label.isEmpty();
        if (note) // at the right end, apart from what is said of the method
            place.setLeft(place.right() - widthOf(fact));
        painter.setFont(labelFont());
        painter.setPen(theme.position.text);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, fact.label);
        painter.setFont(textFont());
        painter.setPen(note ? theme.ink3 : theme.ink2);
        painter.drawText(place.adjusted(labelWidth(fact), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, fact.text);
        place.setLeft(place.left() + widthOf(fact) + factGap);
    }
}

void paintPipelineLegend(QPainter &painter, const PipelineDiagram &diagram, const Theme &theme)
{
    if (diagram.legend.isEmpty())
        return;
    painter.setFont(uiFont(pipeline::captionPx, QFont::Medium));
    const QStringList words{Words::tr("position enters"), Words::tr("shown below")};
    for (int line = 0; line < words.size(); ++line) {
        const double y = diagram.legend.top() + legendFirst + line * legendPitch;
        const QRectF mark(diagram.legend.left(), y - swatch / 2, swatch, swatch);
        painter.setPen(line == 0 ? QPen(Qt::NoPen) : QPen(theme.ink, 2));
        painter.setBrush(line == 0 ? theme.position.line : theme.surface);
        painter.drawRoundedRect(line == 0 ? mark : mark.adjusted(1, 1, -1, -1), 3, 3);
        painter.setPen(theme.ink2);
        painter.drawText(QRectF(mark.right() + 8, y - 8, diagram.legend.width() - swatch - 8, 16),
                         Qt::AlignLeft | Qt::AlignVCenter, words[line]);
    }
}

} // namespace locus::widgets
