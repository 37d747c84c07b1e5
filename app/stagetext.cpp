// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stagetext.h"

#include "app/numberformat.h"
#include "core/attention.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <cmath>

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

} // namespace

QString valueText(const core::Prepared &p, const core::View &view)
{
    if (core::stageRefusal(p, view.stage))
        return {};
    QStringList place = {widgets::stageTitle(view.stage)};
    if (hasHeads(view.stage))
        place << Text::tr("head %1").arg(view.head + 1);
    const bool ofQueries = isOfQueries(view.stage);
    if (ofQueries)
        place
            << Text::tr("query %1").arg(placeText(p, view.query, view.query + p.model.queryOffset));
    if (!ofQueries || core::isPairStage(view.stage))
        place << Text::tr("key %1").arg(placeText(p, view.key, view.key));
    const auto row = core::exactRow(p, view.stage, core::HeadIndex{view.head},
                                    ofQueries ? view.query : view.key);
    QString value;
    if (core::isPairStage(view.stage)) {
        value = numberText(row[static_cast<std::size_t>(view.key)]);
        if (value.isEmpty())
            value = Text::tr("masked");
    } else {
        value = rowText(row);
    }
    return QStringLiteral("%1: %2").arg(place.join(QStringLiteral(", ")), value);
}

QString stageText(const core::Prepared &p, const core::View &view)
{
    const core::StageShape shape = core::stageShape(p.shapes, view.stage);
    if (core::stageRefusal(p, view.stage) ||
        std::int64_t(shape.rows) * shape.columns > mostStageText)
        return {};
    QString text;
    for (int i = 0; i < shape.rows; ++i)
        text += rowText(core::exactRow(p, view.stage, core::HeadIndex{view.head}, i)) +
                QLatin1Char('\n');
    return text;
}

} // namespace locus::app
