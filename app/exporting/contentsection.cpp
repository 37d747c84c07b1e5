// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/contentsection.h"

#include "app/exporting/parts.h"
#include "app/figurelayout.h"
#include "widgets/button.h"
#include "widgets/menufield.h"
#include "widgets/segmented.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Button, widgets::MenuField, widgets::Segmented;

namespace {

/// A row that can be hidden.
QWidget *rowOf(QWidget *name, QWidget *control, QWidget *parent)
{
    auto *row = new QWidget(parent);
    QBoxLayout *layout = newRow(name, control);
    layout->setContentsMargins(0, 0, 0, 0);
    row->setLayout(layout);
    return row;
}

} // namespace

ContentSection::ContentSection(FigureMaker &maker, core::FigureView focus,
                               const widgets::Theme &theme, QWidget *parent)
    : ExportSection(parent)
    , m_maker(maker)
    , m_focus(focus)
    , m_namedName(newLabel(Tone::Name, theme, this))
    , m_figures(themed(new MenuField(this), theme))
    , m_kind(themed(new Segmented(Segmented::Size::Small, this), theme))
    , m_view(themed(new ViewField(maker.scene().model, this), theme))
    , m_panels(new PanelList(theme, this))
    , m_more(themed(new Button(Button::Kind::Ghost, widgets::Icon::ChevronDown, this), theme))
    , m_arrangeName(newLabel(Tone::Name, theme, this))
    , m_arrangement(themed(new Segmented(Segmented::Size::Normal, this), theme))
    , m_pageHint(newLabel(Tone::Hint, theme, this))
{
    m_namedRow = rowOf(m_namedName, m_figures, this);
    m_arrangeRow = rowOf(m_arrangeName, m_arrangement, this);
    m_panels->setTitles([this](core::FigureView view) { return m_maker.words(view).title; });
    build();
    connectAll();
    retranslate();
}

void ContentSection::build()
{
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pageHint->setWordWrap(true);
    QVBoxLayout *column = newColumn(this);
    column->addWidget(m_namedRow);
    column->addLayout(newRow(m_kind, m_more));
    column->addWidget(m_view);
    column->addWidget(m_panels);
    column->addWidget(m_arrangeRow);
    column->addWidget(m_pageHint);
}

void ContentSection::connectAll()
{
    using core::FigureSettings;
    connect(m_figures, &MenuField::picked, this, [this](int index) {
        const FigureSettings chosen = m_named[static_cast<std::size_t>(index)];
        edit([&chosen](FigureSettings &next) { next = chosen; });
    });
    connect(m_kind, &Segmented::picked, this, &ContentSection::pickContent);
    connect(m_view, &MenuField::picked, this, [this] {
        m_focus = m_view->view();
        edit([this](FigureSettings &next) { next.panels = {m_focus}; });
    });
    connect(m_panels, &PanelList::chosenEdited, this, [this] {
        m_onePanel = true;
        edit([this](FigureSettings &next) { next.panels = m_panels->chosen(); });
    });
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_panels->setExpanded(true);
        showContent();
    });
    connect(m_arrangement, &Segmented::picked, this, [this](int arrangement) {
        edit([arrangement](FigureSettings &next) {
            next.arrangement = static_cast<core::FigureArrangement>(arrangement);
        });
    });
}

ContentSection::Content ContentSection::content() const
{
    if (settings().content == core::FigureContent::Page)
        return Content::Page;
    return settings().panels.size() > 1 || m_onePanel ? Content::Panels : Content::View;
}

/// Those chosen last, or the pictures of the page, which belong together.
PanelList::Views ContentSection::panelsToBegin() const
{
    if (m_lastPanels.size() > 1)
        return m_lastPanels;
    core::FigureSettings page;
    page.content = core::FigureContent::Page;
    PanelList::Views views = figureViews(page, m_maker.scene().model, m_maker.scene().view);
    views.erase(std::remove_if(views.begin(), views.end(),
                               [](core::FigureView view) {
                                   return view == core::FigureView::Pipeline ||
                                          view == core::FigureView::Formula;
                               }),
                views.end());
    return views;
}

