// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examplegallery.h"

#include "app/examplegrid.h"

#include <QPalette>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace locus::app {

namespace {

constexpr int margin = widgets::metrics::margin;
constexpr int highest = 780;
constexpr double shareOfScreen = 0.94;

} // namespace

ExampleGallery::ExampleGallery(const widgets::Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_scroll(new QScrollArea)
    , m_grid(new ExampleGrid(theme))
{
    setWindowTitle(tr("Examples"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_grid);
    for (QWidget *clear : {m_scroll->viewport(), static_cast<QWidget *>(m_grid)})
        clear->setAutoFillBackground(false);
    layOut(theme);
    connect(m_grid, &ExampleGrid::cardFocused, this, [this](QWidget *card) {
        m_scroll->ensureWidgetVisible(card, 0,
                                      widgets::metrics::gutter + GalleryGeometry::headingHeight);
    });
    connect(m_grid, &ExampleGrid::picked, this, [this](const Example &example) {
        accept();
        emit picked(example);
    });
    takeSize(*parent);
    m_grid->focusFirst();
}

void ExampleGallery::layOut(const widgets::Theme &theme)
{
    // Cards stand on the ground of the window, not on that of a dialog.
    auto *ground = new QWidget;
    QPalette colors = ground->palette();
    colors.setColor(QPalette::Window, theme.bg);
    ground->setPalette(colors);
    ground->setAutoFillBackground(true);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(ground);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(margin, margin, 0, 0); // the scroll bar keeps to the edge
    column->addWidget(m_scroll);
}

/// As many columns as the parent has room for.
void ExampleGallery::takeSize(const QWidget &parent)
{
    const QSize screen = parent.screen()->availableSize() * shareOfScreen;
    const QSize room = screen.boundedTo(parent.size().expandedTo({900, 600}));
    const int beside = 2 * margin + m_scroll->verticalScrollBar()->sizeHint().width();
    const int width = m_grid->wholeColumns(room.width() - beside) + beside;
    resize(width, std::min(highest, room.height()));
}

} // namespace locus::app
