// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/params.h"

#include "core/entries.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

namespace locus::core {

namespace {

bool isKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

} // namespace

const ParamSpec *findParam(std::string_view key)
{
    static const auto byKey = [] {
        std::unordered_map<std::string_view, const ParamSpec *> map;
        for (const ParamSpec &spec : allParams())
            map.emplace(spec.key, &spec);
        return map;
    }();
    const auto found = byKey.find(key.substr(0, key.find('[')));
    return found == byKey.end() ? nullptr : found->second;
}

Value defaultOf(const ParamSpec &spec)
{
    return spec.get(Scene{});
}

std::string pathOf(const ParamSpec &spec)
{
    static constexpr std::string_view sections[] = {"model.", "study.", "view."};
    return std::string(sections[static_cast<std::size_t>(spec.section)]).append(spec.key);
}

std::string_view nameOf(FieldType type)
{
    switch (type) {
    case FieldType::Integer: return "integer";
    case FieldType::Real: return "number";
    case FieldType::Boolean: return "boolean";
    case FieldType::Choice: return "choice";
    case FieldType::Text: return "text";
    case FieldType::TextList: return "list of texts";
    case FieldType::Numbers: return "array of numbers";
    case FieldType::Integers: return "array of integers";
    case FieldType::Booleans: return "array of booleans";
    case FieldType::Choices: return "list of choices";
    case FieldType::NumberOrNumbers: return "number or array of numbers";
    case FieldType::Opaque: return "null";
    }
    return {};
}

std::optional<ParamAddress> parseAddress(std::string_view text)
{
    ParamAddress address;
    const std::size_t end = std::min(text.find('['), text.size());
    address.key = std::string(text.substr(0, end));
    if (address.key.empty() || !std::all_of(address.key.begin(), address.key.end(), isKeyCharacter))
        return std::nullopt;
    const char *cursor = text.data() + end;
    const char *const last = text.data() + text.size();
    while (cursor != last) {
        int index = -1;
        if (*cursor != '[' || cursor + 1 == last || cursor[1] == '-')
            return std::nullopt;
        const auto [after, error] = std::from_chars(cursor + 1, last, index);
        if (error != std::errc{} || after == last || *after != ']')
            return std::nullopt;
        address.indices.push_back(index);
        cursor = after + 1;
    }
    return address;
}

std::optional<double> numberOf(const Scene &scene, std::string_view key)
{
    const std::optional<ParamAddress> address = parseAddress(key);
    const ParamSpec *spec = address ? findParam(address->key) : nullptr;
    if (!spec)
        return std::nullopt;
    Value whole = address->indices.empty() ? spec->get(scene) : entriesOf(scene, *spec);
    const Value *entry = entryAt(whole, address->indices);
    if (!entry || !entry->number())
        return std::nullopt;
    return *entry->number();
}

} // namespace locus::core
