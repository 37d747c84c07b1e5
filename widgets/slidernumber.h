// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slider.h"

#include <QString>

#include <functional>
#include <optional>

namespace locus::widgets {

/// What a ParamSlider shows: a number of its parameter, where it stands, how it is written.
struct SliderNumber {
    explicit SliderNumber(const core::ParamSpec &ofSpec);

    core::ParamSpec spec;
    core::SliderRange range; ///< the soft range, widened by what was typed
    double value = 0;
    bool isNull = false; ///< a rule decides
    bool isKnown = true; ///< there is a number, its own or the rule's
    std::optional<double> byDefault;
    std::function<QString(double)> write; ///< empty: as many digits as it needs

    /// \a ruleValue as in ParamSlider::setValue.
    void set(std::optional<double> own, std::optional<double> ruleValue);
    /// False when they were so before.
    bool setLimits(const core::SliderRange &hard, const core::SliderRange &soft);
    void widen() { range = core::widened(range, value); }
    void forgetWidening() { range = core::sliderRange(spec); }
    /// As much of it as the value does not need.
    void narrow() { range = core::widened(core::sliderRange(spec), value); }

    /// Not where reset leads.
    [[nodiscard]] bool isChanged() const;
    /// Places of a slider: every grid point where few enough count.
    [[nodiscard]] int positions() const;
    [[nodiscard]] double fraction() const;
    [[nodiscard]] std::optional<double> defaultFraction() const;

    [[nodiscard]] QString text(double number) const;
    /// For the clipboard and the start of editing: the shortest that reads back the same; empty
    /// while there is none.
    [[nodiscard]] QString preciseText() const;
};

} // namespace locus::widgets
