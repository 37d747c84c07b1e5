// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli.h"
#include "app/figure.h"
#include "app/scenelink.h"
#include "core/figuresize.h"
#include "core/names.h"
#include "core/params.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <set>
#include <string_view>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::CommandLine)
};

using Problem = std::optional<WrongUsage>;

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

template <class E>
QString namesOf()
{
    return listOf({core::EnumNames<E>::names.begin(), core::EnumNames<E>::names.end()});
}

QString tableNames()
{
    std::vector<std::string_view> names;
    for (const core::TableId id : core::allTables())
        names.emplace_back(core::tableName(id));
    return listOf(names);
}

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

/// An option of a command: what to do with its value. A flag has none.
struct Option {
    std::string_view name;
    bool isFlag = false;
    bool mayRepeat = false;
    std::function<Problem(const std::string &)> take;
};

/// Reads options from \a arguments[first] on: each known, with its value, once.
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

Problem readView(core::FigureSettings &settings, const std::string &value)
{
    const auto view = core::fromName<core::FigureView>(value);
    if (!view)
        return WrongUsage{Text::tr("--view is one of %1, got %2")
                              .arg(namesOf<core::FigureView>(), quoted(value))};
    settings.view = *view;
    return {};
}

Problem readTheme(core::FigureSettings &settings, const std::string &value)
{
    const auto theme = core::fromName<core::FigureTheme>(value);
    if (!theme)
        return WrongUsage{Text::tr("--theme is one of %1, got %2")
                              .arg(namesOf<core::FigureTheme>(), quoted(value))};
    settings.theme = *theme;
    return {};
}

Problem readSize(core::FigureSettings &settings, const std::string &value)
{
    const auto size = core::parseFigureSize(value);
    if (!size)
        return WrongUsage{Text::tr("--size is WIDTHxHEIGHTmm or WIDTHxHEIGHTpx, up to %1 mm or %2 "
                                   "px, got %3")
                              .arg(QString::number(core::maxFigureMillimetres),
                                   QString::number(core::maxFigurePixels), quoted(value))};
    settings.width = size->width;
    settings.height = size->height;
    settings.sizeInPixels = size->inPixels;
    return {};
}

Problem readDpi(core::FigureSettings &settings, const std::string &value)
{
    bool isNumber = false;
    const int dpi = QString::fromStdString(value).toInt(&isNumber);
    if (!isNumber || dpi < core::minFigureDpi || dpi > core::maxFigureDpi)
        return WrongUsage{Text::tr("--dpi is a whole number from %1 to %2, got %3")
                              .arg(QString::number(core::minFigureDpi),
                                   QString::number(core::maxFigureDpi), quoted(value))};
    settings.dpi = dpi;
    return {};
}

Problem readOut(QString &out, const std::string &value)
{
    out = QString::fromStdString(value);
    if (!figureFormatOf(out))
        return WrongUsage{Text::tr("--out ends in .png, .svg or .pdf, got %1").arg(quoted(value))};
    return {};
}

std::variant<Command, WrongUsage> parseExport(const std::vector<std::string> &arguments)
{
    ExportCommand command;
    core::FigureSettings &settings = command.settings;
    bool hasView = false;
    std::vector<Option> options = sourceOptions(command.source);
    options.push_back({.name = "--view", .take = [&](const std::string &value) {
                           hasView = true;
                           return readView(settings, value);
                       }});
    options.push_back({.name = "--out", .take = [&](const std::string &value) {
                           return readOut(command.out, value);
                       }});
    options.push_back({.name = "--size", .take = [&](const std::string &value) {
                           return readSize(settings, value);
                       }});
    options.push_back({.name = "--dpi",
                       .take = [&](const std::string &value) { return readDpi(settings, value); }});
    options.push_back({.name = "--theme", .take = [&](const std::string &value) {
                           return readTheme(settings, value);
                       }});
    options.push_back(
        {.name = "--transparent", .isFlag = true, .take = [&](const std::string &) -> Problem {
             settings.transparent = true;
             return {};
         }});
    if (const Problem problem = readOptions(arguments, 1, options))
        return *problem;
    if (!hasView)
        return WrongUsage{Text::tr("export needs --view: %1").arg(namesOf<core::FigureView>())};
    if (command.out.isEmpty())
        return WrongUsage{Text::tr("export needs --out FILE, ending in .png, .svg or .pdf")};
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
