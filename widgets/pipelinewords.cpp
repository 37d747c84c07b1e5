// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pipelinewords.h"

#include "widgets/pipelinesymbol.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace locus::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Pipeline)
};

} // namespace

QString pipelineCaption(PipelinePart part)
{
    switch (part) {
    case PipelinePart::Tokens: return Words::tr("tokens");
    case PipelinePart::Encoding: return Words::tr("encoding");
    case PipelinePart::Input: return Words::tr("input");
    case PipelinePart::Query: return Words::tr("queries");
    case PipelinePart::Key: return Words::tr("keys");
    case PipelinePart::Value: return Words::tr("values");
    case PipelinePart::Rotate: return Words::tr("rotate");
    case PipelinePart::RotatedQuery: return Words::tr("rotated queries");
    case PipelinePart::RotatedKey: return Words::tr("rotated keys");
    case PipelinePart::Product:
    case PipelinePart::Scores: return Words::tr("scores");
    case PipelinePart::Content: return Words::tr("content");
    case PipelinePart::Added: return Words::tr("position");
    case PipelinePart::Displacement: return QStringLiteral("δ");
    case PipelinePart::Bias: return Words::tr("bias");
    case PipelinePart::Mask: return Words::tr("mask");
    case PipelinePart::Softmax: return Words::tr("weights");
    case PipelinePart::Sum: return Words::tr("weighted sum");
    case PipelinePart::Output: return Words::tr("output");
    }
    return {};
}

QString pipelineCaption(const PipelineBox &box, core::Stage shown)
{
    const bool isLog = box.part == PipelinePart::Softmax && shown == core::Stage::LogWeights;
    return isLog ? Words::tr("log-weights") : box.caption;
}

QString mistakeCaption(core::Mistake mistake)
{
    switch (mistake) {
    case core::Mistake::None: break;
    case core::Mistake::BiasAfterSoftmax: return Words::tr("too late");
    case core::Mistake::MixedLayouts: return Words::tr("mixed pairs");
    case core::Mistake::SineOnly: return Words::tr("sine only");
    }
    return {};
}

QString pipelineMeaning(PipelinePart part)
{
    switch (part) {
    case PipelinePart::Tokens: return Words::tr("One vector per token: what it is, not where.");
    case PipelinePart::Encoding: return Words::tr("A vector per position, added to the token.");
    case PipelinePart::Input: return Words::tr("What the projections are made from.");
    case PipelinePart::Query: return Words::tr("What each token looks for.");
    case PipelinePart::Key: return Words::tr("What each token offers to be found by.");
    case PipelinePart::Value: return Words::tr("What each token hands over. It is not rotated.");
    case PipelinePart::Rotate:
        return Words::tr("Turns q and k by angles that grow with their positions.");
    case PipelinePart::RotatedQuery: return Words::tr("The queries as they enter the score.");
    case PipelinePart::RotatedKey: return Words::tr("The keys as they enter the score.");
    case PipelinePart::Product:
    case PipelinePart::Scores:
        return Words::tr("One number per query and key, position and mask included.");
    case PipelinePart::Content: return Words::tr("The scaled score without the position method.");
    case PipelinePart::Added: return Words::tr("What the method changed in the scaled score.");
    case PipelinePart::Displacement:
        return Words::tr("Which relation vector each pair of tokens takes.");
    case PipelinePart::Bias: return Words::tr("A number per pair, added to the scaled score.");
    case PipelinePart::Mask: return Words::tr("Which keys a query may look at.");
    case PipelinePart::Softmax:
        return Words::tr("Turns the scores of a query into weights that sum to 1.");
    case PipelinePart::Sum: return Words::tr("Adds up the values, each by its weight.");
    case PipelinePart::Output: return Words::tr("What each query takes along from this head.");
    }
    return {};
}

QString methodRelation(core::MethodId method)
{
    switch (method) {
    case core::MethodId::None: return Words::tr("nothing");
    case core::MethodId::Sinusoidal: return Words::tr("the index of each token, as waves");
    case core::MethodId::Learned: return Words::tr("the index of each token, as a row of a table");
    case core::MethodId::Shaw: return Words::tr("the displacement j − i, clipped at ±K");
    case core::MethodId::T5: return Words::tr("the bucket that j − i falls in");
    case core::MethodId::Alibi: return Words::tr("the distance between i and j");
    case core::MethodId::Rope: return Words::tr("j − i, as the difference of two turns");
    }
    return {};
}

