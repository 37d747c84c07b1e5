// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QString>

class QPainter;

namespace locus::widgets {

/// Who owns a hue. Hue means mathematics: interface state is ink.
enum class Role { Query, Key, Value, Position };

/// line: strokes and fills of 2 px and more; text: glyphs; tint: grounds; onFill: text on a tag
/// filled with line.
struct RoleColors {
    QColor line, text, tint, onFill;
    friend bool operator==(const RoleColors &, const RoleColors &) = default;
};

/// Every colour that is drawn, as a value: widgets, painters and figures are handed one, nobody
/// asks a global.
struct Theme {
    bool isDark = false; ///< picks the colour tables too
    QColor bg, surface, sunken;
    QColor line, line2, ctl;
    QColor ink, ink2, ink3;
    QColor grid, groove, casing;
    QColor broken, brokenInk;
    QColor hatchLine, hatchGround;
    RoleColors query, key, value, position;
    QColor positionMiddle; ///< known value at a new place; text on it is ink
    QColor positionFaint;  ///< ground of a region that is only named

    [[nodiscard]] const RoleColors &role(Role role) const;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme dark();
    /// The light tables on white, for figures.
    [[nodiscard]] static Theme print();

    friend bool operator==(const Theme &, const Theme &) = default;
};

/// For standard widgets (menus, dialogs, tool tips) beside the painted ones.
[[nodiscard]] QPalette paletteOf(const Theme &theme);

/// Inter with Noto Sans CJK SC behind it. Sizes are pixels of the layout, so that a figure scales
/// as a whole; Qt keeps whole pixels, hence 10.5, 13.5, .. become 11, 14, ...
[[nodiscard]] QFont uiFont(double px, int weight = QFont::Normal);
/// STIX, for symbols and formulas.
[[nodiscard]] QFont mathFont(double px, bool italic = true);

/// Inter's digits differ in width and Qt 6.4 cannot switch on tabular ones: text that changes live
/// is laid out with every digit in a cell of fixed width, so that nothing wobbles.
[[nodiscard]] double fixedDigitsWidth(const QFont &font, const QString &text);
/// \a baseline is where the text begins (left), ends (right) or has its middle (centre), by \a
/// alignment. Uses the painter's pen.
void paintFixedDigits(QPainter &painter, QPointF baseline, const QString &text, const QFont &font,
                      Qt::Alignment alignment = Qt::AlignLeft);

/// Sizes of the grid, in layout pixels.
namespace metrics {
inline constexpr int unit = 4;
inline constexpr int gutter = 12;
inline constexpr int margin = 16;
inline constexpr int cardPadding = 14;
inline constexpr int cardHeader = 40;
inline constexpr int cardRadius = 8;
inline constexpr int controlRadius = 6;
inline constexpr int segmentRadius = 5;
inline constexpr int tagRadius = 4;
inline constexpr int buttonHeight = 28;
inline constexpr int segmentedHeight = 32;
inline constexpr int iconSize = 16;
inline constexpr double titlePx = 13.5; ///< weight 600
inline constexpr double labelPx = 13;   ///< weight 500
inline constexpr double subtitlePx = 12;
inline constexpr double legendPx = 11; ///< weight 500
inline constexpr double axisPx = 10.5;
inline constexpr double cellPx = 10; ///< only inside small cells
} // namespace metrics

} // namespace locus::widgets
