// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweeprun.h"

#include "app/interrupts.h"
#include "app/sweepfigures.h"
#include "widgets/words.h"

#include <QEventLoop>

namespace locus::app {

ExitStatus runSweep(const core::Scene &scene, const core::FigureSettings &settings,
                    const ExportCommand &command)
{
    auto scenes = core::sweptScenes(scene, command.sweep);
    if (const auto *problem = std::get_if<core::Problem>(&scenes)) {
        printMessage(widgets::words(*problem));
        return ExitStatus::Refused;
    }
    const SweepTarget target = {command.out, sweepFormatOf(command.out), command.perSecond};
    auto job = sweepJob(std::get<std::vector<core::Scene>>(std::move(scenes)), settings, target);
    QEventLoop loop;
    ExitStatus status = ExitStatus::Done;
    QObject::connect(job.get(), &SweepJob::finished, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    QObject::connect(
        job.get(), &SweepJob::failed, &loop,
        [&](const QString &problem) {
            printMessage(problem);
            status = job->couldNotWrite() ? ExitStatus::NotWritten : ExitStatus::Refused;
            loop.quit();
        },
        Qt::QueuedConnection);
    QObject::connect(job.get(), &SweepJob::cancelled, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    Interrupts interrupts;
    QObject::connect(&interrupts, &Interrupts::interrupted, job.get(), &SweepJob::cancel);
    job->start();
    loop.exec();
    job.reset(); // with what it began to write
    if (interrupts.which() != 0)
        endBy(interrupts.which());
    return status;
}

} // namespace locus::app
