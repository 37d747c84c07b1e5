// SPDX-License-Identifier: GPL-3.0-or-later
// Which blocks of numbers find room, and where.
#include "widgets/pairlayout.h"

#include "widgets/isolated.h"
#include "widgets/symbol.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace locus::widgets {

namespace {

constexpr double rowGap = 6;
constexpr double blockGap = 28; // with the dividing line in its middle
constexpr double pieceGap = 6;
constexpr double widestToken = 110;
constexpr double formulaBaseline = 28; // below the top of its row

double widthOf(const PairNumbers::Piece &piece)
{
    using Look = PairNumbers::Piece::Look;
    switch (piece.look) {
    case Look::Swatch: return swatchWidth;
    case Look::Symbol: return symbolWidth(piece.text, symbolPx);
    default: return fixedDigitsWidth(pieceFont(piece.look), shownText(piece));
    }
}

double captionWidth(const QString &caption)
{
    // Wrapping measures a little differently.
    return std::ceil(QFontMetricsF(uiFont(metrics::subtitlePx)).horizontalAdvance(caption)) + 1;
}

double piecesWidth(const PairNumbers::Block &block)
{
    double width = 0;
    for (const PairNumbers::Piece &piece : block.pieces)
        width += widthOf(piece) + pieceGap;
    return width - pieceGap;
}

double wantedWidth(const PairNumbers::Block &block)
{
    if (block.isSentence)
        return QFontMetricsF(sentenceFont()).horizontalAdvance(block.pieces.front().text) + 1;
    return std::max(captionWidth(block.caption), piecesWidth(block));
}

/// A block, and how wide each of its forms is.
struct Measured {
    const PairNumbers::Block *block = nullptr;
    double inPieces = 0;
    std::vector<double> formulas = {};
};
using Blocks = std::vector<Measured>;

/// How much of their formulas blocks may keep: places in the lists of formulas.
struct Level {
    std::size_t last = 0; ///< of the one that is cut short last
    std::size_t others = 0;
};

/// The least room of a block.
double leastWidth(const Measured &measured, const Level &level)
{
    if (measured.formulas.empty())
        return measured.inPieces;
    const std::size_t place = measured.block->isFullestLast ? level.last : level.others;
    return measured.formulas[std::min(place, measured.formulas.size() - 1)];
}

double leastWidth(const Blocks &blocks, const Level &level)
{
    double width = -blockGap;
    for (const Measured &measured : blocks)
        width += leastWidth(measured, level) + blockGap;
    return width;
}

/// Optional blocks go until the others fit on one line, or all are gone.
Blocks withoutOptional(Blocks blocks, double width, const Level &level)
{
    for (const auto isOptional :
         {&PairNumbers::Block::isOptional, &PairNumbers::Block::isLastOptional})
        while (leastWidth(blocks, level) > width) {
            const auto optional = std::find_if(blocks.begin(), blocks.end(),
                                               [&](const auto &m) { return m.block->*isOptional; });
            if (optional == blocks.end())
                break;
            blocks.erase(optional);
        }
    return blocks;
}

std::size_t mostFormulas(const Blocks &blocks, bool isFullestLast)
{
    std::size_t most = 1;
    for (const Measured &measured : blocks)
        if (measured.block->isFullestLast == isFullestLast)
            most = std::max(most, measured.formulas.size());
    return most;
}

/// The blocks for one line, and the fullest level at which they fit there. Where none fits more
/// lines begin, and only what is said elsewhere goes.
std::pair<Blocks, Level> fitting(const Blocks &all, double width)
{
    Level level;
    const std::size_t most = mostFormulas(all, true), mostOthers = mostFormulas(all, false);
    for (level.last = 0; level.last < most; ++level.last)
        for (level.others = 0; level.others < mostOthers; ++level.others)
            if (Blocks blocks = withoutOptional(all, width, level);
                leastWidth(blocks, level) <= width)
                return {std::move(blocks), level};
    Blocks blocks;
    std::copy_if(all.begin(), all.end(), std::back_inserter(blocks),
                 [](const Measured &measured) { return !measured.block->isOptional; });
    return {std::move(blocks), level};
}

/// For each block the fullest of its formulas that leaves the others their room; null where none
/// fits, or where it has none.
std::vector<formula::NodePtr> formulasFor(const Blocks &blocks, double width, const Level &level)
{
    double spare = width - leastWidth(blocks, level);
    std::vector<formula::NodePtr> chosen;
    for (const Measured &measured : blocks) {
        const double least = leastWidth(measured, level);
        const auto found = std::find_if(measured.formulas.begin(), measured.formulas.end(),
                                        [&](double wanted) { return wanted <= least + spare; });
        if (found == measured.formulas.end()) {
            chosen.push_back(nullptr);
            continue;
        }
        const auto place = static_cast<std::size_t>(found - measured.formulas.begin());
        chosen.push_back(measured.block->formulas[place]);
        spare -= *found - least;
    }
    return chosen;
}

Measured measured(const PairNumbers::Block &block)
{
    Measured result{&block, block.formulas.empty() ? wantedWidth(block) : 0};
    for (const formula::NodePtr &formula : block.formulas)
        result.formulas.push_back(formula::extentOf(formula, formulaPx).width);
    return result;
}

} // namespace

