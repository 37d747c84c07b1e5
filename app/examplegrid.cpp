// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examplegrid.h"

#include "core/frame.h"
#include "widgets/painters/thumbnail.h"
#include "widgets/thumbcard.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace locus::app {

using widgets::ThumbCard;

Sketch sketchOf(const QString &id)
{
    const auto result = loadExample(id);
    const auto *scene = std::get_if<core::Scene>(&result);
    if (!scene)
        return {};
    core::FrameCache cache(1); // gone with the picture
    return {scene->view,
            cache.compute(scene->model, widgets::thumbnailRequests(scene->model, scene->view))};
}

QImage thumbnailOf(const Sketch &sketch, const widgets::Theme &theme, double ratio)
{
    const QSize size = ThumbCard::pictureSize;
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.sunken);
    if (!sketch.frame)
        return image;
    QPainter painter(&image);
    widgets::paintThumbnail(painter, QRectF(QPointF(), size), *sketch.frame, sketch.view, theme);
    return image;
}

ExampleGrid::ExampleGrid(const widgets::Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_examples(examples())
    , m_tried(m_examples.size(), false)
{
    QString group;
    for (const Example &example : m_examples) {
        if (example.group != group || m_headings.empty()) {
            group = example.group;
            auto *heading = new QLabel(group, this);
            heading->setFont(widgets::uiFont(widgets::metrics::titlePx, QFont::DemiBold));
            m_headings.push_back(heading);
        }
        addCard(example);
    }
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &ExampleGrid::renderNext);
    m_turn.start();
}

void ExampleGrid::addCard(const Example &example)
{
    auto *card = new ThumbCard(example.title, example.sentence, this);
    card->setTheme(m_theme);
    card->installEventFilter(this);
    connect(card, &ThumbCard::clicked, this, [this, example] { emit picked(example); });
    connect(card, &ThumbCard::keyPressed, this,
            [this, card](QKeyEvent *event) { walk(card, event); });
    m_cards.push_back(card);
}

std::vector<int> ExampleGrid::groupSizes() const
{
    std::vector<int> sizes;
    for (std::size_t i = 0; i < m_examples.size(); ++i) {
        if (i == 0 || m_examples[i].group != m_examples[i - 1].group)
            sizes.push_back(0);
        ++sizes.back();
    }
    return sizes;
}

void ExampleGrid::layOut()
{
    m_geometry = galleryGeometry(width(), groupSizes());
    for (std::size_t i = 0; i < m_headings.size(); ++i)
        m_headings[i]->setGeometry(m_geometry.headings[i]);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setGeometry(m_geometry.cards[i]);
}

void ExampleGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

int ExampleGrid::wholeColumns(int room)
{
    constexpr int most = 6;
    constexpr int step = ThumbCard::cardSize.width() + widgets::metrics::gutter;
    const int columns = std::clamp((room + widgets::metrics::gutter) / step, 1, most);
    return columns * step - widgets::metrics::gutter;
}

QSize ExampleGrid::sizeHint() const
{
    const int width = wholeColumns(std::numeric_limits<int>::max() / 2);
    return {width, heightForWidth(width)};
}

int ExampleGrid::heightForWidth(int width) const
{
    return galleryGeometry(width, groupSizes()).height + widgets::metrics::margin;
}

void ExampleGrid::focusFirst()
{
    m_cards.front()->setFocus(Qt::TabFocusReason);
}

void ExampleGrid::walk(const ThumbCard *from, QKeyEvent *event)
{
    const auto at = std::find(m_cards.begin(), m_cards.end(), from) - m_cards.begin();
    const auto next =
        m_geometry.neighbour(static_cast<int>(at), static_cast<Qt::Key>(event->key()));
    event->setAccepted(next.has_value());
    if (next)
        m_cards[static_cast<std::size_t>(*next)]->setFocus(Qt::TabFocusReason);
}

bool ExampleGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        emit cardFocused(static_cast<QWidget *>(watched));
    return QWidget::eventFilter(watched, event);
}

bool ExampleGrid::isComplete() const
{
    return std::all_of(m_tried.begin(), m_tried.end(), [](bool tried) { return tried; });
}

std::optional<std::size_t> ExampleGrid::nextToRender() const
{
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_tried[i])
            continue;
        if (!m_cards[i]->visibleRegion().isEmpty())
            return i;
        if (!next)
            next = i;
    }
    return next;
}

void ExampleGrid::renderNext()
{
    const auto next = nextToRender();
    if (!next || m_worker.isBusy())
        return;
    m_worker.start([id = m_examples[*next].id] { return sketchOf(id); },
                   [this, at = *next](const Sketch &sketch) {
                       m_tried[at] = true;
                       m_cards[at]->setPicture(thumbnailOf(sketch, m_theme, devicePixelRatioF()));
                       m_turn.start();
                   });
}

} // namespace locus::app
