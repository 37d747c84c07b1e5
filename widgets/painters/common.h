// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QColor>
#include <QList>
#include <QRect>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <optional>

class QFont;
class QPainter;

namespace locus::widgets {

/// True when what is drawn leaves as vectors (SVG, PDF, a recorded picture): shapes instead of
/// pixels.
[[nodiscard]] bool isVector(const QPainter &painter);

/// The pixels of the device that filling a rectangle without antialiasing covers.
[[nodiscard]] QRect pixelsOf(const QTransform &device, const QRectF &rect);
/// Fills many small rectangles of the device at once; not for vectors.
void fillPixels(QPainter &painter, const QList<QRect> &pixels, const QColor &color);

/// 45 degree hatch of pitch 6, line 1.4, as lines cut to \a rect (SVG has no clipping); the phase
/// is that of the whole drawing, so neighbours join. \a inset keeps the ends of the strokes inside
/// where a gap follows.
void paintHatch(QPainter &painter, const QRectF &rect, const Theme &theme, bool inset = true);

/// Text of a sentence that stands instead of a picture, wrapped and centred; \a onTag: on a ground
/// of its own, over a hatch.
void paintSentence(QPainter &painter, const QRectF &rect, const QString &sentence,
                   const Theme &theme, bool onTag = false);

/// "Wrong on purpose: …"; empty for none.
[[nodiscard]] QString mistakeWords(core::Mistake mistake);
/// A Frame made with a deliberate mistake says so in every view. Draws the yellow tag and gives the
/// rest of \a rect.
[[nodiscard]] QRectF paintMistakeTag(QPainter &painter, const QRectF &rect,
                                     const core::Frame &frame, const Theme &theme);
[[nodiscard]] double mistakeTagHeight(const core::Frame &frame);

/// The header's words with what the numbers are not ("untrained") before them: the end may be cut
/// off.
[[nodiscard]] QString withCaveat(const core::Frame &frame, core::Stage stage, const QString &text);

/// Two pens, never alpha: the halo first, then the colour.
struct OverlayPen {
    double width = 2;
    double casing = 4; ///< 0 = none
};
void strokeWithCasing(QPainter &painter, const QRectF &rect, const QColor &color, OverlayPen pen,
                      const Theme &theme);

/// A filled tag with text in the role's colours, centred on \a rect.
void paintTag(QPainter &painter, const QRectF &rect, const RoleColors &colors);

/// The selected query, key and head exist in this Frame.
[[nodiscard]] bool isInside(const core::Frame &frame, const core::View &view);

/// Text of token \a index, or an empty string where the content has no words.
[[nodiscard]] QString tokenText(const core::Frame &frame, int index);
/// The token, or its first letters (three at least) where it does not fit, isolated; empty where
/// not even they do. To be drawn with its shapingFont.
[[nodiscard]] QString fittingToken(const QString &token, const QFont &font, double room);
/// The same where only a few letters fit: cut in the middle, down to the first letter and the dots;
/// empty below that.
[[nodiscard]] QString tokenAround(const QString &token, const QFont &font, double room);
/// Token index of a query row (rows may start later in the text).
[[nodiscard]] int tokenOfQuery(const core::Frame &frame, int row);

/// Marks of an axis over 0 .. count - 1: a power of two (or 1) at least \a minGap pixels apart.
[[nodiscard]] int indexStep(int count, double pixelsPerIndex, double minGap);

/// Round marks between low and high, in at most \a limit steps, 0 among them where it lies inside.
[[nodiscard]] QList<double> niceTicks(double low, double high, int limit);

} // namespace locus::widgets
