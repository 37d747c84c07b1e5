// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli.h"

#include "app/exportrun.h"
#include "app/numberformat.h"
#include "app/paramlist.h"
#include "app/scenejson.h"
#include "core/kernels/rowkernels.h"
#include "core/names.h"
#include "core/position/method.h"
#include "core/prepared.h"
#include "core/version.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <cstdio>
#include <new>
#include <utility>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::CommandLine)
};

ExitStatus refused(const QString &message)
{
    printMessage(message);
    return ExitStatus::Refused;
}

ExitStatus finished(StandardOutput &out)
{
    const auto problem = out.finish();
    if (!problem)
        return ExitStatus::Done;
    printMessage(Text::tr("standard output: cannot be written: %1")
                     .arg(QString::fromLocal8Bit(problem->c_str())));
    return ExitStatus::NotWritten;
}

std::variant<core::TableData, core::Refusal> tableOf(core::TableId id, const core::Scene &scene)
{
    const core::Shapes shapes = core::shapesOf(scene.model);
    if (const auto refusal =
            core::refusalOf(scene.model, shapes, core::positionsOf(scene.model, shapes)))
        return *refusal;
    return core::makeTable(id, core::prepare(scene.model), scene.study, scene.view);
}

ExitStatus print(const PrintCommand &command)
{
    const auto scene = sceneOf(command.source);
    if (const Failure *failure = std::get_if<Failure>(&scene))
        return refused(failure->message);
    const auto table = tableOf(command.table, std::get<core::Scene>(scene));
    if (const core::Refusal *refusal = std::get_if<core::Refusal>(&table))
        return refused(QStringLiteral("%1: %2").arg(QLatin1String(core::tableName(command.table)),
                                                    widgets::words(*refusal)));
    StandardOutput out;
    writeTable(out, command.format, command.table, std::get<core::TableData>(table));
    return finished(out);
}

ExitStatus say(const QString &text)
{
    StandardOutput out;
    out << text.toStdString();
    return finished(out);
}

/// The float kernels may differ between machines, so they are named.
QString versionText()
{
    const std::string_view version = core::versionString();
    return QStringLiteral("locus %1, kernels %2\n")
        .arg(QLatin1String(version.data(), static_cast<qsizetype>(version.size())),
             QLatin1String(core::rowKernels().name));
}

/// The words, separated by commas, on lines of at most 79 characters that begin at column 8.
QString wrapped(const QStringList &words)
{
    constexpr qsizetype width = 79;
    constexpr qsizetype indent = 8;
    QString text;
    qsizetype column = indent;
    for (const QString &word : words) {
        const bool first = text.isEmpty();
        const bool fits = column + word.size() + 3 <= width;
        if (!first)
            text += fits ? QStringLiteral(", ") : QStringLiteral(",\n") + QString(indent, u' ');
        column = (fits ? column + (first ? 0 : 2) : indent) + word.size();
        text += word;
    }
    return text;
}

QString helpText()
{
    QStringList tables;
    for (const core::TableId id : core::allTables())
        tables += QLatin1String(core::tableName(id));
    QStringList views{QStringLiteral("page")};
    for (const std::string_view name : core::EnumNames<core::FigureView>::names)
        views += QLatin1String(name.data(), qsizetype(name.size()));
    QStringList parts;
    for (const core::FigurePart &part : core::figureParts)
        parts += QLatin1String(part.name.data(), qsizetype(part.name.size()));
    return Text::tr(
               "Shows how a Transformer knows where a token stands.\n"
               "\n"
               "  locus [FILE]                 open the window, with a scene or a figure of one\n"
               "  locus LINK                   the same with the scene of a link (locus:...)\n"
               "  locus print TABLE [--scene FILE] [--set KEY=VALUE]... [--format json|csv|npy]\n"
               "  locus export [--scene FILE] [--set KEY=VALUE]... --view VIEW[,VIEW]...\n"
               "               --out FILE.{png,svg,pdf} [--size 120x90mm|1600x1200px] [--dpi N]\n"
               "               [--arrange row|grid|column] [--theme light|dark|print]\n"
               "               [--points N] [--font FAMILY] [--text text|outlines]\n"
               "               [--show PART[,PART]...] [--hide PART[,PART]...] [--transparent]\n"
               "               [--no-scene]\n"
               "  locus export [--scene FILE] --figure NAME --out FILE.{png,svg,pdf}\n"
               "  locus export ... --sweep KEY=FROM..TO [--frames N] [--back] [--rate N]\n"
               "               --out FILE.{gif,mp4}|FOLDER\n"
               "                               a film, or a new folder of numbered pictures\n"
               "  locus export --scene-dir DIR --out-dir OUT [--formats pdf[,png][,svg]]\n"
               "                               every figure of every scene in a folder\n"
               "  locus params                 every KEY with range, default, unit, meaning\n"
               "  locus --version | --help\n"
               "\n"
               "TABLE   %1\n"
               "VIEW    %2\n"
               "PART    %3\n"
               "VALUE   JSON, or an expression such as pi/2, or text\n"
               "\n"
               "Exit status: 0 done, 1 input refused, 2 wrong usage, 3 output not written,\n"
               "4 no display.\n")
        .arg(wrapped(tables), wrapped(views), wrapped(parts));
}

} // namespace

void printMessage(const QString &message)
{
    constexpr int longest = 2000;
    const QByteArray line =
        "locus: " + widgets::onOneLine(message.toStdString(), longest).toLocal8Bit() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

ExitStatus runCommand(const Command &command, char *programName)
{
    try {
        if (const auto *printCommand = std::get_if<PrintCommand>(&command))
            return print(*printCommand);
        if (const auto *exportCommand = std::get_if<ExportCommand>(&command))
            return runExport(*exportCommand, programName);
    } catch (const std::bad_alloc &) {
        return refused(Text::tr("the scene is too large for the memory of this machine"));
    }
    if (std::holds_alternative<ParamsCommand>(command))
        return say(paramList());
    return say(std::holds_alternative<VersionCommand>(command) ? versionText() : helpText());
}

} // namespace locus::app
