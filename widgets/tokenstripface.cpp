// SPDX-License-Identifier: GPL-3.0-or-later
// How a TokenStrip is painted.
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/style.h"
#include "widgets/tokenstrip.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double indexInset = 9;
constexpr double smallInset = 4;
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

/// From the query up, along at \a top (but not through the \a gap), and down to an arrow at the
/// key.
void paintBracketLine(QPainter &painter, QPointF from, QPointF to, double top, const QLineF &gap,
                      const QColor &color)
{
    const double sign = to.x() > from.x() ? 1 : -1;
    constexpr double corner = 3;
    QPainterPath path(from);
    path.lineTo(from.x(), top + corner);
    path.quadTo(from.x(), top, from.x() + sign * corner, top);
    if (!gap.isNull()) {
        path.lineTo(sign > 0 ? gap.p1() : gap.p2());
        path.moveTo(sign > 0 ? gap.p2() : gap.p1());
    }
    path.lineTo(to.x() - sign * corner, top);
    path.quadTo(to.x(), top, to.x(), top + corner);
    path.lineTo(to.x(), to.y() - arrowHeight);
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    QPainterPath head(to + QPointF(0, 1));
    head.lineTo(to + QPointF(-arrowWidth, -arrowHeight));
    head.lineTo(to + QPointF(arrowWidth, -arrowHeight));
    head.closeSubpath();
    painter.fillPath(head, color);
}

} // namespace

TokenStrip::Marks TokenStrip::marksOf(const StripChip &chip) const
{
    return {!chip.isGap && chip.first == m_query, !chip.isGap && chip.first == m_key};
}

/// Which tokens are left out, on one line or two, or that there are some.
QString TokenStrip::gapText(const StripChip &chip)
{
    const QFontMetricsF fm(uiFont(metrics::axisPx));
    const QString first = QString::number(chip.first) + QStringLiteral("–");
    const QString last = QString::number(chip.last);
    const double room = chip.rect.width();
    if (fm.horizontalAdvance(first + last) <= room)
        return first + last;
    if (std::max(fm.horizontalAdvance(first), fm.horizontalAdvance(last)) <= room)
        return first + QLatin1Char('\n') + last;
    return QStringLiteral("…");
}

void TokenStrip::paintChip(QPainter &painter, const StripChip &chip) const
{
    if (chip.isGap) {
        painter.setFont(uiFont(metrics::axisPx));
        painter.setPen(m_theme.ink3);
        painter.drawText(chip.rect, Qt::AlignCenter, gapText(chip));
        return;
    }
    paintChipGround(painter, chip);
    if (m_tokens.value(chip.first).isEmpty())
        paintBareIndex(painter, chip);
    else
        paintChipText(painter, chip);
}

void TokenStrip::paintChipGround(QPainter &painter, const StripChip &chip) const
{
    const auto [isQuery, isKey] = marksOf(chip);
    const QRectF box = chip.rect.adjusted(1, 1, -1, -1);
    const bool pointed = chip.first == m_hoveredQuery || chip.first == m_hoveredKey;
    if (isQuery && isKey) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.surface);
        painter.drawRoundedRect(box, chipRadius, chipRadius);
        paintSplitBorder(painter, box, m_theme);
    } else if (isQuery || isKey) {
        const RoleColors &colors = isQuery ? m_theme.query : m_theme.key;
        painter.setPen(QPen(colors.line, 2));
        painter.setBrush(colors.tint);
        painter.drawRoundedRect(box, chipRadius, chipRadius);
    } else {
        const bool hovered = pointed || chip.first == m_hovered;
        painter.setPen(QPen(hovered ? m_theme.ctl : m_theme.line, 1));
        painter.setBrush(hovered ? m_theme.line : m_theme.sunken);
        painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), chipRadius, chipRadius);
    }
    if (pointed && (isQuery || isKey)) {
        painter.setPen(QPen(m_theme.ink, 1.6, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), chipRadius - 2, chipRadius - 2);
    }
}

/// Vectors without a text are known by their place alone.
void TokenStrip::paintBareIndex(QPainter &painter, const StripChip &chip) const
{
    const auto [isQuery, isKey] = marksOf(chip);
    const bool oneMark = isQuery != isKey;
    const QFont font =
        uiFont(metrics::subtitlePx, isQuery || isKey ? QFont::DemiBold : QFont::Medium);
    const double base = chip.rect.center().y() + QFontMetricsF(font).capHeight() / 2;
    painter.setPen(!oneMark ? m_theme.ink : isQuery ? m_theme.query.text : m_theme.key.text);
    paintFixedDigits(painter, {chip.rect.center().x(), base}, QString::number(chip.first), font,
                     Qt::AlignHCenter);
}

void TokenStrip::paintChipText(QPainter &painter, const StripChip &chip) const
{
    const auto [isQuery, isKey] = marksOf(chip);
    const bool oneMark = isQuery != isKey;
    const QColor roleText = isQuery ? m_theme.query.text : m_theme.key.text;
    const QRectF box = chip.rect.adjusted(1, 1, -1, -1);
    const bool isSmall = box.width() < smallChip;
    const QFont indexFont = uiFont(isSmall ? metrics::cellPx : metrics::axisPx);
    const QString index = QString::number(chip.first);
    const double inset = isSmall ? smallInset : indexInset;
    painter.setPen(oneMark ? roleText : m_theme.ink3);
    const double indexBase = chip.rect.center().y() + QFontMetricsF(indexFont).capHeight() / 2;
    paintFixedDigits(painter, {box.left() + inset, indexBase}, index, indexFont);
    // Centred in the chip, but never over the index.
    const double indexWidth = inset + fixedDigitsWidth(indexFont, index) + (isSmall ? 3 : 5);
    const QFont font = uiFont(metrics::labelPx, isQuery || isKey ? QFont::DemiBold : QFont::Medium);
    const QString token =
        elidedToken(m_tokens.value(chip.first), font, box.width() - indexWidth - 2);
    const double x =
        std::max(box.left() + indexWidth, box.center().x() - tokenWidth(token, font) / 2);
    painter.setFont(shapingFont(font, token));
    painter.setPen(oneMark ? roleText : m_theme.ink);
    painter.drawText(QPointF(x, chip.rect.center().y() + QFontMetricsF(font).capHeight() / 2),
                     token);
}

/// The displacement on the bracket, or beside one that is too short for it.
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
    const bool fits = std::abs(to - from) > textWidth + 30;
    double left = fits ? (from + to - textWidth) / 2 : std::max(from, to) + 10;
    if (left + textWidth > width())
        left = std::min(from, to) - 10 - textWidth;
    painter.setPen(m_theme.position.text);
    paintFixedDigits(painter, {left, top + QFontMetricsF(font).capHeight() / 2}, text, font);
    if (query == key)
        return;
    const QLineF gap = fits ? QLineF(left - 8, top, left + textWidth + 8, top) : QLineF();
    paintBracketLine(painter, {from, bottom}, {to, bottom}, top, gap, m_theme.position.line);
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
    if (!showsFocus())
        return;
    if (const StripChip *chip = chipOf(m_key))
        paintFocusRing(painter, chip->rect, chipRadius, m_theme);
}

} // namespace locus::widgets