QFont pieceFont(PairNumbers::Piece::Look look)
{
    using Look = PairNumbers::Piece::Look;
    switch (look) {
    case Look::Result: return uiFont(resultPx, QFont::Bold);
    case Look::Word: return uiFont(metrics::subtitlePx);
    default: return uiFont(metrics::labelPx, QFont::Medium);
    }
}

QFont sentenceFont()
{
    return uiFont(metrics::labelPx);
}

/// Puts blocks from left to right in rows; one that is wider than the whole widget breaks between
/// its pieces.
class PairNumbers::Flow {
public:
    explicit Flow(int width)
        : m_width(width)
    {
    }

    void add(const Block &block, const formula::NodePtr &formula)
    {
        const double wanted =
            formula ? formula::extentOf(formula, formulaPx).width : wantedWidth(block);
        if (m_x > 0 && m_x + wanted > m_width) {
            m_x = 0;
            m_top += m_rowHeight + rowGap;
            m_rowHeight = 0;
        } else if (m_x > 0) {
            const double x = m_x - blockGap / 2;
            m_layout.dividers.emplace_back(x, m_top + 2, x, m_top + captionHeight + lineHeight - 2);
        }
        const double room = std::min(wanted, m_width - m_x);
        const double height = formula            ? placeFormula(formula)
                              : block.isSentence ? placeSentence(block, room)
                                                 : place(block, room);
        m_rowHeight = std::max(m_rowHeight, height);
        m_x += room + blockGap;
    }
    [[nodiscard]] Layout finished()
    {
        m_layout.height = m_top + m_rowHeight;
        return std::move(m_layout);
    }

private:
    [[nodiscard]] static double wrappedHeight(const QFont &font, double room, const QString &text)
    {
        const QRectF box(0, 0, std::max(room, 1.0), 1000);
        return QFontMetricsF(font).boundingRect(box, Qt::TextWordWrap, text).height();
    }

    double placeFormula(const formula::NodePtr &formula)
    {
        const QPointF baseline(m_x, m_top + formulaBaseline);
        m_layout.formulas.emplace_back(formula, baseline);
        const auto links = formula::linksOf(baseline, formula, formulaPx);
        m_layout.links.insert(m_layout.links.end(), links.begin(), links.end());
        return captionHeight + lineHeight;
    }

    double placeSentence(const Block &block, double room)
    {
        const QString &text = block.pieces.front().text;
        const double height =
            std::max(captionHeight + lineHeight, wrappedHeight(sentenceFont(), room, text));
        m_layout.sentences.emplace_back(text, QRectF(m_x, m_top, room, height));
        return height;
    }

    double place(const Block &block, double room)
    {
        const double caption = std::max(
            captionHeight, wrappedHeight(uiFont(metrics::subtitlePx), room, block.caption) + 2);
        m_layout.captions.emplace_back(block.caption, QRectF(m_x, m_top, room, caption));
        double x = m_x, lineTop = m_top + caption;
        for (const Piece &piece : block.pieces) {
            const double width = widthOf(piece);
            if (x > m_x && x + width > m_x + room + 0.5) {
                x = m_x;
                lineTop += lineHeight;
            }
            m_layout.pieces.push_back({&piece, {x, lineTop + lineHeight / 2 + 5}});
            if (!(piece.source == Hover{}))
                m_layout.links.push_back(
                    {piece.source, QRectF(x, lineTop + 5, width, lineHeight - 9)});
            x += width + pieceGap;
        }
        return lineTop + lineHeight - m_top;
    }

    Layout m_layout;
    double m_width;
    double m_x = 0, m_top = 0, m_rowHeight = 0;
};

QString shownText(const PairNumbers::Piece &piece)
{
    if (piece.look != PairNumbers::Piece::Look::Token)
        return piece.text;
    return elidedToken(piece.text, pieceFont(piece.look), widestToken);
}

PairNumbers::Layout PairNumbers::layOut(int width) const
{
    Blocks all;
    for (const Block &block : m_blocks)
        all.push_back(measured(block));
    const auto [blocks, level] = fitting(all, width);
    const std::vector<formula::NodePtr> formulas = formulasFor(blocks, width, level);
    Flow flow(width);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        flow.add(*blocks[i].block, formulas[i]);
    return flow.finished();
}

} // namespace locus::widgets
