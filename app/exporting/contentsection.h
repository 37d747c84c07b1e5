// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/panellist.h"
#include "app/exporting/section.h"
#include "app/exporting/viewfield.h"

#include <QStringList>

class QLabel;

namespace locus::widgets {
class Button;
class MenuField;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

/// What is shown: one picture, several in panels, or the page; and the named figures of the scene,
/// whose settings can be called back.
class ContentSection : public ExportSection {
    Q_OBJECT
public:
    enum class Content { View, Panels, Page };

    /// \a maker outlives the section. \a focus: the picture that a single view begins with.
    ContentSection(FigureMaker &maker, core::FigureView focus, const widgets::Theme &theme,
                   QWidget *parent);

    void retranslate() override;
    /// Those of the scene.
    void showFigures(const std::vector<core::FigureSettings> &figures);

    [[nodiscard]] Content content() const;
    [[nodiscard]] widgets::MenuField *figures() const { return m_figures; }
    [[nodiscard]] widgets::Segmented *kind() const { return m_kind; }
    [[nodiscard]] ViewField *view() const { return m_view; }
    [[nodiscard]] PanelList *panels() const { return m_panels; }
    [[nodiscard]] widgets::Button *more() const { return m_more; }
    [[nodiscard]] widgets::Segmented *arrangement() const { return m_arrangement; }

protected:
    void refresh() override;

private:
    void build();
    void connectAll();
    void pickContent(int content);
    void showContent();
    void showNamed();
    [[nodiscard]] PanelList::Views panelsToBegin() const;

    FigureMaker &m_maker;
    core::FigureView m_focus;
    PanelList::Views m_lastPanels; ///< to come back to; empty: none yet
    std::vector<core::FigureSettings> m_named;
    bool m_onePanel = false; ///< a single panel that the user left of several
    QWidget *m_namedRow;
    QLabel *m_namedName;
    widgets::MenuField *m_figures;
    widgets::Segmented *m_kind;
    ViewField *m_view;
    PanelList *m_panels;
    widgets::Button *m_more;
    QWidget *m_arrangeRow;
    QLabel *m_arrangeName;
    widgets::Segmented *m_arrangement;
    QLabel *m_pageHint;
};

} // namespace locus::app
