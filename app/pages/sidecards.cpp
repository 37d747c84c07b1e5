// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidecards.h"

#include "app/pages/sidecard.h"
#include "widgets/lettertag.h"
#include "widgets/pictureview.h"

#include <algorithm>

namespace locus::app {

using widgets::PictureView;

namespace {

int paddingIn(const ExploreGeometry &geometry)
{
    return geometry.compact ? 10 : widgets::metrics::cardPadding;
}

/// Of a card that offers any of \a pictures.
int neededHeight(const std::vector<PictureView *> &pictures, int chrome)
{
    int height = 0;
    for (const PictureView *picture : pictures)
        height = std::max(height, picture->minimumSizeHint().height() + chrome);
    return height;
}

} // namespace

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
    m_geometry = geometry;
    for (SideCard *card : m_cards)
        card->setPadding(paddingIn(geometry));
    const Arrangement arrangement = arrangementOf(m_method, m_allHeads);
    if (arrangement.hasTabs() != m_hasTabs)
        distribute();
    else
        place(arrangement);
}

void SideCards::setShown(core::MethodId method, bool allHeads)
{
    if (method == m_method && allHeads == m_allHeads && !m_cards[0]->pictures().empty())
        return;
    m_method = method;
    m_allHeads = allHeads;
    distribute();
}

SideCards::Arrangement SideCards::arrangementOf(core::MethodId method, bool allHeads)
{
    Arrangement made;
    auto &lists = made.lists;
    const auto kinds = allHeads ? headViewsOf(method) : sideViewsOf(method);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (const SideView kind : kinds[i])
            lists[i].push_back(view(kind));
    const int chrome = widgets::Card::chromeHeight(paddingIn(m_geometry));
    made.geometry = sharingSide(
        m_geometry, {neededHeight(lists[0], chrome), neededHeight(lists[1], chrome)}, allHeads);
    if (made.hasTabs()) {
        lists[0].insert(lists[0].end(), lists[1].begin(), lists[1].end());
        lists[1].clear();
    }
    return made;
}

void SideCards::distribute()
{
    const Arrangement arrangement = arrangementOf(m_method, m_allHeads);
    m_hasTabs = arrangement.hasTabs();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const Pictures &pictures = arrangement.lists[i];
        m_cards[i]->setPictures(pictures, chosenAmong(pictures), m_hasTabs);
        if (m_cards[i]->picture())
            update(m_cards[i]->picture());
    }
    place(arrangement);
}

void SideCards::place(const Arrangement &arrangement)
{
    const ExploreGeometry &g = arrangement.geometry;
    // A method with one list of pictures leaves no empty card.
    const bool isAlone = arrangement.lists[1].empty();
    m_cards[0]->setGeometry(isAlone ? g.sideFirst.united(g.sideSecond) : g.sideFirst);
    if (!isAlone)
        m_cards[1]->setGeometry(g.sideSecond);
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

void SideCards::setLetter(const QString &letter, const QString &meaning)
{
    for (SideCard *card : m_cards)
        card->tag()->setLetter(letter, meaning);
}

std::vector<core::StageRequest> SideCards::requestsFor(const core::Model &model,
                                                       const core::View &view)
{
    std::vector<core::StageRequest> requests;
    const bool allHeads = view.allHeads && core::shapesOf(model).heads > 1;
    const Arrangement arrangement = arrangementOf(model.method, allHeads);
    for (const Pictures &pictures : arrangement.lists) {
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