void ContentSection::pickContent(int content)
{
    m_onePanel = content == static_cast<int>(Content::Panels);
    edit([&](core::FigureSettings &next) {
        next.content = content == static_cast<int>(Content::Page) ? core::FigureContent::Page
                                                                  : core::FigureContent::Panels;
        if (content == static_cast<int>(Content::View))
            next.panels = {m_focus};
        else if (content == static_cast<int>(Content::Panels))
            next.panels = panelsToBegin();
        next = m_maker.roomy(next); // whatever is chosen is legible at first
    });
}

void ContentSection::refresh()
{
    if (settings().content == core::FigureContent::Panels) {
        if (settings().panels.size() > 1)
            m_lastPanels = settings().panels;
        else if (!m_onePanel)
            m_focus = settings().panels.front();
    }
    m_kind->setCurrent(static_cast<int>(content()));
    m_view->setView(m_focus);
    if (content() == Content::Panels)
        m_panels->showViews(m_view->views(), settings().panels);
    m_arrangement->setCurrent(static_cast<int>(settings().arrangement));
    showNamed();
    showContent();
}

void ContentSection::showContent()
{
    const bool panels = content() == Content::Panels;
    m_view->setVisible(content() == Content::View);
    m_panels->setVisible(panels);
    m_arrangeRow->setVisible(panels);
    m_pageHint->setVisible(content() == Content::Page);
    const int hidden = panels ? m_panels->hiddenCount() : 0;
    m_more->setVisible(hidden > 0);
    const QString all = tr("All %1 pictures").arg(m_view->views().size());
    m_more->setAccessibleName(all);
    m_more->setToolTip(all);
}

void ContentSection::showFigures(const std::vector<core::FigureSettings> &figures)
{
    m_named.clear();
    std::copy_if(figures.begin(), figures.end(), std::back_inserter(m_named),
                 [](const core::FigureSettings &figure) { return !figure.name.empty(); });
    QStringList names;
    for (const core::FigureSettings &figure : m_named)
        names << QString::fromStdString(figure.name);
    m_figures->setItems(names);
    showNamed();
}

/// The figure that the settings are; after a change they are none until they are kept again.
void ContentSection::showNamed()
{
    const auto found = std::find(m_named.begin(), m_named.end(), settings());
    m_figures->setCurrent(found == m_named.end() ? -1 : static_cast<int>(found - m_named.begin()));
    m_figures->setCaption(found == m_named.end() ? tr("choose") : QString());
    m_namedRow->setVisible(!m_named.empty());
}

void ContentSection::retranslate()
{
    m_namedName->setText(tr("Named figure"));
    m_figures->setAccessibleName(tr("Named figure"));
    m_kind->setItems({tr("this view"), tr("panels"), tr("whole page")});
    m_kind->setAccessibleName(tr("What is exported"));
    m_view->setAccessibleName(tr("View"));
    m_view->nameViews(m_maker);
    m_panels->setTitles([this](core::FigureView view) { return m_maker.words(view).title; });
    m_panels->setAccessibleName(tr("Panels"));
    m_panels->setToolTip(tr("Drag a row, or press Alt with an arrow key, to change the order"));
    m_arrangeName->setText(tr("Arrange"));
    m_arrangement->setItems(
        {tr("Beside each other"), tr("The first one large"), tr("Below each other")});
    m_arrangement->setIcons(
        {widgets::Icon::RowOfBoxes, widgets::Icon::LargeAndTwo, widgets::Icon::ColumnOfBoxes});
    m_arrangement->setAccessibleName(tr("Arrangement"));
    m_pageHint->setText(tr("The page as it stands: pipeline, map, the pictures beside it, and the "
                           "numbers of the pair."));
    refresh();
}

} // namespace locus::app
