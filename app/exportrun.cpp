// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportrun.h"

#include "app/figure.h"
#include "app/scenetensors.h"
#include "app/settingvalue.h"
#include "app/sweeprun.h"
#include "core/patch.h"
#include "widgets/words.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

namespace locus::app {

namespace {

constexpr QLatin1String sceneSuffix(".locus.json");

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::CommandLine)
};

std::variant<core::Patch, Failure> patchOf(const SceneSource &source)
{
    core::Patch patch;
    for (const Setting &setting : source.settings) {
        auto value = settingValue(setting);
        if (const Failure *failure = std::get_if<Failure>(&value))
            return *failure;
        patch.push_back({setting.key, std::get<core::Value>(std::move(value))});
    }
    return patch;
}

/// The offscreen platform tells of things it cannot do; none of them concerns a figure.
void dropPlatformChatter(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        printMessage(message);
}

ExitStatus told(const FigureError &error)
{
    printMessage(error.message);
    return error.kind == FigureError::Kind::Refused ? ExitStatus::Refused : ExitStatus::NotWritten;
}

ExitStatus refused(const QString &message)
{
    return told({FigureError::Kind::Refused, message});
}

ExitStatus exportOne(const ExportCommand &command)
{
    const auto read = sceneOf(command.source);
    if (const Failure *failure = std::get_if<Failure>(&read))
        return refused(failure->message);
    const auto &scene = std::get<core::Scene>(read);
    core::FigureSettings settings = command.settings;
    if (!command.figure.empty()) {
        const auto found =
            std::find_if(scene.figures.begin(), scene.figures.end(),
                         [&](const auto &figure) { return figure.name == command.figure; });
        if (found == scene.figures.end())
            return refused(Text::tr("the scene has no figure “%1”")
                               .arg(QString::fromStdString(command.figure)));
        settings = *found;
    }
    FigureMaker maker(scene);
    if (command.figure.empty() && !command.hasSize)
        settings = maker.roomy(settings);
    if (!command.sweep.key.empty())
        return runSweep(scene, settings, command);
    const auto format = figureFormatOf(command.out).value_or(FigureFormat::Pdf);
    const auto made = maker.file(settings, format);
    if (const auto *error = std::get_if<FigureError>(&made))
        return told(*error);
    if (const auto error = writeFigure(std::get<QByteArray>(made), command.out))
        return told(*error);
    if (const QString sentence = maker.tightness(settings); !sentence.isEmpty())
        printMessage(sentence);
    return ExitStatus::Done;
}

/// A name for a file out of a name for people.
QString fileNameOf(const std::string &name)
{
    const QString words = QString::fromStdString(name).simplified();
    QString safe;
    for (const QChar c : words)
        safe += c.isLetterOrNumber() || c == u'-' || c == u'.' || c == u'_' || c.isSurrogate() ||
                        c.isMark()
                    ? c
                    : QChar(u'-');
    return safe;
}

/// Every figure of every scene of a folder; counts what becomes of them.
class FolderExport {
public:
    explicit FolderExport(const ExportCommand &command)
        : m_command(command)
    {
    }

