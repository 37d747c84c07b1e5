// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepjob.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace locus;
using app::SweepFormat;
using app::SweepJob;

namespace {

QByteArray png(int index)
{
    QImage image(15, 9, QImage::Format_RGB32);
    image.fill(QColor::fromHsv((index * 40) % 360, 200, 200));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

std::variant<QByteArray, QString> picture(int index)
{
    return png(index);
}

QStringList all(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A program that stands for ffmpeg.
QString script(const QTemporaryDir &folder, const QByteArray &commands)
{
    const QString path = folder.filePath(QStringLiteral("film"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("#!/bin/sh\n" + commands + "\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

/// Which of the three ends it has, and the sentence of a failure.
QString endOf(SweepJob &job)
{
    const QSignalSpy finished(&job, &SweepJob::finished);
    const QSignalSpy cancelled(&job, &SweepJob::cancelled);
    const QSignalSpy failed(&job, &SweepJob::failed);
    job.start();
    if (!QTest::qWaitFor([&] { return !job.isRunning(); }, 60'000))
        return QStringLiteral("never");
    if (failed.size() == 1)
        return failed.constFirst().constFirst().toString();
    return finished.size() == 1    ? QStringLiteral("finished")
           : cancelled.size() == 1 ? QStringLiteral("cancelled")
                                   : QString();
}

} // namespace

/// Folders of pictures and films: complete, or nothing at all.
class SweepJobTest : public QObject {
    Q_OBJECT

private slots:
    void theSuffixDecides();
    void picturesAreNumbered();
    void whatCannotBeginIsTold();
    void everythingIsLookedAtBefore();
    void aFailingPictureLeavesNothing();
    void cancellingLeavesNothing();
    void aFilmIsPutInItsPlace();
    void aFailingFilmIsTold();
    void aFilmCanBeCancelled();
    void realFilms_data();
    void realFilms();
};

void SweepJobTest::theSuffixDecides()
{
    QCOMPARE(app::sweepFormatOf(QStringLiteral("a/b.GIF")), SweepFormat::Gif);
    QCOMPARE(app::sweepFormatOf(QStringLiteral("a.mp4")), SweepFormat::Mp4);
    QCOMPARE(app::sweepFormatOf(QStringLiteral("a/b.1")), SweepFormat::Pictures);
}

void SweepJobTest::picturesAreNumbered()
{
    const QTemporaryDir folder;
    SweepJob job(12, picture, {folder.filePath(QStringLiteral("s")), SweepFormat::Pictures});
    QSignalSpy progress(&job, &SweepJob::progressed);
    QCOMPARE(endOf(job), QStringLiteral("finished"));
    QCOMPARE(progress.size(), 12);
    QCOMPARE(all(folder.path()), QStringList{QStringLiteral("s")});
    const QStringList files = all(folder.filePath(QStringLiteral("s")));
    QCOMPARE(files.size(), 12);
    QCOMPARE(files.constFirst(), QStringLiteral("0001.png"));
    QCOMPARE(fileBytes(folder.filePath(QStringLiteral("s/0012.png"))), png(11));
}

void SweepJobTest::whatCannotBeginIsTold()
{
    const QTemporaryDir folder;
    SweepJob there(2, picture, {folder.path(), SweepFormat::Pictures});
    QVERIFY(endOf(there).contains(QStringLiteral("there already")));
    SweepJob nowhere(2, picture, {folder.filePath(QStringLiteral("no/s")), SweepFormat::Pictures});
    QVERIFY(endOf(nowhere).contains(QStringLiteral("no such folder")));
    SweepJob film(2, picture, {folder.filePath(QStringLiteral("f.gif")), SweepFormat::Gif});
    film.setFfmpeg({});
    QVERIFY(endOf(film).contains(QStringLiteral("ffmpeg")));
    QVERIFY(all(folder.path()).isEmpty());
}

void SweepJobTest::everythingIsLookedAtBefore()
{
    const QTemporaryDir folder;
    QStringList steps;
    SweepJob job(2,
                 [&steps](int index) -> std::variant<QByteArray, QString> {
                     steps << QStringLiteral("draw %1").arg(index);
                     return png(index);
                 },
                 {folder.filePath(QStringLiteral("s")), SweepFormat::Pictures});
    job.setLook([&steps](int index) {
        steps << QStringLiteral("look %1").arg(index);
        return QString();
    });
    QCOMPARE(job.stepCount(), 4);
    QCOMPARE(endOf(job), QStringLiteral("finished"));
    QCOMPARE(steps.join(QStringLiteral(", ")), QStringLiteral("look 0, look 1, draw 0, draw 1"));
    SweepJob refused(2, picture, {folder.filePath(QStringLiteral("t")), SweepFormat::Pictures});
    refused.setLook([](int index) { return index == 1 ? QStringLiteral("no") : QString(); });
    QCOMPARE(endOf(refused), QStringLiteral("no"));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("t"))));
}

void SweepJobTest::aFailingPictureLeavesNothing()
{
    const QTemporaryDir folder;
    SweepJob job(5,
                 [](int index) -> std::variant<QByteArray, QString> {
                     if (index == 3)
                         return QStringLiteral("not defined there");
                     return png(index);
                 },
                 {folder.filePath(QStringLiteral("s")), SweepFormat::Pictures});
    QCOMPARE(endOf(job), QStringLiteral("not defined there"));
    QVERIFY(all(folder.path()).isEmpty());
}

void SweepJobTest::cancellingLeavesNothing()
{
    const QTemporaryDir folder;
    SweepJob job(500, picture, {folder.filePath(QStringLiteral("s")), SweepFormat::Pictures});
    connect(&job, &SweepJob::progressed, &job, [&job](int done) {
        if (done == 3)
            job.cancel();
    });
    QCOMPARE(endOf(job), QStringLiteral("cancelled"));
    QVERIFY(all(folder.path()).isEmpty());
}

void SweepJobTest::aFilmIsPutInItsPlace()
{
    const QTemporaryDir folder, tools;
    const QString path = folder.filePath(QStringLiteral("f.mp4"));
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    SweepJob job(3, picture, {path, SweepFormat::Mp4, 10});
    // The last word is the file; what stands there is what it was called with.
    job.setFfmpeg(script(tools, "for last; do :; done; echo \"$@\" > \"$last\""));
    QCOMPARE(endOf(job), QStringLiteral("finished"));
    QVERIFY(fileBytes(path).contains("-framerate 10 "));
    QCOMPARE(all(folder.path()), QStringList{QStringLiteral("f.mp4")});
}

void SweepJobTest::aFailingFilmIsTold()
{
    const QTemporaryDir folder, tools;
    const QString path = folder.filePath(QStringLiteral("f.gif"));
    SweepJob job(3, picture, {path, SweepFormat::Gif});
    job.setFfmpeg(script(tools, "echo no codec; exit 1"));
    QCOMPARE(endOf(job), QStringLiteral("ffmpeg: no codec"));
    SweepJob gone(3, picture, {path, SweepFormat::Gif});
    gone.setFfmpeg(tools.filePath(QStringLiteral("nothing")));
    QVERIFY(endOf(gone).contains(QStringLiteral("cannot be started")));
    QVERIFY(all(folder.path()).isEmpty());
}

void SweepJobTest::aFilmCanBeCancelled()
{
    const QTemporaryDir folder, tools;
    SweepJob job(2, picture, {folder.filePath(QStringLiteral("f.gif")), SweepFormat::Gif});
    job.setFfmpeg(script(tools, "exec sleep 60"));
    connect(&job, &SweepJob::progressed, &job, [&job](int done) {
        if (done == 2)
            QTimer::singleShot(50, &job, &SweepJob::cancel);
    });
    QCOMPARE(endOf(job), QStringLiteral("cancelled"));
    QVERIFY(all(folder.path()).isEmpty());
}

void SweepJobTest::realFilms_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("gif") << "f.gif" << QByteArray("GIF89a");
    QTest::newRow("mp4") << "f.mp4" << QByteArray("ftyp");
}

void SweepJobTest::realFilms()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, mark);
    if (app::ffmpegProgram().isEmpty())
        QSKIP("ffmpeg is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    SweepJob job(5, picture, {path, app::sweepFormatOf(path), 5});
    QCOMPARE(endOf(job), QStringLiteral("finished"));
    QVERIFY(fileBytes(path).left(12).contains(mark));
}

QTEST_GUILESS_MAIN(SweepJobTest)
#include "tst_sweepjob.moc"
