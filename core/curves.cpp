// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace locus::core {

namespace {

/// Values of the function \a f of the displacement on the whole axis.
template <class F>
std::vector<double> along(const std::vector<std::int64_t> &axis, const F &f)
{
    std::vector<double> values(axis.size());
    std::transform(axis.begin(), axis.end(), values.begin(), f);
    return values;
}

/// True when key j stands at position j.
bool countsFromZero(const Prepared &p)
{
    return p.positions.consecutive && p.positions.key.front() == 0;
}

/// The score q^T R_delta k as a function of the turn of each block: with c, s the cosine and sine
/// of delta theta_r,
///   q_a (k_a c - k_b s) + q_b (k_a s' + k_b c'),  c' = c and s' = s but for mixed layouts.
/// With those q is the query as it was turned, and k turns by its own position i + delta.
struct BlockProducts {
    double aa = 0, ab = 0, ba = 0, bb = 0;
};

class RopeCurve {
public:
    RopeCurve(const Prepared &p, const std::vector<int> &heads, QueryIndex i, KeyIndex j)
        : m_table(*p.hooks.onKey)
        , m_mixed(dependsOnPlace(p))
        , m_place(m_mixed ? p.positions.query[static_cast<std::size_t>(i.value)] : 0)
        , m_tabled(countsFromZero(p) ? p.shapes.nKey : 0)
    {
        for (const int head : heads)
            addHead(p, static_cast<std::size_t>(head), i, j);
    }

    void fill(Curves &curves) const
    {
        curves.value.assign(m_products.size(), std::vector<double>(curves.delta.size()));
        if (m_mixed)
            fillFromPlace(curves);
        else
            fillRelative(curves);
    }

private:
    void addHead(const Prepared &p, std::size_t head, QueryIndex i, KeyIndex j)
    {
        const Matrix<double> &queries = m_mixed ? p.exact.q[head] : p.projected.q[head];
        const Row<double> q = queries.row(i.value) * p.exact.scale;
        const Row<double> k = p.projected.k[head].row(j.value);
        std::vector<bool> turns(static_cast<std::size_t>(q.size()), false);
        auto &products = m_products.emplace_back();
        for (const auto [a, b] : m_table.pairs) {
            turns[static_cast<std::size_t>(a)] = turns[static_cast<std::size_t>(b)] = true;
            products.push_back({q[a] * k[a], q[a] * k[b], q[b] * k[a], q[b] * k[b]});
        }
        double &rest = m_rest.emplace_back(0.0);
        for (Eigen::Index c = 0; c < q.size(); ++c)
            if (!turns[static_cast<std::size_t>(c)])
                rest += q[c] * k[c];
    }

    struct Turn {
        double cosFirst, sinFirst, cosSecond, sinSecond;
    };
    /// Of block \a r by \a d positions: the very numbers that the keys were turned by, where one of
    /// them stands at position d.
    [[nodiscard]] Turn turnOf(std::size_t d, std::size_t r) const
    {
        if (static_cast<int>(d) < m_tabled) {
            const auto row = static_cast<Eigen::Index>(d);
            const auto block = static_cast<Eigen::Index>(r);
            const Matrix<double> &cosSecond = m_mixed ? m_table.cosSecond : m_table.cosFirst;
            const Matrix<double> &sinSecond = m_mixed ? m_table.sinSecond : m_table.sinFirst;
            return {m_table.cosFirst(row, block), m_table.sinFirst(row, block),
                    cosSecond(row, block), sinSecond(row, block)};
        }
        const double first = static_cast<double>(d) * m_table.frequencies[r];
        const double second = static_cast<double>(d) * m_table.secondFrequencies[r];
        return {std::cos(first), std::sin(first), std::cos(second), std::sin(second)};
    }

    void turnAll(std::size_t d, std::vector<Turn> &turns) const
    {
        for (std::size_t r = 0; r < turns.size(); ++r)
            turns[r] = turnOf(d, r);
    }

