// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidecard.h"

#include "app/pages/sidepictures.h"
#include "core/position/caveat.h"
#include "widgets/button.h"
#include "widgets/lettertag.h"
#include "widgets/menufield.h"
#include "widgets/pictureview.h"
#include "widgets/replaced.h"
#include "widgets/segmented.h"
#include "widgets/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::PictureView;
using widgets::Segmented;

namespace {

/// More words than this leave no room for the title beside them.
constexpr std::size_t mostSegments = 3;
/// Or than this no room for each other in a small window.
constexpr std::size_t mostTabs = 4;

} // namespace

SideCard::SideCard(QWidget *parent)
    : Card(parent)
    , m_tag(new widgets::LetterTag)
    , m_choice(new Segmented(Segmented::Size::Small))
    , m_menu(new widgets::MenuField)
    , m_detach(new widgets::Button(widgets::Button::Kind::Ghost, widgets::Icon::Detach))
    , m_tabs(new Segmented(Segmented::Size::Small))
    , m_tabRow(new QHBoxLayout)
    , m_caveat(new QLabel)
    , m_stack(new QStackedWidget)
{
    setLead(m_tag);
    addTool(m_choice);
    addTool(m_menu);
    addTool(m_detach);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_tabs->setStretched(true);
    m_tabRow->setSpacing(4);
    m_tabRow->addWidget(m_tabs, 1);
    column->addLayout(m_tabRow);
    m_caveat->setFont(widgets::uiFont(widgets::metrics::subtitlePx));
    m_caveat->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    column->addWidget(m_caveat);
    column->addWidget(m_stack, 1);
    setContent(content);
    connect(m_choice, &Segmented::picked, this, &SideCard::choose);
    connect(m_menu, &widgets::MenuField::picked, this, &SideCard::choose);
    connect(m_tabs, &Segmented::picked, this, &SideCard::choose);
    connect(m_detach, &widgets::Button::clicked, this, [this] { emit detachRequested(m_picture); });
}

void SideCard::setTheme(const widgets::Theme &theme)
{
    Card::setTheme(theme);
    m_tag->setTheme(theme);
    m_choice->setTheme(theme);
    m_menu->setTheme(theme);
    m_detach->setTheme(theme);
    m_tabs->setTheme(theme);
    QPalette palette = m_caveat->palette();
    palette.setColor(QPalette::WindowText, theme.ink2);
    m_caveat->setPalette(palette);
}

void SideCard::setPictures(const std::vector<PictureView *> &pictures, PictureView *shown,
                           bool asTabs)
{
    m_pictures = pictures;
    setVisible(!pictures.empty());
    if (pictures.empty()) {
        m_picture = nullptr;
        return;
    }
    for (PictureView *picture : pictures)
        m_stack->addWidget(picture);
    offer(asTabs);
    display(shown);
}

void SideCard::offer(bool asTabs)
{
    const bool several = m_pictures.size() > 1;
    const bool many = m_pictures.size() > (asTabs ? mostTabs : mostSegments);
    const bool tabs = asTabs && several && !many;
    m_choice->setVisible(!asTabs && several && !many);
    m_menu->setVisible(many);
    m_tabs->setVisible(tabs);
    setHeaderVisible(!tabs);
    if (tabs) {
        m_tabRow->insertWidget(0, m_tag, 0, Qt::AlignVCenter);
        m_tabRow->addWidget(m_detach, 0, Qt::AlignVCenter);
    } else {
        setLead(m_tag);
        addTool(m_detach);
    }
    m_menu->setToolTip(tr("Which picture is shown"));
    for (QWidget *choice : std::initializer_list<QWidget *>{m_menu, m_choice, m_tabs})
        choice->setAccessibleName(m_menu->toolTip());
    m_detach->setToolTip(detachTip());
    m_detach->setAccessibleName(m_detach->toolTip());
}

/// A picture may call itself otherwise under another method, or in another language.
void SideCard::nameChoice()
{
    QStringList words;
    for (const PictureView *picture : m_pictures)
        words << picture->shortTitle();
    if (!widgets::replaced(m_words, words))
        return;
    m_choice->setItems(words);
    m_menu->setItems(words);
    m_tabs->setItems(words);
    const auto found = std::find(m_pictures.begin(), m_pictures.end(), m_picture);
    m_menu->setCurrent(static_cast<int>(found - m_pictures.begin()));
}

void SideCard::choose(int index)
{
    PictureView *picture = m_pictures.at(static_cast<std::size_t>(index));
    display(picture);
    emit pictureChosen(picture);
}

void SideCard::display(PictureView *picture)
{
    m_picture = picture;
    nameChoice();
    const auto found = std::find(m_pictures.begin(), m_pictures.end(), picture);
    const int index = static_cast<int>(found - m_pictures.begin());
    m_choice->setCurrent(index);
    m_menu->setCurrent(index);
    m_tabs->setCurrent(index);
    m_stack->setCurrentWidget(picture);
    showHeader();
}

void SideCard::showHeader()
{
    if (!m_picture)
        return;
    nameChoice();
    setTitle(m_picture->title());
    const QString subtitle = m_picture->subtitle();
    setSubtitle(subtitle);
    // Tabs leave no room for it, but what begins with a caveat is never left out.
    const QString caveat = widgets::words(core::Caveat::Untrained);
    m_caveat->setText(subtitle);
    m_caveat->setVisible(!m_tabs->isHidden() && subtitle.startsWith(caveat));
}

} // namespace locus::app
