// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/rotationparts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::rotation {

namespace {

constexpr double handSpan = 0.86; ///< of the radius, for the longer hand of a block

/// Labels of hands, beside their tips and clear of each other.
class SymbolLabels {
public:
    SymbolLabels(QPainter &painter, const Dial &dial)
        : m_painter(painter)
        , m_dial(dial)
        , m_bounds(dial.center.x() - dial.radius - 3, dial.center.y() - dial.radius - 3,
                   2 * dial.radius + 6, 2 * dial.radius + 6)
    {
    }
    /// Room that a tip takes.
    void keepClear(const Hand &hand)
    {
        QRectF box(0, 0, 12, 12);
        box.moveCenter(m_dial.at(hand.angle, hand.length));
        m_taken << box;
    }
    void paint(const Hand &hand, const QString &symbol, const QColor &color)
    {
        const QFont font = mathFont(17);
        const QPointF tip = m_dial.at(hand.angle, hand.length);
        QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(symbol) + 2, 16);
        // Straight on, then further and further aside.
        for (const double turn : {0.0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4}) {
            box.moveCenter(
                tip + QPointF(17 * std::cos(hand.angle + turn), -15 * std::sin(hand.angle + turn)));
            if (m_bounds.contains(box) &&
                std::none_of(m_taken.begin(), m_taken.end(),
                             [&](const QRectF &other) { return other.intersects(box); }))
                break;
        }
        m_taken << box;
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(box, Qt::AlignCenter, symbol);
    }

private:
    QPainter &m_painter;
    const Dial &m_dial;
    QRectF m_bounds;
    QList<QRectF> m_taken;
};

struct AngleText {
    QString symbol;
    QString value;
    Role role = Role::Position;
};

double widthOf(const AngleText &text)
{
    return QFontMetricsF(mathFont(16)).horizontalAdvance(text.symbol) + 4 +
           fixedDigitsWidth(uiFont(metrics::labelPx, QFont::Medium), text.value);
}

} // namespace

double longestOf(const core::RopeBlock &block)
{
    return std::max(std::hypot(block.query[0], block.query[1]),
                    std::hypot(block.key[0], block.key[1]));
}

void paintBigDial(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen)
{
    const Dial dial{g.center, g.radius, DialKind::Rotation};
    paintFace(painter, dial, true, s.theme);
    if (chosen < 0 || chosen >= static_cast<int>(s.blocks.size()))
        return;
    const core::RopeBlock &block = s.blocks[static_cast<std::size_t>(chosen)];
    const double longest = longestOf(block) / handSpan;
    const HandStyle style = HandStyle::large();
    const Hand q = handOf(block.query, longest);
    const Hand k = handOf(block.key, longest);
    const Hand turnedQ = handOf(block.rotatedQuery, longest);
    const Hand turnedK = handOf(block.rotatedKey, longest);
    paintWedge(painter, dial, turnedQ.angle, turnedK.angle, 0.34, style, s.theme);
    paintUnrotated(painter, dial, q, block.angleQuery, Role::Query, style, s.theme);
    paintUnrotated(painter, dial, k, block.angleKey, Role::Key, style, s.theme);
    paintHand(painter, dial, turnedQ, Role::Query, style, s.theme);
    paintHand(painter, dial, turnedK, Role::Key, style, s.theme);
    paintHub(painter, dial, style, s.theme);
    if (g.radius < 40)
        return;
    SymbolLabels labels(painter, dial);
    for (const Hand &hand : {turnedQ, turnedK, q, k})
        labels.keepClear(hand);
    const auto apart = [&](const Hand &a, const Hand &b) {
        return QLineF(dial.at(a.angle, a.length), dial.at(b.angle, b.length)).length() > 14;
    };
    labels.paint(turnedQ, QStringLiteral("q′"), s.theme.query.text);
    labels.paint(turnedK, QStringLiteral("k′"), s.theme.key.text);
    if (apart(q, turnedQ))
        labels.paint(q, QStringLiteral("q"), s.theme.query.text);
    if (apart(k, turnedK))
        labels.paint(k, QStringLiteral("k"), s.theme.key.text);
}

void paintAngles(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen)
{
    if (chosen < 0 || chosen >= static_cast<int>(s.blocks.size()))
        return;
    const core::RopeBlock &block = s.blocks[static_cast<std::size_t>(chosen)];
    const auto value = [](double angle) {
        return std::abs(angle) < 1e4 ? fixedText(angle, 2) : shortText(angle, 5);
    };
    const QList<AngleText> texts = {
        {QStringLiteral("iθ = "), value(block.angleQuery), Role::Query},
        {QStringLiteral("jθ = "), value(block.angleKey), Role::Key},
        {QStringLiteral("Δθ = "), value(block.angleDifference), Role::Position}};
    const auto paint = [&](const AngleText &text, QPointF at) {
        painter.setPen(s.theme.role(text.role).text);
        painter.setFont(mathFont(16));
        painter.drawText(at, text.symbol);
        const double advance = QFontMetricsF(mathFont(16)).horizontalAdvance(text.symbol);
        paintFixedDigits(painter, at + QPointF(advance, 0), text.value,
                         uiFont(metrics::labelPx, QFont::Medium));
    };
    // Side by side, as many as fit, centred; what does not fit at all is left to the numbers
    // elsewhere.
    const auto paintLine = [&](const QList<AngleText> &line, double baseline) {
        double total = -10;
        for (const AngleText &text : line)
            total += widthOf(text) + 10;
        if (total > g.angles.width())
            return false;
        double x = g.angles.center().x() - total / 2;
        for (const AngleText &text : line) {
            paint(text, {x, baseline});
            x += widthOf(text) + 10;
        }
        return true;
    };
    const double middle = g.angles.center().y() + 5;
    if (g.angles.height() >= 60) { // beside the dial
        for (qsizetype i = 0; i < texts.size(); ++i)
            paint(texts.at(i), {g.angles.left(), middle + 30.0 * double(i - 1)});
    } else if (g.angles.height() >= 40) {
        paintLine(texts.mid(0, 2), middle - 11);
        paintLine(texts.mid(2), middle + 11);
    } else if (!paintLine(texts, middle)) {
        paintLine(texts.mid(2), middle);
    }
}

} // namespace locus::widgets::rotation
