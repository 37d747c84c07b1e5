// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbers of a pair are said, and in which words.
#include "widgets/bucketformula.h"
#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/pairnumbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

using Piece = PairNumbers::Piece;
using Block = PairNumbers::Block;
using Look = PairNumbers::Piece::Look;

constexpr int scoreDecimals = 3;
constexpr int weightDecimals = 4;

class Blocks {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::PairNumbers)
public:
    Blocks(const core::PairReport &report, const PairContext &context, const Theme &theme)
        : m_report(report)
        , m_context(context)
        , m_theme(theme)
    {
    }

    [[nodiscard]] std::vector<Block> all() const
    {
        std::vector<Block> blocks = {pair()};
        if (m_context.deadRow) {
            blocks.push_back(
                sentence(tr("Query %1 may use no key at all: its weights and its output are 0.")
                             .arg(m_report.query.value)));
            return blocks;
        }
        if (m_report.masked) {
            blocks.push_back(sentence(
                tr("Masked: query %1 may not use key %2. There is no score, and the weight is 0.")
                    .arg(m_report.query.value)
                    .arg(m_report.key.value)));
            return blocks;
        }
        if (const auto *t5 = std::get_if<core::T5Terms>(&m_report.terms);
            t5 && t5->how.perDirection > 0)
            blocks.push_back(bucket(t5->how));
        blocks.push_back(score());
        if (Block terms = std::visit([this](const auto &t) { return termsOf(t); }, m_report.terms);
            !terms.pieces.empty()) {
            if (!m_context.caveat.isEmpty())
                terms.caption = tr("%1, %2").arg(terms.caption, m_context.caveat);
            // The formula of the score tells the same, unless it comes without the position.
            terms.isLastOptional = !m_context.divisor.biasIsLate;
            blocks.push_back(std::move(terms));
        }
        if (!std::holds_alternative<std::monostate>(m_report.terms))
            blocks.push_back(weightWithout());
        blocks.push_back(weight());
        return blocks;
    }

