// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bucketformula.h"

#include "widgets/numbertext.h"

#include <QCoreApplication>

#include <cmath>

namespace locus::widgets {

namespace {

using formula::Ink;
using formula::NodePtr;
using formula::number;
using formula::word;

class BucketFormula {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::BucketFormula)
public:
    BucketFormula(const core::T5Derivation &how, std::int64_t delta)
        : m_how(how)
        , m_source{.delta = delta}
    {
    }

    [[nodiscard]] std::vector<NodePtr> all() const
    {
        if (!m_how.isLogarithmic())
            return exact();
        const NodePtr quotient =
            formula::row({fractionOf(distanceLetter(), false),
                          word(QStringLiteral("·"), Ink::Plain, QStringLiteral("\\cdot")),
                          number(wholeText(steps()))});
        const NodePtr numbers =
            formula::row({fractionOf(distanceNumber(), true),
                          word(QStringLiteral("·"), Ink::Plain, QStringLiteral("\\cdot")),
                          number(wholeText(steps()))});
        const NodePtr value = number(insideText());
        return {whole({quotient, numbers, value}), whole({numbers, value}), whole({value})};
    }

private:
    [[nodiscard]] static NodePtr equals() { return word(QStringLiteral("=")); }
    [[nodiscard]] static NodePtr plus() { return word(QStringLiteral("+")); }
    [[nodiscard]] int steps() const { return m_how.perDirection - m_how.maxExact; }

    [[nodiscard]] NodePtr name() const
    {
        return formula::linked(
            word(tr("bucket"), Ink::Position, QStringLiteral("\\mathrm{bucket}")), m_source);
    }
    [[nodiscard]] NodePtr result() const
    {
        return formula::linked(formula::result(wholeText(m_how.bucket)), m_source);
    }
    [[nodiscard]] NodePtr distanceLetter() const
    {
        return formula::linked(
            word(QStringLiteral("|Δ|"), Ink::Position, QStringLiteral("|\\Delta|")), m_source);
    }
    [[nodiscard]] NodePtr distanceNumber() const
    {
        return formula::linked(number(wholeText(m_how.distance), Ink::Position), m_source);
    }

    /// ln(above / 8) over ln(128 / 8), or over the logarithm of the quotient itself.
    [[nodiscard]] NodePtr fractionOf(const NodePtr &above, bool divided) const
    {
        const auto logarithm = [](std::vector<NodePtr> inside) {
            inside.insert(inside.begin(),
                          word(QStringLiteral("ln("), Ink::Plain, QStringLiteral("\\ln(")));
            inside.push_back(word(QStringLiteral(")")));
            return formula::row(std::move(inside));
        };
        const NodePtr slash = word(QStringLiteral("/"));
        const NodePtr exact = number(wholeText(m_how.maxExact));
        const double ratio = static_cast<double>(m_how.maxDistance) / m_how.maxExact;
        return formula::fraction(
            logarithm({above, slash, exact}),
            divided ? logarithm({number(shortText(ratio, 4))})
                    : logarithm({number(wholeText(m_how.maxDistance)), slash, exact}));
    }

    /// Enough decimals that the floor can be read off.
    [[nodiscard]] QString insideText() const
    {
        constexpr int fewest = 3, most = 12;
        for (int decimals = fewest; decimals < most; ++decimals) {
            const double scale = std::pow(10.0, decimals);
            if (std::floor(std::round(m_how.inside * scale) / scale) == m_how.floor)
                return fixedText(m_how.inside, decimals);
        }
        return fixedText(m_how.inside, fewest);
    }

    /// "bucket = 8 + floor(..) = 8 + floor(..) = 12" with each of \a insides.
    [[nodiscard]] NodePtr whole(const std::vector<NodePtr> &insides) const
    {
        std::vector<NodePtr> parts = {name(), equals()};
        for (const NodePtr &inside : insides) {
            append(parts, inside);
            parts.push_back(equals());
        }
        parts.push_back(result());
        return formula::row(std::move(parts));
    }

    /// offset + min(max_exact + floor(inside), last), as far as each has something to say.
    void append(std::vector<NodePtr> &parts, const NodePtr &inside) const
    {
        const bool brought = m_how.floor >= steps();
        if (m_how.offset > 0)
            parts.insert(parts.end(), {number(wholeText(m_how.offset)), plus()});
        if (brought)
            parts.push_back(word(QStringLiteral("min("), Ink::Plain, QStringLiteral("\\min(")));
        parts.insert(parts.end(),
                     {number(wholeText(m_how.maxExact)), plus(), formula::floorOf(inside)});
        if (brought)
            parts.insert(parts.end(),
                         {word(QStringLiteral(",")), number(wholeText(m_how.perDirection - 1)),
                          word(QStringLiteral(")"))});
    }

    /// A distance below max_exact is its own bucket; in one direction, keys after the query stand
    /// at distance 0.
    [[nodiscard]] std::vector<NodePtr> exact() const
    {
        std::vector<NodePtr> parts = {name(), equals()};
        if (m_how.distance == 0 && *m_source.delta > 0) {
            parts.insert(parts.end(),
                         {word(QStringLiteral("max("), Ink::Plain, QStringLiteral("\\max(")),
                          word(QStringLiteral("−Δ"), Ink::Position, QStringLiteral("-\\Delta")),
                          word(QStringLiteral(",")), number(QStringLiteral("0")),
                          word(QStringLiteral(")")), equals()});
        } else {
            if (m_how.offset > 0)
                parts.insert(parts.end(), {number(wholeText(m_how.offset)), plus()});
            parts.insert(parts.end(), {distanceLetter(), equals()});
            if (m_how.offset > 0)
                parts.insert(parts.end(),
                             {number(wholeText(m_how.offset)), plus(), distanceNumber(), equals()});
        }
        parts.push_back(result());
        return {formula::row(std::move(parts))};
    }

    const core::T5Derivation &m_how;
    Hover m_source;
};

} // namespace

std::vector<formula::NodePtr> bucketFormulas(const core::T5Derivation &how, std::int64_t delta)
{
    return BucketFormula(how, delta).all();
}

} // namespace locus::widgets
