// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pairnumbers.h"

#include "widgets/symbol.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double captionHeight = 18;
constexpr double lineHeight = 26;
constexpr double rowGap = 6;
constexpr double blockGap = 28; // with the dividing line in its middle
constexpr double pieceGap = 6;
constexpr double symbolPx = 17;
constexpr double formulaPx = 17;
constexpr double formulaBaseline = 28; // below the top of its row
constexpr double resultPx = 15;
constexpr double swatchWidth = 32, swatchHeight = 14;
constexpr int preferredWidth = 900;

QFont fontOf(PairNumbers::Piece::Look look)
{
    using Look = PairNumbers::Piece::Look;
    switch (look) {
    case Look::Result: return uiFont(resultPx, QFont::Bold);
    case Look::Word: return uiFont(metrics::subtitlePx);
    default: return uiFont(metrics::labelPx, QFont::Medium);
    }
}

double widthOf(const PairNumbers::Piece &piece)
{
    using Look = PairNumbers::Piece::Look;
    switch (piece.look) {
    case Look::Swatch: return swatchWidth;
    case Look::Symbol: return symbolWidth(piece.text, symbolPx);
    default: return fixedDigitsWidth(fontOf(piece.look), piece.text);
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

QFont sentenceFont()
{
    return uiFont(metrics::labelPx);
}

/// The first formula of a block that fits; null where none does.
formula::NodePtr fittingFormula(const PairNumbers::Block &block, double room)
{
    const auto fits = [room](const formula::NodePtr &node) {
        return formula::extentOf(node, formulaPx).width <= room;
    };
    const auto found = std::find_if(block.formulas.begin(), block.formulas.end(), fits);
    return found == block.formulas.end() ? nullptr : *found;
}

double wantedWidth(const PairNumbers::Block &block)
{
    if (block.isSentence)
        return QFontMetricsF(sentenceFont()).horizontalAdvance(block.pieces.front().text) + 1;
    return std::max(captionWidth(block.caption), piecesWidth(block));
}

void paintPiece(QPainter &painter, const PairNumbers::Piece &piece, QPointF baseline,
                const Theme &theme)
{
    using Look = PairNumbers::Piece::Look;
    painter.setPen(piece.color);
    if (piece.look == Look::Swatch) {
        const QRectF box(baseline.x() + 0.5, baseline.y() - swatchHeight + 2.5, swatchWidth - 1,
                         swatchHeight - 1);
        painter.setPen(QPen(theme.line2, 1));
        painter.setBrush(piece.color);
        painter.drawRoundedRect(box, 3, 3);
    } else if (piece.look == Look::Symbol) {
        paintSymbol(painter, baseline, piece.text, symbolPx);
    } else {
        paintFixedDigits(painter, baseline, piece.text, fontOf(piece.look));
    }
}

} // namespace

struct PairNumbers::PlacedPiece {
    const Piece *piece = nullptr;
    QPointF baseline;
};

struct PairNumbers::Layout {
    std::vector<PlacedPiece> pieces;
    std::vector<std::pair<QString, QRectF>> captions;
    std::vector<std::pair<QString, QRectF>> sentences;
    std::vector<std::pair<formula::NodePtr, QPointF>> formulas;
    std::vector<QLineF> dividers;
    double height = 0;
};

PairNumbers::PairNumbers(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void PairNumbers::setTheme(const Theme &theme)
{
    m_theme = theme;
    rebuild();
}

void PairNumbers::setReport(const core::PairReport &report, const PairContext &context)
{
    m_refusal.clear();
    m_report = report;
    m_context = context;
    rebuild();
}

void PairNumbers::setRefusal(const QString &sentence)
{
    m_refusal = sentence;
    m_report.reset();
    rebuild();
}

void PairNumbers::retranslate()
{
    setAccessibleName(tr("Numbers of the selected pair"));
    rebuild();
}

void PairNumbers::rebuild()
{
    m_blocks.clear();
    if (m_report)
        m_blocks = pairBlocks(*m_report, m_context, m_theme);
    else if (!m_refusal.isEmpty())
        m_blocks.push_back({{}, {{Piece::Look::Word, m_refusal, {}}}, true});
    setAccessibleDescription(plainText());
    keepRoom();
    update();
}

/// Whatever layout holds it, no line is cut off.
void PairNumbers::keepRoom()
{
    setMinimumHeight(heightForWidth(width()));
}

void PairNumbers::resizeEvent(QResizeEvent *)
{
    keepRoom();
}

QString PairNumbers::plainText() const
{
    QStringList lines;
    for (const Block &block : m_blocks) {
        QStringList words;
        for (const Piece &piece : block.pieces)
            if (!piece.text.isEmpty())
                words += piece.text;
        const QString line = words.join(QLatin1Char(' '));
        lines += block.caption.isEmpty() ? line : block.caption + QStringLiteral(": ") + line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString PairNumbers::latex() const
{
    for (const Block &block : m_blocks)
        if (!block.formulas.empty())
            return formula::latexOf(block.formulas.front());
    return {};
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
        m_layout.formulas.emplace_back(formula, QPointF(m_x, m_top + formulaBaseline));
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
            x += width + pieceGap;
        }
        return lineTop + lineHeight - m_top;
    }

    Layout m_layout;
    double m_width;
    double m_x = 0, m_top = 0, m_rowHeight = 0;
};

PairNumbers::Layout PairNumbers::layOut(int width) const
{
    // A formula stands in full where everything else still finds room beside it.
    double others = 0;
    for (const Block &block : m_blocks)
        others += block.formulas.empty() ? wantedWidth(block) + blockGap : 0;
    Flow flow(width);
    for (const Block &block : m_blocks)
        flow.add(block, fittingFormula(block, width - others));
    return flow.finished();
}

int PairNumbers::heightForWidth(int width) const
{
    const double least = captionHeight + lineHeight;
    return static_cast<int>(std::ceil(std::max(least, layOut(width).height)));
}

QSize PairNumbers::sizeHint() const
{
    return {preferredWidth, heightForWidth(preferredWidth)};
}

QSize PairNumbers::minimumSizeHint() const
{
    return {200, static_cast<int>(captionHeight + lineHeight)};
}

void PairNumbers::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as text"), this, [this] { emit copyRequested(plainText()); });
    QAction *latexAction = menu.addAction(tr("Copy the formula as LaTeX"), this,
                                          [this] { emit copyRequested(latex()); });
    latexAction->setEnabled(!latex().isEmpty());
    menu.exec(event->globalPos());
}

void PairNumbers::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PairNumbers::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layOut(width());
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLines(layout.dividers.data(), static_cast<int>(layout.dividers.size()));
    painter.setFont(uiFont(metrics::subtitlePx));
    painter.setPen(m_theme.ink3);
    for (const auto &[text, box] : layout.captions)
        painter.drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    painter.setFont(sentenceFont());
    painter.setPen(m_theme.ink);
    for (const auto &[text, box] : layout.sentences)
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
    for (const auto &[node, baseline] : layout.formulas)
        formula::paint(painter, baseline, node, formulaPx, m_theme);
    for (const PlacedPiece &placed : layout.pieces)
        paintPiece(painter, *placed.piece, placed.baseline, m_theme);
}

} // namespace locus::widgets