private:
    [[nodiscard]] Piece number(const QString &text) const
    {
        return {Look::Number, text, m_theme.ink};
    }
    [[nodiscard]] Piece position(const QString &text) const
    {
        return {Look::Number, text, m_theme.position.text};
    }
    [[nodiscard]] static Piece from(const Hover &source, Piece piece)
    {
        piece.source = source;
        return piece;
    }
    [[nodiscard]] Hover cell(core::Stage stage) const
    {
        return {.query = m_report.query.value, .key = m_report.key.value, .stage = stage};
    }
    [[nodiscard]] Hover displacement() const { return {.delta = m_report.delta}; }
    [[nodiscard]] Piece word(const QString &text) const { return {Look::Word, text, m_theme.ink3}; }
    [[nodiscard]] Piece symbol(const QString &text) const
    {
        return {Look::Symbol, text, m_theme.ink};
    }
    [[nodiscard]] Piece result(const QString &text) const
    {
        return {Look::Result, text, m_theme.ink};
    }
    [[nodiscard]] static Block sentence(const QString &text)
    {
        return {{}, {{Look::Word, text, {}}}, true};
    }
    [[nodiscard]] QString indices(const QString &letter) const
    {
        return QStringLiteral("%1_%2,%3")
            .arg(letter)
            .arg(m_report.query.value)
            .arg(m_report.key.value);
    }
    /// "+ 0.42" or "− 0.42", to follow another term.
    [[nodiscard]] static QString following(double value, int decimals)
    {
        const QString magnitude = fixedText(std::abs(value), decimals);
        return (value < 0 && magnitude != QLatin1String("0") ? QStringLiteral("− ")
                                                             : QStringLiteral("+ ")) +
               magnitude;
    }
    /// With the decimals of the factor it is a multiple of.
    [[nodiscard]] static QString asFineAs(const QString &factor, double value)
    {
        constexpr int digits = 4;
        if (factor.contains(QLatin1Char('e')))
            return shortText(value, digits);
        const qsizetype point = factor.indexOf(QLatin1Char('.'));
        return fixedText(value, point < 0 ? 0 : static_cast<int>(factor.size() - point - 1));
    }
    /// "dog 1", or the index alone.
    static void addPlace(std::vector<Piece> &pieces, const Hover &source, const QString &token,
                         int index, const QColor &color)
    {
        if (!token.isEmpty())
            pieces.push_back(from(source, {Look::Token, token, color}));
        pieces.push_back(from(source, {Look::Number, QString::number(index), color}));
    }

    [[nodiscard]] Block pair() const
    {
        std::vector<Piece> pieces;
        addPlace(pieces, {.query = m_report.query.value}, m_context.queryToken,
                 m_report.query.value, m_theme.query.text);
        pieces.push_back(number(QStringLiteral("→")));
        addPlace(pieces, {.key = m_report.key.value}, m_context.keyToken, m_report.key.value,
                 m_theme.key.text);
        pieces.push_back(
            from(displacement(), position(QStringLiteral("Δ ") + wholeText(m_report.delta))));
        return {tr("Query → key"), std::move(pieces), false, true};
    }

    [[nodiscard]] Block bucket(const core::T5Derivation &how) const
    {
        const auto formulas = bucketFormulas(how, m_report.delta);
        return {tr("Bucket of Δ %1").arg(wholeText(m_report.delta)),
                {from(displacement(), position(formula::plainOf(formulas.back())))},
                false,
                false,
                formulas};
    }

    [[nodiscard]] Block score() const
    {
        const bool none = std::holds_alternative<std::monostate>(m_report.terms);
        Block block{none ? tr("Score before softmax, content alone")
                         : tr("Score before softmax: content, position"),
                    {symbol(indices(QStringLiteral("e"))), number(QStringLiteral("="))},
                    false};
        if (!none) {
            block.pieces.push_back(number(fixedText(m_report.content, scoreDecimals)));
            block.pieces.push_back(position(following(m_report.position, scoreDecimals)));
            block.pieces.push_back(number(QStringLiteral("=")));
        }
        block.pieces.push_back(result(fixedText(m_report.score, scoreDecimals)));
        block.formulas = scoreFormulas(m_report, m_context.divisor);
        block.isFullestLast = true;
        return block;
    }

    [[nodiscard]] Block weight() const
    {
        return {
            tr("Weight after softmax"),
            {symbol(indices(QStringLiteral("a"))),
             number(QStringLiteral("=")),
             from(cell(core::Stage::Weights), result(fixedText(m_report.weight, weightDecimals))),
             {Look::Swatch, {}, QColor(colorOf(m_report.weight, m_context.weightRange, m_theme))}},
            false};
    }

    [[nodiscard]] Block weightWithout() const
    {
        return {tr("Weight without position"),
                {number(fixedText(m_report.contentWeight, weightDecimals))},
                false,
                true};
    }

    [[nodiscard]] Block termsOf(const std::monostate &) const { return {}; }

    /// The formula has them one by one.
    [[nodiscard]] Block termsOf(const core::InputTerms &) const
    {
        return {tr("The three terms with a position, together"),
                {from(cell(core::Stage::Position),
                      position(fixedText(m_report.position, scoreDecimals)))},
                false};
    }

    [[nodiscard]] Block termsOf(const core::ShawTerms &terms) const
    {
        return {tr("Vector of displacement %1, row %2").arg(wholeText(terms.clip)).arg(terms.row),
                {symbol(m_context.divisor.value == 1 ? QStringLiteral("q·r")
                                                     : QStringLiteral("q·r / √d")),
                 number(QStringLiteral("=")),
                 from(displacement(), position(fixedText(terms.qDotR, scoreDecimals)))},
                false};
    }

    [[nodiscard]] Block termsOf(const core::T5Terms &terms) const
    {
        return {tr("Bias of bucket %1").arg(terms.bucket),
                {symbol(QStringLiteral("b")), number(QStringLiteral("=")),
                 from(displacement(), position(fixedText(terms.scalar, scoreDecimals)))},
                false};
    }

    [[nodiscard]] Block termsOf(const core::AlibiTerms &terms) const
    {
        // The form that subtracts a distance and those that add a multiple differ in the sign
        // alone.
        const bool subtracts = terms.distance == std::abs(m_report.delta) &&
                               terms.bias == -terms.slope * static_cast<double>(terms.distance);
        const QString slope = shortText(subtracts ? -terms.slope : terms.slope, 4);
        return {subtracts ? tr("Bias: slope times distance") : tr("Bias: slope times place"),
                {from({.head = m_report.head.value}, position(slope)), number(QStringLiteral("·")),
                 from(displacement(), position(wholeText(terms.distance))),
                 number(QStringLiteral("=")),
                 from(displacement(), position(asFineAs(slope, terms.bias)))},
                false};
    }

    [[nodiscard]] Block termsOf(const core::RopeTerms &terms) const
    {
        const auto strongest = std::max_element(
            terms.blocks.begin(), terms.blocks.end(),
            [](const auto &a, const auto &b) { return std::abs(a.rotated) < std::abs(b.rotated); });
        if (strongest == terms.blocks.end())
            return {};
        const QString caption = terms.blocks.size() == 1
                                    ? tr("The one block")
                                    : tr("Strongest of %1 blocks: %2")
                                          .arg(terms.blocks.size())
                                          .arg(strongest - terms.blocks.begin());
        const Hover source{.block = static_cast<int>(strongest - terms.blocks.begin())};
        const Piece before = from(source, number(fixedText(strongest->unrotated, scoreDecimals)));
        const Piece arrow = number(QStringLiteral("→"));
        const Piece after = from(source, position(fixedText(strongest->rotated, scoreDecimals)));
        if (m_context.divisor.isMixed) // its two channels turn by different angles
            return {caption, {before, arrow, after}, false};
        return {caption,
                {before, word(tr("turned by")),
                 from(source, position(shortText(strongest->angleDifference))), word(tr("rad")),
                 arrow, after},
                false};
    }

    const core::PairReport &m_report;
    const PairContext &m_context;
    const Theme &m_theme;
};

} // namespace

std::vector<Block> pairBlocks(const core::PairReport &report, const PairContext &context,
                              const Theme &theme)
{
    return Blocks(report, context, theme).all();
}

} // namespace locus::widgets
