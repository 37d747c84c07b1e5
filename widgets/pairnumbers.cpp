// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pairnumbers.h"

#include "widgets/symbol.h"

#include <QEvent>
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
    return QFontMetricsF(uiFont(metrics::subtitlePx)).horizontalAdvance(caption);
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

void paintPiece(QPainter &painter, const PairNumbers::Piece &piece, QPointF baseline)
{
    using Look = PairNumbers::Piece::Look;
    painter.setPen(piece.color);
    if (piece.look == Look::Swatch) {
        const QRectF box(baseline.x(), baseline.y() - swatchHeight + 2, swatchWidth, swatchHeight);
        painter.setPen(Qt::NoPen);
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

/// Blocks from left to right in rows; one that is wider than the whole widget breaks between its
/// pieces.
PairNumbers::Layout PairNumbers::layOut(int width) const
{
    Layout layout;
    double x = 0, top = 0, rowHeight = 0;
    for (const Block &block : m_blocks) {
        const double caption = captionWidth(block.caption);
        double wanted = std::max(caption, piecesWidth(block));
        if (block.isSentence)
            wanted = QFontMetricsF(sentenceFont()).horizontalAdvance(block.pieces.front().text) + 1;
        if (x > 0 && x + wanted > width) {
            x = 0;
            top += rowHeight + rowGap;
            rowHeight = 0;
        } else if (x > 0) {
            layout.dividers.emplace_back(x - blockGap / 2, top + 2, x - blockGap / 2,
                                         top + captionHeight + lineHeight - 2);
        }
        const double room = std::min<double>(wanted, width - x);
        double height = captionHeight + lineHeight;
        if (block.isSentence) {
            const QRectF box = QFontMetricsF(sentenceFont())
                                   .boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap,
                                                 block.pieces.front().text);
            height = std::max(height, box.height());
            layout.sentences.emplace_back(block.pieces.front().text, QRectF(x, top, room, height));
        } else {
            const QRectF captionBox = QFontMetricsF(uiFont(metrics::subtitlePx))
                                          .boundingRect(QRectF(0, 0, std::max(room, 1.0), 1000),
                                                        Qt::TextWordWrap, block.caption);
            const double captionTall = std::max(captionHeight, captionBox.height() + 2);
            layout.captions.emplace_back(block.caption, QRectF(x, top, room, captionTall));
            double pieceX = x, lineTop = top + captionTall;
            for (const Piece &piece : block.pieces) {
                const double pieceWidth = widthOf(piece);
                if (pieceX > x && pieceX + pieceWidth > x + room + 0.5) {
                    pieceX = x;
                    lineTop += lineHeight;
                }
                layout.pieces.push_back({&piece, {pieceX, lineTop + lineHeight / 2 + 5}});
                pieceX += pieceWidth + pieceGap;
            }
            height = lineTop + lineHeight - top;
        }
        rowHeight = std::max(rowHeight, height);
        x += room + blockGap;
    }
    layout.height = top + rowHeight;
    return layout;
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
    for (const PlacedPiece &placed : layout.pieces)
        paintPiece(painter, *placed.piece, placed.baseline);
}

} // namespace locus::widgets
