// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paramrow.h"

namespace locus::core {

namespace {

constexpr double largestSeed = 9007199254740992; // 2^53
constexpr double largest31 = 2147483647;         // 2^31 - 1
constexpr double largestPlace = 1048576;         // 2^20
constexpr double pi = 3.14159265358979323846;

template <auto... Members>
RowBuilder model(std::string_view key)
{
    return leaf<&Scene::model, Members...>(key, Section::Model);
}
template <auto Member>
RowBuilder content(std::string_view key)
{
    return model<&Model::content, Member>(key);
}
template <auto Member>
RowBuilder study(std::string_view key)
{
    return leaf<&Scene::study, Member>(key, Section::Study);
}
template <auto Member>
RowBuilder view(std::string_view key)
{
    return leaf<&Scene::view, Member>(key, Section::View);
}

/// An array of booleans, kept as numbers 0 and 1.
template <auto... Members>
RowBuilder flags(std::string_view key, int rank)
{
    RowBuilder row = model<Members...>(key).type(FieldType::Booleans).rank(rank).hard(0, 1);
    row.spec.get = [](const Scene &scene) {
        return valueOfTensor(access::at<&Scene::model, Members...>(scene), true);
    };
    return row;
}

using enum MethodId;
using enum SliderScale;

std::vector<RowBuilder> contentRows()
{
    return {
        content<&Content::source>("content.source"),
        content<&Content::tokens>("content.tokens").rank(1).hard(1, 8192).unit(Unit::Tokens),
        content<&Content::seed>("content.seed").hard(0, largestSeed),
        content<&Content::dModel>("content.d_model")
            .hard(1, 4096)
            .slider(LogInteger, 2, 1024, 2)
            .unit(Unit::Channels),
        content<&Content::dHead>("content.d_head")
            .hard(1, 512)
            .slider(LogInteger, 2, 128, 2)
            .unit(Unit::Channels),
        content<&Content::heads>("content.heads")
            .hard(1, 128)
            .slider(SliderScale::Integer, 1, 16)
            .unit(Unit::Heads),
        content<&Content::projection>("content.projection"),
        content<&Content::n>("content.n")
            .hard(1, 8192)
            .slider(LogInteger, 1, 512)
            .unit(Unit::Tokens),
        content<&Content::q>("content.q").anyNumber().rank(1, 3),
        content<&Content::k>("content.k").anyNumber().rank(1, 3),
        content<&Content::v>("content.v").anyNumber().rank(1, 3),
        content<&Content::x>("content.x").anyNumber().rank(2),
        content<&Content::wq>("content.wq").anyNumber().rank(2),
        content<&Content::wk>("content.wk").anyNumber().rank(2),
        content<&Content::wv>("content.wv").anyNumber().rank(2),
    };
}

std::vector<RowBuilder> pipelineRows()
{
    return {
        model<&Model::positions>("positions")
            .type(FieldType::Integers)
            .rank(1)
            .hard(-largest31, largest31)
            .unit(Unit::Positions),
        model<&Model::positionStart>("position_start")
            .hard(0, largestPlace)
            .slider(LogInteger, 0, largestPlace)
            .place()
            .unit(Unit::Positions),
        model<&Model::queryOffset>("query_offset")
            .hard(-8192, 8192)
            .slider(SliderScale::Integer, 0, 63)
            .place()
            .unit(Unit::Tokens),
        model<&Model::mask>("mask"),
        flags<&Model::allowed>("allowed", 2),
        flags<&Model::padding>("padding", 1),
        model<&Model::scale>("scale"),
        model<&Model::method>("method"),
    };
}

std::vector<RowBuilder> inputMethodRows()
{
    return {
        model<&Model::sinusoidal, &SinusoidalParams::base>("sinusoidal.base")
            .positive()
            .slider(Log, 1e2, 1e6)
            .of({Sinusoidal}),
        model<&Model::sinusoidal, &SinusoidalParams::layout>("sinusoidal.layout").of({Sinusoidal}),
        model<&Model::learned, &LearnedParams::length>("learned.length")
            .hard(1, largestPlace)
            .slider(LogInteger, 1, 4096)
            .unit(Unit::Rows)
            .of({Learned}),
        model<&Model::learned, &LearnedParams::seed>("learned.seed")
            .hard(0, largestSeed)
            .of({Learned}),
        model<&Model::learned, &LearnedParams::table>("learned.table")
            .anyNumber()
            .rank(2)
            .of({Learned}),
        model<&Model::learned, &LearnedParams::segments>("learned.segments").of({Learned}),
        model<&Model::learned, &LearnedParams::segmentIds>("learned.segment_ids")
            .type(FieldType::Integers)
            .rank(1)
            .hard(0, largest31)
            .of({Learned}),
        model<&Model::learned, &LearnedParams::segmentTable>("learned.segment_table")
            .anyNumber()
            .rank(2)
            .of({Learned}),
    };
}

std::vector<RowBuilder> shawRows()
{
    return {
        model<&Model::shaw, &ShawParams::radius>("shaw.radius")
            .hard(0, 8191)
            .slider(SliderScale::Integer, 0, 32)
            .unit(Unit::Positions)
            .of({Shaw}),
        model<&Model::shaw, &ShawParams::keys>("shaw.keys").of({Shaw}),
        model<&Model::shaw, &ShawParams::values>("shaw.values").of({Shaw}),
        model<&Model::shaw, &ShawParams::seed>("shaw.seed").hard(0, largestSeed).of({Shaw}),
        model<&Model::shaw, &ShawParams::tableK>("shaw.table_k").anyNumber().rank(2).of({Shaw}),
        model<&Model::shaw, &ShawParams::tableV>("shaw.table_v").anyNumber().rank(2).of({Shaw}),
    };
}

std::vector<RowBuilder> t5Rows()
{
    return {
        model<&Model::t5, &T5Params::buckets>("t5.buckets")
            .hard(1, 1024)
            .slider(LogInteger, 4, 128)
            .unit(Unit::Buckets)
            .of({T5}),
        model<&Model::t5, &T5Params::maxDistance>("t5.max_distance")
            .hard(1, largest31)
            .slider(LogInteger, 16, 1024)
            .unit(Unit::Positions)
            .of({T5}),
        model<&Model::t5, &T5Params::bidirectional>("t5.bidirectional").of({T5}),
        model<&Model::t5, &T5Params::seed>("t5.seed").hard(0, largestSeed).of({T5}),
        model<&Model::t5, &T5Params::table>("t5.table")
            .anyNumber()
            .rank(2)
            .slider(Linear, -3, 3)
            .decimals(3)
            .of({T5}),
    };
}

std::vector<RowBuilder> alibiRows()
{
    return {
        model<&Model::alibi, &AlibiParams::maxBias>("alibi.max_bias")
            .positive()
            .slider(Linear, 1, 16)
            .decimals(1)
            .of({Alibi}),
        model<&Model::alibi, &AlibiParams::slopes>("alibi.slopes")
            .anyNumber()
            .rank(1)
            .slider(Log, 0x1p-12, 1)
            .decimals(6)
            .of({Alibi}),
        model<&Model::alibi, &AlibiParams::form>("alibi.form").of({Alibi}),
    };
}

std::vector<RowBuilder> ropeRows()
{
    return {
        model<&Model::rope, &RopeParams::base>("rope.base")
            .positive()
            .slider(Log, 1e2, 1e6)
            .of({Rope}),
        model<&Model::rope, &RopeParams::theta>("rope.theta")
            .type(FieldType::NumberOrNumbers)
            .anyNumber()
            .rank(0, 1)
            .slider(Linear, 0, pi)
            .decimals(4)
            .unit(Unit::RadiansPerPosition)
            .of({Rope}),
        model<&Model::rope, &RopeParams::layout>("rope.layout").of({Rope}),
        model<&Model::rope, &RopeParams::rotaryDim>("rope.rotary_dim")
            .hard(1, 512)
            .slider(LogInteger, 2, 128, 2)
            .unit(Unit::Channels)
            .of({Rope}),
        opaque("rope.scaling").of({Rope}),
        model<&Model::mistake>("mistake").of({Sinusoidal, T5, Alibi, Rope}),
    };
}

std::vector<RowBuilder> studyAndViewRows()
{
    return {
        study<&Study::permutation>("permutation").type(FieldType::Integers).rank(1).hard(0, 8191),
        study<&Study::trainedLength>("trained_length")
            .hard(1, largest31)
            .slider(LogInteger, 1, largestPlace)
            .unit(Unit::Tokens),
        study<&Study::targetLength>("target_length")
            .hard(1, largest31)
            .slider(LogInteger, 1, largestPlace)
            .unit(Unit::Tokens),
        study<&Study::compare>("compare").rank(1),
        study<&Study::reference>("reference"),
        view<&View::page>("page").choices({"explore"}),
        view<&View::query>("query").hard(0, 8191).place().unit(Unit::Tokens),
        view<&View::key>("key").hard(0, 8191).place().unit(Unit::Tokens),
        view<&View::head>("head").hard(0, 127),
        view<&View::block>("block").hard(0, 2047),
        view<&View::stage>("stage"),
        view<&View::allHeads>("all_heads"),
        view<&View::pins>("pins").type(FieldType::Integers).rank(2).hard(0, 8191),
        view<&View::colors>("colors").anyNumber().rank(1),
        view<&View::colorsStage>("colors_stage"),
    };
}

std::vector<ParamSpec> buildTable()
{
    std::vector<ParamSpec> table;
    for (const auto &rows : {contentRows(), pipelineRows(), inputMethodRows(), shawRows(), t5Rows(),
                             alibiRows(), ropeRows(), studyAndViewRows()})
        for (const RowBuilder &row : rows)
            table.push_back(row.spec);
    return table;
}

} // namespace

std::span<const ParamSpec> allParams()
{
    static const std::vector<ParamSpec> table = buildTable();
    return table;
}

} // namespace locus::core
