// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/givennumbers.h"

#include "core/arrays.h"
#include "core/attention.h"
#include "core/shapes.h"
#include "widgets/numberinput.h"
#include "widgets/numbertext.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <array>

namespace locus::app {

namespace {

using core::Stage;
using Blocks = std::vector<core::Matrix<double>>;

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::app::GivenNumbers)
};

constexpr int longestQuote = 24;

QString quoted(const std::string &text)
{
    return QStringLiteral("“%1”").arg(widgets::onOneLine(text, longestQuote));
}

QString sizeText(Eigen::Index rows, Eigen::Index columns)
{
    return QStringLiteral("%1 × %2").arg(widgets::wholeText(rows), widgets::wholeText(columns));
}

/// The name of an array in the path of a problem, "model.content.wq": W_Q.
QString arrayName(const std::string &path)
{
    const QString name = QString::fromStdString(path.substr(path.rfind('.') + 1));
    return name.startsWith(QLatin1Char('w')) ? QStringLiteral("W_") + name.mid(1).toUpper() : name;
}

/// Sizes that do not fit each other, in the words of a table; whatever else is wrong in core's.
QString problemWords(const core::Problem &problem)
{
    if (problem.code == core::ProblemCode::WrongShape &&
        problem.path.starts_with("model.content.")) {
        const QString got = widgets::wholeText(static_cast<qint64>(problem.got));
        const QString wanted = widgets::wholeText(static_cast<qint64>(problem.low));
        const QString name = arrayName(problem.path);
        if (name == QLatin1String("v"))
            return Words::tr("v has %1 rows, k would have %2: paste q, k and v together, an empty "
                             "row between them")
                .arg(got, wanted);
        if (name == QLatin1String("k"))
            return Words::tr("k would have %1 columns, q %2: paste q, k and v together, an empty "
                             "row between them")
                .arg(got, wanted);
        return Words::tr("x would have %1 columns, but %2 takes %3").arg(wanted, name, got);
    }
    return widgets::words(problem);
}

struct SizeChange {
    QString name;
    int before = 0;
    int after = 0;
};

QStringList changedSizes(const core::Shapes &before, const core::Shapes &after)
{
    const std::array sizes = {
        SizeChange{Words::tr("queries"), before.nQuery, after.nQuery},
        SizeChange{Words::tr("keys"), before.nKey, after.nKey},
        SizeChange{Words::tr("channels of q and k"), before.dHead, after.dHead},
        SizeChange{Words::tr("channels of v"), before.dValue, after.dValue},
        SizeChange{Words::tr("channels of x"), before.dModel, after.dModel}};
    QStringList words;
    for (const SizeChange &size : sizes)
        if (size.before != size.after && size.after != 0)
            words << Words::tr("%1: %2, before %3")
                         .arg(size.name, widgets::wholeText(size.after),
                              widgets::wholeText(size.before));
    return words;
}

QString keptWords(const QStringList &given, Stage stage)
{
    if (stage == Stage::X)
        return {};
    QStringList kept;
    for (const Stage other : {Stage::Q, Stage::K, Stage::V})
        if (const QString name = widgets::stageSymbol(other); !given.contains(name))
            kept << name;
    return kept.isEmpty() ? QString()
                          : Words::tr("as before: %1").arg(kept.join(QStringLiteral(", ")));
}

/// What is given now and for whom, and the sizes that changed with it.
QString doneWords(const core::Scene &before, const core::Scene &after,
                  const std::vector<core::GivenMatrix> &given)
{
    const core::Shapes was = core::shapesOf(before.model);
    const core::Shapes is = core::shapesOf(after.model);
    const core::Content &content = after.model.content;
    QStringList names;
    bool everyHead = false;
    for (const core::GivenMatrix &matrix : given) {
        names << widgets::stageSymbol(matrix.stage);
        const core::Tensor &array = matrix.stage == Stage::Q   ? content.q
                                    : matrix.stage == Stage::K ? content.k
                                                               : content.v;
        everyHead = everyHead || array.rank() == 2;
    }
    const QString what = names.join(QStringLiteral(", "));
    QStringList sentences;
    if (is.heads == 1 || given.front().stage == Stage::X)
        sentences << Words::tr("Given now: %1").arg(what);
    else if (everyHead)
        sentences << Words::tr("Given now, the same for every head: %1").arg(what);
    else
        sentences << Words::tr("Given now: %1 of head %2").arg(what).arg(before.view.head + 1);
    if (const QString kept = keptWords(names, given.front().stage); !kept.isEmpty())
        sentences << kept;
    sentences << changedSizes(was, is);
    return sentences.join(QStringLiteral(" · "));
}

GivenNumbers given(const core::Scene &scene, const std::vector<core::GivenMatrix> &matrices)
{
    const auto result = core::withArrays(scene, {scene.view.head}, matrices);
    if (const auto *problem = std::get_if<core::Problem>(&result))
        return {std::nullopt, problemWords(*problem)};
    const auto &next = std::get<core::Scene>(result);
    return {next, doneWords(scene, next, matrices)};
}