QString methodObject(core::MethodId method)
{
    switch (method) {
    case core::MethodId::None: return Words::tr("nothing");
    case core::MethodId::Sinusoidal:
    case core::MethodId::Learned: return Words::tr("the input, hence q, k and v");
    case core::MethodId::Shaw: return Words::tr("the key and the value of each pair");
    case core::MethodId::T5: return Words::tr("the score, by a learned number per head");
    case core::MethodId::Alibi: return Words::tr("the score, by a fixed slope per head");
    case core::MethodId::Rope: return Words::tr("q and k after projection, never v");
    }
    return {};
}

namespace {

bool isLit(const PipelineDiagram &diagram, PipelinePart part)
{
    return std::any_of(diagram.boxes.begin(), diagram.boxes.end(),
                       [part](const PipelineBox &box) { return box.part == part && box.lit; });
}

QString objectOfShaw(bool keys, bool values)
{
    if (keys && values)
        return methodObject(core::MethodId::Shaw);
    if (keys || values)
        return keys ? Words::tr("the key of each pair") : Words::tr("the value of each pair");
    return Words::tr("nothing, while both vectors are off");
}

} // namespace

QString changedObject(const PipelineDiagram &diagram)
{
    return diagram.method == core::MethodId::Shaw
               ? objectOfShaw(isLit(diagram, PipelinePart::Product),
                              isLit(diagram, PipelinePart::Sum))
               : methodObject(diagram.method);
}

QString methodCaution(core::MethodId method)
{
    switch (method) {
    case core::MethodId::None:
        return Words::tr("without a mask, permuted tokens give permuted outputs");
    case core::MethodId::Sinusoidal:
        return Words::tr("content and position mix: the score does not follow j − i alone");
    case core::MethodId::Learned:
        return Words::tr("past the last row of the table there is no vector");
    case core::MethodId::Shaw:
        return Words::tr("beyond ±K all displacements look alike; each pair has its own key");
    case core::MethodId::T5: return Words::tr("all keys in the last bucket look equally far");
    case core::MethodId::Alibi:
        return Words::tr("far keys lose weight in every head; a penalty is not a mask");
    case core::MethodId::Rope:
        return Words::tr("the score follows j − i and the content; pair channels as in training");
    }
    return {};
}

QString caution(const PipelineDiagram &diagram)
{
    const bool isBroken = std::any_of(diagram.boxes.begin(), diagram.boxes.end(),
                                      [](const PipelineBox &box) { return box.broken; });
    return isBroken && diagram.method == core::MethodId::Rope
               ? Words::tr("pairs are mixed on purpose: the score follows i and j, not j − i alone")
               : methodCaution(diagram.method);
}

QString commonPathsNote()
{
    return Words::tr("These are common paths, not the limits of what is possible");
}

QString methodFacts(const PipelineDiagram &diagram)
{
    return QStringList{Words::tr("States: %1").arg(methodRelation(diagram.method)),
                       Words::tr("Changes: %1").arg(changedObject(diagram)),
                       Words::tr("Mind: %1").arg(caution(diagram)), commonPathsNote()}
        .join(u'\n');
}

QString pipelineToolTip(const PipelineDiagram &diagram, const PipelineBox &box)
{
    QStringList names;
    for (const core::Stage stage : box.stages)
        names += stageTitle(stage);
    QString head = names.isEmpty() ? box.caption : names.join(QStringLiteral(" · "));
    if (!box.symbol.isEmpty())
        head += QStringLiteral("   ") + plainPipelineSymbol(box.symbol);
    QStringList lines{head};
    if (const QString &shape = diagram.frameOf(box).shape; !shape.isEmpty())
        lines += shape;
    lines += pipelineMeaning(box.part);
    if (box.idle && box.stages.empty())
        lines += Words::tr("Nothing stands here now.");
    else if (box.stages.size() > 1)
        lines += Words::tr("Click again for the next one.");
    if (box.broken)
        lines += Words::tr("Wrong on purpose: %1").arg(box.caption);
    if (box.lit)
        lines << QString() << Words::tr("%1 enters here").arg(methodTitle(diagram.method))
              << methodFacts(diagram);
    return lines.join(u'\n');
}

} // namespace locus::widgets
