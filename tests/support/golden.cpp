// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <stdexcept>

namespace locus::test {

namespace {

nlohmann::json readJson(const std::string &name)
{
    const std::string path = std::string(LOCUS_TEST_DATA "/golden/") + name;
    std::ifstream stream(path);
    if (!stream)
        throw std::runtime_error("cannot read " + path);
    return nlohmann::json::parse(stream);
}

Tolerance toleranceOf(const nlohmann::json &value, const std::string &prefix)
{
    if (!value.contains("tol"))
        return {};
    const nlohmann::json &tol = value.at("tol");
    return {tol.at(prefix + "_abs").get<double>(), tol.at(prefix + "_rel").get<double>()};
}

std::vector<GoldenCase> readCases()
{
    std::vector<GoldenCase> cases;
    const nlohmann::json manifest = readJson("manifest.json");
    for (const nlohmann::json &entry : manifest.at("files")) {
        const nlohmann::json file = readJson(entry.at("file").get<std::string>());
        for (const nlohmann::json &c : file.at("cases"))
            cases.push_back({c.at("id").get<std::string>(), c.at("kind").get<std::string>(),
                             c.at("params"), c.at("input"), c.at("expected"), toleranceOf(c, "f64"),
                             toleranceOf(c, "f32")});
    }
    return cases;
}

void flatten(const nlohmann::json &value, std::size_t depth, Numbers &into)
{
    if (!value.is_array()) {
        if (value.is_null())
            into.values.push_back(std::numeric_limits<double>::quiet_NaN());
        else if (value.is_boolean())
            into.values.push_back(value.get<bool>() ? 1 : 0);
        else
            into.values.push_back(value.get<double>());
        return;
    }
    if (depth == into.shape.size())
        into.shape.push_back(static_cast<std::int64_t>(value.size()));
    else if (into.shape[depth] != static_cast<std::int64_t>(value.size()))
        throw std::runtime_error("ragged array: " + value.dump());
    for (const nlohmann::json &entry : value)
        flatten(entry, depth + 1, into);
}

QString shown(double value)
{
    return std::isnan(value) ? QStringLiteral("nothing") : QString::number(value, 'g', 17);
}

QString shown(const std::vector<std::int64_t> &shape)
{
    QStringList parts;
    for (const std::int64_t extent : shape)
        parts << QString::number(extent);
    return QStringLiteral("[%1]").arg(parts.join(QLatin1Char(',')));
}

/// "[2][0]" of a flat index.
QString place(std::size_t flat, const std::vector<std::int64_t> &shape)
{
    QString text;
    auto rest = static_cast<std::int64_t>(flat);
    for (auto extent = shape.rbegin(); extent != shape.rend(); ++extent) {
        text.prepend(QStringLiteral("[%1]").arg(rest % *extent));
        rest /= *extent;
    }
    return text;
}

bool near(double got, double expected, Tolerance tolerance)
{
    if (std::isnan(expected) || std::isnan(got))
        return std::isnan(expected) && std::isnan(got);
    return std::abs(got - expected) <= tolerance.abs + tolerance.rel * std::abs(expected);
}

} // namespace

const std::vector<GoldenCase> &goldenCases()
{
    static const std::vector<GoldenCase> cases = readCases();
    return cases;
}

const GoldenCase &goldenCase(const std::string &id)
{
    for (const GoldenCase &golden : goldenCases())
        if (golden.id == id)
            return golden;
    throw std::runtime_error("no golden case " + id);
}

void addGoldenRows(const std::string &kind, Rows rows)
{
    QTest::addColumn<const GoldenCase *>("golden");
    for (const GoldenCase &golden : goldenCases())
        if (golden.kind == kind && golden.error().empty() == (rows == Rows::WithResult))
            QTest::newRow(golden.id.c_str()) << &golden;
}

Numbers numbers(const nlohmann::json &value)
{
    Numbers result;
    flatten(value, 0, result);
    return result;
}

Numbers numbers(const std::vector<core::Matrix<double>> &matrices)
{
    Numbers result{{static_cast<std::int64_t>(matrices.size())}, {}};
    for (const core::Matrix<double> &entry : matrices) {
        if (result.shape.size() == 1)
            result.shape.insert(result.shape.end(), {entry.rows(), entry.cols()});
        result.values.insert(result.values.end(), entry.data(), entry.data() + entry.size());
    }
    return result;
}

core::Matrix<double> matrix(const nlohmann::json &rows)
{
    const Numbers flat = numbers(rows);
    core::Matrix<double> result(flat.shape.at(0), flat.shape.at(1));
    std::copy(flat.values.begin(), flat.values.end(), result.data());
    return result;
}

core::Tensor tensor(const nlohmann::json &value)
{
    Numbers flat = numbers(value);
    return core::Tensor(std::move(flat.shape), std::move(flat.values));
}

double distance(const Numbers &a, const Numbers &b)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (a.shape != b.shape)
        return infinity;
    double largest = 0;
    for (std::size_t n = 0; n < a.values.size(); ++n) {
        if (std::isnan(a.values[n]) != std::isnan(b.values[n]))
            return infinity;
        if (!std::isnan(a.values[n]))
            largest = std::max(largest, std::abs(a.values[n] - b.values[n]));
    }
    return largest;
}

void Comparison::demand(bool holds, const QString &otherwise)
{
    if (!holds)
        m_messages << otherwise;
}

void Comparison::compare(const char *what, const Numbers &got, const Numbers &expected,
                         Tolerance tolerance)
{
    const QString name = QLatin1String(what);
    if (got.shape != expected.shape) {
        m_messages << QStringLiteral("%1: got shape %2, expected %3")
                          .arg(name, shown(got.shape), shown(expected.shape));
        return;
    }
    QString first;
    int count = 0;
    for (std::size_t n = 0; n < expected.values.size(); ++n) {
        const double g = got.values[n];
        const double e = expected.values[n];
        if (near(g, e, tolerance))
            continue;
        if (++count == 1)
            first = QStringLiteral("%1%2: got %3, expected %4, off by %5, allowed %6")
                        .arg(name, place(n, expected.shape), shown(g), shown(e), shown(g - e),
                             shown(tolerance.abs + tolerance.rel * std::abs(e)));
    }
    if (count > 0)
        m_messages << QStringLiteral("%1 (%2 of %3 differ)")
                          .arg(first)
                          .arg(count)
                          .arg(expected.values.size());
}

} // namespace locus::test
