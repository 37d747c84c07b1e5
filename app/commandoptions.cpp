// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandoptions.h"

#include "core/params.h"
#include "widgets/words.h"

#include <algorithm>
#include <set>

namespace locus::app::commandline {

QString quoted(const std::string &argument)
{
    return QStringLiteral("\"%1\"").arg(widgets::onOneLine(argument));
}

QString listOf(const std::vector<std::string_view> &words)
{
    QStringList list;
    for (const std::string_view word : words)
        list += QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    return list.join(QStringLiteral(", "));
}

namespace {

/// True for a key of the parameter table, with indices only where the leaf is an array.
bool isKey(const std::string &key)
{
    const auto address = core::parseAddress(key);
    const core::ParamSpec *spec = address ? core::findParam(address->key) : nullptr;
    if (!spec || address->key != spec->key)
        return false;
    const auto indices = static_cast<int>(address->indices.size());
    const bool isList =
        spec->type == core::FieldType::TextList || spec->type == core::FieldType::Choices;
    return indices == 0 || indices <= (isList ? 1 : spec->maxRank);
}

Problem addSetting(SceneSource &source, const std::string &text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos)
        return WrongUsage{Text::tr("--set needs KEY=VALUE, got %1").arg(quoted(text))};
    Setting setting{text.substr(0, equals), text.substr(equals + 1)};
    if (!isKey(setting.key))
        return WrongUsage{Text::tr("unknown key %1 (see locus params)").arg(quoted(setting.key))};
    source.settings.push_back(std::move(setting));
    return {};
}

} // namespace

Problem readOptions(const std::vector<std::string> &arguments, std::size_t first,
                    const std::vector<Option> &options)
{
    std::set<std::string_view> seen;
    for (std::size_t at = first; at < arguments.size(); ++at) {
        const std::string &name = arguments[at];
        if (!name.starts_with('-'))
            return WrongUsage{Text::tr("unexpected word %1").arg(quoted(name))};
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&name](const Option &o) { return o.name == name; });
        if (option == options.end())
            return WrongUsage{Text::tr("unknown option %1").arg(quoted(name))};
        if (!seen.insert(option->name).second && !option->mayRepeat)
            return WrongUsage{Text::tr("%1 is given twice").arg(QString::fromStdString(name))};
        const bool hasValue = at + 1 < arguments.size() && !arguments[at + 1].empty() &&
                              !arguments[at + 1].starts_with("--");
        if (!option->isFlag && !hasValue)
            return WrongUsage{Text::tr("%1 needs a value").arg(QString::fromStdString(name))};
        if (Problem problem = option->take(option->isFlag ? name : arguments[++at]))
            return problem;
    }
    return {};
}

std::vector<Option> sourceOptions(SceneSource &source)
{
    const auto scene = [&source](const std::string &value) -> Problem {
        source.file = QString::fromStdString(value);
        return {};
    };
    const auto set = [&source](const std::string &value) { return addSetting(source, value); };
    return {{.name = "--scene", .take = scene}, {.name = "--set", .mayRepeat = true, .take = set}};
}

} // namespace locus::app::commandline
