// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace locus::core {

/// Every picture there is, in the window and as a panel of a figure: the pictures beside the map,
/// those of the map's own card, and the two bands above and below.
enum class FigureView {
    Rotation,
    RotationMatrix,
    Channels,
    RotationCost,
    Encoding,
    InputSums,
    Shift,
    ChannelOrder,
    Gram,
    LearnedTable,
    Relation,
    ValueSwitch,
    Curve,
    Row,
    HeadDetail,
    HeadPlot,
    Ruler,
    Lines,
    Slopes,
    Forms,
    FourParts,
    Prefixes,
    Map,
    HeadMaps,
    Pipeline,
    Formula
};

/// Panels: the views of the list. Page: the page they are from, as it stands in the window.
enum class FigureContent { Panels, Page };
/// Grid: the first panel large, the others in a column beside it.
enum class FigureArrangement { Row, Grid, Column };
enum class FigureTheme { Light, Dark, Print };
/// How the letters of an SVG or PDF are kept: as text that can be searched, or as shapes.
enum class FigureText { Text, Outlines };

/// What may be left out of the pictures that have it.
struct FigureParts {
    bool labels = true; ///< tokens, indices and names of the axes of a map
    bool colorBar = true;
    bool crosshair = true; ///< row, column and cell of the selected pair
    bool diagonal = true;  ///< all pairs with the same displacement
    bool numbers = true;   ///< in the cells, where they fit
    bool title = false;    ///< one line above everything
    friend bool operator==(const FigureParts &, const FigureParts &) = default;
};

/// A part as files and the command line spell it.
struct FigurePart {
    std::string_view name;
    bool FigureParts::*member;
};
inline constexpr std::array figureParts = {
    FigurePart{"labels", &FigureParts::labels},
    FigurePart{"color-bar", &FigureParts::colorBar},
    FigurePart{"crosshair", &FigureParts::crosshair},
    FigurePart{"diagonal", &FigureParts::diagonal},
    FigurePart{"numbers", &FigureParts::numbers},
    FigurePart{"title", &FigureParts::title},
};

/// Describes a figure completely, but for its file: with a Scene it always gives the same picture.
/// In a scene file it is an entry of "figures" (core/figurevalues.h).
struct FigureSettings {
    std::string name; ///< by which a scene's figure is asked for; may be empty
    FigureContent content = FigureContent::Panels;
    std::vector<FigureView> panels = {FigureView::Map}; ///< not empty, none twice; unused by Page
    FigureArrangement arrangement = FigureArrangement::Grid;
    double width = 120; ///< of the whole figure, in millimetres, or in pixels if sizeInPixels
    double height = 90;
    bool sizeInPixels = false;
    int dpi = 300; ///< of a PNG and of images inside SVG and PDF; makes millimetres out of pixels
    FigureTheme theme = FigureTheme::Print;
    std::string font;  ///< family; empty: the program's own (Inter, STIX for mathematics)
    double points = 8; ///< size of labels in the finished figure; all else keeps its proportion
    FigureText text = FigureText::Text;
    bool transparent = false;
    FigureParts parts;
    bool carriesScene = true; ///< the scene is written into the file
    friend bool operator==(const FigureSettings &, const FigureSettings &) = default;
};

inline constexpr double minFigurePoints = 4;
inline constexpr double maxFigurePoints = 96;

} // namespace locus::core
