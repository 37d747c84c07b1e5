// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pairformula.h"

#include "widgets/numbertext.h"

#include <cmath>

namespace locus::widgets {

namespace {

using formula::Ink;
using formula::letter;
using formula::NodePtr;
using formula::number;
using formula::word;

constexpr int decimals = 3;
constexpr int termDecimals = 2;
constexpr std::size_t mostTerms = 8;   ///< blocks that are written out
constexpr std::size_t fewestTerms = 3; ///< of a sum that is cut short

NodePtr sign(const char *utf8, const char *latex)
{
    return word(QString::fromUtf8(utf8), Ink::Plain, QString::fromLatin1(latex));
}

NodePtr equals()
{
    return sign("=", "=");
}

NodePtr indexed(const QString &text, Ink ink, const QString &index)
{
    return formula::scripts(letter(text, ink), nullptr, number(index, ink));
}

NodePtr transposed(const QString &text, Ink ink, const QString &index)
{
    return formula::scripts(letter(text, ink),
                            word(QStringLiteral("⊤"), ink, QStringLiteral("\\top")),
                            number(index, ink));
}

/// Letters and numbers of one score, term by term.
class Score {
public:
    Score(const core::PairReport &report, const ScoreDivisor &divisor)
        : m_report(report)
        , m_divisor(divisor.value)
        , m_biasIsLate(divisor.biasIsLate)
        , m_isMixed(divisor.isMixed)
        , m_i(QString::number(report.query.value))
        , m_j(QString::number(report.key.value))
    {
        std::visit([this](const auto &terms) { add(terms); }, report.terms);
    }

    [[nodiscard]] std::vector<NodePtr> all() const
    {
        // A lone number that nothing divides is the score itself: it stands there once.
        const std::vector<NodePtr> none;
        const bool says = m_numbers.size() > 1 || m_divisor != 1;
        const std::vector<NodePtr> &shown = says ? m_numbers : none;
        std::vector<NodePtr> forms = {whole(m_letters, shown)};
        if (!m_fewerNumbers.empty())
            forms.push_back(whole(m_letters, m_fewerNumbers));
        if (says)
            forms.push_back(whole(m_letters, none));
        forms.push_back(whole(none, m_fewerNumbers.empty() ? shown : m_fewerNumbers));
        return forms;
    }

private:
    [[nodiscard]] NodePtr whole(const std::vector<NodePtr> &letters,
                                const std::vector<NodePtr> &numbers) const
    {
        std::vector<NodePtr> parts = {
            formula::scripts(letter(QStringLiteral("e")), nullptr,
                             formula::row({number(m_i, Ink::Query), word(QStringLiteral(",")),
                                           number(m_j, Ink::Key)})),
            equals()};
        for (const std::vector<NodePtr> *side : {&letters, &numbers}) {
            if (side->empty())
                continue;
            parts.insert(parts.end(), side->begin(), side->end());
            parts.push_back(equals());
        }
        parts.push_back(formula::linked(formula::result(fixedText(m_report.score, decimals)),
                                        cell(core::Stage::Scores)));
        return formula::row(std::move(parts));
    }
    [[nodiscard]] NodePtr divided(NodePtr upper, NodePtr lower) const
    {
        return m_divisor == 1 ? upper : formula::fraction(std::move(upper), std::move(lower));
    }
    [[nodiscard]] static NodePtr rootOfSize()
    {
        return formula::root(
            formula::scripts(letter(QStringLiteral("d")), nullptr, letter(QStringLiteral("k"))));
    }
    [[nodiscard]] NodePtr divisor() const { return number(shortText(m_divisor, 4)); }

    [[nodiscard]] Hover cell(core::Stage stage) const
    {
        return {.query = m_report.query.value, .key = m_report.key.value, .stage = stage};
    }
    [[nodiscard]] Hover displacement() const { return {.delta = m_report.delta}; }

