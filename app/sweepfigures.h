// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "app/sweepjob.h"
#include "core/sweep.h"
#include "widgets/colormap.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace locus::app {

/// The pictures of a sweep: the same figure of every scene. All maps have one range of colours, so
/// that a colour means the same number in each.
class SweepFigures {
public:
    SweepFigures(std::vector<core::Scene> scenes, const core::FigureSettings &settings);

    [[nodiscard]] int count() const { return static_cast<int>(m_scenes.size()); }
    /// Takes the range of one scene in. The sentence why it has no figure, or empty.
    [[nodiscard]] QString look(int index);
    /// A PNG file. \pre all were looked at
    [[nodiscard]] std::variant<QByteArray, QString> picture(int index) const;
    [[nodiscard]] const std::optional<widgets::ColorRange> &range() const { return m_range; }

private:
    std::vector<core::Scene> m_scenes;
    core::FigureSettings m_settings;
    std::optional<widgets::ColorRange> m_range;
};

/// A job that makes them.
[[nodiscard]] std::unique_ptr<SweepJob> sweepJob(std::vector<core::Scene> scenes,
                                                 const core::FigureSettings &settings,
                                                 const SweepTarget &target);

} // namespace locus::app
