// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepfigures.h"

#include <algorithm>
#include <memory>

namespace locus::app {

SweepFigures::SweepFigures(std::vector<core::Scene> scenes, const core::FigureSettings &settings)
    : m_scenes(std::move(scenes))
    , m_settings(settings)
{
}

QString SweepFigures::look(int index)
{
    FigureMaker maker(m_scenes[static_cast<std::size_t>(index)]);
    if (QString problem = maker.problem(m_settings); !problem.isEmpty())
        return problem;
    const auto range = maker.mapRange(m_settings);
    if (range && m_range) {
        m_range->low = std::min(m_range->low, range->low);
        m_range->high = std::max(m_range->high, range->high);
    } else if (range) {
        m_range = range;
    }
    return {};
}

std::variant<QByteArray, QString> SweepFigures::picture(int index) const
{
    FigureMaker maker(m_scenes[static_cast<std::size_t>(index)]);
    maker.showMap({.range = m_range});
    auto made = maker.file(m_settings, FigureFormat::Png);
    if (const auto *error = std::get_if<FigureError>(&made))
        return error->message;
    return std::get<QByteArray>(std::move(made));
}

std::unique_ptr<SweepJob> sweepJob(std::vector<core::Scene> scenes,
                                   const core::FigureSettings &settings, const SweepTarget &target)
{
    const auto figures = std::make_shared<SweepFigures>(std::move(scenes), settings);
    auto job = std::make_unique<SweepJob>(
        figures->count(), [figures](int index) { return figures->picture(index); }, target);
    job->setLook([figures](int index) { return figures->look(index); });
    return job;
}

} // namespace locus::app
