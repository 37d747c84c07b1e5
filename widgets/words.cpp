// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words.h"

#include <QCoreApplication>

namespace locus::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Words)
};

} // namespace

QString methodTitle(core::MethodId method)
{
    switch (method) {
    case core::MethodId::None: return Words::tr("None");
    case core::MethodId::Sinusoidal: return Words::tr("Sinusoidal");
    case core::MethodId::Learned: return Words::tr("Learned");
    case core::MethodId::Shaw: return Words::tr("Shaw");
    case core::MethodId::T5: return Words::tr("T5");
    case core::MethodId::Alibi: return Words::tr("ALiBi");
    case core::MethodId::Rope: return Words::tr("RoPE");
    }
    return {};
}

QString methodLead(core::MethodId method)
{
    switch (method) {
    case core::MethodId::None:
        return Words::tr("Tells the head nothing about position; only a mask can bring in order.");
    case core::MethodId::Sinusoidal:
        return Words::tr("Adds a fixed wave vector to each token before any projection.");
    case core::MethodId::Learned:
        return Words::tr(
            "Looks up one row per index and adds it to the token, before any projection.");
    case core::MethodId::Shaw:
        return Words::tr("Adds a learned vector for the clipped displacement to each pair's key, "
                         "and to its value where that is on.");
    case core::MethodId::T5:
        return Words::tr(
            "Looks up one learned number per distance bucket and adds it before softmax.");
    case core::MethodId::Alibi:
        return Words::tr("Subtracts a fixed slope times the distance, before softmax.");
    case core::MethodId::Rope:
        return Words::tr("Turns q by iθ and k by jθ; their dot product sees only the difference.");
    }
    return {};
}

QString words(core::Caveat caveat)
{
    switch (caveat) {
    case core::Caveat::None: break;
    case core::Caveat::Untrained: return Words::tr("untrained");
    case core::Caveat::SymmetricVariant: return Words::tr("symmetric variant");
    case core::Caveat::OneSpeed: return Words::tr("one speed, for teaching");
    }
    return {};
}

QString stageTitle(core::Stage stage)
{
    switch (stage) {
    case core::Stage::X: return Words::tr("Tokens");
    case core::Stage::Encoding: return Words::tr("Encoding");
    case core::Stage::Input: return Words::tr("Input");
    case core::Stage::Q: return Words::tr("Queries");
    case core::Stage::K: return Words::tr("Keys");
    case core::Stage::V: return Words::tr("Values");
    case core::Stage::RotatedQ: return Words::tr("Rotated queries");
    case core::Stage::RotatedK: return Words::tr("Rotated keys");
    case core::Stage::Content: return Words::tr("Content");
    case core::Stage::Position: return Words::tr("Added by position");
    case core::Stage::ContentPosition: return Words::tr("Content × position");
    case core::Stage::PositionContent: return Words::tr("Position × content");
    case core::Stage::PositionPosition: return Words::tr("Position × position");
    case core::Stage::Bias: return Words::tr("Bias");
    case core::Stage::Clip: return Words::tr("Clipped displacement");
    case core::Stage::Mask: return Words::tr("Mask");
    case core::Stage::Scores: return Words::tr("Scores");
    case core::Stage::LogWeights: return Words::tr("Log-weights");
    case core::Stage::Weights: return Words::tr("Weights");
    case core::Stage::Output: return Words::tr("Output");
    }
    return {};
}

QString stageSymbol(core::Stage stage)
{
    switch (stage) {
    case core::Stage::X: return QStringLiteral("x");
    case core::Stage::Encoding: return QStringLiteral("p");
    case core::Stage::Input: return QStringLiteral("h");
    case core::Stage::Q: return QStringLiteral("q");
    case core::Stage::K: return QStringLiteral("k");
    case core::Stage::V: return QStringLiteral("v");
    case core::Stage::RotatedQ: return QStringLiteral("q′");
    case core::Stage::RotatedK: return QStringLiteral("k′");
    case core::Stage::Content: return QStringLiteral("q·k");
    case core::Stage::Position: return QStringLiteral("e − q·k");
    case core::Stage::ContentPosition: return QStringLiteral("x·p");
    case core::Stage::PositionContent: return QStringLiteral("p·x");
    case core::Stage::PositionPosition: return QStringLiteral("p·p");
    case core::Stage::Bias: return QStringLiteral("b");
    case core::Stage::Clip: return QStringLiteral("δ");
    case core::Stage::Mask: return QStringLiteral("M");
    case core::Stage::Scores: return QStringLiteral("e");
    case core::Stage::LogWeights: return QStringLiteral("ln a");
    case core::Stage::Weights: return QStringLiteral("a");
    case core::Stage::Output: return QStringLiteral("y");
    }
    return {};
}

QString indexedSymbol(core::Stage stage)
{
    const QString symbol = stageSymbol(stage);
    if (symbol.size() > 1)
        return symbol;
    return symbol + (core::isPairStage(stage) ? QStringLiteral("_ij") : QStringLiteral("_i"));
}

QString claimSentence(core::ClaimId claim)
{
    switch (claim) {
    case core::ClaimId::WeightsSumToOne: return Words::tr("Every row of weights sums to 1");
    case core::ClaimId::MaskedKeyNoInfluence: return Words::tr("A masked key has no influence");
    case core::ClaimId::TermsAddUp: return Words::tr("The terms add up to the score");
    case core::ClaimId::RowConstant:
        return Words::tr("A constant added to a row of scores changes no weight");
    case core::ClaimId::PermutationEquivariance:
        return Words::tr("Permuted tokens give outputs permuted in the same way");
    case core::ClaimId::MeanInvariance:
        return Words::tr("The mean output does not depend on the order of the tokens");
    case core::ClaimId::ShiftInvariance: return Words::tr("Shifting all positions changes nothing");
    case core::ClaimId::DisplacementAlone:
        return Words::tr("What position adds to a score depends on the displacement alone");
    case core::ClaimId::RotationKeepsLength:
        return Words::tr("Rotation keeps the length of every query and key");
    case core::ClaimId::RelativeRotation:
        return Words::tr("Turning q by i and k by j is turning k by j − i");
    case core::ClaimId::LayoutsAgree: return Words::tr("Both channel layouts give the same scores");
    case core::ClaimId::FixedShiftIsLinear:
        return Words::tr("A fixed shift of position is one linear map");
    }
    return {};
}

QString fieldTypeName(core::FieldType type)
{
    switch (type) {
    case core::FieldType::Integer: return Words::tr("a whole number");
    case core::FieldType::Real: return Words::tr("a number");
    case core::FieldType::Boolean: return Words::tr("true or false");
    case core::FieldType::Choice: return Words::tr("one of its words");
    case core::FieldType::Text: return Words::tr("a text");
    case core::FieldType::TextList: return Words::tr("a list of texts");
    case core::FieldType::Numbers: return Words::tr("an array of numbers");
    case core::FieldType::Integers: return Words::tr("an array of whole numbers");
    case core::FieldType::Booleans: return Words::tr("an array of true and false");
    case core::FieldType::Choices: return Words::tr("a list of its words");
    case core::FieldType::NumberOrNumbers: return Words::tr("a number or an array of numbers");
    case core::FieldType::Opaque: return Words::tr("null");
    }
    return {};
}

} // namespace locus::widgets