    [[nodiscard]] NodePtr query() const
    {
        return formula::linked(transposed(QStringLiteral("q"), Ink::Query, m_i),
                               {.query = m_report.query.value});
    }
    [[nodiscard]] NodePtr key() const
    {
        return formula::linked(indexed(QStringLiteral("k"), Ink::Key, m_j),
                               {.key = m_report.key.value});
    }

    void letters(NodePtr node) { m_letters.push_back(std::move(node)); }
    void numbers(NodePtr node) { m_numbers.push_back(std::move(node)); }

    /// "+ 0.420" or "− 0.420"; the first stands without a plus. An empty source links nothing.
    static void addTerm(std::vector<NodePtr> &row, double value, int places, Ink ink,
                        const Hover &source = {})
    {
        const auto linkedNumber = [&](const QString &text) {
            const NodePtr digits = number(text, ink);
            return source == Hover{} ? digits : formula::linked(digits, source);
        };
        const QString magnitude = fixedText(std::abs(value), places);
        const bool negative = value < 0 && magnitude != QLatin1String("0");
        if (row.empty()) {
            row.push_back(linkedNumber(fixedText(value, places)));
            return;
        }
        row.push_back(negative ? sign("−", "-") : sign("+", "+"));
        row.push_back(linkedNumber(magnitude));
    }
    /// q . k before it is divided.
    [[nodiscard]] NodePtr contentNumber() const
    {
        return formula::linked(number(fixedText(m_report.content * m_divisor, termDecimals)),
                               cell(core::Stage::Content));
    }

    /// q . k / sqrt(d), letters and numbers.
    void addContent()
    {
        letters(divided(formula::row({query(), key()}), rootOfSize()));
        numbers(divided(contentNumber(), divisor()));
    }
    void addPosition(NodePtr letters_, double value)
    {
        letters(sign("+", "+"));
        letters(formula::linked(std::move(letters_), displacement()));
        addTerm(m_numbers, value, decimals, Ink::Position, displacement());
    }

    void add(const std::monostate &) { addContent(); }

    void add(const core::InputTerms &terms)
    {
        const auto input = [](const QString &index, Ink ink, const char *projection) {
            return formula::row({word(QStringLiteral("(")),
                                 indexed(QStringLiteral("x"), ink, index), sign("+", "+"),
                                 indexed(QStringLiteral("p"), Ink::Position, index),
                                 word(QStringLiteral(")")),
                                 formula::scripts(letter(QStringLiteral("W")), nullptr,
                                                  letter(QString::fromLatin1(projection)))});
        };
        letters(divided(formula::row({input(m_i, Ink::Query, "Q"), sign("·", "\\cdot"),
                                      input(m_j, Ink::Key, "K")}),
                        rootOfSize()));
        addTerm(m_numbers, terms.contentContent, decimals, Ink::Plain, cell(core::Stage::Content));
        const auto part = [this](double value, core::Stage stage) {
            addTerm(m_numbers, value, decimals, Ink::Position, cell(stage));
        };
        part(terms.contentPosition, core::Stage::ContentPosition);
        part(terms.positionContent, core::Stage::PositionContent);
        part(terms.positionPosition, core::Stage::PositionPosition);
    }

    void add(const core::ShawTerms &terms)
    {
        letters(divided(formula::row({query(), word(QStringLiteral("(")), key(), sign("+", "+"),
                                      formula::linked(indexed(QStringLiteral("r"), Ink::Position,
                                                              wholeText(terms.clip)),
                                                      displacement()),
                                      word(QStringLiteral(")"))}),
                        rootOfSize()));
        numbers(divided(contentNumber(), divisor()));
        addTerm(m_numbers, terms.qDotR, decimals, Ink::Position, displacement());
    }

    void add(const core::T5Terms &terms)
    {
        addContent();
        if (m_biasIsLate)
            return;
        addPosition(indexed(QStringLiteral("b"), Ink::Position, QString::number(terms.bucket)),
                    terms.scalar);
    }

