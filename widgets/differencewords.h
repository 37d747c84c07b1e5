// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"

#include <QString>

namespace locus::widgets {

/// One sentence on why B - A cannot be shown.
[[nodiscard]] QString words(const core::DifferenceProblem &problem);

/// A cell of both scenes and of their difference, as texts; "masked" where there is no number.
struct DifferenceCell {
    QString a, b, difference;
};
/// In double, for the cells of one row of each. \pre difference.image
[[nodiscard]] DifferenceCell differenceCell(const core::Difference &difference, int row,
                                            int column);

} // namespace locus::widgets
