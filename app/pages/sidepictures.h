// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

class QWidget;

namespace locus::widgets {
class PictureView;
} // namespace locus::widgets

namespace locus::app {

/// A picture that has a place beside the map, or in the map's own card.
using SideView = core::FigureView;
inline constexpr SideView lastSideView = SideView::HeadMaps;

/// What the first and the second card beside the map may show: where position enters first, what
/// it does to the weights last. An empty second list leaves both places to one card.
[[nodiscard]] std::array<std::vector<SideView>, 2> sideViewsOf(core::MethodId method);
/// The same beside the maps of all heads.
[[nodiscard]] std::array<std::vector<SideView>, 2> headViewsOf(core::MethodId method);

/// Every picture of \a model, in any place: the map first, then as the cards offer them.
[[nodiscard]] std::vector<SideView> allSideViewsOf(const core::Model &model);
/// One of those.
[[nodiscard]] bool hasSideView(const core::Model &model, SideView kind);
/// What a card with that picture is called; \a frame may be null.
[[nodiscard]] QString sideViewTitle(SideView kind, const std::shared_ptr<const core::Frame> &frame,
                                    const core::View &look);
/// Why not, in words.
[[nodiscard]] QString noSideViewSentence(SideView kind);

/// What a button says that shows a picture in a window of its own.
[[nodiscard]] QString detachTip();

/// A new view of that kind (see pictureOf). \pre not after lastSideView
[[nodiscard]] widgets::PictureView *makeSideView(SideView kind, QWidget *parent);

} // namespace locus::app
