// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"
#include "core/scene.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

class QPainter;

namespace locus::app {

/// Left free around everything.
inline constexpr double figureMargin = 8;

/// Labels have the points that are asked for; nothing in a figure is smaller than four fifths of
/// them, or than 5 pt where they are larger than that.
[[nodiscard]] double leastLettersPoints(double points);
/// The same in layout pixels, where labels are widgets::metrics::legendPx high.
[[nodiscard]] double leastLettersPx(double points);

/// Place of one picture of a figure.
struct FigurePanel {
    core::FigureView view = core::FigureView::Map;
    QString letter; ///< "a", by the order of the list; empty: the only one, or a page
    QRectF caption; ///< empty: none
    QRectF picture;
    friend bool operator==(const FigurePanel &, const FigurePanel &) = default;
};

/// Where everything of a figure stands, in layout pixels. Value struct, made without a window.
struct FigureLayout {
    QRectF page;
    QRectF title; ///< empty: none
    std::vector<FigurePanel> panels;
    friend bool operator==(const FigureLayout &, const FigureLayout &) = default;
};

/// The pictures of a figure in the order of their letters: those of the settings, or what the page
/// of this method shows.
[[nodiscard]] std::vector<core::FigureView>
figureViews(const core::FigureSettings &settings, const core::Model &model, const core::View &look);

[[nodiscard]] FigureLayout figureLayout(const core::FigureSettings &settings,
                                        const core::Model &model, const core::View &look);

/// Background, title, captions and pictures.
void paintFigure(QPainter &painter, const FigureLayout &layout,
                 const core::FigureSettings &settings, const PictureSubject &subject);

} // namespace locus::app
