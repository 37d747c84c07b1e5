// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scenes.h"

#include <nlohmann/json.hpp>

#include <array>
#include <sstream>

namespace locus::test {

namespace {

using Json = nlohmann::ordered_json;
using core::Value;

Value fromJson(const Json &json)
{
    if (json.is_boolean())
        return json.get<bool>();
    if (json.is_number())
        return json.get<double>();
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_array()) {
        Value::Array array;
        for (const Json &entry : json)
            array.push_back(fromJson(entry));
        return array;
    }
    if (!json.is_object())
        return {};
    Value::Object object;
    for (const auto &[key, entry] : json.items())
        object.emplace_back(key, fromJson(entry));
    return object;
}

Json toJson(const Value &value)
{
    if (const bool *flag = value.boolean())
        return *flag;
    if (const double *number = value.number())
        return *number;
    if (const std::string *text = value.text())
        return *text;
    if (const Value::Array *array = value.array()) {
        Json json = Json::array();
        for (const Value &entry : *array)
            json.push_back(toJson(entry));
        return json;
    }
    if (!value.object())
        return nullptr;
    Json json = Json::object();
    for (const auto &[key, entry] : *value.object())
        json[key] = toJson(entry);
    return json;
}

constexpr std::array codeNames = {
    "UnknownKey",     "DuplicateKey",    "MissingFormat", "WrongFormat",   "WrongType",
    "NotAnInteger",   "OutOfRange",      "NotFinite",     "UnknownChoice", "NullNotAllowed",
    "Ragged",         "Empty",           "WrongRank",     "WrongShape",    "SizeDisagrees",
    "NotDivisible",   "ConflictingKeys", "MissingKey",    "NoSuchEntry",   "NotYetSupported",
    "BadPermutation", "BadEnds",         "DuplicateEntry"};

} // namespace

core::Value valueOf(std::string_view json)
{
    return fromJson(Json::parse(json));
}

std::string describe(const core::Problem &problem)
{
    std::ostringstream text;
    text << codeNames.at(static_cast<std::size_t>(problem.code)) << ' ' << problem.path;
    if (problem.got != 0 || problem.low != 0 || problem.high != 0)
        text << " got " << problem.got << " low " << problem.low << " high " << problem.high;
    if (problem.lowExclusive)
        text << " exclusive";
    if (!problem.detail.empty())
        text << " (" << problem.detail << ')';
    return text.str();
}

std::string describe(const std::variant<core::Scene, core::Problem> &result)
{
    const auto *problem = std::get_if<core::Problem>(&result);
    return problem ? describe(*problem) : "accepted";
}

std::variant<core::Scene, core::Problem> sceneOf(std::string_view json, const core::Patch &then)
{
    Value::Object root = {{"format", core::sceneFormat}};
    const Value members = valueOf(json);
    root.insert(root.end(), members.object()->begin(), members.object()->end());
    return core::sceneFromValue(root, then);
}

std::string textOf(const core::Scene &scene)
{
    return toJson(core::valueOfScene(scene)).dump();
}

} // namespace locus::test