    void add(const core::AlibiTerms &terms)
    {
        addContent();
        if (m_biasIsLate)
            return;
        const bool distance = terms.distance == std::abs(m_report.delta);
        letters(distance ? sign("−", "-") : sign("+", "+"));
        const Hover slope{.head = m_report.head.value};
        const Hover place = distance ? displacement() : Hover{.key = m_report.key.value};
        letters(formula::linked(letter(QStringLiteral("m"), Ink::Position), slope));
        letters(formula::linked(
            distance ? word(QStringLiteral("|Δ|"), Ink::Position, QStringLiteral("|\\Delta|"))
                     : letter(QStringLiteral("j"), Ink::Position),
            place));
        const double factor = distance ? -terms.slope : terms.slope;
        numbers(factor < 0 ? sign("−", "-") : sign("+", "+"));
        numbers(formula::linked(number(shortText(std::abs(factor), 4), Ink::Position), slope));
        numbers(sign("·", "\\cdot"));
        numbers(formula::linked(number(wholeText(terms.distance), Ink::Position), place));
    }

    /// R at a position, or at a displacement.
    [[nodiscard]] static NodePtr turn(std::int64_t by, const Hover &source)
    {
        return formula::linked(indexed(QStringLiteral("R"), Ink::Position, wholeText(by)), source);
    }
    /// q^T R_delta k; where that is another number, (R_i q)^T (R_j k).
    [[nodiscard]] NodePtr turned() const
    {
        if (!m_isMixed)
            return formula::row({query(), turn(m_report.delta, displacement()), key()});
        const Hover atQuery{.query = m_report.query.value};
        const NodePtr plainQuery =
            formula::linked(indexed(QStringLiteral("q"), Ink::Query, m_i), atQuery);
        return formula::row(
            {word(QStringLiteral("(")), turn(m_report.queryPosition, atQuery), plainQuery,
             formula::scripts(word(QStringLiteral(")")),
                              word(QStringLiteral("⊤"), Ink::Plain, QStringLiteral("\\top")),
                              nullptr),
             word(QStringLiteral("(")), turn(m_report.keyPosition, {.key = m_report.key.value}),
             key(), word(QStringLiteral(")"))});
    }

    void add(const core::RopeTerms &terms)
    {
        letters(divided(turned(), rootOfSize()));
        m_numbers = sumOf(terms, mostTerms);
        if (terms.blocks.size() > fewestTerms + 1 && terms.blocks.size() <= mostTerms)
            m_fewerNumbers = sumOf(terms, fewestTerms);
    }

    /// What the blocks come to, one by one; where they are more than \a most, the rest together.
    [[nodiscard]] std::vector<NodePtr> sumOf(const core::RopeTerms &terms, std::size_t most) const
    {
        std::vector<NodePtr> sum;
        const bool isWhole = terms.blocks.size() <= most;
        double others = terms.rest * m_divisor;
        for (std::size_t block = 0; block < terms.blocks.size(); ++block) {
            const double part = terms.blocks[block].rotated * m_divisor;
            if (isWhole || block < fewestTerms)
                addTerm(sum, part, termDecimals, Ink::Position, {.block = static_cast<int>(block)});
            else
                others += part;
        }
        if (!isWhole) {
            sum.push_back(sign("+", "+"));
            sum.push_back(sign("…", "\\dots"));
            addTerm(sum, others, termDecimals, Ink::Position);
        } else if (terms.rest != 0) {
            addTerm(sum, others, termDecimals, Ink::Plain);
        }
        if (m_divisor == 1)
            return sum;
        return {divided(formula::row(std::move(sum)), divisor())};
    }

    const core::PairReport &m_report;
    double m_divisor;
    bool m_biasIsLate;
    bool m_isMixed;
    QString m_i, m_j;
    std::vector<NodePtr> m_letters, m_numbers;
    std::vector<NodePtr> m_fewerNumbers; ///< where a sum can be cut short
};

} // namespace

std::vector<formula::NodePtr> scoreFormulas(const core::PairReport &report,
                                            const ScoreDivisor &divisor)
{
    return Score(report, divisor).all();
}

} // namespace locus::widgets
