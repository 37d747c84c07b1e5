// SPDX-License-Identifier: GPL-3.0-or-later
// How a TokenStrip is painted.
#include "widgets/numbertext.h"
#include "widgets/style.h"
#include "widgets/tokenstrip.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double indexInset = 9;
constexpr double smallInset = 5;
constexpr double smallChip = 80;
constexpr double arrowWidth = 4;
constexpr double arrowHeight = 6;
constexpr double chipRadius = metrics::controlRadius;

/// Half of the border is the query's, half the key's: one token is both.
void paintSplitBorder(QPainter &painter, const QRectF &box, const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    for (const bool left : {true, false}) {
        painter.save();
        const QRectF half(left ? box.left() - 2 : box.center().x(), box.top() - 2,
                          box.width() / 2 + 2, box.height() + 4);
        painter.setClipRect(half);
        painter.setPen(QPen(left ? theme.query.line : theme.key.line, 2));
        painter.drawRoundedRect(box, chipRadius, chipRadius);
        painter.restore();
    }
}

} // namespace

void TokenStrip::paintChip(QPainter &painter, const StripChip &chip) const
{
    const bool isQuery = !chip.isGap && chip.first == m_query;
    const bool isKey = !chip.isGap && chip.first == m_key;
    const bool hovered = !chip.isGap && chip.first == m_hovered;
    const QRectF box = chip.rect.adjusted(1, 1, -1, -1);
    if (chip.isGap) {
        painter.setFont(uiFont(metrics::axisPx));
        painter.setPen(m_theme.ink3);
        const QString text = QStringLiteral("%1–%2").arg(chip.first).arg(chip.last);
        painter.drawText(chip.rect, Qt::AlignCenter, text);
        return;
    }
    const Role role = isQuery ? Role::Query : Role::Key;
    if (isQuery != isKey) {
        painter.setPen(QPen(m_theme.role(role).line, 2));
        painter.setBrush(m_theme.role(role).tint);
        painter.drawRoundedRect(box, chipRadius, chipRadius);
    } else if (isQuery) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.surface);
        painter.drawRoundedRect(box, chipRadius, chipRadius);
        paintSplitBorder(painter, box, m_theme);
    } else {
        painter.setPen(QPen(hovered ? m_theme.ctl : m_theme.line, 1));
        painter.setBrush(hovered ? m_theme.line : m_theme.sunken);
        painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), chipRadius, chipRadius);
    }
    const bool marked = isQuery || isKey;
    const QColor ink = isQuery && isKey ? m_theme.ink
                       : marked         ? m_theme.role(role).text
                                        : m_theme.ink;
    const QFont indexFont = uiFont(metrics::axisPx);
    const QFontMetricsF fm(indexFont);
    const QString index = QString::number(chip.first);
    painter.setPen(marked ? ink : m_theme.ink3);
    const double baseline = chip.rect.center().y() + fm.capHeight() / 2;
    const double inset = box.width() < smallChip ? smallInset : indexInset;
    paintFixedDigits(painter, {box.left() + inset, baseline}, index, indexFont);
    const double indexWidth = inset + fixedDigitsWidth(indexFont, index) + 5;
    // Centred in the chip, but never over the index.
    const QFont font = uiFont(metrics::labelPx, marked ? QFont::DemiBold : QFont::Medium);
    const QFontMetricsF tokenMetrics(font);
    const double room = box.width() - indexWidth - 3;
    const QString token =
        tokenMetrics.elidedText(m_tokens.value(chip.first), Qt::ElideMiddle, room);
    const double width = tokenMetrics.horizontalAdvance(token);
    const double x = std::max(box.left() + indexWidth, box.center().x() - width / 2);
    painter.setFont(font);
    painter.setPen(marked ? ink : m_theme.ink);
    painter.drawText(QPointF(x, chip.rect.center().y() + tokenMetrics.capHeight() / 2), token);
}

void TokenStrip::paintBracket(QPainter &painter) const
{
    const StripChip *query = chipOf(m_query);
    const StripChip *key = chipOf(m_key);
    if (!query || !key)
        return;
    const double bottom = m_chips.front().rect.top() - 2;
    const double top = std::max(7.0, bottom - 15);
    const double from = query->rect.center().x(), to = key->rect.center().x();
    const QString text = QStringLiteral("Δ = ") + wholeText(m_delta);
    const QFont font = uiFont(metrics::labelPx, QFont::DemiBold);
    const double textWidth = fixedDigitsWidth(font, text);
    const double capHeight = QFontMetricsF(font).capHeight();
    painter.setPen(m_theme.position.text);
    const bool fits = std::abs(to - from) > textWidth + 30;
    const double middle = (from + to) / 2;
    // Beside a bracket that is too narrow for it the label stands at the right, or at the left at
    // the end.
    double left = fits ? middle - textWidth / 2 : std::max(from, to) + 10;
    if (left + textWidth > width())
        left = std::min(from, to) - 10 - textWidth;
    paintFixedDigits(painter, {left, top + capHeight / 2}, text, font);
    if (query == key)
        return;
    QPen pen(m_theme.position.line, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double sign = to > from ? 1 : -1;
    constexpr double corner = 3;
    QPainterPath path(QPointF(from, bottom));
    path.lineTo(from, top + corner);
    path.quadTo(from, top, from + sign * corner, top);
    if (fits) {
        path.lineTo(middle - sign * (textWidth / 2 + 8), top);
        path.moveTo(middle + sign * (textWidth / 2 + 8), top);
    }
    path.lineTo(to - sign * corner, top);
    path.quadTo(to, top, to, top + corner);
    path.lineTo(to, bottom - arrowHeight);
    painter.drawPath(path);
    QPainterPath head(QPointF(to, bottom + 1));
    head.lineTo(to - arrowWidth, bottom - arrowHeight);
    head.lineTo(to + arrowWidth, bottom - arrowHeight);
    head.closeSubpath();
    painter.fillPath(head, m_theme.position.line);
}

void TokenStrip::paintEvent(QPaintEvent *)
{
    if (m_chips.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const StripChip &chip : m_chips)
        paintChip(painter, chip);
    paintBracket(painter);
    if (!hasFocus())
        return;
    if (const StripChip *chip = chipOf(m_key))
        paintFocusRing(painter, chip->rect, chipRadius, m_theme);
}

} // namespace locus::widgets
