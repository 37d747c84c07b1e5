// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/numberblocks.h"

#include <QRect>
#include <QString>

#include <optional>

namespace locus::app {

/// Why the numbers of this stage cannot be given, one sentence; empty: they can.
[[nodiscard]] QString whyNotGiven(const core::Frame &frame, core::Stage stage);

/// "row 2, column 3: 'abc' is not a number"
[[nodiscard]] QString words(const core::NumberProblem &problem);

/// What became of numbers that were pasted or typed: the next Scene, or none, and a sentence about
/// either.
struct GivenNumbers {
    std::optional<core::Scene> scene;
    QString words;
};

/// Numbers of a spreadsheet (core::numberBlocks) in place of those of view.stage of view.head. One
/// table goes to the \a selected cells where it has their size, to the first of them where only
/// that one is selected and there is room, else it is the whole stage; two or three are q, k and v.
/// \pre the Frame is the one of the Scene
[[nodiscard]] GivenNumbers withPasted(const core::Scene &scene, const core::Frame &frame,
                                      const QRect &selected, const QString &text);

/// One number, as people type it, in place of another.
[[nodiscard]] GivenNumbers withTyped(const core::Scene &scene, const core::Frame &frame, int row,
                                     int column, const QString &text);

} // namespace locus::app
