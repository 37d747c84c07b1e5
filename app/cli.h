// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tablefile.h"
#include "core/scene.h"
#include "core/sweep.h"

#include <QString>
#include <QStringList>

#include <string>
#include <variant>
#include <vector>

namespace locus::app {

/// Exit status of the program.
enum class ExitStatus { Done = 0, Refused = 1, WrongUsage = 2, NotWritten = 3, NoDisplay = 4 };

/// KEY=VALUE of a --set; KEY is known to be one of the parameter table.
struct Setting {
    std::string key;
    std::string value;
    friend bool operator==(const Setting &, const Setting &) = default;
};

/// The scene a command works on.
struct SceneSource {
    QString file; ///< empty: the start scene
    std::vector<Setting> settings;
};

struct WindowCommand {
    QString file = {};    ///< empty: the start scene
    QString session = {}; ///< of a predecessor that waits until it is taken over; empty without one
    QString link = {};    ///< a scene as text; empty without one
};
/// What Restart starts the program with; nobody types it, so the help does not name it.
inline constexpr const char *sessionOption = "--session";
struct PrintCommand {
    core::TableId table = core::TableId::Weights;
    SceneSource source;
    TableFormat format = TableFormat::Json;
};
/// One figure: settings, or the scene's own by its name. Or all figures of a folder of scenes.
struct ExportCommand {
    SceneSource source;
    core::FigureSettings settings;
    bool hasSize = false; ///< settings have it from --size; else it is as large as it takes
    std::string figure;   ///< instead of settings; empty: none
    QString out;
    QString sceneDir, outDir; ///< instead of everything else but the source's settings
    QStringList formats;      ///< of the files in outDir: "pdf"
    core::Sweep sweep;        ///< no key: none; else out is a film or a new folder of pictures
    int perSecond = 25;
};
struct ParamsCommand {};
struct VersionCommand {};
struct HelpCommand {};
using Command = std::variant<WindowCommand, PrintCommand, ExportCommand, ParamsCommand,
                             VersionCommand, HelpCommand>;

/// The command line breaks the rules of `locus --help`: one line.
struct WrongUsage {
    QString message;
};

/// The whole command line without the program's name; opens no file.
[[nodiscard]] std::variant<Command, WrongUsage>
parseCommandLine(const std::vector<std::string> &arguments);

/// Runs a command that opens no window. Tables go to stdout, one line per message to stderr.
[[nodiscard]] ExitStatus runCommand(const Command &command, char *programName);

/// One line on stderr, whatever the message holds.
void printMessage(const QString &message);

} // namespace locus::app
