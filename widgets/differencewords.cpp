// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/differencewords.h"

#include "widgets/numbertext.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <cmath>

namespace locus::widgets {

namespace {

constexpr int decimals = 4;

struct Difference {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Difference)
};

QString sizeText(const core::StageShape &shape)
{
    return QStringLiteral("%1 × %2").arg(wholeText(shape.rows), wholeText(shape.columns));
}

} // namespace

QString words(const core::DifferenceProblem &problem)
{
    switch (problem.obstacle) {
    case core::DifferenceObstacle::NotDefined:
        return problem.inA
                   ? Difference::tr(
                         "The method of A is not defined on its tokens: there is nothing to "
                         "take away from B.")
                   : Difference::tr(
                         "The method of B is not defined here: there is nothing to take A "
                         "away from.");
    case core::DifferenceObstacle::NoStage:
        return problem.inA ? Difference::tr("A has no such stage. Choose one that both have.")
                           : Difference::tr("B has no such stage. Choose one that both have.");
    case core::DifferenceObstacle::NoHead:
        return Difference::tr("A has fewer heads: not this one.");
    case core::DifferenceObstacle::NoNumber:
        return Difference::tr(
            "A mask is a yes or no, and has no difference. Choose a stage of numbers.");
    case core::DifferenceObstacle::NoRoom:
        return words(core::Refusal{core::RefusalCode::NoRoom, problem.bytesNeeded,
                                   problem.bytesFree}) +
               QLatin1Char('.');
    case core::DifferenceObstacle::OtherShape: break;
    }
    return Difference::tr("A has %1 numbers here and B %2: cell by cell there is no difference.")
        .arg(sizeText(problem.shapeA), sizeText(problem.shapeB));
}

DifferenceCell differenceCell(const core::Difference &difference, int row, int column)
{
    const auto [a, b, less] = core::exactDifferenceAt(difference, row, column);
    const auto text = [](double value) {
        return std::isnan(value) ? heatmap::maskedWord() : fixedText(value, decimals);
    };
    return {text(a), text(b),
            std::isnan(less) ? heatmap::maskedWord() : signedText(less, decimals)};
}

} // namespace locus::widgets
