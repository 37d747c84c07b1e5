// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slider.h"
#include "widgets/paramlabel.h"
#include "widgets/theme.h"

#include <QRectF>

#include <functional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// How the label of a ParamSlider looks.
struct ParamLabelLook {
    Accent accent;
    bool isEnabled = true;
    bool isEntry = false;       ///< of a list: quiet, without a symbol's room
    bool isHighlighted = false; ///< the entry that is shown elsewhere
};

/// Symbol, name and unit from the left of \a room, as much as fits.
void paintParamLabel(QPainter &painter, const QRectF &room, const ParamLabel &label,
                     const ParamLabelLook &look, const Theme &theme);
/// The name in the words that fit into \a width with the symbol; room that stays is the unit's.
[[nodiscard]] QString shownName(const ParamLabel &label, const ParamLabelLook &look, double width);
/// The name's width on a single line, with its symbol and the gap after it.
[[nodiscard]] int lineLabelWidth(const ParamLabel &label);

/// 10⁴ for powers of ten, plain numbers below 100 and for powers of two.
[[nodiscard]] QString tickText(double value);
/// Powers of ten of a logarithmic scale, about ten of them at most; powers of two where the scale
/// counts and is short; none for others.
[[nodiscard]] std::vector<double> sliderTicks(const core::ParamSpec &spec,
                                              const core::SliderRange &range);

/// Marks from \a top down at the x of each tick, numbers under them down to \a bottom where
/// \a withNumbers.
struct SliderTickPlace {
    double top = 0;
    double bottom = 0;
    double right = 0; ///< no number goes beyond it
    bool withNumbers = false;
    bool isEnabled = true;
    std::function<double(double)> xOf;
};
void paintSliderTicks(QPainter &painter, const std::vector<double> &ticks,
                      const SliderTickPlace &place, const Theme &theme);

/// A sentence that stands in the place of a slider.
void paintProblem(QPainter &painter, const QRect &place, const QString &problem,
                  const Theme &theme);
[[nodiscard]] int problemHeight(const QString &problem, int width);

} // namespace locus::widgets
