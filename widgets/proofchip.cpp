// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/proofchip.h"

#include "widgets/icons.h"
#include "widgets/mathlabel.h"
#include "widgets/replaced.h"
#include "widgets/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace locus::widgets {

namespace {

constexpr int chipHeight = 26;
constexpr int ringRoom = 3; // 1 px off, 2 px wide
constexpr double sidePadding = 12;
constexpr double valueGap = 8;
constexpr double markGap = 6;
constexpr double markSize = 14;

QFont valueFont()
{
    return uiFont(metrics::subtitlePx, QFont::DemiBold);
}

} // namespace

ProofChip::ProofChip(QWidget *parent)
    : KeyboardFocus(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProofChip::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ProofChip::setFace(const ChipFace &face)
{
    if (!replaced(m_face, face))
        return;
    updateGeometry();
    update();
}

void ProofChip::setStale(bool stale)
{
    if (replaced(m_stale, stale))
        update();
}

QSize ProofChip::minimumSizeHint() const
{
    double width = 2 * sidePadding + mathLabelWidth(m_face.label, metrics::subtitlePx);
    if (!m_face.value.isEmpty())
        width += valueGap + fixedDigitsWidth(valueFont(), m_face.value);
    if (m_face.mark != ChipFace::Mark::None)
        width += markGap + markSize;
    if (m_face.opens)
        width += markGap + markSize;
    return {static_cast<int>(std::ceil(width)) + 2 * ringRoom, chipHeight + 2 * ringRoom};
}

void ProofChip::paintGround(QPainter &painter, const QRectF &box) const
{
    const bool yellow = isBroken() && !m_stale;
    const bool hovered = underMouse() && isEnabled();
    painter.setPen(yellow ? QPen(m_theme.broken, 1)
                          : QPen(hovered ? m_theme.ctl : m_theme.line, 1));
    painter.setBrush(yellow ? m_theme.broken : isDown() ? m_theme.grid : m_theme.sunken);
    const QRectF outline = box.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
}

void ProofChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
    paintGround(painter, box);
    const bool yellow = isBroken() && !m_stale;
    const QColor words = yellow ? m_theme.brokenInk : m_stale ? m_theme.ink3 : m_theme.ink2;
    const QColor number = yellow ? m_theme.brokenInk : m_stale ? m_theme.ink3 : m_theme.ink;

    const QFontMetricsF digits(valueFont());
    const double baseline = box.center().y() + digits.capHeight() / 2;
    double x = box.left() + sidePadding;
    painter.setPen(words);
    paintMathLabel(painter, {x, baseline}, m_face.label, metrics::subtitlePx);
    x += mathLabelWidth(m_face.label, metrics::subtitlePx) + valueGap;
    if (!m_face.value.isEmpty()) {
        painter.setPen(number);
        paintFixedDigits(painter, {x, baseline}, m_face.value, valueFont());
    }
    double right = box.right() - sidePadding + 2;
    const auto paintMark = [&](Icon icon, const QColor &color) {
        const QRectF place(right - markSize, box.center().y() - markSize / 2, markSize, markSize);
        paintIcon(painter, icon, place, color);
        right -= markSize + markGap;
    };
    if (m_face.opens) { // upwards
        painter.save();
        painter.translate(0, 2 * box.center().y());
        painter.scale(1, -1);
        paintMark(Icon::ChevronDown, words);
        painter.restore();
    }
    if (m_face.mark != ChipFace::Mark::None)
        paintMark(isBroken() ? Icon::Cross : Icon::Check, number);
    if (showsFocus())
        paintFocusRing(painter, box, box.height() / 2, m_theme);
}

} // namespace locus::widgets
