// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace locus::widgets {

/// The clock of one slider's play, with what its user set: a mode of its own, where it starts and
/// ends. Knows no value; whoever owns it asks for the next one on every tick.
class SliderPlay : public QObject {
    Q_OBJECT
public:
    explicit SliderPlay(QObject *parent = nullptr);

    /// What holds for all sliders.
    void setSettings(const core::PlaySettings &settings);
    /// None: as all sliders.
    void setOwnMode(std::optional<core::PlayMode> mode);
    [[nodiscard]] std::optional<core::PlayMode> ownMode() const { return m_ownMode; }
    [[nodiscard]] core::PlayMode mode() const { return m_ownMode.value_or(m_settings.mode); }

    /// The piece to play; an end that is not set is the slider's. They may be set in any order.
    void setStart(std::optional<double> value);
    void setEnd(std::optional<double> value);
    [[nodiscard]] bool hasPiece() const { return m_start || m_end; }
    /// The piece within what the slider covers; all of it when nothing of the piece is inside.
    [[nodiscard]] core::SliderRange pieceOf(const core::SliderRange &whole) const;
    /// No mode and no piece of its own.
    void forget();

    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    void start(const core::ParamSpec &spec, const core::SliderRange &whole, double value);
    void stop();
    /// The value after so much time.
    [[nodiscard]] double next(const core::ParamSpec &spec, const core::SliderRange &whole,
                              double value, double milliseconds);
    /// The value that was next could not be had.
    void holdUp();
    /// There is no next value: to be stopped, once the last one is shown.
    [[nodiscard]] bool hasEnded() const { return m_play.hasEnded; }

signals:
    void ticked(double milliseconds);
    void runningChanged(bool running);
    /// Mode or piece.
    void changed();

private:
    void tick();

    core::PlaySettings m_settings;
    std::optional<core::PlayMode> m_ownMode;
    std::optional<double> m_start, m_end;
    core::Play m_play;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace locus::widgets
