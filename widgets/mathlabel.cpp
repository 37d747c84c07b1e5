// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mathlabel.h"

#include "widgets/isolated.h"
#include "widgets/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace locus::widgets {

namespace {

constexpr double mathScale = 1.17; // STIX is smaller than Inter at the same size
constexpr double scriptScale = 0.70;
constexpr double subscriptDrop = 0.22;
constexpr double superscriptRise = 0.36;

enum class Level { Line, Subscript, Superscript };

struct Run {
    QString text;
    bool isMath = false;
    bool isItalic = false;
    Level level = Level::Line;

    [[nodiscard]] bool continues(const Run &next) const
    {
        return isMath == next.isMath && isItalic == next.isItalic && level == next.level;
    }
};

bool isVariable(QChar c)
{
    return c.isLetter() && c != QChar(0x0394) && c != QChar(0x03A3); // capital Greek is upright
}

void append(std::vector<Run> &runs, const Run &next)
{
    if (!runs.empty() && runs.back().continues(next))
        runs.back().text += next.text;
    else
        runs.push_back(next);
}

std::vector<Run> runsOf(const QString &label)
{
    std::vector<Run> runs;
    bool isMath = false;
    bool inGroup = false;
    Level level = Level::Line;
    for (const QChar c : label) {
        if (c == QLatin1Char('$')) {
            isMath = !isMath;
        } else if (isMath && (c == QLatin1Char('_') || c == QLatin1Char('^'))) {
            level = c == QLatin1Char('_') ? Level::Subscript : Level::Superscript;
        } else if (isMath && c == QLatin1Char('{')) {
            inGroup = true;
        } else if (isMath && c == QLatin1Char('}')) {
            inGroup = false;
            level = Level::Line;
        } else {
            append(runs, {c, isMath, isMath && isVariable(c), level});
            if (!inGroup)
                level = Level::Line;
        }
    }
    return runs;
}

QFont fontOf(const Run &run, double px)
{
    if (!run.isMath)
        return shapingFont(uiFont(px), run.text);
    return mathFont(px * mathScale * (run.level == Level::Line ? 1 : scriptScale), run.isItalic);
}

double baselineShift(Level level, double px)
{
    switch (level) {
    case Level::Subscript: return subscriptDrop * px * mathScale;
    case Level::Superscript: return -superscriptRise * px * mathScale;
    case Level::Line: break;
    }
    return 0;
}

/// A superscript and the subscript after it share a place: R_i^T.
template <class Visit>
double walk(const QString &label, double px, const Visit &visit)
{
    double x = 0;
    double scriptStart = 0;
    double scriptEnd = 0;
    Level before = Level::Line;
    for (const Run &run : runsOf(label)) {
        const QFont font = fontOf(run, px);
        const double width = QFontMetricsF(font).horizontalAdvance(run.text);
        const bool stacked =
            before != Level::Line && run.level != Level::Line && run.level != before;
        if (run.level == Level::Line)
            x = std::max(x, scriptEnd);
        else if (stacked)
            x = scriptStart;
        else if (before == Level::Line)
            scriptStart = x;
        visit(run, font, QPointF(x, baselineShift(run.level, px)));
        x += width;
        scriptEnd = std::max(scriptEnd, x);
        before = run.level;
    }
    return std::max(x, scriptEnd);
}

} // namespace

double mathLabelWidth(const QString &label, double px)
{
    return walk(label, px, [](const Run &, const QFont &, QPointF) {});
}

void paintMathLabel(QPainter &painter, QPointF baseline, const QString &label, double px)
{
    walk(label, px, [&](const Run &run, const QFont &font, QPointF at) {
        painter.setFont(font);
        painter.drawText(baseline + at, run.text);
    });
}

} // namespace locus::widgets
