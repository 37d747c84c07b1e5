// SPDX-License-Identifier: GPL-3.0-or-later
// How commands read their options; for the parsers of single commands alone.
#pragma once

#include "app/cli.h"
#include "core/names.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace locus::app::commandline {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::CommandLine)
};

using Problem = std::optional<WrongUsage>;
using Given = const std::string &;

/// An option of a command: what to do with its value. A flag has none.
struct Option {
    std::string_view name;
    bool isFlag = false;
    bool mayRepeat = false;
    std::function<Problem(Given)> take;
};

/// Reads options from \a arguments[first] on: each known, with its value, once.
[[nodiscard]] Problem readOptions(const std::vector<std::string> &arguments, std::size_t first,
                                  const std::vector<Option> &options);

/// --scene and --set.
[[nodiscard]] std::vector<Option> sourceOptions(SceneSource &source);

[[nodiscard]] QString quoted(Given argument);
/// "a, b, c"
[[nodiscard]] QString listOf(const std::vector<std::string_view> &words);

template <class E>
[[nodiscard]] QString namesOf()
{
    return listOf({core::EnumNames<E>::names.begin(), core::EnumNames<E>::names.end()});
}

/// --sweep, --frames, --back, --rate.
[[nodiscard]] std::vector<Option> sweepOptions(ExportCommand &command);

[[nodiscard]] std::variant<Command, WrongUsage>
parseExport(const std::vector<std::string> &arguments);

} // namespace locus::app::commandline