    /// cos is even and sin is odd: a turn forth is the sum of the two, a turn back the difference.
    struct Parts {
        double even, odd;
    };
    [[nodiscard]] Parts partsOf(std::size_t head, const std::vector<Turn> &turns) const
    {
        Parts parts{m_rest[head], 0};
        for (std::size_t r = 0; r < turns.size(); ++r) {
            const BlockProducts &x = m_products[head][r];
            parts.even += x.aa * turns[r].cosFirst + x.bb * turns[r].cosSecond;
            parts.odd += x.ba * turns[r].sinSecond - x.ab * turns[r].sinFirst;
        }
        return parts;
    }

    /// One evaluation serves delta and -delta.
    void fillRelative(Curves &curves) const
    {
        const std::size_t centre = curves.delta.size() / 2;
        curves.meanCos.resize(curves.delta.size());
        std::vector<Turn> turns(m_table.pairs.size()); // allocated once
        for (std::size_t d = 0; d <= centre; ++d) {
            turnAll(d, turns);
            double cosines = 0;
            for (const Turn &turn : turns)
                cosines += turn.cosFirst;
            for (std::size_t h = 0; h < m_products.size(); ++h) {
                const Parts parts = partsOf(h, turns);
                curves.value[h][centre + d] = parts.even + parts.odd;
                curves.value[h][centre - d] = parts.even - parts.odd;
            }
            curves.meanCos[centre + d] = curves.meanCos[centre - d] =
                cosines / static_cast<double>(turns.size());
        }
    }

    void fillFromPlace(Curves &curves) const
    {
        std::vector<Turn> turns(m_table.pairs.size()); // allocated once
        for (std::size_t at = 0; at < curves.delta.size(); ++at) {
            const std::int64_t position = m_place + curves.delta[at];
            turnAll(static_cast<std::size_t>(std::abs(position)), turns);
            for (std::size_t h = 0; h < m_products.size(); ++h) {
                const Parts parts = partsOf(h, turns);
                curves.value[h][at] = parts.even + (position < 0 ? -parts.odd : parts.odd);
            }
        }
    }

    const RotationTable &m_table;
    bool m_mixed;
    std::int64_t m_place; ///< of the query, where it matters
    int m_tabled;         ///< so many displacements from 0 on are positions of keys
    std::vector<std::vector<BlockProducts>> m_products; ///< [heads][blocks], scaled
    std::vector<double> m_rest;                         ///< per head, channels that do not turn
};

/// sum_r sin(i theta_r) sin((i + delta) theta_r), on the whole axis.
std::vector<double> sineOnlyCurve(const Prepared &p, const std::vector<std::int64_t> &axis,
                                  QueryIndex i)
{
    const std::vector<double> frequencies =
        geometricFrequencies(p.shapes.dModel, p.model.sinusoidal.base);
    // Where key j stands at position j, its encoding holds the sines; sin is odd.
    const std::int64_t tabled = countsFromZero(p) ? p.shapes.nKey : 0;
    const auto sine = [&](std::int64_t position, std::size_t r) {
        const auto d = static_cast<Eigen::Index>(std::abs(position));
        if (d >= tabled)
            return std::sin(static_cast<double>(position) * frequencies[r]);
        const double value = (*p.hooks.onInput)(
            d, sinusoidalChannels(static_cast<int>(r), p.shapes.dModel, p.model.sinusoidal.layout)
                   .first);
        return position < 0 ? -value : value;
    };
    const std::int64_t place = p.positions.query[static_cast<std::size_t>(i.value)];
    return along(axis, [&](std::int64_t delta) {
        double sum = 0;
        for (std::size_t r = 0; r < frequencies.size(); ++r)
            sum += sine(place, r) * sine(place + delta, r);
        return sum;
    });
}

std::vector<double> sinusoidalCurve(const Prepared &p, const std::vector<std::int64_t> &axis)
{
    const std::vector<double> frequencies =
        geometricFrequencies(p.shapes.dModel, p.model.sinusoidal.base);
    std::vector<double> values(axis.size());
    const std::size_t centre = axis.size() / 2;
    // Where key d stands at position d, its encoding holds the cosines.
    const int tabled = countsFromZero(p) ? p.shapes.nKey : 0;
    const Matrix<double> &encoding = *p.hooks.onInput;
    for (std::size_t d = 0; d <= centre; ++d) { // cos is even
        double sum = 0;
        if (static_cast<int>(d) >= tabled)
            sum = sinusoidalDot(static_cast<std::int64_t>(d), frequencies);
        else
            for (int r = 0; r < p.shapes.dModel / 2; ++r)
                sum += encoding(
                    static_cast<Eigen::Index>(d),
                    sinusoidalChannels(r, p.shapes.dModel, p.model.sinusoidal.layout).second);
        values[centre + d] = values[centre - d] = sum;
    }
    return values;
}

/// 0 with the keys off.
std::vector<double> shawCurve(const Prepared &p, const std::vector<std::int64_t> &axis, int head,
                              QueryIndex i)
{
    if (p.exact.queryDotRelative.empty())
        return std::vector<double>(axis.size(), 0.0);
    const Matrix<double> &products = p.exact.queryDotRelative[static_cast<std::size_t>(head)];
    return along(axis, [&](std::int64_t delta) {
        return products(i.value, relationRow(delta, p.model.shaw.radius));
    });
}

std::variant<Curves, Refusal> curvesOfHeads(const Prepared &p, const std::vector<int> &heads,
                                            QueryIndex i, KeyIndex j,
                                            std::optional<std::int64_t> reach)
{
    if (!hasCurve(p.model))
        return Refusal{RefusalCode::CurveNotOfDisplacement};
    Curves curves;
    const std::int64_t end = reach.value_or(p.shapes.nKey - 1);
    curves.delta.resize(2 * static_cast<std::size_t>(end) + 1);
    std::iota(curves.delta.begin(), curves.delta.end(), -end);
    if (p.model.method == MethodId::Rope) {
        RopeCurve(p, heads, i, j).fill(curves);
        return curves;
    }
    if (p.model.method == MethodId::Sinusoidal) {
        curves.value.assign(heads.size(), dependsOnPlace(p) ? sineOnlyCurve(p, curves.delta, i)
                                                            : sinusoidalCurve(p, curves.delta));
        return curves;
    }
    for (const int head : heads) {
        if (p.model.method == MethodId::Shaw)
            curves.value.push_back(shawCurve(p, curves.delta, head, i));
        else
            curves.value.push_back(along(curves.delta, [&](std::int64_t delta) {
                return p.hooks.onScore->ofDelta(head, delta);
            }));
    }
    return curves;
}

} // namespace

