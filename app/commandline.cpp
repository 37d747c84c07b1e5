// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandoptions.h"
#include "app/scenelink.h"

#include <string_view>

namespace locus::app {

namespace {

using namespace commandline;

QString tableNames()
{
    std::vector<std::string_view> names;
    for (const core::TableId id : core::allTables())
        names.emplace_back(core::tableName(id));
    return listOf(names);
}

Problem readFormat(TableFormat &format, const std::string &value)
{
    const auto known = tableFormatFromName(value);
    if (!known)
        return WrongUsage{Text::tr("--format is json, csv or npy, got %1").arg(quoted(value))};
    format = *known;
    return {};
}

std::variant<Command, WrongUsage> parsePrint(const std::vector<std::string> &arguments)
{
    if (arguments.size() < 2 || arguments[1].starts_with('-'))
        return WrongUsage{Text::tr("print needs a TABLE: %1").arg(tableNames())};
    const auto table = core::tableFromName(arguments[1]);
    if (!table)
        return WrongUsage{
            Text::tr("unknown table %1; there are %2").arg(quoted(arguments[1]), tableNames())};
    PrintCommand command;
    command.table = *table;
    std::vector<Option> options = sourceOptions(command.source);
    options.push_back({.name = "--format", .take = [&command](const std::string &value) {
                           return readFormat(command.format, value);
                       }});
    if (const Problem problem = readOptions(arguments, 2, options))
        return *problem;
    if (!canHold(command.format, command.table))
        return WrongUsage{Text::tr("%1 is no array of numbers: --format is json or csv")
                              .arg(QLatin1String(core::tableName(command.table)))};
    return command;
}

std::variant<Command, WrongUsage> parseSession(const std::vector<std::string> &arguments)
{
    WindowCommand command;
    const auto take = [&command](const std::string &value) -> Problem {
        command.session = QString::fromStdString(value);
        return {};
    };
    if (const Problem problem = readOptions(arguments, 0, {{.name = sessionOption, .take = take}}))
        return *problem;
    return command;
}

} // namespace

std::variant<Command, WrongUsage> parseCommandLine(const std::vector<std::string> &arguments)
{
    if (arguments.empty())
        return WindowCommand{};
    const std::string &first = arguments.front();
    if (first == "print")
        return parsePrint(arguments);
    if (first == "export")
        return parseExport(arguments);
    if (first == sessionOption)
        return parseSession(arguments);
    const bool isOption = first.starts_with('-') && first.size() > 1;
    if (isOption && first != "--version" && first != "--help")
        return WrongUsage{Text::tr("unknown option %1").arg(quoted(first))};
    if (first.empty())
        return WrongUsage{Text::tr("the name of the file is empty")};
    if (arguments.size() > 1)
        return arguments[1].starts_with('-')
                   ? WrongUsage{Text::tr("unknown option %1").arg(quoted(arguments[1]))}
                   : WrongUsage{Text::tr("unexpected word %1").arg(quoted(arguments[1]))};
    if (first == "params")
        return ParamsCommand{};
    if (first == "--version")
        return VersionCommand{};
    if (first == "--help")
        return HelpCommand{};
    if (first.starts_with(linkPrefix.data()))
        return WindowCommand{.link = QString::fromStdString(first)};
    return WindowCommand{.file = QString::fromStdString(first)};
}

} // namespace locus::app
