// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"
#include "widgets/card.h"

namespace locus::widgets {
class Button;
class PairControl;
class ParamPanel;
class PlayChoice;
} // namespace locus::widgets

namespace locus::app {

class Actions;

/// The sliders: the pair's above those of the method and of what all methods share, with how they
/// play and a reset in the header.
class ParameterCard : public widgets::Card {
    Q_OBJECT
public:
    explicit ParameterCard(QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setCompact(bool compact);
    void setResettable(bool resettable);
    /// The values of a pinned scene: to look at only, but for the pair.
    void setReadOnly(bool readOnly);
    /// Does not emit.
    void setPlay(const core::PlaySettings &settings);
    void retranslate();

    /// Everything that plays stands still: what it did is about to be undone.
    void pausePlays();
    /// Another document.
    void forget();

    [[nodiscard]] widgets::ParamPanel *panel() const { return m_panel; }
    [[nodiscard]] widgets::PairControl *pair() const { return m_pair; }
    [[nodiscard]] widgets::PlayChoice *playChoice() const { return m_play; }

signals:
    void resetRequested();
    void playPicked(const locus::core::PlaySettings &settings);

private:
    widgets::ParamPanel *m_panel;
    widgets::PairControl *m_pair;
    widgets::PlayChoice *m_play;
    widgets::Button *m_reset;
    bool m_readOnly = false;
};

} // namespace locus::app
