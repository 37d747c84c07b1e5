// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "widgets/theme.h"

#include <QListWidget>

#include <functional>
#include <vector>

namespace locus::app {

/// The pictures of a figure: ticked are those in it, lettered in the order of the list. Rows move
/// with the mouse, and with Alt and the arrow keys; Space ticks.
class PanelList : public QListWidget {
    Q_OBJECT
public:
    using Views = std::vector<core::FigureView>;

    PanelList(const widgets::Theme &theme, QWidget *parent);

    /// Does not emit. Rows stay where they are if the ticked ones are those shown already.
    void showViews(const Views &all, const Views &chosen);
    void setTitles(const std::function<QString(core::FigureView)> &title);
    [[nodiscard]] Views chosen() const;
    /// The letter that the row has, or would have.
    [[nodiscard]] QString letterOf(int row) const;

    /// Rows at the end of the list that are not ticked can be left out of sight.
    void setExpanded(bool expanded);
    [[nodiscard]] int hiddenCount() const;

    static constexpr int rowHeight = 28;

signals:
    /// The user's acts only.
    void chosenEdited();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void toggle(int row);
    void moveRow(int from, int to);
    void placeRows();
    [[nodiscard]] int shownRows() const;
    [[nodiscard]] bool isChosen(int row) const;
    [[nodiscard]] core::FigureView viewAt(int row) const;
    void nameRows();

    std::function<QString(core::FigureView)> m_title;
    int m_pressed = -1; ///< row under the mouse button
    bool m_moved = false;
    bool m_expanded = false;
};

} // namespace locus::app