/// Where one table belongs in a stage of \a rows x \a columns; none: it is the whole stage.
std::variant<std::optional<QRect>, QString> placeOf(const core::Matrix<double> &table,
                                                    QRect selected, QSize stage)
{
    const QSize size(static_cast<int>(table.cols()), static_cast<int>(table.rows()));
    if (size == stage || selected.size() == stage)
        return std::nullopt;
    if (selected.size() == QSize(1, 1)) {
        const QRect place(selected.topLeft(), size);
        return QRect(QPoint(), stage).contains(place) ? std::optional(place) : std::nullopt;
    }
    if (size == selected.size())
        return std::optional(selected);
    return Words::tr("%1 numbers do not fit into %2 selected cells")
        .arg(sizeText(size.height(), size.width()), sizeText(selected.height(), selected.width()));
}

GivenNumbers oneTable(const core::Scene &scene, const core::Frame &frame, const QRect &selected,
                      const core::Matrix<double> &table)
{
    const Stage stage = scene.view.stage;
    const core::StageShape shape = core::stageShape(frame.shapes, stage);
    const auto place = placeOf(table, selected, {shape.columns, shape.rows});
    if (const auto *problem = std::get_if<QString>(&place))
        return {std::nullopt, *problem};
    const auto &rect = std::get<std::optional<QRect>>(place);
    if (!rect)
        return given(scene, {{stage, table}});
    auto whole = core::exactStage(*frame.prepared, stage, {scene.view.head});
    whole.block(rect->top(), rect->left(), rect->height(), rect->width()) = table;
    return given(scene, {{stage, std::move(whole)}});
}

} // namespace

QString whyNotGiven(const core::Frame &frame, Stage stage)
{
    if (!frame.prepared)
        return Words::tr("There are no numbers here to replace");
    if (!core::canBeGiven(stage))
        return frame.shapes.hasX ? Words::tr("These numbers follow from x, q, k and v: paste there")
                                 : Words::tr("These numbers follow from q, k and v: paste there");
    if (stage != Stage::X && frame.prepared->hooks.onInput)
        return Words::tr("%1 adds to x, and q, k and v follow: paste into x")
            .arg(widgets::methodTitle(frame.key.method));
    return {};
}

QString words(const core::NumberProblem &problem)
{
    using Code = core::NumberProblem::Code;
    const QString at =
        Words::tr("Row %1, column %2:").arg(problem.row).arg(problem.column) + QLatin1Char(' ');
    const QString text = quoted(problem.text);
    switch (problem.code) {
    case Code::NoNumbers: return Words::tr("There are no numbers to paste");
    case Code::NotANumber: return at + Words::tr("%1 is not a number").arg(text);
    case Code::NotFinite: return at + Words::tr("%1 is too large").arg(text);
    case Code::EmptyCell: return at + Words::tr("the cell is empty");
    case Code::RowLength:
        return Words::tr("Row %1 has %2 numbers, the others %3")
            .arg(problem.row)
            .arg(problem.got)
            .arg(problem.expected);
    case Code::DecimalComma:
        return at +
               Words::tr("the comma in %1 may mean several things; use a point and tabs").arg(text);
    }
    return {};
}

GivenNumbers withPasted(const core::Scene &scene, const core::Frame &frame, const QRect &selected,
                        const QString &text)
{
    constexpr std::size_t most = 3;
    if (const QString why = whyNotGiven(frame, scene.view.stage); !why.isEmpty())
        return {std::nullopt, why};
    auto read = core::numberBlocks(text.toStdString());
    if (const auto *problem = std::get_if<core::NumberProblem>(&read))
        return {std::nullopt, words(*problem)};
    auto &blocks = std::get<Blocks>(read);
    if (blocks.size() == 1)
        return oneTable(scene, frame, selected, blocks.front());
    if (scene.view.stage == Stage::X || blocks.size() > most)
        return {std::nullopt, scene.view.stage == Stage::X
                                  ? Words::tr("x is one table, without empty rows")
                                  : Words::tr("Empty rows part q, k and v, and there are %1 tables")
                                        .arg(blocks.size())};
    constexpr std::array order = {Stage::Q, Stage::K, Stage::V};
    std::vector<core::GivenMatrix> matrices;
    for (std::size_t b = 0; b < blocks.size(); ++b)
        matrices.push_back({order[b], std::move(blocks[b])});
    return given(scene, matrices);
}

GivenNumbers withTyped(const core::Scene &scene, const core::Frame &frame, int row, int column,
                       const QString &text)
{
    const Stage stage = scene.view.stage;
    if (const QString why = whyNotGiven(frame, stage); !why.isEmpty())
        return {std::nullopt, why};
    const auto value = widgets::numberFromText(text);
    if (!value)
        return {std::nullopt, Words::tr("%1 is not a number").arg(quoted(text.toStdString()))};
    auto whole = core::exactStage(*frame.prepared, stage, {scene.view.head});
    if (whole(row, column) == *value)
        return {};
    whole(row, column) = *value;
    return given(scene, {{stage, std::move(whole)}});
}

} // namespace locus::app
