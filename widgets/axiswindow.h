// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::widgets {

/// The part of an axis that is shown, as shares of the whole: zooming and panning without a window.
/// It survives another length of the axis, as while a slider changes n.
struct AxisWindow {
    double from = 0;
    double size = 1;

    [[nodiscard]] bool isWhole() const { return size >= 1; }
    [[nodiscard]] double end() const { return from + size; }
    friend bool operator==(const AxisWindow &, const AxisWindow &) = default;
};

/// Shows 1 / \a factor as much, at least \a least of the whole; what stands at the share \a at of
/// the window stays there.
[[nodiscard]] AxisWindow zoomed(const AxisWindow &window, double factor, double at, double least);
/// Moved by a share of the whole, as far as the whole reaches.
[[nodiscard]] AxisWindow moved(const AxisWindow &window, double by);
/// Moved just so far that the part from \a low to \a high is inside.
[[nodiscard]] AxisWindow showing(const AxisWindow &window, double low, double high);

/// Whole cells of an axis that has \a cells of them.
struct CellSpan {
    int first = 0;
    int count = 0;

    [[nodiscard]] int end() const { return first + count; }
    [[nodiscard]] bool contains(int cell) const { return cell >= first && cell < end(); }
    friend bool operator==(const CellSpan &, const CellSpan &) = default;
};
/// Never fewer than four, where there are as many.
[[nodiscard]] CellSpan cellsOf(const AxisWindow &window, int cells);
inline constexpr int fewestCells = 4;

/// What a turn of the wheel does: the factor for \a delta eighths of a degree, 120 to a notch.
[[nodiscard]] double wheelFactor(int delta);
/// What + and - do.
inline constexpr double keyFactor = 1.5;

} // namespace locus::widgets
