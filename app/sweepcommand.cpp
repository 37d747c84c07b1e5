// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandoptions.h"
#include "core/expression.h"
#include "core/params.h"

#include <optional>

namespace locus::app::commandline {

namespace {

constexpr int mostPerSecond = 120;

/// KEY=FROM..TO; the ends are expressions.
Problem readSweep(core::Sweep &sweep, const std::string &text)
{
    const std::size_t equals = text.find('=');
    const std::size_t dots =
        equals == std::string::npos ? std::string::npos : text.find("..", equals);
    if (dots == std::string::npos)
        return WrongUsage{Text::tr("--sweep needs KEY=FROM..TO, got %1").arg(quoted(text))};
    const std::string key = text.substr(0, equals);
    const auto address = core::parseAddress(key);
    if (!address || !core::findParam(address->key))
        return WrongUsage{Text::tr("unknown key %1 (see locus params)").arg(quoted(key))};
    const std::string ends = text.substr(equals + 1);
    const auto from = core::evaluateExpression(text.substr(equals + 1, dots - equals - 1));
    const auto to = core::evaluateExpression(text.substr(dots + 2));
    if (!from || !to)
        return WrongUsage{
            Text::tr("--sweep goes from a number to a number, got %1").arg(quoted(ends))};
    sweep.key = key;
    sweep.from = *from;
    sweep.to = *to;
    return {};
}

Problem readCount(int &member, const char *option, int most, const std::string &value)
{
    bool isNumber = false;
    const int count = QString::fromStdString(value).toInt(&isNumber);
    const int least = most == mostPerSecond ? 1 : 2;
    if (!isNumber || count < least || count > most)
        return WrongUsage{Text::tr("%1 is a whole number from %2 to %3, got %4")
                              .arg(QLatin1String(option), QString::number(least),
                                   QString::number(most), quoted(value))};
    member = count;
    return {};
}

} // namespace

std::vector<Option> sweepOptions(ExportCommand &command)
{
    ExportCommand *asked = &command;
    return {{.name = "--sweep",
             .take = [asked](Given value) { return readSweep(asked->sweep, value); }},
            {.name = "--frames",
             .take =
                 [asked](Given value) {
                     return readCount(asked->sweep.frames, "--frames", core::mostSweepFrames,
                                      value);
                 }},
            {.name = "--rate",
             .take =
                 [asked](Given value) {
                     return readCount(asked->perSecond, "--rate", mostPerSecond, value);
                 }},
            {.name = "--back", .isFlag = true, .take = [asked](Given) -> Problem {
                 asked->sweep.thereAndBack = true;
                 return {};
             }}};
}

} // namespace locus::app::commandline
