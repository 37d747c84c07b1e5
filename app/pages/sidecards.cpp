// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidecards.h"

#include "app/pages/sidecard.h"
#include "widgets/pictureview.h"

#include <algorithm>

namespace locus::app {

using widgets::PictureView;

SideCards::SideCards(QWidget *page)
    : QObject(page)
    , m_page(page)
    , m_cards{new SideCard(page), new SideCard(page)}
{
    for (SideCard *card : m_cards) {
        connect(card, &SideCard::pictureChosen, this, [this](const PictureView *picture) {
            noteChoice(picture);
            updateShown();
            emit pictureChosen();
        });
        connect(card, &SideCard::detachRequested, this, [this](const PictureView *picture) {
            if (const auto kind = kindOf(picture))
                emit detachRequested(*kind);
        });
    }
}

std::optional<SideView> SideCards::kindOf(const PictureView *picture) const
{
    for (const auto &[kind, view] : m_views)
        if (view == picture)
            return kind;
    return std::nullopt;
}

PictureView *SideCards::chosenAmong(const Pictures &pictures) const
{
    for (const SideView kind : m_chosen)
        for (PictureView *picture : pictures)
            if (kindOf(picture) == kind)
                return picture;
    return pictures.empty() ? nullptr : pictures.front();
}

void SideCards::noteChoice(const PictureView *picture)
{
    const auto kind = kindOf(picture);
    if (!kind)
        return;
    m_chosen.erase(std::remove(m_chosen.begin(), m_chosen.end(), *kind), m_chosen.end());
    m_chosen.insert(m_chosen.begin(), *kind);
}

void SideCards::setChosen(std::vector<SideView> kinds)
{
    m_chosen = std::move(kinds);
    distribute();
    updateShown();
    emit pictureChosen();
}

/// The words of a header are those of the present Frame.
void SideCards::updateShown()
{
    for (SideCard *card : m_cards)
        if (card->picture()) {
            update(card->picture());
            card->showHeader();
        }
}

PictureView *SideCards::view(SideView kind)
{
    PictureView *&view = m_views[kind];
    if (!view) {
        view = makeSideView(kind, m_page);
        view->hide(); // until a card takes it
        view->setTheme(m_theme);
        emit viewMade(view);
    }
    return view;
}

void SideCards::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    for (SideCard *card : m_cards)
        card->setTheme(theme);
    for (const auto &[kind, view] : m_views)
        view->setTheme(theme);
}

void SideCards::setGeometry(const ExploreGeometry &geometry)
{
    const bool regroup = geometry.side != m_geometry.side;
    m_geometry = geometry;
    const ExploreGeometry shown = m_allHeads ? isolatingAHead(geometry) : geometry;
    for (SideCard *card : m_cards)
        card->setPadding(geometry.compact ? 10 : widgets::metrics::cardPadding);
    if (regroup)
        distribute();
    QRect first = shown.sideFirst;
    // A method with one list of pictures leaves no empty card.
    if (m_cards[1]->pictures().empty())
        first = first.united(shown.sideSecond);
    m_cards[0]->setGeometry(first);
    if (!m_cards[1]->pictures().empty())
        m_cards[1]->setGeometry(shown.sideSecond);
}

void SideCards::setShown(core::MethodId method, bool allHeads)
{
    if (method == m_method && allHeads == m_allHeads && !m_cards[0]->pictures().empty())
        return;
    m_method = method;
    m_allHeads = allHeads;
    distribute();
    setGeometry(m_geometry);
}

std::array<SideCards::Pictures, 2> SideCards::picturesOf(core::MethodId method, bool allHeads)
{
    std::array<Pictures, 2> lists;
    const auto kinds = allHeads ? headViewsOf(method) : sideViewsOf(method);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (const SideView kind : kinds[i])
            lists[i].push_back(view(kind));
    if (m_geometry.side == ExploreGeometry::Side::Tabs) {
        lists[0].insert(lists[0].end(), lists[1].begin(), lists[1].end());
        lists[1].clear();
    }
    return lists;
}

void SideCards::distribute()
{
    const auto lists = picturesOf(m_method, m_allHeads);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setPictures(lists[i], chosenAmong(lists[i]),
                                m_geometry.side == ExploreGeometry::Side::Tabs);
        if (m_cards[i]->picture())
            update(m_cards[i]->picture());
    }
}

void SideCards::update(PictureView *view) const
{
    if (m_frame)
        view->setPicture(m_frame, m_look);
    else
        view->setView(m_look);
}

void SideCards::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look)
{
    m_frame = frame;
    m_look = look;
    setShown(frame->key.method, look.allHeads && frame->shapes.heads > 1);
    updateShown(); // the others follow when they are chosen
}

void SideCards::setHover(const widgets::Hover &hover)
{
    for (const auto &[kind, view] : m_views)
        view->setHover(hover);
}

std::vector<core::StageRequest> SideCards::requestsFor(const core::Model &model,
                                                       const core::View &view)
{
    std::vector<core::StageRequest> requests;
    const bool allHeads = view.allHeads && core::shapesOf(model).heads > 1;
    const auto lists = picturesOf(model.method, allHeads);
    for (const Pictures &pictures : lists) {
        const PictureView *picture = chosenAmong(pictures);
        if (!picture)
            continue;
        const auto more = picture->requests(model, view);
        requests.insert(requests.end(), more.begin(), more.end());
    }
    return requests;
}

bool SideCards::isShown(SideView kind) const
{
    const auto found = m_views.find(kind);
    return found != m_views.end() &&
           std::any_of(m_cards.begin(), m_cards.end(),
                       [&found](const SideCard *card) { return card->picture() == found->second; });
}

void SideCards::show(SideView kind)
{
    for (SideCard *card : m_cards) {
        const auto &pictures = card->pictures();
        const auto found = std::find_if(
            pictures.begin(), pictures.end(),
            [this, kind](const PictureView *picture) { return kindOf(picture) == kind; });
        if (found != pictures.end())
            card->choose(static_cast<int>(found - pictures.begin()));
    }
}

void SideCards::retranslate()
{
    distribute();
}

} // namespace locus::app
