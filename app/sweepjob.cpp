// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepjob.h"

#include "app/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

namespace locus::app {

namespace {

/// As ffmpeg counts: %04d.png.
QString pictureName(int index)
{
    return QStringLiteral("%1.png").arg(index + 1, 4, 10, QLatin1Char('0'));
}

QStringList filmArguments(const QString &folder, const SweepTarget &target, const QString &file)
{
    QStringList arguments = {QStringLiteral("-y"),
                             QStringLiteral("-loglevel"),
                             QStringLiteral("error"),
                             QStringLiteral("-framerate"),
                             QString::number(target.perSecond),
                             QStringLiteral("-i"),
                             folder + QStringLiteral("/%04d.png")};
    if (target.format == SweepFormat::Gif) // colours of its own, and again for ever
        arguments << QStringLiteral("-vf")
                  << QStringLiteral("split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none")
                  << QStringLiteral("-loop") << QStringLiteral("0");
    else // players want even sides and halved colours
        arguments << QStringLiteral("-vf")
                  << QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white")
                  << QStringLiteral("-c:v") << QStringLiteral("libx264") << QStringLiteral("-crf")
                  << QStringLiteral("18") << QStringLiteral("-pix_fmt") << QStringLiteral("yuv420p")
                  << QStringLiteral("-movflags") << QStringLiteral("+faststart");
    return arguments << file;
}

} // namespace

SweepFormat sweepFormatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("gif"))
        return SweepFormat::Gif;
    return suffix == QLatin1String("mp4") ? SweepFormat::Mp4 : SweepFormat::Pictures;
}

QString ffmpegProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

SweepJob::SweepJob(int count, Picture picture, const SweepTarget &target, QObject *parent)
    : QObject(parent)
    , m_count(count)
    , m_picture(std::move(picture))
    , m_target(target)
    , m_ffmpeg(ffmpegProgram())
{
}

SweepJob::~SweepJob()
{
    if (m_film) {
        m_film->disconnect(this);
        m_film->kill();
        m_film->waitForFinished();
    }
}

/// What can be known before anything is drawn.
std::optional<QString> SweepJob::startProblem() const
{
    const QFileInfo target(m_target.path);
    const QFileInfo folder(target.absolutePath());
    if (!folder.isDir())
        return tr("%1: there is no such folder").arg(folder.filePath());
    if (!folder.isWritable())
        return tr("%1: nothing can be written in this folder").arg(folder.filePath());
    if (m_target.format == SweepFormat::Pictures && target.exists())
        return tr("%1 is there already; the pictures need a folder of their own")
            .arg(m_target.path);
    if (m_target.format != SweepFormat::Pictures && m_ffmpeg.isEmpty())
        return tr("Films are made by the program ffmpeg, which is not installed here; numbered "
                  "pictures can be written without it");
    return std::nullopt;
}

void SweepJob::start()
{
    m_isRunning = true;
    m_isCancelled = false;
    m_done = 0;
    m_couldNotWrite = false;
    if (const auto problem = startProblem())
        return fail(*problem);
    // Beside the target, so that a rename is enough.
    m_folder = std::make_unique<QTemporaryDir>(QFileInfo(m_target.path).absolutePath() +
                                               QStringLiteral("/.locus-XXXXXX"));
    if (!m_folder->isValid())
        return fail(tr("%1: cannot be written: %2").arg(m_target.path, m_folder->errorString()));
    QTimer::singleShot(0, this, &SweepJob::next);
}

void SweepJob::cancel()
{
    if (!m_isRunning)
        return;
    m_isCancelled = true;
    if (m_film)
        m_film->kill();
}

void SweepJob::next()
{
    if (m_isCancelled) {
        end();
        emit cancelled();
        return;
    }
    if (m_done == stepCount())
        return m_target.format == SweepFormat::Pictures ? putFolder() : makeFilm();
    const int drawn = m_done - (stepCount() - m_count);
    if (drawn < 0) {
        if (const QString problem = m_look(m_done); !problem.isEmpty())
            return refuse(problem);
    } else {
        drawNext(drawn);
        if (!m_isRunning)
            return;
    }
    emit progressed(++m_done);
    QTimer::singleShot(0, this, &SweepJob::next);
}

void SweepJob::drawNext(int index)
{
    const auto picture = m_picture(index);
    if (const QString *problem = std::get_if<QString>(&picture))
        return refuse(*problem);
    if (const auto reason =
            saveFile(m_folder->filePath(pictureName(index)), std::get<QByteArray>(picture)))
        fail(tr("%1: cannot be written: %2").arg(m_target.path, *reason));
}

void SweepJob::putFolder()
{
    // Temporary folders are for their owner alone; pictures are for whoever may read files.
    QFile::setPermissions(m_folder->path(),
                          QFile::permissions(QFileInfo(m_target.path).absolutePath()) |
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!QDir().rename(m_folder->path(), m_target.path))
        return fail(tr("%1: the folder cannot be put there").arg(m_target.path));
    m_folder->setAutoRemove(false);
    end();
    emit finished();
}

QString SweepJob::filmFile() const
{
    return m_folder->filePath(m_target.format == SweepFormat::Gif ? QStringLiteral("film.gif")
                                                                  : QStringLiteral("film.mp4"));
}

void SweepJob::makeFilm()
{
    m_film = std::make_unique<QProcess>();
    m_film->setProcessChannelMode(QProcess::MergedChannels);
    m_film->setStandardInputFile(QProcess::nullDevice());
    connect(m_film.get(), &QProcess::finished, this, &SweepJob::putFilm);
    connect(m_film.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("ffmpeg cannot be started: %1").arg(m_film->errorString()));
    });
    m_film->start(m_ffmpeg, filmArguments(m_folder->path(), m_target, filmFile()));
}

void SweepJob::putFilm(int exitCode, QProcess::ExitStatus status)
{
    if (m_isCancelled) {
        end();
        emit cancelled();
        return;
    }
    QFile film(filmFile());
    if (status != QProcess::NormalExit || exitCode != 0 || !film.open(QIODevice::ReadOnly)) {
        const QString said = QString::fromLocal8Bit(m_film->readAll()).simplified().left(200);
        return fail(said.isEmpty() ? tr("ffmpeg made no film") : tr("ffmpeg: %1").arg(said));
    }
    if (const auto reason = saveFile(m_target.path, film.readAll()))
        return fail(tr("%1: cannot be written: %2").arg(m_target.path, *reason));
    film.close();
    end();
    emit finished();
}

void SweepJob::fail(const QString &problem)
{
    m_couldNotWrite = true;
    refuse(problem);
}

void SweepJob::refuse(const QString &problem)
{
    end();
    emit failed(problem);
}

/// Nothing stays but what was put in its place. The process may be telling of its own end: it goes
/// later.
void SweepJob::end()
{
    m_isRunning = false;
    if (m_film) {
        m_film->disconnect(this);
        m_film.release()->deleteLater();
    }
    m_folder.reset();
}

} // namespace locus::app
