// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/parametercard.h"

#include "app/pages/comparecontrol.h"
#include "app/pages/pagelabels.h"
#include "widgets/paircontrol.h"
#include "widgets/parampanel.h"
#include "widgets/playchoice.h"

namespace locus::app {

using widgets::Button;

ParameterCard::ParameterCard(QWidget *parent)
    : widgets::Card(parent)
    , m_panel(new widgets::ParamPanel(pageLabel))
    , m_pair(new widgets::PairControl)
    , m_play(new widgets::PlayChoice)
    , m_reset(new Button(Button::Kind::Ghost))
{
    m_panel->setHeader(m_pair);
    setContent(m_panel);
    addTool(m_play);
    addTool(m_reset);
    connect(m_reset, &Button::clicked, this, &ParameterCard::resetRequested);
    connect(m_play, &widgets::PlayChoice::picked, this, [this](const core::PlaySettings &settings) {
        setPlay(settings);
        emit playPicked(settings);
    });
    retranslate();
}

void ParameterCard::setTheme(const widgets::Theme &theme)
{
    Card::setTheme(theme);
    m_panel->setTheme(theme);
    m_pair->setTheme(theme);
    m_play->setTheme(theme);
    m_reset->setTheme(theme);
}

void ParameterCard::setCompact(bool compact)
{
    setPadding(compact ? 10 : widgets::metrics::cardPadding);
    m_play->setIconOnly(compact);
}

void ParameterCard::setResettable(bool resettable)
{
    m_reset->setEnabled(resettable);
}

void ParameterCard::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_panel->setReadOnly(readOnly);
    m_reset->setVisible(!readOnly);
    retranslate();
}

void ParameterCard::setPlay(const core::PlaySettings &settings)
{
    m_play->setSettings(settings);
    m_panel->setPlay(settings);
    m_pair->setPlay(settings);
}

void ParameterCard::retranslate()
{
    setTitle(m_readOnly ? tr("Parameters of A") : tr("Parameters"));
    setToolTip(m_readOnly ? keptSentence() : QString());
    m_play->retranslate();
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Put the numbers of this method back to their defaults"));
}

void ParameterCard::pausePlays()
{
    m_panel->pausePlays();
    m_pair->pausePlays();
}

void ParameterCard::forget()
{
    m_panel->forget();
    m_pair->forget();
}

} // namespace locus::app
