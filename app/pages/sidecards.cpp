// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidecards.h"

#include "widgets/card.h"
#include "widgets/curveview.h"
#include "widgets/encodingview.h"
#include "widgets/rotationview.h"
#include "widgets/rowprofileview.h"
#include "widgets/segmented.h"
#include "widgets/words.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using core::MethodId;
using widgets::Segmented;

namespace {

using Views = std::vector<SideView>;

/// What the first and the second card may show: where position enters first, what it does to the
/// weights last.
std::array<Views, 2> viewsOf(MethodId method)
{
    switch (method) {
    case MethodId::None: return {Views{SideView::Row}, Views{}};
    case MethodId::Sinusoidal:
        return {Views{SideView::Rotation, SideView::Encoding},
                Views{SideView::Curve, SideView::Row}};
    case MethodId::Learned: return {Views{SideView::Encoding}, Views{SideView::Row}};
    case MethodId::Rope: return {Views{SideView::Rotation}, Views{SideView::Curve, SideView::Row}};
    case MethodId::Shaw:
    case MethodId::T5:
    case MethodId::Alibi: break;
    }
    return {Views{SideView::Curve}, Views{SideView::Row}};
}

} // namespace

SideCards::SideCards(QWidget *page)
    : QObject(page)
    , m_rotation(new widgets::RotationView(page))
    , m_encoding(new widgets::EncodingView(page))
    , m_curve(new widgets::CurveView(page))
    , m_row(new widgets::RowProfileView(page))
    , m_sides{makeSide(page), makeSide(page)}
{
    // A view that the method has no card for stays with the page, unseen.
    for (const SideView kind :
         {SideView::Rotation, SideView::Encoding, SideView::Curve, SideView::Row})
        view(kind)->hide();
    for (Side &side : m_sides) {
        const auto pick = [this, &side](int index) { show(side, index); };
        connect(side.choice, &Segmented::picked, this, pick);
        connect(side.tabs, &Segmented::picked, this, pick);
    }
    connect(m_rotation, &widgets::RotationView::blockPicked, this, &SideCards::pickBlock);
    connect(m_encoding, &widgets::EncodingView::pairPicked, this, &SideCards::pickBlock);
    connect(m_encoding, &widgets::EncodingView::keyPicked, this, &SideCards::keyPicked);
    connect(m_row, &widgets::RowProfileView::keyPicked, this, &SideCards::keyPicked);
    connect(m_curve, &widgets::CurveView::deltaPicked, this, &SideCards::deltaPicked);
    distribute();
}

SideCards::Side SideCards::makeSide(QWidget *page)
{
    Side side;
    side.card = new widgets::Card(page);
    side.choice = new Segmented(Segmented::Size::Small);
    side.card->addTool(side.choice);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    side.tabs = new Segmented(Segmented::Size::Small);
    side.tabs->setStretched(true);
    side.stack = new QStackedWidget;
    column->addWidget(side.tabs);
    column->addWidget(side.stack, 1);
    side.card->setContent(content);
    return side;
}

void SideCards::setTheme(const widgets::Theme &theme)
{
    for (const Side &side : m_sides) {
        side.card->setTheme(theme);
        side.choice->setTheme(theme);
        side.tabs->setTheme(theme);
    }
    for (const SideView kind :
         {SideView::Rotation, SideView::Encoding, SideView::Curve, SideView::Row})
        view(kind)->setTheme(theme);
}

void SideCards::setGeometry(const ExploreGeometry &geometry)
{
    const bool regroup = geometry.side != m_geometry.side;
    m_geometry = geometry;
    for (const Side &side : m_sides)
        side.card->setPadding(geometry.compact ? 10 : widgets::metrics::cardPadding);
    if (regroup)
        distribute();
    QRect first = geometry.sideFirst;
    // A method with one picture leaves no empty card.
    if (m_sides[1].views.empty())
        first = first.united(geometry.sideSecond);
    m_sides[0].card->setGeometry(first);
    if (!m_sides[1].views.empty())
        m_sides[1].card->setGeometry(geometry.sideSecond);
}

void SideCards::setMethod(MethodId method)
{
    if (method == m_method)
        return;
    m_method = method;
    distribute();
    setGeometry(m_geometry);
}

