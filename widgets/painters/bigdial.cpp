// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rotationparts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>

namespace locus::widgets::rotation {

namespace {

constexpr double labelHeight = 20; ///< a q reaches below its line

constexpr double letterPx = 17;

/// A symbol from (0, 0) on, and what a wide stroke along it covers.
struct Letter {
    QPainterPath outline;
    QPainterPath halo;
    double width = 0;
};

QPen haloPen(const QColor &color)
{
    return QPen(color, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// Stroking a letter takes longer than everything else in the dial: each is stroked once.
const Letter &letterOf(const QString &symbol)
{
    static auto &letters = *new std::map<QString, Letter>; // as the fonts: kept to the end
    const auto [found, isNew] = letters.try_emplace(symbol);
    Letter &letter = found->second;
    if (isNew) {
        const QFont font = mathFont(letterPx);
        letter.outline.addText(0, 0, font, symbol);
        letter.halo = QPainterPathStroker(haloPen({})).createStroke(letter.outline);
        letter.width = QFontMetricsF(font).horizontalAdvance(symbol);
    }
    return letter;
}

/// Labels of hands, beside their tips, where they cover least.
class SymbolLabels {
public:
    /// \a left is where the picture begins.
    SymbolLabels(QPainter &painter, const Dial &dial, double left, const Theme &theme)
        : m_painter(painter)
        , m_dial(dial)
        , m_theme(theme)
        , m_bounds(dial.center.x() - dial.radius - 16, dial.center.y() - dial.radius - 3,
                   2 * dial.radius + 32, 2 * dial.radius + 6)
    {
        m_bounds.setLeft(std::max(m_bounds.left(), left + 2));
    }
    /// Room that a tip takes, and the line to it.
    void keepClear(const Hand &hand)
    {
        QRectF box(0, 0, 12, 12);
        box.moveCenter(m_dial.at(hand.angle, hand.length));
        m_taken << box;
        m_lines << QLineF(m_dial.center, box.center());
        m_circles << hand.length * m_dial.radius;
    }
    void paint(const Hand &hand, const QString &symbol, const QColor &color)
    {
        const Letter &letter = letterOf(symbol);
        const QRectF box = placeOf(hand, letter.width + 2);
        m_taken << box;
        // Whatever runs through it stops at the letter.
        const QFont font = mathFont(letterPx);
        const QFontMetricsF fm(font);
        const QPointF at(box.center().x() - letter.width / 2,
                         box.center().y() + (fm.ascent() - fm.descent()) / 2);
        if (isVector(m_painter))
            m_painter.strokePath(letter.outline.translated(at), haloPen(m_theme.surface));
        else
            m_painter.fillPath(letter.halo.translated(at), m_theme.surface);
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(at, symbol); // in a box the tail of a q would be cut off
    }

private:
    /// Straight on, then further and further aside, then further away.
    [[nodiscard]] QRectF placeOf(const Hand &hand, double width) const
    {
        const QPointF tip = m_dial.at(hand.angle, hand.length);
        QRectF best;
        int least = -1;
        for (const double away : {1.0, 1.35})
            for (const double turn : {0.0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 3.1}) {
                QRectF box(0, 0, width, labelHeight);
                box.moveCenter(tip + away * QPointF(17 * std::cos(hand.angle + turn),
                                                    -15 * std::sin(hand.angle + turn)));
                const int cost = costOf(box);
                if (least < 0 || cost < least) {
                    least = cost;
                    best = box;
                }
            }
        // Beside its hand rather than cut off.
        best.moveLeft(std::clamp(best.left(), m_bounds.left(),
                                 std::max(m_bounds.left(), m_bounds.right() - width)));
        return best;
    }
    /// True when the circle around the dial's centre runs through the box.
    [[nodiscard]] bool isCrossed(const QRectF &box, double radius) const
    {
        const QRectF from = box.translated(-m_dial.center);
        const double farX = std::max(std::abs(from.left()), std::abs(from.right()));
        const double farY = std::max(std::abs(from.top()), std::abs(from.bottom()));
        const double nearX = std::max({0.0, from.left(), -from.right()});
        const double nearY = std::max({0.0, from.top(), -from.bottom()});
        return std::hypot(nearX, nearY) < radius && std::hypot(farX, farY) > radius;
    }
    [[nodiscard]] static bool isCrossed(const QRectF &box, const QLineF &line)
    {
        const QLineF sides[] = {{box.topLeft(), box.bottomRight()},
                                {box.topRight(), box.bottomLeft()}};
        return std::any_of(std::begin(sides), std::end(sides), [&](const QLineF &side) {
            return side.intersects(line, nullptr) == QLineF::BoundedIntersection;
        });
    }
    [[nodiscard]] int costOf(const QRectF &box) const
    {
        int cost = m_bounds.contains(box) ? 0 : 1000;
        for (const QRectF &other : m_taken)
            cost += other.intersects(box) ? 100 : 0;
        for (const QLineF &line : m_lines)
            cost += isCrossed(box, line) ? 20 : 0;
        for (const double radius : m_circles)
            cost += isCrossed(box, radius) ? 4 : 0;
        return cost + (isCrossed(box, m_dial.radius) ? 12 : 0);
    }

    QPainter &m_painter;
    const Dial &m_dial;
    const Theme &m_theme;
    QRectF m_bounds;
    QList<QRectF> m_taken;
    QList<QLineF> m_lines;
    QList<double> m_circles; ///< of the dotted arcs
};

struct AngleText {
    QString symbol;
    QString value;
    Role role = Role::Position;
};

constexpr double angleGap = 10;

double widthOf(const AngleText &text)
{
    return QFontMetricsF(mathFont(16)).horizontalAdvance(text.symbol) + 4 +
           fixedDigitsWidth(uiFont(metrics::labelPx, QFont::Medium), text.value);
}

QList<AngleText> angleTexts(const core::RopeBlock &block)
{
    const auto value = [](double angle) {
        return std::abs(angle) < 1e4 ? fixedText(angle, 2) : shortText(angle, 5);
    };
    return {{QStringLiteral("iθ = "), value(block.angleQuery), Role::Query},
            {QStringLiteral("jθ = "), value(block.angleKey), Role::Key},
            {QStringLiteral("Δθ = "), value(block.angleDifference), Role::Position}};
}

void paintAngle(QPainter &painter, const AngleText &text, QPointF at, const Theme &theme)
{
    painter.setPen(theme.role(text.role).text);
    painter.setFont(mathFont(16));
    painter.drawText(at, text.symbol);
    const double advance = QFontMetricsF(mathFont(16)).horizontalAdvance(text.symbol);
    paintFixedDigits(painter, at + QPointF(advance, 0), text.value,
                     uiFont(metrics::labelPx, QFont::Medium));
}

/// Side by side and centred; false when they do not fit.
bool paintAngleLine(QPainter &painter, const QList<AngleText> &line, const QRectF &place,
                    double baseline, const Theme &theme)
{
    double total = -angleGap;
    for (const AngleText &text : line)
        total += widthOf(text) + angleGap;
    if (total > place.width())
        return false;
    double x = place.center().x() - total / 2;
    for (const AngleText &text : line) {
        paintAngle(painter, text, {x, baseline}, theme);
        x += widthOf(text) + angleGap;
    }
    return true;
}

} // namespace

double longestOf(const core::RopeBlock &block)
{
    return std::max(std::hypot(block.query[0], block.query[1]),
                    std::hypot(block.key[0], block.key[1]));
}

void paintBigDial(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen,
                  const RotationOptions &options)
{
    const Dial dial{g.center, g.radius, DialKind::Rotation};
    paintFace(painter, dial, true, s.theme);
    if (chosen < 0 || chosen >= static_cast<int>(s.blocks.size()))
        return;
    const core::RopeBlock &block = s.blocks[static_cast<std::size_t>(chosen)];
    const HandStyle style = HandStyle::large();
    const auto [q, k, turnedQ, turnedK] = bigHands(block, options.scale);
    paintWedge(painter, dial, turnedQ.angle, turnedK.angle, 0.34, style, s.theme);
    paintUnrotated(painter, dial, q, block.angleQuery, Role::Query, style, s.theme);
    paintUnrotated(painter, dial, k, block.angleKey, Role::Key, style, s.theme);
    paintHand(painter, dial, turnedQ, Role::Query, style, s.theme);
    paintHand(painter, dial, turnedK, Role::Key, style, s.theme);
    paintHub(painter, dial, style, s.theme);
    if (g.radius < 40)
        return;
    // Beside the grid the angles stand under the dial, as wide as its half of the picture.
    const bool isBeside = g.angles.top() > g.center.y();
    SymbolLabels labels(painter, dial, isBeside ? g.angles.left() : g.center.x() - g.radius - 4,
                        s.theme);
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

AngleWidths angleWidths(const core::Frame &frame)
{
    constexpr double fewestDigits = 99.99;   // no dial moves for a second digit
    constexpr double mostDecimals = 9999.99; // larger angles have fewer digits
    double position = 0;
    for (const auto *positions : {&frame.prepared->positions.query, &frame.prepared->positions.key})
        for (const std::int64_t p : *positions)
            position = std::max(position, std::abs(static_cast<double>(p)));
    double frequency = 0;
    for (const double f : frame.prepared->hooks.onQuery->frequencies)
        frequency = std::max(frequency, std::abs(f));
    const double angle = std::clamp(position * frequency, fewestDigits, mostDecimals);
    core::RopeBlock widest{};
    widest.angleQuery = widest.angleKey = angle;
    widest.angleDifference = -angle;
    const QList<AngleText> texts = angleTexts(widest);
    const double pair = widthOf(texts[0]) + angleGap + widthOf(texts[1]);
    return {pair + angleGap + widthOf(texts[2]), pair};
}

void paintAngles(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen)
{
    if (chosen < 0 || chosen >= static_cast<int>(s.blocks.size()))
        return;
    const core::RopeBlock &block = s.blocks[static_cast<std::size_t>(chosen)];
    const QList<AngleText> texts = angleTexts(block);
    const double middle = g.angles.center().y() + 5;
    // What does not fit at all is left to the numbers elsewhere.
    const auto line = [&](const QList<AngleText> &some, double baseline) {
        return paintAngleLine(painter, some, g.angles, baseline, s.theme);
    };
    if (g.angles.height() >= 60) { // beside the dial
        for (qsizetype i = 0; i < texts.size(); ++i)
            paintAngle(painter, texts.at(i), {g.angles.left(), middle + 30.0 * double(i - 1)},
                       s.theme);
    } else if (g.angles.height() >= 40) {
        line(texts.mid(0, 2), middle - 11);
        line(texts.mid(2), middle + 11);
    } else if (!line(texts, middle)) {
        line(texts.mid(2), middle);
    }
}

} // namespace locus::widgets::rotation
