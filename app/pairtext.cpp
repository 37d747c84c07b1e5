// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pairtext.h"

#include <cstdint>

namespace locus::app {

namespace {

using core::Value;

/// Positions and displacements stay below 2^53.
Value whole(std::int64_t value)
{
    return Value(static_cast<double>(value));
}

Value termsOf(std::monostate)
{
    return Value(Value::Object());
}

Value termsOf(const core::InputTerms &terms)
{
    return Value(Value::Object{{"content_content", terms.contentContent},
                               {"content_position", terms.contentPosition},
                               {"position_content", terms.positionContent},
                               {"position_position", terms.positionPosition}});
}

Value termsOf(const core::ShawTerms &terms)
{
    return Value(
        Value::Object{{"clip", whole(terms.clip)}, {"row", terms.row}, {"q_dot_r", terms.qDotR}});
}

Value termsOf(const core::T5Terms &terms)
{
    return Value(Value::Object{{"bucket", terms.bucket}, {"scalar", terms.scalar}});
}

Value termsOf(const core::AlibiTerms &terms)
{
    return Value(Value::Object{
        {"slope", terms.slope}, {"distance", whole(terms.distance)}, {"bias", terms.bias}});
}

Value termsOf(const core::RopeTerms &terms)
{
    Value::Array blocks;
    for (const core::RopeBlock &block : terms.blocks)
        blocks.emplace_back(Value::Object{{"angle_query", block.angleQuery},
                                          {"angle_key", block.angleKey},
                                          {"angle_difference", block.angleDifference},
                                          {"unrotated", block.unrotated},
                                          {"rotated", block.rotated}});
    return Value(std::move(blocks));
}

const char *expectationName(core::Expectation expectation)
{
    switch (expectation) {
    case core::Expectation::Holds: return "holds";
    case core::Expectation::Fails: return "fails";
    case core::Expectation::Either: break;
    }
    return "either";
}

} // namespace

Value valueOf(const core::PairReport &report)
{
    return Value(Value::Object{
        {"query", report.query.value},
        {"key", report.key.value},
        {"query_position", whole(report.queryPosition)},
        {"key_position", whole(report.keyPosition)},
        {"delta", whole(report.delta)},
        {"head", report.head.value},
        {"masked", report.masked},
        {"content", report.content},
        {"position", report.position},
        {"score", report.masked ? Value() : Value(report.score)},
        {"weight", report.weight},
        {"terms", std::visit([](const auto &terms) { return termsOf(terms); }, report.terms)}});
}

Value valueOf(const core::Claim &claim)
{
    return Value(Value::Object{{"id", core::claimName(claim.id)},
                               {"expected", expectationName(claim.expected)},
                               {"residual", claim.residual},
                               {"tolerance", claim.tolerance},
                               {"verdict", claim.holds() ? "holds" : "fails"}});
}

} // namespace locus::app
