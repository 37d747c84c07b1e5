// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stagetext.h"

#include "app/numberformat.h"
#include "core/attention.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdint>
#include <functional>

namespace locus::app {

using core::Stage;

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::StageText)
};

QString numberText(double value)
{
    return std::isfinite(value) ? QString::fromStdString(exactNumber(value)) : QString();
}

QString rowText(const std::vector<double> &row)
{
    QStringList numbers;
    for (const double value : row)
        numbers << numberText(value);
    return numbers.join(QLatin1Char('\t'));
}

/// "9 (hit)": the token where the text has words.
QString placeText(const core::Prepared &p, int index, int token)
{
    const auto &tokens = p.model.content.tokens;
    if (p.model.content.source != core::ContentSource::Tokens || token < 0 ||
        token >= std::ssize(tokens))
        return QString::number(index);
    return QStringLiteral("%1 (%2)").arg(
        QString::number(index), QString::fromStdString(tokens[static_cast<std::size_t>(token)]));
}

bool isOfQueries(Stage stage)
{
    return core::isPairStage(stage) || stage == Stage::Q || stage == Stage::RotatedQ ||
           stage == Stage::Output;
}

bool hasHeads(Stage stage)
{
    return stage != Stage::X && stage != Stage::Encoding && stage != Stage::Input &&
           stage != Stage::Mask && stage != Stage::Clip;
}

/// "Weights, head 1, query 9 (hit), key 4 (man)"; \a what follows the stage.
QString placeOf(const core::Prepared &p, const core::View &view, const QString &what = {})
{
    QStringList place = {widgets::stageTitle(view.stage)};
    if (!what.isEmpty())
        place << what;
    if (hasHeads(view.stage))
        place << Text::tr("head %1").arg(view.head + 1);
    if (isOfQueries(view.stage))
        place
            << Text::tr("query %1").arg(placeText(p, view.query, view.query + p.model.queryOffset));
    if (!isOfQueries(view.stage) || core::isPairStage(view.stage))
        place << Text::tr("key %1").arg(placeText(p, view.key, view.key));
    return place.join(QStringLiteral(", "));
}

int rowOf(const core::View &view)
{
    return isOfQueries(view.stage) ? view.query : view.key;
}

/// Of a cell, or of a row of vectors.
QString valueOf(const std::vector<double> &row, const core::View &view)
{
    if (!core::isPairStage(view.stage))
        return rowText(row);
    const QString value = numberText(row[static_cast<std::size_t>(view.key)]);
    return value.isEmpty() ? Text::tr("masked") : value;
}

/// Empty where there are too many of them.
QString rowsText(core::StageShape shape, const std::function<std::vector<double>(int)> &row)
{
    QString text;
    if (std::int64_t(shape.rows) * shape.columns <= mostStageText)
        for (int i = 0; i < shape.rows; ++i)
            text += rowText(row(i)) + QLatin1Char('\n');
    return text;
}

} // namespace

QString valueText(const core::Prepared &p, const core::View &view)
{
    if (core::stageRefusal(p, view.stage))
        return {};
    const auto row = core::exactRow(p, view.stage, core::HeadIndex{view.head}, rowOf(view));
    return QStringLiteral("%1: %2").arg(placeOf(p, view), valueOf(row, view));
}

QString stageText(const core::Prepared &p, const core::View &view)
{
    if (core::stageRefusal(p, view.stage))
        return {};
    return rowsText(core::stageShape(p.shapes, view.stage), [&](int row) {
        return core::exactRow(p, view.stage, core::HeadIndex{view.head}, row);
    });
}

QString valueText(const core::Difference &difference, const core::View &view)
{
    if (!difference.image)
        return {};
    core::View of = view;
    of.stage = difference.of.stage;
    of.head = difference.of.head;
    return QStringLiteral("%1: %2").arg(
        placeOf(*difference.b->prepared, of, Text::tr("B − A")),
        valueOf(core::exactDifferenceRow(difference, rowOf(of)), of));
}

QString stageText(const core::Difference &difference)
{
    if (!difference.image)
        return {};
    return rowsText({difference.image->rows, difference.image->columns},
                    [&](int row) { return core::exactDifferenceRow(difference, row); });
}

} // namespace locus::app
