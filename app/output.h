// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace locus::app {

/// Standard output in large pieces, with every failure noticed. A regular file is cut back to what
/// it held before when writing fails, so that it carries a complete table or none.
class Output {
public:
    Output();
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    Output &operator<<(std::string_view text);
    /// Writes what is left. Why not everything could be written, in the system's words; none on
    /// success.
    [[nodiscard]] std::optional<std::string> finish();

private:
    void flush();

    std::string m_pending;
    long long m_start = -1; ///< where a regular file stood; -1 for pipes and terminals
    int m_error = 0;
};

} // namespace locus::app