bool hasCurve(const Model &model)
{
    switch (model.method) {
    case MethodId::None:
    case MethodId::Learned: return false;
    case MethodId::Alibi: return model.alibi.form == AlibiForm::Distance;
    case MethodId::Sinusoidal:
    case MethodId::Shaw:
    case MethodId::T5:
    case MethodId::Rope: return true;
    }
    return false;
}

bool dependsOnPlace(const Prepared &prepared)
{
    return prepared.model.method == MethodId::Rope
               ? prepared.hooks.onKey->secondFrequencies != prepared.hooks.onKey->frequencies
               : prepared.model.method == MethodId::Sinusoidal &&
                     prepared.model.mistake == Mistake::SineOnly;
}

std::optional<std::int64_t> firstRise(const std::vector<double> &meanCos)
{
    constexpr double rounding = 1e-12;
    const std::size_t centre = meanCos.size() / 2;
    for (std::size_t d = centre; d + 1 < meanCos.size(); ++d)
        if (meanCos[d + 1] > meanCos[d] + rounding)
            return static_cast<std::int64_t>(d - centre);
    return std::nullopt;
}

std::variant<Curve, Refusal> curveOf(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                     KeyIndex j, std::optional<std::int64_t> reach)
{
    auto result = curvesOfHeads(prepared, {head.value}, i, j, reach);
    if (const Refusal *refusal = std::get_if<Refusal>(&result))
        return *refusal;
    auto &curves = std::get<Curves>(result);
    return Curve{std::move(curves.delta), std::move(curves.value.front()),
                 std::move(curves.meanCos)};
}

std::variant<Curves, Refusal> curvesOf(const Prepared &prepared, QueryIndex i, KeyIndex j,
                                       std::optional<std::int64_t> reach)
{
    std::vector<int> heads(static_cast<std::size_t>(prepared.shapes.heads));
    std::iota(heads.begin(), heads.end(), 0);
    return curvesOfHeads(prepared, heads, i, j, reach);
}

} // namespace locus::core
