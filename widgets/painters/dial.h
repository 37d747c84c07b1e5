// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QPointF>

#include <array>

class QPainter;

namespace locus::widgets {

/// Where angle 0 points and which way angles grow: a rotation counter-clockwise from the right, a
/// clock clockwise from the top.
enum class DialKind { Rotation, Clock };

/// One circle: its place and the direction of its angles.
struct Dial {
    QPointF center;
    double radius = 0;
    DialKind kind = DialKind::Rotation;

    /// Point at \a angle (radians), \a length a part of the radius.
    [[nodiscard]] QPointF at(double angle, double length) const;
};

/// Strokes of a large and of a small dial.
struct HandStyle {
    double width = 3.5;
    double roundTip = 5.5;
    double squareTip = 10;
    double arcWidth = 2.2;
    double hub = 3.5;
    [[nodiscard]] static HandStyle large() { return {}; }
    [[nodiscard]] static HandStyle small() { return {2.2, 3.2, 5.8, 1.6, 2}; }
};

struct Hand {
    double angle = 0;
    double length = 0; ///< part of the radius
};

void paintFace(QPainter &painter, const Dial &dial, bool ticks, const Theme &theme);
/// Tinted wedge with an arc, the shorter way between two hands.
void paintWedge(QPainter &painter, const Dial &dial, double from, double to, double length,
                const HandStyle &style, const Theme &theme);
/// Query: round tip; key: square tip.
void paintHand(QPainter &painter, const Dial &dial, const Hand &hand, Role role,
               const HandStyle &style, const Theme &theme);
/// Dashed, with a hollow tip, and the dotted arc it turned through (a whole circle when it turned
/// more than once).
void paintUnrotated(QPainter &painter, const Dial &dial, const Hand &hand, double turn, Role role,
                    const HandStyle &style, const Theme &theme);
void paintHub(QPainter &painter, const Dial &dial, const HandStyle &style, const Theme &theme);

/// Angle and length of a vector, as a part of \a longest.
[[nodiscard]] Hand handOf(const std::array<double, 2> &vector, double longest);

} // namespace locus::widgets
