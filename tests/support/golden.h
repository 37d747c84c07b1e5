// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor.h"
#include "core/types.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

namespace locus::test {

/// |got - expected| <= abs + rel |expected|; all 0: exactly.
struct Tolerance {
    double abs = 0;
    double rel = 0;
};

/// One case of tests/golden (see the README there).
struct GoldenCase {
    std::string id;
    std::string kind;
    nlohmann::json params, input, expected;
    Tolerance f64; ///< for arithmetic in double
    Tolerance f32; ///< for arithmetic in float

    /// The code of an input that must be refused; empty when there is a result.
    [[nodiscard]] std::string error() const { return expected.value("error", std::string()); }
    [[nodiscard]] int param(const char *name) const { return params.at(name).get<int>(); }
};

/// Cases of every file that the manifest lists, in its order; read once.
[[nodiscard]] const std::vector<GoldenCase> &goldenCases();
[[nodiscard]] const GoldenCase &goldenCase(const std::string &id);

/// The data table of a Qt Test function: one row per case of the kind, named by the case's id.
/// Fetch it with QFETCH(const locus::test::GoldenCase *, golden). Cases with an error code go into
/// functions of their own.
enum class Rows { WithResult, WithError };
void addGoldenRows(const std::string &kind, Rows rows = Rows::WithResult);

/// Numbers of any shape, row-major; NaN stands for null.
struct Numbers {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};
/// Nested lists; null becomes NaN, booleans become 0 and 1.
[[nodiscard]] Numbers numbers(const nlohmann::json &value);
[[nodiscard]] Numbers numbers(const std::vector<core::Matrix<double>> &matrices);
[[nodiscard]] inline Numbers numbers(const Numbers &value)
{
    return value;
}
[[nodiscard]] inline Numbers numbers(double value)
{
    return {{}, {value}};
}

template <class T>
requires std::integral<T> || std::floating_point<T>
[[nodiscard]] Numbers numbers(const std::vector<T> &values)
{
    return {{static_cast<std::int64_t>(values.size())},
            std::vector<double>(values.begin(), values.end())};
}

template <class S>
[[nodiscard]] Numbers numbers(const core::Matrix<S> &matrix)
{
    Numbers result{{matrix.rows(), matrix.cols()}, {}};
    result.values.assign(matrix.data(), matrix.data() + matrix.size());
    return result;
}

[[nodiscard]] core::Matrix<double> matrix(const nlohmann::json &rows);
[[nodiscard]] core::Tensor tensor(const nlohmann::json &value);
template <class T = double>
[[nodiscard]] std::vector<T> list(const nlohmann::json &value)
{
    return value.get<std::vector<T>>();
}

/// Largest |a - b|; infinite when the shapes differ or null meets a number.
[[nodiscard]] double distance(const Numbers &a, const Numbers &b);

/// Collects what does not agree, so that one failure shows every wrong output with both sides.
class Comparison {
public:
    template <class Got, class Expected>
    void same(const char *what, const Got &got, const Expected &expected, Tolerance tolerance = {})
    {
        compare(what, numbers(got), numbers(expected), tolerance);
    }
    /// \a wrong must be missed by at least \a gap in some entry.
    template <class Got, class Wrong>
    void misses(const char *what, const Got &got, const Wrong &wrong, double gap)
    {
        demand(distance(numbers(got), numbers(wrong)) >= gap,
               QStringLiteral("%1 is not %2 away from a known mistake")
                   .arg(QLatin1String(what))
                   .arg(gap));
    }
    void demand(bool holds, const QString &otherwise);

    [[nodiscard]] bool agrees() const { return m_messages.isEmpty(); }
    [[nodiscard]] QString text() const { return m_messages.join(QLatin1Char('\n')); }

private:
    void compare(const char *what, const Numbers &got, const Numbers &expected,
                 Tolerance tolerance);

    QStringList m_messages;
};

/// A pitfall case: what is right within the tolerance, and the published mistake missed by at least
/// \a gap.
template <class Got>
void rightNotWrong(Comparison &comparison, const Got &got, const GoldenCase &golden, double gap,
                   Tolerance tolerance = {1e-14, 1e-14})
{
    comparison.same("right", got, golden.expected.at("right"), tolerance);
    comparison.misses("right", got, golden.expected.at("wrong"), gap);
}

} // namespace locus::test

#define VERIFY_AGREES(comparison) QVERIFY2((comparison).agrees(), qPrintable((comparison).text()))
