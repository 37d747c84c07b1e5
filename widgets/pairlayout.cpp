// SPDX-License-Identifier: GPL-3.0-or-later
// Which blocks of numbers find room, and where.
#include "widgets/pairlayout.h"

#include "widgets/isolated.h"
#include "widgets/symbol.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

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

using Blocks = std::vector<const PairNumbers::Block *>;

/// The least room of a block; with \a whole, that of its whole formula where it asks for that.
double leastWidth(const PairNumbers::Block &block, bool whole)
{
    if (block.formulas.empty())
        return wantedWidth(block);
    const formula::NodePtr &formula =
        whole && block.wantsWhole ? block.formulas.front() : block.formulas.back();
    return formula::extentOf(formula, formulaPx).width;
}

double leastWidth(const Blocks &blocks, bool whole)
{
    double width = -blockGap;
    for (const PairNumbers::Block *block : blocks)
        width += leastWidth(*block, whole) + blockGap;
    return width;
}

/// Optional blocks go until the others fit on one line, or all are gone.
Blocks withoutOptional(Blocks blocks, double width, bool whole)
{
    for (const auto isOptional :
         {&PairNumbers::Block::isOptional, &PairNumbers::Block::isLastOptional})
        while (leastWidth(blocks, whole) > width) {
            const auto optional = std::find_if(blocks.begin(), blocks.end(),
                                               [&](const auto *b) { return b->*isOptional; });
            if (optional == blocks.end())
                break;
            blocks.erase(optional);
        }
    return blocks;
}

/// For each block the fullest of its formulas that leaves the others their room; null where none
/// fits, or where it has none.
std::vector<formula::NodePtr> formulasFor(const Blocks &blocks, double width, bool whole)
{
    double spare = width - leastWidth(blocks, whole);
    std::vector<formula::NodePtr> chosen;
    for (const PairNumbers::Block *block : blocks) {
        const double least = leastWidth(*block, whole);
        const auto fits = [&](const formula::NodePtr &node) {
            return formula::extentOf(node, formulaPx).width <= least + spare;
        };
        const auto found = std::find_if(block->formulas.begin(), block->formulas.end(), fits);
        chosen.push_back(found == block->formulas.end() ? nullptr : *found);
        if (chosen.back())
            spare -= formula::extentOf(chosen.back(), formulaPx).width - least;
    }
    return chosen;
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
        all.push_back(&block);
    bool whole = true;
    Blocks blocks = withoutOptional(all, width, whole);
    if (leastWidth(blocks, whole) > width) {
        whole = false;
        blocks = withoutOptional(all, width, whole);
    }
    const std::vector<formula::NodePtr> formulas = formulasFor(blocks, width, whole);
    Flow flow(width);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        flow.add(*blocks[i], formulas[i]);
    return flow.finished();
}

} // namespace locus::widgets
