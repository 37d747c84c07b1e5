// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playchoice.h"

#include "widgets/playwords.h"
#include "widgets/replaced.h"

#include <QActionGroup>
#include <QMenu>

namespace locus::widgets {

PlayChoice::PlayChoice(QWidget *parent)
    : Button(Kind::Ghost, Icon::ThereAndBack, parent)
{
    connect(this, &QAbstractButton::clicked, this, &PlayChoice::openMenu);
    retranslate();
}

void PlayChoice::setSettings(const core::PlaySettings &settings)
{
    if (replaced(m_settings, settings))
        retranslate();
}

void PlayChoice::retranslate()
{
    setIconKind(playModeIcon(m_settings.mode));
    setText(playSpeedName(m_settings.speed));
    const QString now = playModeName(m_settings.mode);
    setAccessibleName(tr("How sliders play: %1, %2").arg(now, text()));
    setToolTip(tr("How sliders play: %1, speed %2").arg(now, text()));
    updateGeometry();
}

std::unique_ptr<QMenu> PlayChoice::makeMenu()
{
    auto menu = std::make_unique<QMenu>(this);
    const auto add = [this, &menu](QActionGroup *group, const QString &text, bool chosen,
                                   const core::PlaySettings &settings) {
        QAction *action = menu->addAction(text, this, [this, settings] { pick(settings); });
        action->setCheckable(true);
        action->setChecked(chosen);
        group->addAction(action);
    };
    auto *modes = new QActionGroup(menu.get());
    for (const core::PlayMode mode : core::allPlayModes)
        add(modes, playModeName(mode), mode == m_settings.mode, {mode, m_settings.speed});
    menu->addSeparator();
    auto *speeds = new QActionGroup(menu.get());
    for (const double speed : core::playSpeeds)
        add(speeds, tr("Speed %1").arg(playSpeedName(speed)), speed == m_settings.speed,
            {m_settings.mode, speed});
    return menu;
}

void PlayChoice::openMenu()
{
    QMenu *menu = makeMenu().release();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(mapToGlobal(QPoint(0, height() + 2)));
}

void PlayChoice::pick(const core::PlaySettings &settings)
{
    if (settings == m_settings)
        return;
    setSettings(settings);
    emit picked(settings);
}

} // namespace locus::widgets
