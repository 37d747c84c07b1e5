// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"
#include "widgets/pairlayout.h"
#include "widgets/replaced.h"
#include "widgets/style.h"
#include "widgets/symbol.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QList>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int preferredWidth = 900;
constexpr double underlineWidth = 2;
constexpr double underlineGap = 1.5;

/// A number is underlined when all that it names is what the pointer is on.
bool isFrom(const Hover &source, const Hover &hover)
{
    const auto agrees = [](const auto &one, const auto &other) { return !one || one == other; };
    return !(source == Hover{}) && agrees(source.query, hover.query) &&
           agrees(source.key, hover.key) && agrees(source.delta, hover.delta) &&
           agrees(source.block, hover.block) && agrees(source.head, hover.head) &&
           (!source.stage || !hover.stage || source.stage == hover.stage);
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
        paintFixedDigits(painter, baseline, shownText(piece), pieceFont(piece.look));
    }
}

} // namespace

PairNumbers::PairNumbers(QWidget *parent)
    : KeyboardFocus(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click keeps the keys where they were
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
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

void PairNumbers::setHover(const Hover &hover)
{
    if (replaced(m_hover, hover))
        update();
}

void PairNumbers::setPointed(const Hover &source)
{
    if (replaced(m_pointed, source))
        emit hovered(source);
}

void PairNumbers::mouseMoveEvent(QMouseEvent *event)
{
    const auto links = layOut(width()).links;
    // The innermost comes last.
    const auto under = std::find_if(links.rbegin(), links.rend(), [event](const auto &link) {
        return link.rect.adjusted(-2, -3, 2, 3).contains(event->position());
    });
    setPointed(under == links.rend() ? Hover{} : under->source);
}

/// The whole of a token that was cut off.
bool PairNumbers::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return KeyboardFocus::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString whole;
    for (const PlacedPiece &placed : layOut(width()).pieces) {
        const QString shown = shownText(*placed.piece);
        const QRectF rect(placed.baseline.x(), placed.baseline.y() - lineHeight * 2 / 3,
                          fixedDigitsWidth(pieceFont(placed.piece->look), shown), lineHeight);
        if (placed.piece->look == Piece::Look::Token && rect.contains(help->pos()))
            whole = placed.piece->text;
    }
    QToolTip::showText(help->globalPos(), whole, this);
    return true;
}

void PairNumbers::leaveEvent(QEvent *)
{
    setPointed({});
}

void PairNumbers::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested(plainText());
        return;
    }
    if (step == 0) {
        KeyboardFocus::keyPressEvent(event);
        return;
    }
    QList<Hover> sources;
    for (const formula::Link &link : layOut(width()).links)
        if (!sources.contains(link.source))
            sources << link.source;
    const auto now = sources.indexOf(m_pointed);
    const auto next = now < 0 ? (step > 0 ? 0 : sources.size() - 1) : now + step;
    if (next >= 0 && next < sources.size())
        setPointed(sources[next]);
}

void PairNumbers::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        setPointed({});
    KeyboardFocus::focusOutEvent(event);
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
                words += piece.look == Piece::Look::Token ? isolated(piece.text) : piece.text;
        const QString line = words.join(QLatin1Char(' '));
        lines += block.caption.isEmpty() ? line : block.caption + QStringLiteral(": ") + line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString PairNumbers::latex() const
{
    QStringList lines;
    for (const Block &block : m_blocks)
        if (!block.formulas.empty())
            lines << formula::latexOf(block.formulas.front());
    return lines.join(QLatin1Char('\n'));
}

QString PairNumbers::shownFormula(int width) const
{
    const Layout layout = layOut(width);
    return layout.formulas.empty() ? QString() : formula::plainOf(layout.formulas.back().first);
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

void PairNumbers::paint(QPainter &painter, int width) const
{
    paintLayout(painter, layOut(width));
}

void PairNumbers::paintLayout(QPainter &painter, const Layout &layout) const
{
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

void PairNumbers::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layOut(width());
    paintLayout(painter, layout);
    painter.setPen(QPen(m_theme.ink, underlineWidth));
    for (const formula::Link &link : layout.links)
        if (isFrom(link.source, m_hover))
            painter.drawLine(link.rect.bottomLeft() + QPointF(0, underlineGap),
                             link.rect.bottomRight() + QPointF(0, underlineGap));
    if (showsFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), metrics::tagRadius, m_theme);
}

} // namespace locus::widgets
