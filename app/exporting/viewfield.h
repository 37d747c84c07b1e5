// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/menufield.h"

#include <vector>

namespace locus::app {

/// One of the pictures that a figure of the scene can have, by the title of its card.
class ViewField : public widgets::MenuField {
    Q_OBJECT
public:
    ViewField(const core::Model &model, QWidget *parent);

    [[nodiscard]] const std::vector<core::FigureView> &views() const { return m_views; }
    /// \pre one is chosen
    [[nodiscard]] core::FigureView view() const;
    /// Does not emit; one that is not offered chooses none.
    void setView(core::FigureView view);
    /// As \a maker calls them.
    void nameViews(FigureMaker &maker);

private:
    std::vector<core::FigureView> m_views;
};

} // namespace locus::app
