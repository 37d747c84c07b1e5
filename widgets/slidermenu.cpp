// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slidermenu.h"

#include "widgets/paramslider.h"
#include "widgets/playwords.h"
#include "widgets/sliderplay.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>

namespace locus::widgets {

SliderMenu::SliderMenu(ParamSlider &slider)
    : QMenu(&slider)
    , m_slider(slider)
{
    if (slider.spec().hasSlider()) {
        QAction *play = addAction(slider.isPlaying() ? tr("Pause") : tr("Play"), &slider,
                                  [&slider] { slider.setPlaying(!slider.isPlaying()); });
        // Told, not grabbed: the slider in focus takes the key.
        play->setShortcut(Qt::Key_Space);
        play->setShortcutContext(Qt::WidgetShortcut);
        play->setShortcutVisibleInContextMenu(true);
        addModes();
        addSeparator();
        addPiece();
        addSeparator();
    }
    addRest();
}

void SliderMenu::addModes()
{
    SliderPlay *play = m_slider.play();
    QMenu *menu = addMenu(tr("Play mode"));
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &text, std::optional<core::PlayMode> mode) {
        QAction *action =
            menu->addAction(text, &m_slider, [play, mode] { play->setOwnMode(mode); });
        action->setCheckable(true);
        action->setChecked(play->ownMode() == mode);
        group->addAction(action);
    };
    add(tr("As all sliders"), std::nullopt);
    menu->addSeparator();
    for (const core::PlayMode mode : core::allPlayModes)
        add(playModeName(mode), mode);
}

void SliderMenu::addPiece()
{
    SliderPlay *play = m_slider.play();
    const SliderNumber &number = m_slider.number();
    const double value = number.value;
    const QString text = number.text(value);
    addAction(tr("Set %1 as start").arg(text), &m_slider, [play, value] {
        play->setStart(value);
    })->setEnabled(number.isKnown);
    addAction(tr("Set %1 as end").arg(text), &m_slider, [play, value] {
        play->setEnd(value);
    })->setEnabled(number.isKnown);
    addAction(tr("Play the whole range"), &m_slider, [play] {
        play->setStart(std::nullopt);
        play->setEnd(std::nullopt);
    })->setEnabled(play->hasPiece());
}

void SliderMenu::addRest()
{
    const SliderNumber &number = m_slider.number();
    addAction(tr("Copy value"), &m_slider, [text = number.preciseText()] {
        QGuiApplication::clipboard()->setText(text);
    })->setEnabled(number.isKnown);
    if (number.byDefault || number.spec.nullable)
        addAction(number.byDefault ? tr("Back to the default") : tr("Back to the rule"), &m_slider,
                  [&slider = m_slider] { slider.reset(); })
            ->setEnabled(number.isChanged());
}

} // namespace locus::widgets