    ExitStatus run()
    {
        const QDir folder(m_command.sceneDir);
        if (!folder.exists())
            return refused(Text::tr("%1: there is no such folder").arg(m_command.sceneDir));
        const QStringList files =
            folder.entryList({QLatin1Char('*') + sceneSuffix}, QDir::Files, QDir::Name);
        if (files.isEmpty())
            return refused(Text::tr("%1: holds no scene (*.locus.json)").arg(m_command.sceneDir));
        if (!QDir().mkpath(m_command.outDir))
            return told({FigureError::Kind::NotWritten,
                         Text::tr("%1: this folder cannot be made").arg(m_command.outDir)});
        for (const QString &file : files)
            exportScene(folder.filePath(file));
        sumUp(files.size());
        return m_unwritten > 0                          ? ExitStatus::NotWritten
               : m_refusedScenes + m_refusedFigures > 0 ? ExitStatus::Refused
                                                        : ExitStatus::Done;
    }

private:
    void exportScene(const QString &path)
    {
        SceneSource source = m_command.source;
        source.file = path;
        auto scene = sceneOf(source);
        if (const Failure *failure = std::get_if<Failure>(&scene)) {
            printMessage(failure->message);
            ++m_refusedScenes;
            return;
        }
        FigureMaker maker(std::get<core::Scene>(std::move(scene)));
        const QString name = QFileInfo(path).fileName().chopped(sceneSuffix.size());
        int number = 0;
        for (const core::FigureSettings &figure : maker.scene().figures) {
            ++number;
            const QString part =
                figure.name.empty() ? QString::number(number) : fileNameOf(figure.name);
            const QString about =
                QStringLiteral("%1: %2: ").arg(path, QString::fromStdString(figure.name));
            if (const QString problem = maker.problem(figure); !problem.isEmpty()) {
                printMessage(about + problem);
                ++m_refusedFigures;
                continue;
            }
            for (const QString &format : m_command.formats)
                write(maker, figure, name + QLatin1Char('-') + part, format, path);
            if (const QString sentence = maker.tightness(figure); !sentence.isEmpty())
                printMessage(about + sentence);
        }
    }

    void write(FigureMaker &maker, const core::FigureSettings &figure, const QString &name,
               const QString &format, const QString &scenePath)
    {
        QString file = name + QLatin1Char('.') + format;
        for (int again = 2; m_names.contains(file); ++again)
            file = QStringLiteral("%1-%2.%3").arg(name, QString::number(again), format);
        m_names.insert(file);
        const auto made = maker.file(figure, figureFormatOf(file).value_or(FigureFormat::Pdf));
        std::optional<FigureError> error;
        if (const auto *refusal = std::get_if<FigureError>(&made))
            error =
                FigureError{refusal->kind, QStringLiteral("%1: %2: %3")
                                               .arg(scenePath, QString::fromStdString(figure.name),
                                                    refusal->message)};
        else
            error = writeFigure(std::get<QByteArray>(made), QDir(m_command.outDir).filePath(file));
        if (!error) {
            ++m_written;
            return;
        }
        const bool refusal = told(*error) == ExitStatus::Refused;
        ++(refusal ? m_refusedFigures : m_unwritten);
    }

    void sumUp(qsizetype scenes) const
    {
        printMessage(Text::tr("scenes %1, files written %2; refused: scenes %3, figures %4; files "
                              "not written %5")
                         .arg(QString::number(scenes), QString::number(m_written),
                              QString::number(m_refusedScenes), QString::number(m_refusedFigures),
                              QString::number(m_unwritten)));
    }

    const ExportCommand &m_command;
    QSet<QString> m_names; ///< of the files so far
    int m_written = 0;
    int m_refusedScenes = 0;
    int m_refusedFigures = 0;
    int m_unwritten = 0;
};

} // namespace

std::variant<core::Scene, Failure> sceneOf(const SceneSource &source)
{
    auto read = patchOf(source);
    if (const Failure *failure = std::get_if<Failure>(&read))
        return *failure;
    auto &patch = std::get<core::Patch>(read);
    if (!source.file.isEmpty())
        return readScene(source.file, std::move(patch));
    if (const auto failure = readTensors(patch, QDir::currentPath()))
        return *failure;
    auto scene = core::applied(core::Scene{}, patch);
    if (const core::Problem *problem = std::get_if<core::Problem>(&scene))
        return Failure{widgets::words(*problem)};
    return std::get<core::Scene>(std::move(scene));
}

ExitStatus runExport(const ExportCommand &command, char *programName)
{
    if (!qgetenv("QT_QPA_PLATFORM").startsWith("offscreen"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(dropPlatformChatter);
    int argc = 1;
    char *argv[] = {programName, nullptr};
    const QApplication application(argc, argv);
    return command.sceneDir.isEmpty() ? exportOne(command) : FolderExport(command).run();
}

} // namespace locus::app
