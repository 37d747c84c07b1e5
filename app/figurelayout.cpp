// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurelayout.h"

#include "app/figure.h"
#include "app/figureroom.h"
#include "app/figuresurround.h"
#include "app/figurewords.h"
#include "app/pages/sidepictures.h"
#include "core/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace locus::app {

namespace {

using core::FigureArrangement;
using core::FigureView;

constexpr double gutter = 18;
constexpr double titleHeight = 26;
constexpr double captionHeight = 22;
constexpr double largeShare = 0.63; ///< of the width, for the first picture of a grid
constexpr double largeShareBesideTwo = 0.5;
constexpr std::size_t mostInColumn = 3;
constexpr double letterPx = 15;
constexpr double captionPx = 12;
constexpr double letterGap = 8;
constexpr double spill = 4; ///< of frames around the outermost things of a picture

/// Wide and low: a line over the whole figure rather than a panel among others.
bool isBand(FigureView view)
{
    return view == FigureView::Pipeline || view == FigureView::Formula;
}

/// Hands out pieces of a rectangle from above.
QRectF takeTop(QRectF &rest, double height)
{
    const QRectF top(rest.left(), rest.top(), rest.width(), std::min(height, rest.height()));
    rest.setTop(std::min(rest.bottom(), top.bottom() + gutter));
    return top;
}

QRectF takeBottom(QRectF &rest, double height)
{
    const double taken = std::min(height, rest.height());
    const QRectF bottom(rest.left(), rest.bottom() - taken, rest.width(), taken);
    rest.setBottom(std::max(rest.top(), bottom.top() - gutter));
    return bottom;
}

/// What a picture needs beside others. A map has labels around it, a curve a legend below.
double weightOf(FigureView view, bool across)
{
    switch (view) {
    case FigureView::Map:
    case FigureView::HeadMaps:
    case FigureView::Encoding: return across ? 1.5 : 1.3;
    case FigureView::Curve:
    case FigureView::Lines:
    case FigureView::Ruler: return across ? 1 : 1.25;
    default: return 1;
    }
}

/// Parts of \a area for \a views, beside or below each other.
std::vector<QRectF> partsOf(const QRectF &area, const std::vector<FigureView> &views, bool across)
{
    double all = 0;
    for (const FigureView view : views)
        all += weightOf(view, across);
    const double gaps = gutter * (double(views.size()) - 1);
    const double room = std::max(0.0, (across ? area.width() : area.height()) - gaps);
    std::vector<QRectF> parts;
    double at = across ? area.left() : area.top();
    for (const FigureView view : views) {
        const double length = room * weightOf(view, across) / all;
        parts.push_back(across ? QRectF(at, area.top(), length, area.height())
                               : QRectF(area.left(), at, area.width(), length));
        at += length + gutter;
    }
    return parts;
}

/// The first one large, the others below each other beside it, in as many columns as it takes.
std::vector<QRectF> gridOf(const QRectF &area, const std::vector<FigureView> &views)
{
    const std::size_t others = views.size() - 1;
    if (others == 0)
        return {area};
    const std::size_t columns = (others + mostInColumn - 1) / mostInColumn;
    QRectF large = area;
    large.setWidth((area.width() - gutter) * (columns > 1 ? largeShareBesideTwo : largeShare));
    const double left = large.right() + gutter;
    const double width = (area.right() - left - gutter * (double(columns) - 1)) / double(columns);
    std::vector<QRectF> parts{large};
    const std::size_t inColumn = (others + columns - 1) / columns;
    for (std::size_t first = 1; first < views.size(); first += inColumn) {
        const std::size_t end = std::min(first + inColumn, views.size());
        const std::size_t before = (first - 1) / inColumn; // columns
        const QRectF column(left + double(before) * (width + gutter), area.top(), width,
                            area.height());
        const auto below = partsOf(
            column, {views.begin() + std::ptrdiff_t(first), views.begin() + std::ptrdiff_t(end)},
            false);
        parts.insert(parts.end(), below.begin(), below.end());
    }
    return parts;
}

std::vector<QRectF> placesOf(FigureArrangement arrangement, const QRectF &area,
                             const std::vector<FigureView> &views)
{
    if (arrangement == FigureArrangement::Grid)
        return gridOf(area, views);
    return partsOf(area, views, arrangement == FigureArrangement::Row);
}

FigurePanel panelOf(FigureView view, const QRectF &rect, bool captioned)
{
    FigurePanel panel;
    panel.view = view;
    panel.picture = rect;
    if (captioned) {
        panel.caption = QRectF(rect.left(), rect.top(), rect.width(), captionHeight);
        panel.picture.setTop(std::min(rect.bottom(), panel.caption.bottom()));
    }
    return panel;
}

} // namespace

double leastLettersPoints(double points)
{
    constexpr double share = 0.8;
    constexpr double legible = 5;
    return std::min(points, std::max(share * points, legible));
}

double leastLettersPx(double points)
{
    return leastLettersPoints(points) * widgets::metrics::legendPx / points;
}

std::vector<FigureView> figureViews(const core::FigureSettings &settings, const core::Model &model,
                                    const core::View &look)
{
    if (settings.content == core::FigureContent::Panels)
        return settings.panels;
    const bool heads = look.allHeads && core::shapesOf(model).heads > 1;
    std::vector<FigureView> views{FigureView::Pipeline,
                                  heads ? FigureView::HeadMaps : FigureView::Map};
    for (const auto &list : heads ? headViewsOf(model.method) : sideViewsOf(model.method))
        if (!list.empty())
            views.push_back(list.front());
    views.push_back(FigureView::Formula);
    return views;
}

