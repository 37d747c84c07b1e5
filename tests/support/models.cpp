// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/models.h"

#include "core/attention.h"
#include "core/position/method.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <variant>

namespace locus::test {

using namespace locus::core;

Model arraysModel(const nlohmann::json &q, const nlohmann::json &k, const nlohmann::json &v)
{
    Model model;
    model.content.source = ContentSource::Arrays;
    model.content.q = tensor(q);
    model.content.k = tensor(k);
    model.content.v = tensor(v);
    model.mask = MaskKind::None;
    model.method = MethodId::None;
    return model;
}

Model pairsModel(const nlohmann::json &q, const nlohmann::json &k, const nlohmann::json &pairs)
{
    const std::size_t tokens = 2 * pairs.size();
    nlohmann::json positions = nlohmann::json::array();
    for (const nlohmann::json &pair : pairs)
        positions.insert(positions.end(), pair.begin(), pair.end());
    Model model =
        arraysModel(std::vector<nlohmann::json>(tokens, q), std::vector<nlohmann::json>(tokens, k),
                    std::vector<nlohmann::json>(tokens, k));
    model.positions = tensor(positions);
    model.scale = ScoreScale::None;
    return model;
}

Model inputModel(const nlohmann::json &x)
{
    Model model;
    model.content.source = ContentSource::Arrays;
    model.content.x = tensor(x);
    model.mask = MaskKind::None;
    model.method = MethodId::None;
    return model;
}

nlohmann::json zeros(std::size_t n, int d)
{
    return std::vector<std::vector<double>>(n, std::vector<double>(static_cast<std::size_t>(d)));
}

void setCustomMask(Model &model, const nlohmann::json &allowed)
{
    model.mask = MaskKind::Custom;
    model.allowed = tensor(allowed);
}

void setMask(Model &model, const std::string &mask, const nlohmann::json &allowed)
{
    if (mask == "none") {
        model.mask = MaskKind::None;
    } else if (mask == "causal" || mask == "top_left") {
        model.mask = MaskKind::Causal;
    } else if (mask == "bottom_right") {
        model.mask = MaskKind::Causal;
        model.queryOffset = static_cast<int>(model.content.k.extent(0) - model.content.q.extent(0));
    } else {
        setCustomMask(model, allowed);
    }
}

std::unique_ptr<const Prepared> prepareLegal(const Model &model, Comparison &comparison)
{
    Scene scene;
    scene.model = model;
    if (const std::optional<Problem> problem = validate(scene)) {
        comparison.demand(false, QStringLiteral("refused as input: problem %1 at %2")
                                     .arg(static_cast<int>(problem->code))
                                     .arg(QString::fromStdString(problem->path)));
        return nullptr;
    }
    const Shapes shapes = shapesOf(model);
    if (const auto refusal = refusalOf(model, shapes, positionsOf(model, shapes))) {
        comparison.demand(
            false, QStringLiteral("not defined: refusal %1").arg(static_cast<int>(refusal->code)));
        return nullptr;
    }
    return std::make_unique<const Prepared>(prepare(model));
}

Matrix<float> floatStage(const Prepared &prepared, Stage stage, HeadIndex head)
{
    const StageShape shape = stageShape(prepared.shapes, stage);
    Matrix<float> result(shape.rows, shape.columns);
    stageRows<float>(prepared, stage, head, 0, shape.rows, result.data());
    return result;
}

void compareExactStage(Comparison &comparison, const Prepared &prepared, Stage stage,
                       const nlohmann::json &expected, Tolerance tolerance, int head)
{
    const std::string name =
        "stage " + std::to_string(static_cast<int>(stage)) + " of head " + std::to_string(head);
    comparison.same((name + " in double").c_str(), exactStage(prepared, stage, HeadIndex{head}),
                    expected, tolerance);
}

void compareStage(Comparison &comparison, const Prepared &prepared, Stage stage,
                  const nlohmann::json &expected, const GoldenCase &golden, int head)
{
    compareExactStage(comparison, prepared, stage, expected, golden.f64, head);
    const std::string name =
        "stage " + std::to_string(static_cast<int>(stage)) + " of head " + std::to_string(head);
    comparison.same((name + " in float").c_str(), floatStage(prepared, stage, HeadIndex{head}),
                    expected, golden.f32);
}

std::vector<double> pairScores(const Prepared &prepared)
{
    std::vector<double> scores;
    for (int row = 0; row < prepared.shapes.nQuery; row += 2) {
        const std::vector<double> all = exactRow(prepared, Stage::Scores, {}, row);
        scores.push_back(all[static_cast<std::size_t>(row) + 1]);
    }
    return scores;
}

Reception receptionOf(const Patch &patch)
{
    const std::variant<Scene, Problem> result = applied(Scene{}, patch);
    if (const auto *problem = std::get_if<Problem>(&result))
        return {*problem, std::nullopt};
    const Model &model = std::get<Scene>(result).model;
    const Shapes shapes = shapesOf(model);
    return {std::nullopt, refusalOf(model, shapes, positionsOf(model, shapes))};
}

void compareProblem(Comparison &comparison, const Patch &patch, ProblemCode code,
                    const std::string &path)
{
    const Reception reception = receptionOf(patch);
    if (!reception.problem) {
        comparison.demand(false, QStringLiteral("accepted as input, expected a problem at %1")
                                     .arg(QString::fromStdString(path)));
        return;
    }
    comparison.demand(reception.problem->code == code && reception.problem->path == path,
                      QStringLiteral("got problem %1 at %2, expected %3 at %4")
                          .arg(static_cast<int>(reception.problem->code))
                          .arg(QString::fromStdString(reception.problem->path))
                          .arg(static_cast<int>(code))
                          .arg(QString::fromStdString(path)));
}

void compareRefusal(Comparison &comparison, const Patch &patch, RefusalCode code)
{
    const Reception reception = receptionOf(patch);
    if (reception.problem)
        comparison.demand(false, QStringLiteral("refused as input: problem %1 at %2")
                                     .arg(static_cast<int>(reception.problem->code))
                                     .arg(QString::fromStdString(reception.problem->path)));
    else if (!reception.refusal)
        comparison.demand(false, QStringLiteral("the method is not refused"));
    else
        comparison.demand(reception.refusal->code == code,
                          QStringLiteral("got refusal %1, expected %2")
                              .arg(static_cast<int>(reception.refusal->code))
                              .arg(static_cast<int>(code)));
}

} // namespace locus::test
