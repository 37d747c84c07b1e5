// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/viewfield.h"

#include "app/pictures.h"

#include <algorithm>

namespace locus::app {

ViewField::ViewField(const core::Model &model, QWidget *parent)
    : MenuField(parent)
    , m_views(picturesOf(model))
{
}

core::FigureView ViewField::view() const
{
    return m_views[static_cast<std::size_t>(current())];
}

void ViewField::setView(core::FigureView view)
{
    const auto found = std::find(m_views.begin(), m_views.end(), view);
    setCurrent(found == m_views.end() ? -1 : static_cast<int>(found - m_views.begin()));
}

void ViewField::nameViews(FigureMaker &maker)
{
    QStringList titles;
    for (const core::FigureView view : m_views)
        titles << maker.words(view).title;
    const int chosen = current();
    setItems(titles);
    setCurrent(chosen);
}

} // namespace locus::app