namespace {

/// Takes the lines over the whole figure off \a rest, those that begin the list above and those
/// that end it below, so that letters are read in order; what is left are panels.
std::vector<std::size_t> placeBands(FigureLayout &layout, const std::vector<FigureView> &views,
                                    const core::Model &model, QRectF &rest, bool captioned)
{
    const auto place = [&](std::size_t i, QRectF (*take)(QRectF &, double)) {
        const double height =
            leastHeight(views[i], model, rest.width()) + (captioned ? captionHeight : 0);
        layout.panels[i] = panelOf(views[i], take(rest, height), captioned);
    };
    std::size_t first = 0, end = views.size();
    for (; first < end && isBand(views[first]); ++first)
        place(first, takeTop);
    for (; end > first && isBand(views[end - 1]); --end)
        place(end - 1, takeBottom);
    std::vector<std::size_t> left(end - first);
    std::iota(left.begin(), left.end(), first);
    return left;
}

/// Title and the room below it.
QRectF placeTitle(FigureLayout &layout, bool hasTitle)
{
    QRectF rest = layout.page.adjusted(figureMargin, figureMargin, -figureMargin, -figureMargin);
    if (!rest.isValid())
        rest = layout.page;
    if (hasTitle) {
        layout.title = QRectF(rest.left(), rest.top(), rest.width(), titleHeight);
        rest.setTop(std::min(rest.bottom(), rest.top() + titleHeight));
    }
    return rest;
}

} // namespace

FigureLayout figureLayout(const core::FigureSettings &settings, const core::Model &model,
                          const core::View &look)
{
    const bool isPage = settings.content == core::FigureContent::Page;
    const auto arrangement = isPage ? FigureArrangement::Grid : settings.arrangement;
    const std::vector<FigureView> views = figureViews(settings, model, look);
    const bool several = views.size() > 1;
    FigureLayout layout;
    layout.page = QRectF(QPointF(), figureLayoutSize(settings));
    layout.panels.resize(views.size());
    QRectF rest = placeTitle(layout, settings.parts.title);
    std::vector<std::size_t> cards(views.size());
    std::iota(cards.begin(), cards.end(), std::size_t{0});
    if (several && arrangement != FigureArrangement::Row)
        cards = placeBands(layout, views, model, rest, !isPage);
    std::vector<FigureView> inCards;
    inCards.reserve(cards.size());
    for (const std::size_t card : cards)
        inCards.push_back(views[card]);
    const auto places =
        inCards.empty() ? std::vector<QRectF>() : placesOf(arrangement, rest, inCards);
    for (std::size_t at = 0; at < cards.size(); ++at)
        layout.panels[cards[at]] = panelOf(inCards[at], places[at], several);
    for (std::size_t i = 0; several && !isPage && i < views.size(); ++i)
        layout.panels[i].letter = QChar(u'a' + static_cast<char16_t>(i));
    return layout;
}

namespace {

void paintCaption(QPainter &painter, const FigurePanel &panel, const PictureSubject &subject)
{
    const PictureWords words = pictureWords(panel.view, subject);
    const QRectF &line = panel.caption;
    const double baseline = line.top() + 14;
    double x = line.left();
    const auto write = [&](const QString &text, const QFont &font, const QColor &color) {
        const QFontMetricsF fm(font);
        const QString fitting = fm.elidedText(text, Qt::ElideRight, line.right() - x);
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QPointF(x, baseline), fitting);
        x += fm.horizontalAdvance(fitting) + letterGap;
    };
    if (!panel.letter.isEmpty())
        write(panel.letter, widgets::uiFont(letterPx, QFont::Bold), subject.theme.ink);
    write(words.title, widgets::uiFont(captionPx, QFont::DemiBold), subject.theme.ink);
    constexpr double narrowest = 30; // of words that are cut off
    if (!words.subtitle.isEmpty() && line.right() - x > narrowest)
        write(words.subtitle, widgets::uiFont(widgets::metrics::legendPx), subject.theme.ink3);
}

} // namespace

void paintFigure(QPainter &painter, const FigureLayout &layout,
                 const core::FigureSettings &settings, const PictureSubject &subject)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (!settings.transparent)
        painter.fillRect(layout.page, subject.theme.surface);
    if (!layout.title.isEmpty()) {
        const QFont font = widgets::uiFont(widgets::metrics::titlePx, QFont::DemiBold);
        painter.setFont(font);
        painter.setPen(subject.theme.ink);
        painter.drawText(layout.title.topLeft() + QPointF(0, 14),
                         QFontMetricsF(font).elidedText(figureTitle(layout, subject),
                                                        Qt::ElideRight, layout.title.width()));
    }
    for (const FigurePanel &panel : layout.panels) {
        painter.save();
        if (!panel.caption.isEmpty())
            paintCaption(painter, panel, subject);
        painter.restore();
        painter.save();
        // What has no room is left out, and never stands on another picture.
        painter.setClipRect(panel.picture.adjusted(-spill, 0, spill, spill));
        paintSurrounded(painter, panel.picture, panel.view, subject);
        painter.restore();
    }
}

} // namespace locus::app
