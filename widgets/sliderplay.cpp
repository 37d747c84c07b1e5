// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sliderplay.h"

#include "widgets/replaced.h"

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int tickTime = 33; // ms
/// After a rest of the whole program the play goes on where it was, not where it would be.
constexpr qint64 longestTick = 100;

} // namespace

SliderPlay::SliderPlay(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(tickTime);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SliderPlay::tick);
}

void SliderPlay::setSettings(const core::PlaySettings &settings)
{
    const core::PlayMode before = mode();
    if (!replaced(m_settings, settings))
        return;
    m_play.mode = mode();
    if (mode() != before)
        emit changed();
}

void SliderPlay::setOwnMode(std::optional<core::PlayMode> mode)
{
    if (!replaced(m_ownMode, mode))
        return;
    m_play.mode = this->mode();
    emit changed();
}

void SliderPlay::setStart(std::optional<double> value)
{
    if (replaced(m_start, value))
        emit changed();
}

void SliderPlay::setEnd(std::optional<double> value)
{
    if (replaced(m_end, value))
        emit changed();
}

core::SliderRange SliderPlay::pieceOf(const core::SliderRange &whole) const
{
    const auto [low, high] = std::minmax({m_start.value_or(whole.min), m_end.value_or(whole.max)});
    const core::SliderRange piece{std::max(low, whole.min), std::min(high, whole.max)};
    return piece.min < piece.max ? piece : whole;
}

void SliderPlay::forget()
{
    stop();
    m_start = m_end = std::nullopt;
    m_ownMode = std::nullopt;
    emit changed();
}

void SliderPlay::start(const core::ParamSpec &spec, const core::SliderRange &whole, double value)
{
    if (isRunning())
        return;
    m_play = core::startedPlay(spec, pieceOf(whole), mode(), value, m_play.isRising);
    m_timer.start();
    m_sinceTick.start();
    emit runningChanged(true);
}

void SliderPlay::stop()
{
    if (!isRunning())
        return;
    m_timer.stop();
    emit runningChanged(false);
}

void SliderPlay::tick()
{
    emit ticked(static_cast<double>(std::min(m_sinceTick.restart(), longestTick)));
}

double SliderPlay::next(const core::ParamSpec &spec, const core::SliderRange &whole, double value,
                        double milliseconds)
{
    m_play =
        core::advancedPlay(spec, pieceOf(whole), m_play, value, milliseconds * m_settings.speed);
    return m_play.value;
}

void SliderPlay::holdUp()
{
    m_play = core::heldUpPlay(m_play);
}

} // namespace locus::widgets
