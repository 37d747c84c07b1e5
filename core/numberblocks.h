// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace locus::core {

/// Why a text is no table of numbers. Rows are lines of the text, counted from 1 as a spreadsheet
/// does, columns too.
struct NumberProblem {
    enum class Code {
        NoNumbers,   ///< nothing but blanks
        NotANumber,  ///< text at row, column
        NotFinite,   ///< a number beyond the range of double, at row, column
        EmptyCell,   ///< at row, column
        RowLength,   ///< row has got cells, most others expected
        DecimalComma ///< text at row, column: a decimal comma, or thousands, or two numbers
    };
    Code code = Code::NoNumbers;
    int row = 0;
    int column = 0;
    int got = 0;
    int expected = 0;
    std::string text = {};
    friend bool operator==(const NumberProblem &, const NumberProblem &) = default;
};

/// The tables of numbers in a text copied from a spreadsheet or a file: cells are parted by tabs,
/// else semicolons, else commas, else blanks; an empty row parts two tables. A comma is a decimal
/// mark where it can be nothing else: cells parted by semicolons; by tabs or blanks, when no cell
/// has a point and one at least is not grouped like thousands. Columns that are empty throughout a
/// table do not count at its right end. UTF-8; the minus sign may be U+2212.
[[nodiscard]] std::variant<std::vector<Matrix<double>>, NumberProblem>
numberBlocks(std::string_view utf8);

} // namespace locus::core
