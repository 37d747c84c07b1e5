// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"
#include "core/scene.h"
#include "core/tensor.h"

#include <QString>

#include <string>
#include <variant>

namespace locus::app {

/// A weighted sum of a matrix's numbers that changes when two of them are exchanged: the sum of
/// a[i] (1 + i mod 7), i counting row by row, over the cells that hold a number.
[[nodiscard]] double checksumOf(const core::Matrix<double> &matrix);
/// As the script prints it: nine digits.
[[nodiscard]] QString checksumText(double checksum);

struct NumpyScript {
    std::string text;
    double checksum = 0; ///< of the matrix as it is here, in double
};

/// More cells than this are no matter for a script that is read.
inline constexpr std::int64_t mostScriptCells = std::int64_t(1) << 22;
/// Of given arrays that would stand in it, 1 MB.
inline constexpr std::int64_t mostScriptNumbers = std::int64_t(1) << 17;

/// A short program that needs Python and NumPy alone and computes view.stage of view.head from what
/// the scene is made of: seeds and formulas, and numbers only where they were given. It prints the
/// checksum, and saves the matrix when it is called with the name of an .npy file. The sentence why
/// not, where there is no such stage or too many numbers.
[[nodiscard]] std::variant<NumpyScript, QString> numpyScript(const core::Prepared &prepared,
                                                             const core::View &view);

} // namespace locus::app
