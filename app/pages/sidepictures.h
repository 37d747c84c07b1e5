// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <array>
#include <vector>

class QWidget;

namespace locus::widgets {
class PictureView;
} // namespace locus::widgets

namespace locus::app {

enum class SideView {
    Rotation,
    Encoding,
    Relation,
    ValueSwitch,
    Curve,
    Row,
    HeadDetail,
    HeadPlot,
    Ruler,
    Lines,
    Slopes,
    Forms,
};

/// What the first and the second card beside the map may show: where position enters first, what
/// it does to the weights last. An empty second list leaves both places to one card.
[[nodiscard]] std::array<std::vector<SideView>, 2> sideViewsOf(core::MethodId method);
/// The same beside the maps of all heads.
[[nodiscard]] std::array<std::vector<SideView>, 2> headViewsOf(core::MethodId method);

/// A new view of that kind.
[[nodiscard]] widgets::PictureView *makeSideView(SideView kind, QWidget *parent);

} // namespace locus::app
