// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandoptions.h"
#include "app/figure.h"
#include "app/sweepjob.h"
#include "core/figuresize.h"

#include <QFileInfo>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace locus::app::commandline {

namespace {

/// One of the names of an enumeration.
template <class E>
Problem readChoice(E &member, std::string_view option, const std::string &value)
{
    const auto choice = core::fromName<E>(value);
    if (!choice)
        return WrongUsage{Text::tr("%1 is one of %2, got %3")
                              .arg(QLatin1String(option.data(), qsizetype(option.size())),
                                   namesOf<E>(), quoted(value))};
    member = *choice;
    return {};
}

/// The entries between commas.
std::vector<std::string> entriesOf(const std::string &text)
{
    std::vector<std::string> entries;
    std::size_t from = 0;
    for (std::size_t comma = text.find(','); comma != std::string::npos;
         comma = text.find(',', from)) {
        entries.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    entries.push_back(text.substr(from));
    return entries;
}

/// Views between commas are panels; "page" stands alone.
Problem readView(core::FigureSettings &settings, const std::string &value)
{
    if (value == core::nameOf(core::FigureContent::Page)) {
        settings.content = core::FigureContent::Page;
        return {};
    }
    settings.panels.clear();
    for (const std::string &entry : entriesOf(value)) {
        const auto view = core::fromName<core::FigureView>(entry);
        if (!view)
            return WrongUsage{Text::tr("--view is page or some of %1, got %2")
                                  .arg(namesOf<core::FigureView>(), quoted(entry))};
        if (std::find(settings.panels.begin(), settings.panels.end(), *view) !=
            settings.panels.end())
            return WrongUsage{Text::tr("--view names %1 twice").arg(quoted(entry))};
        settings.panels.push_back(*view);
    }
    return {};
}

Problem readParts(core::FigureSettings &settings, std::string_view option, bool on,
                  const std::string &value)
{
    std::vector<std::string_view> names;
    names.reserve(core::figureParts.size());
    for (const core::FigurePart &part : core::figureParts)
        names.push_back(part.name);
    for (const std::string &entry : entriesOf(value)) {
        const auto part = std::find(names.begin(), names.end(), entry);
        if (part == names.end())
            return WrongUsage{Text::tr("%1 is some of %2, got %3")
                                  .arg(QLatin1String(option.data(), qsizetype(option.size())),
                                       listOf(names), quoted(entry))};
        settings.parts.*core::figureParts[std::size_t(part - names.begin())].member = on;
    }
    return {};
}

Problem readPoints(core::FigureSettings &settings, const std::string &value)
{
    bool isNumber = false;
    const double points = QString::fromStdString(value).toDouble(&isNumber);
    if (!isNumber || !(points >= core::minFigurePoints && points <= core::maxFigurePoints))
        return WrongUsage{Text::tr("--points is a number from %1 to %2, got %3")
                              .arg(QString::number(core::minFigurePoints),
                                   QString::number(core::maxFigurePoints), quoted(value))};
    settings.points = points;
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

/// How the figure looks.
std::vector<Option> lookOptions(core::FigureSettings &settings)
{
    using core::FigureText, core::FigureTheme, core::FigureArrangement;
    core::FigureSettings *figure = &settings;
    return {
        {.name = "--size", .take = [figure](Given value) { return readSize(*figure, value); }},
        {.name = "--dpi", .take = [figure](Given value) { return readDpi(*figure, value); }},
        {.name = "--theme",
         .take = [figure](Given value) { return readChoice(figure->theme, "--theme", value); }},
        {.name = "--arrange",
         .take =
             [figure](Given value) { return readChoice(figure->arrangement, "--arrange", value); }},
        {.name = "--points", .take = [figure](Given value) { return readPoints(*figure, value); }},
        {.name = "--font",
         .take = [figure](Given value) -> Problem {
             figure->font = value;
             return {};
         }},
        {.name = "--text",
         .take = [figure](Given value) { return readChoice(figure->text, "--text", value); }},
        {.name = "--show",
         .take = [figure](Given value) { return readParts(*figure, "--show", true, value); }},
        {.name = "--hide",
         .take = [figure](Given value) { return readParts(*figure, "--hide", false, value); }},
        {.name = "--no-scene",
         .isFlag = true,
         .take = [figure](Given) -> Problem {
             figure->carriesScene = false;
             return {};
         }},
        {.name = "--transparent",
         .isFlag = true,
         .take = [figure](Given) -> Problem {
             figure->transparent = true;
             return {};
         }},
    };
}

Problem readFormats(QStringList &formats, const std::string &value)
{
    formats.clear();
    for (const std::string &entry : entriesOf(value)) {
        const QString format = QString::fromStdString(entry);
        if (!figureFormatOf(QLatin1Char('.') + format) || formats.contains(format))
            return WrongUsage{Text::tr("--formats is some of png, svg, pdf, each once, got %1")
                                  .arg(quoted(value))};
        formats << format;
    }
    return {};
}

/// What was given, so that what does not go together can be named.
class Used {
public:
    /// The option, noted when it is read.
    Option noting(Option option)
    {
        const auto take = std::move(option.take);
        option.take = [this, name = option.name, take](Given value) {
            m_names.push_back(name);
            return take(value);
        };
        return option;
    }
    [[nodiscard]] bool has(std::string_view name) const
    {
        return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
    }
    /// Problem when anything but \a allowed stands beside \a option.
    [[nodiscard]] Problem only(std::string_view option,
                               std::initializer_list<std::string_view> allowed) const
    {
        for (const std::string_view name : m_names)
            if (name != option && std::find(allowed.begin(), allowed.end(), name) == allowed.end())
                return WrongUsage{Text::tr("%1 cannot stand beside %2")
                                      .arg(QLatin1String(name.data(), qsizetype(name.size())),
                                           QLatin1String(option.data(), qsizetype(option.size())))};
        return {};
    }

private:
    std::vector<std::string_view> m_names;
};

Problem whatIsMissing(const ExportCommand &command, const Used &used)
{
    if (used.has("--scene-dir") || used.has("--out-dir") || used.has("--formats")) {
        if (!used.has("--scene-dir") || !used.has("--out-dir"))
            return WrongUsage{Text::tr("--scene-dir and --out-dir go together")};
        return used.only("--scene-dir", {"--out-dir", "--formats", "--set"});
    }
    if (used.has("--figure")) {
        if (auto problem = used.only("--figure", {"--scene", "--set", "--out"}))
            return problem;
    } else if (!used.has("--view")) {
        return WrongUsage{
            Text::tr("export needs --view: page or some of %1").arg(namesOf<core::FigureView>())};
    }
    if (command.out.isEmpty())
        return WrongUsage{Text::tr("export needs --out FILE, ending in .png, .svg or .pdf")};
    if (command.sweep.key.empty() &&
        (used.has("--frames") || used.has("--back") || used.has("--rate")))
        return WrongUsage{Text::tr("--frames, --back and --rate belong to --sweep")};
    if (command.sweep.key.empty() && !figureFormatOf(command.out))
        return WrongUsage{Text::tr("--out ends in .png, .svg or .pdf, got %1")
                              .arg(quoted(command.out.toStdString()))};
    const QString suffix = QFileInfo(command.out).suffix();
    const bool isFormat =
        std::any_of(suffix.cbegin(), suffix.cend(), [](QChar c) { return c.isLetter(); });
    if (!command.sweep.key.empty() && isFormat &&
        sweepFormatOf(command.out) == SweepFormat::Pictures)
        return WrongUsage{
            Text::tr("--out of a sweep ends in .gif or .mp4, or names a new folder, got %1")
                .arg(quoted(command.out.toStdString()))};
    return {};
}

} // namespace

std::variant<Command, WrongUsage> parseExport(const std::vector<std::string> &arguments)
{
    ExportCommand command;
    command.formats = {QStringLiteral("pdf")};
    std::vector<Option> options = sourceOptions(command.source);
    for (Option &option : lookOptions(command.settings))
        options.push_back(std::move(option));
    const auto text = [](QString &member) {
        return [&member](Given value) -> Problem {
            member = QString::fromStdString(value);
            return {};
        };
    };
    options.push_back(
        {.name = "--view", .take = [&](Given value) { return readView(command.settings, value); }});
    options.push_back({.name = "--figure", .take = [&](Given value) -> Problem {
                           command.figure = value;
                           return {};
                       }});
    options.push_back({.name = "--out", .take = text(command.out)});
    options.push_back({.name = "--scene-dir", .take = text(command.sceneDir)});
    options.push_back({.name = "--out-dir", .take = text(command.outDir)});
    options.push_back({.name = "--formats",
                       .take = [&](Given value) { return readFormats(command.formats, value); }});
    for (Option &option : sweepOptions(command))
        options.push_back(std::move(option));
    Used used;
    for (Option &option : options)
        option = used.noting(std::move(option));
    if (const Problem problem = readOptions(arguments, 1, options))
        return *problem;
    if (const Problem problem = whatIsMissing(command, used))
        return *problem;
    command.hasSize = used.has("--size");
    return command;
}

} // namespace locus::app::commandline
