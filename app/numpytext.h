// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "core/tensor.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace locus::app {

/// Lines of a program in Python, with the helpers that they turned out to need.
class NumpyText {
public:
    void line(std::string_view text = {});

    /// "0.5": reads back to the same double.
    [[nodiscard]] static std::string number(double value);
    /// A string of Python; anything beyond ASCII is escaped.
    [[nodiscard]] static std::string quoted(std::string_view utf8);
    /// "np.arange(3, 9)" where they are neighbours, else all of them.
    [[nodiscard]] static std::string integers(std::span<const std::int64_t> values);
    /// An array of the numbers; long ones are packed as base64 of their bytes.
    [[nodiscard]] std::string array(std::span<const double> values, std::int64_t rows,
                                    std::int64_t columns);
    /// drawn(seed, stream, rows, columns, width): core::randomUniform of every pair.
    [[nodiscard]] std::string drawn(std::uint64_t seed, core::RandomStream stream,
                                    const std::string &rows, const std::string &columns,
                                    const std::string &width);
    /// The rows of token vectors: core::textHash of each.
    [[nodiscard]] std::string hashes(const std::vector<std::string> &tokens);

    /// Numbers that stand in the program.
    [[nodiscard]] std::int64_t givenNumbers() const { return m_given; }
    /// Title as a comment, imports, helpers, lines.
    [[nodiscard]] std::string program(const std::string &title) const;

private:
    std::string m_lines;
    std::int64_t m_given = 0;
    bool m_usesPacked = false;
    bool m_usesDrawn = false;
    bool m_usesHash = false;
};

} // namespace locus::app