void SideCards::distribute()
{
    auto views = viewsOf(m_method);
    if (m_geometry.side == ExploreGeometry::Side::Tabs) {
        views[0].insert(views[0].end(), views[1].begin(), views[1].end());
        views[1].clear();
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        fill(m_sides[i], views[i]);
}

void SideCards::fill(Side &side, const std::vector<SideView> &views)
{
    const bool had = !side.views.empty();
    const SideView before = had ? side.views[std::size_t(side.current)] : SideView::Row;
    side.views = views;
    side.card->setVisible(!views.empty());
    if (views.empty())
        return;
    for (const SideView kind : views)
        side.stack->addWidget(view(kind));
    QStringList titles;
    for (const SideView kind : views)
        titles << shortTitle(kind);
    const bool tabs = m_geometry.side == ExploreGeometry::Side::Tabs;
    side.choice->setItems(titles);
    side.tabs->setItems(titles);
    side.choice->setVisible(!tabs && views.size() > 1);
    side.tabs->setVisible(tabs && views.size() > 1);
    side.card->setHeaderVisible(!tabs || views.size() == 1);
    const auto kept = std::find(views.begin(), views.end(), before);
    side.current = had && kept != views.end() ? static_cast<int>(kept - views.begin()) : 0;
    show(side, side.current);
}

void SideCards::show(Side &side, int index)
{
    side.current = index;
    side.choice->setCurrent(index);
    side.tabs->setCurrent(index);
    side.stack->setCurrentWidget(view(side.views[std::size_t(index)]));
    showHeader(side);
}

void SideCards::showHeader(Side &side)
{
    if (side.views.empty())
        return;
    const SideView kind = side.views[std::size_t(side.current)];
    side.card->setTitle(title(kind));
    side.card->setSubtitle(subtitle(kind));
}

void SideCards::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look)
{
    m_frame = frame;
    m_look = look;
    setMethod(frame->key.method);
    for (const SideView kind :
         {SideView::Rotation, SideView::Encoding, SideView::Curve, SideView::Row}) {
        view(kind)->setView(look);
        view(kind)->setFrame(frame);
    }
    pickBlock(m_rotation->block());
}

void SideCards::pickBlock(int block)
{
    m_rotation->setBlock(block);
    m_encoding->setPair(m_method == MethodId::Sinusoidal ? std::optional(m_rotation->block())
                                                         : std::nullopt);
    for (Side &side : m_sides)
        showHeader(side);
}

std::vector<core::StageRequest> SideCards::requestsFor(MethodId method)
{
    if (method == MethodId::Sinusoidal || method == MethodId::Learned)
        return {{core::Stage::Encoding, 0}};
    return {};
}

bool SideCards::isShown(SideView kind) const
{
    return std::any_of(m_sides.begin(), m_sides.end(), [kind](const Side &side) {
        return !side.views.empty() && side.views[std::size_t(side.current)] == kind;
    });
}

widgets::PictureView *SideCards::view(SideView kind) const
{
    switch (kind) {
    case SideView::Rotation: return m_rotation;
    case SideView::Encoding: return m_encoding;
    case SideView::Curve: return m_curve;
    case SideView::Row: break;
    }
    return m_row;
}

QString SideCards::title(SideView kind) const
{
    switch (kind) {
    case SideView::Rotation:
        return m_method == MethodId::Sinusoidal ? tr("Clock hands") : tr("Rotation");
    case SideView::Encoding: return tr("Position vectors");
    case SideView::Curve:
        return m_frame ? widgets::curveTitle(*m_frame) : tr("Score against displacement");
    case SideView::Row: break;
    }
    return tr("Weights of the query");
}

QString SideCards::subtitle(SideView kind) const
{
    if (!m_frame)
        return {};
    switch (kind) {
    case SideView::Rotation: return widgets::rotationSubtitle(*m_frame, m_rotation->block());
    case SideView::Encoding: return withCaveat(encodingSubtitle(), core::Stage::Encoding);
    case SideView::Curve: return withCaveat(tr("Δ = j − i"), core::Stage::Position);
    case SideView::Row: break;
    }
    return tr("row %1").arg(m_look.query);
}

QString SideCards::encodingSubtitle() const
{
    const int rows = m_frame->shapes.nKey;
    const int width = m_frame->shapes.dModel;
    const core::LearnedParams &learned = m_frame->key.learned;
    // Packed positions use a row more than once.
    const bool oneEach = m_frame->key.positions.isNull() && rows <= learned.length;
    if (m_method != MethodId::Learned || (!learned.segments && !oneEach))
        return tr("%1 × %2").arg(rows).arg(width);
    return learned.segments ? tr("P[i] + S[segment], %1 × %2").arg(rows).arg(width)
                            : tr("%1 of %2 rows × %3").arg(rows).arg(learned.length).arg(width);
}

/// What the numbers are not comes first: the end may be cut off.
QString SideCards::withCaveat(const QString &text, core::Stage stage) const
{
    const QString caveat = widgets::words(core::caveatOf(m_frame->key, stage));
    return caveat.isEmpty() ? text : caveat + QStringLiteral(" · ") + text;
}

QString SideCards::shortTitle(SideView kind) const
{
    switch (kind) {
    case SideView::Rotation:
        return m_method == MethodId::Sinusoidal ? tr("Clocks") : tr("Rotation");
    case SideView::Encoding: return tr("Vectors");
    case SideView::Curve:
        return m_method == MethodId::Rope         ? tr("Score")
               : m_method == MethodId::Sinusoidal ? tr("Overlap")
                                                  : tr("Curve");
    case SideView::Row: break;
    }
    return tr("Weights");
}

void SideCards::retranslate()
{
    distribute();
}

} // namespace locus::app
