// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>

namespace locus::app {

/// Takes text or bytes in any amounts and passes them on in large pieces.
class Output {
public:
    Output() = default;
    virtual ~Output() = default;
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    Output &operator<<(std::string_view text);

protected:
    void flush();

private:
    virtual void take(std::string_view piece) = 0;

    std::string m_pending;
};

/// Standard output with every failure noticed. A regular file is cut back to what it held before
/// when writing fails, so that it carries a complete table or none.
class StandardOutput : public Output {
public:
    StandardOutput();

    /// Writes what is left. Why not everything could be written, in the system's words; none on
    /// success.
    [[nodiscard]] std::optional<std::string> finish();

private:
    void take(std::string_view piece) override;

    long long m_start = -1; ///< where a regular file stood; -1 for pipes and terminals
    int m_error = 0;
};

/// A whole file in memory.
class MemoryOutput : public Output {
public:
    [[nodiscard]] QByteArray bytes();

protected:
    void take(std::string_view piece) override;

private:
    QByteArray m_bytes;
};

} // namespace locus::app
