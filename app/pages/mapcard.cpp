// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/mapcard.h"

#include "app/pages/exploreedits.h"
#include "app/pages/remedies.h"
#include "app/pages/sidepictures.h"
#include "widgets/button.h"
#include "widgets/headgridview.h"
#include "widgets/headstrip.h"
#include "widgets/heatmapview.h"
#include "widgets/menufield.h"
#include "widgets/painters/common.h"
#include "widgets/progressline.h"
#include "widgets/words.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Button;
using widgets::Icon;

namespace {

/// Thumbnails are pictures of their own: only where all of them together cost little.
constexpr double mostThumbCells = 4e5;
constexpr int belowSentence = 36;
constexpr int belowHeads = 4;

} // namespace

MapCard::MapCard(QAction *copyPicture, QAction *allHeads, QWidget *parent)
    : Card(parent)
    , m_map(new widgets::HeatmapView)
    , m_grid(new widgets::HeadGridView)
    , m_heads(new widgets::HeadStrip)
    , m_progress(new widgets::ProgressLine(this))
    , m_remedies(new RemedyRow)
    , m_range(new QLabel)
    , m_stageMenu(new widgets::MenuField)
    , m_headMenu(new widgets::MenuField)
    , m_lock(new Button(Button::Kind::Ghost, Icon::Unlock))
    , m_numbers(new Button(Button::Kind::Ghost, Icon::Grid))
    , m_fit(new Button(Button::Kind::Ghost, Icon::Fit))
    , m_allHeads(new Button(Button::Kind::Ghost, Icon::Heads))
    , m_copy(new Button(Button::Kind::Ghost, Icon::Copy))
    , m_detach(new Button(Button::Kind::Ghost, Icon::Detach))
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(belowHeads);
    column->addWidget(m_heads);
    column->addWidget(m_map, 1);
    column->addWidget(m_grid, 1);
    auto *overMap = new QVBoxLayout(m_map); // below the sentence in the middle
    overMap->setContentsMargins(0, 2 * belowSentence, 0, 0);
    overMap->addWidget(m_remedies, 0, Qt::AlignVCenter);
    setContent(content);
    addTools(copyPicture, allHeads);
    connect(m_heads, &widgets::HeadStrip::headPicked, this, &MapCard::headPicked);
    connect(m_heads, &widgets::HeadStrip::headHovered, this, [this](int head) {
        emit hovered(head < 0 ? widgets::Hover{} : widgets::Hover{.head = head});
    });
    connect(m_map, &widgets::HeatmapView::rangeChanged, this, &MapCard::showRange);
    connect(m_map, &widgets::HeatmapView::zoomChanged, this, &MapCard::showRange);
    connect(m_remedies, &RemedyRow::paramEdited, m_map, &widgets::HeatmapView::paramEdited);
    m_heads->hide();
    m_grid->hide();
    retranslate();
}

void MapCard::addTools(QAction *copyPicture, QAction *allHeads)
{
    m_range->setFont(widgets::uiFont(widgets::metrics::subtitlePx));
    m_lock->setCheckable(true);
    m_numbers->setCheckable(true);
    m_numbers->setChecked(true);
    m_allHeads->setAction(allHeads);
    m_copy->setAction(copyPicture);
    for (QWidget *tool :
         std::initializer_list<QWidget *>{m_range, m_headMenu, m_stageMenu, m_fit, m_allHeads,
                                          m_lock, m_numbers, m_copy, m_detach})
        addTool(tool);
    connect(m_stageMenu, &widgets::MenuField::picked, this,
            [this](int index) { emit stagePicked(m_stages.at(static_cast<std::size_t>(index))); });
    connect(m_headMenu, &widgets::MenuField::picked, this, &MapCard::headPicked);
    connect(m_lock, &Button::clicked, this, &MapCard::keepColors);
    connect(m_numbers, &Button::toggled, m_map, &widgets::HeatmapView::setNumbersVisible);
    connect(m_fit, &Button::clicked, m_map, &widgets::HeatmapView::fit);
    connect(m_detach, &Button::clicked, this, &MapCard::detachRequested);
}

void MapCard::setTheme(const widgets::Theme &theme)
{
    Card::setTheme(theme);
    m_map->setTheme(theme);
    m_grid->setTheme(theme);
    m_heads->setTheme(theme);
    m_progress->setTheme(theme);
    m_remedies->setTheme(theme);
    m_stageMenu->setTheme(theme);
    m_headMenu->setTheme(theme);
    for (Button *button : {m_fit, m_allHeads, m_lock, m_numbers, m_copy, m_detach})
        button->setTheme(theme);
    QPalette palette = m_range->palette();
    palette.setColor(QPalette::WindowText, theme.ink3);
    m_range->setPalette(palette);
}

void MapCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    // Along the upper edge, inside its round corners.
    const int corner = static_cast<int>(widgets::metrics::cardRadius);
    m_progress->setGeometry(corner, 0, width() - 2 * corner, widgets::ProgressLine::thickness);
    showRange();
}

void MapCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void MapCard::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                         const std::shared_ptr<const core::Difference> &difference,
                         const std::shared_ptr<const core::Frame> &companion)
{
    m_view = view;
    m_map->setPicture(frame, view);
    m_map->setCompanion(companion);
    m_map->setDifference(difference);
    showStages(*frame);
    showHeads(*frame);
    // Short where the difference is shown: the menu names the head.
    setTitle(titleNow());
    m_remedies->setRemedies(remediesOf(*frame));
    setSubtitle(difference ? widgets::stageTitle(difference->of.stage) : QString());
    setSymbol(m_map->symbol());
    if (!difference)
        m_keepsDifference = false;
    showLock();
}

bool MapCard::wantsGrid(const core::Frame &frame) const
{
    return m_view.allHeads && frame.shapes.heads > 1 && !m_map->difference();
}

void MapCard::showStages(const core::Frame &frame)
{
    m_stages = shownStages(frame);
    QStringList words;
    for (const core::Stage stage : m_stages)
        words << widgets::stageTitle(stage);
    m_stageMenu->setItems(words);
    const auto found = std::find(m_stages.begin(), m_stages.end(), m_view.stage);
    m_stageMenu->setCurrent(found == m_stages.end() ? -1
                                                    : static_cast<int>(found - m_stages.begin()));
}

void MapCard::showHeads(const core::Frame &frame)
{
    const int heads = frame.shapes.heads;
    const bool grid = wantsGrid(frame);
    const bool thumbs =
        !grid && !m_map->difference() && showsAllHeads(frame.key) && !frame.refusal && heads > 1;
    // The focus goes along, so that the keys keep working.
    const bool hadFocus = m_map->hasFocus() || m_grid->hasFocus();
    m_grid->setVisible(grid);
    m_map->setVisible(!grid);
    if (hadFocus)
        (grid ? static_cast<QWidget *>(m_grid) : m_map)->setFocus();
    m_heads->setVisible(thumbs);
    m_allHeads->setVisible(heads > 1);
    m_headMenu->setVisible(heads > 1 && !thumbs && !grid);
    m_lock->setVisible(!grid);
    m_numbers->setVisible(!grid);
    if (grid) {
        m_grid->setPicture(m_map->frame(), m_view);
    }
    if (thumbs)
        m_heads->setPicture(m_map->frame(), m_view);
    if (heads > 1 && !thumbs && !grid) {
        QStringList words;
        for (int head = 0; head < heads; ++head)
            words << tr("head %1").arg(head + 1);
        m_headMenu->setItems(words);
        m_headMenu->setCurrent(m_view.head);
    }
}

bool MapCard::showsAllHeads(const core::Model &model)
{
    const core::Shapes shapes = core::shapesOf(model);
    return double(shapes.heads) * shapes.nQuery * shapes.nKey <= mostThumbCells;
}

std::vector<core::StageRequest> MapCard::requestsFor(const core::Model &model,
                                                     const core::View &view) const
{
    if (view.allHeads || showsAllHeads(model))
        return m_grid->requests(model, view);
    return m_map->requests(model, view);
}

void MapCard::setHover(const widgets::Hover &hover)
{
    m_map->setHover(hover);
    m_grid->setHover(hover);
    m_heads->setHovered(hover.head.value_or(-1));
}

void MapCard::setCompact(bool compact)
{
    m_compact = compact;
    setPadding(compact ? 10 : widgets::metrics::cardPadding);
    showRange();
}

void MapCard::setRangeHeld(bool held)
{
    m_held = held;
    showLock();
}

widgets::MapLook MapCard::look() const
{
    return m_map->mapLook();
}

void MapCard::setLook(const widgets::MapLook &look)
{
    m_map->setMapLook(look);
    m_numbers->setChecked(look.hasNumbers);
}

void MapCard::forgetRange()
{
    m_held = m_keepsDifference = false;
    m_map->setRangeHeld(false);
    m_map->fit();
}

void MapCard::retranslate()
{
    m_stageMenu->setCaption(tr("Stage"));
    m_fit->setToolTip(tr("Show all of the map again (0, or a double-click)"));
    m_lock->setToolTip(tr("Keep the colours as they are"));
    m_numbers->setToolTip(tr("Numbers in the cells, where they fit"));
    m_stageMenu->setToolTip(tr("Which stage of the head is shown (S for the next one)"));
    m_detach->setToolTip(detachTip());
    m_headMenu->setToolTip(tr("Which head is shown ([ and ] step)"));
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{
             m_fit, m_lock, m_numbers, m_stageMenu, m_headMenu, m_detach})
        button->setAccessibleName(button->toolTip());
}

} // namespace locus::app
