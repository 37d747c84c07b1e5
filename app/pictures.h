// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/colormap.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QWidget;

namespace locus::widgets {
class PictureView;
} // namespace locus::widgets

namespace locus::app {

/// What the window shows of the map beyond the scene.
struct ShownMap {
    std::optional<widgets::ColorRange> range = {}; ///< kept colours; none: from the values
    /// B - A in place of the stage; the Frame of the figure is that of B.
    std::shared_ptr<const core::Difference> difference = {};
};

/// What a picture of a figure is painted from. \pre a Frame that is not refused and holds the
/// stages of pictureRequests
struct PictureSubject {
    std::shared_ptr<const core::Frame> frame;
    core::View look;
    widgets::Theme theme;
    core::FigureParts parts;
    ShownMap map = {};
};

/// One kind of picture: the only place that knows how it comes into the window and into a figure.
struct Picture {
    core::FigureView view = core::FigureView::Map;
    /// A new view of that kind; null for the bands above and below the cards, which are no cards.
    widgets::PictureView *(*make)(QWidget *parent) = nullptr;
    void (*paint)(QPainter &painter, const QRectF &rect, const PictureSubject &subject) = nullptr;
    /// Whether it can be a figure; null: where it has a place in the window (hasSideView).
    bool (*exists)(const core::Model &model) = nullptr;
    bool subtitleIsHint = false; ///< tells what to do with the mouse: nothing for a figure
};

[[nodiscard]] const Picture &pictureOf(core::FigureView view);

/// A figure of \a model can have it.
[[nodiscard]] bool pictureExists(const core::Model &model, core::FigureView view);
/// All of those that differ, in the order of core::FigureView.
[[nodiscard]] std::vector<core::FigureView> picturesOf(const core::Model &model);
/// Stages that a Frame needs for it.
[[nodiscard]] std::vector<core::StageRequest>
pictureRequests(core::FigureView view, const core::Model &model, const core::View &look);

/// Translated, as the header of its card says them.
struct PictureWords {
    QString title;
    QString subtitle;
};
[[nodiscard]] PictureWords pictureWords(core::FigureView view, const PictureSubject &subject);

/// The sentence that stands instead of it; empty when it can be painted.
[[nodiscard]] QString pictureSentence(core::FigureView view, const core::Frame &frame,
                                      const core::View &look, const ShownMap &map = {});

} // namespace locus::app
