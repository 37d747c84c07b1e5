// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace locus::app {

/// Pictures: a folder of numbered PNG files. The other two are made of them by ffmpeg.
enum class SweepFormat { Pictures, Gif, Mp4 };

struct SweepTarget {
    QString path; ///< a folder that is not there yet, or a file
    SweepFormat format = SweepFormat::Pictures;
    int perSecond = 25; ///< of a film
};

/// By the suffix: .gif, .mp4; anything else is a folder of pictures.
[[nodiscard]] SweepFormat sweepFormatOf(const QString &path);
/// "": there is none on this machine.
[[nodiscard]] QString ffmpegProgram();

/// Draws the pictures of a sweep, a step per turn of the event loop, and puts folder or film in its
/// place when all are there. Whatever ends it before leaves nothing behind.
class SweepJob : public QObject {
    Q_OBJECT
public:
    /// The PNG file of picture 0, 1, ..., or the sentence why there is none.
    using Picture = std::function<std::variant<QByteArray, QString>(int)>;

    /// What is looked at before anything is drawn, such as the range of the colours; the sentence
    /// why not, or empty.
    using Look = std::function<QString(int)>;

    SweepJob(int count, Picture picture, const SweepTarget &target, QObject *parent = nullptr);
    ~SweepJob() override;

    void setLook(Look look) { m_look = std::move(look); }
    /// Of progressed().
    [[nodiscard]] int stepCount() const { return m_look ? 2 * m_count : m_count; }
    void start();
    /// Ends with cancelled().
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The last failure was one of writing, not of a picture that does not exist.
    [[nodiscard]] bool couldNotWrite() const { return m_couldNotWrite; }
    /// What is run for a film (tests).
    void setFfmpeg(const QString &program) { m_ffmpeg = program; }

signals:
    void progressed(int done);
    void finished();
    void cancelled();
    /// One sentence.
    void failed(const QString &problem);

private:
    void next();
    void drawNext(int index);
    void putFolder();
    void makeFilm();
    void putFilm(int exitCode, QProcess::ExitStatus status);
    void fail(const QString &problem);
    void refuse(const QString &problem);
    void end();
    [[nodiscard]] std::optional<QString> startProblem() const;
    [[nodiscard]] QString filmFile() const;

    int m_count;
    Picture m_picture;
    Look m_look;
    SweepTarget m_target;
    QString m_ffmpeg;
    int m_done = 0;
    bool m_isRunning = false;
    bool m_isCancelled = false;
    bool m_couldNotWrite = false;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_film;
};

} // namespace locus::app
