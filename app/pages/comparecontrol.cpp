// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/comparecontrol.h"

#include "widgets/button.h"
#include "widgets/segmented.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

namespace locus::app {

using widgets::Button;
using widgets::Segmented;

QString keptSentence()
{
    return CompareControl::tr("A is kept as it was: choose B to change numbers.");
}

QString differenceSentence()
{
    return CompareControl::tr("A difference is to be looked at: choose B to change numbers.");
}

CompareControl::CompareControl(Comparison &comparison, QAction *pinAsA, QWidget *parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_pin(new Button(Button::Kind::Outlined))
    , m_sides(new Segmented(Segmented::Size::Small))
    , m_cross(new Button(Button::Kind::Ghost, widgets::Icon::Cross))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_pin);
    row->addWidget(m_sides);
    row->addWidget(m_cross);
    connect(m_pin, &Button::clicked, pinAsA, &QAction::trigger);
    connect(m_sides, &Segmented::picked, this,
            [this](int index) { m_comparison.setSide(static_cast<Comparison::Side>(index)); });
    connect(m_cross, &Button::clicked, &m_comparison, &Comparison::unpin);
    connect(&m_comparison, &Comparison::pinChanged, this, &CompareControl::follow);
    connect(&m_comparison, &Comparison::sideChanged, this, &CompareControl::follow);
    retranslate();
    follow();
}

void CompareControl::setTheme(const widgets::Theme &theme)
{
    m_pin->setTheme(theme);
    m_sides->setTheme(theme);
    m_cross->setTheme(theme);
}

void CompareControl::follow()
{
    const bool pinned = m_comparison.isPinned();
    // What takes the place of a button takes its focus, which would go to the next one else.
    const bool hadFocus = m_pin->hasFocus() || m_sides->hasFocus() || m_cross->hasFocus();
    QWidget *next = m_pin;
    if (pinned)
        next = m_sides;
    next->show();
    if (hadFocus)
        next->setFocus();
    m_pin->setVisible(!pinned);
    m_sides->setVisible(pinned);
    m_cross->setVisible(pinned);
    m_sides->setCurrent(static_cast<int>(m_comparison.side()));
}

void CompareControl::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CompareControl::retranslate()
{
    m_pin->setText(tr("Pin as A"));
    m_pin->setAccessibleName(m_pin->text());
    m_pin->setToolTip(
        tr("Keep this scene as A, to compare it with what is changed from here on (Ctrl+D)"));
    m_sides->setItems({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("B − A")});
    m_sides->setToolTips({tr("The scene that was pinned, to look at only (the key A flips)"),
                          tr("The present scene"),
                          tr("The present scene less the pinned one, in the map (D)")});
    m_sides->setAccessibleName(tr("Which scene is shown"));
    m_cross->setToolTip(tr("Let A go"));
    m_cross->setAccessibleName(m_cross->toolTip());
}

} // namespace locus::app
