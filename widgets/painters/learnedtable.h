// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "core/tablerows.h"
#include "widgets/painters/heatmap.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// Where everything of the position table lies.
struct LearnedTableGeometry {
    int tokens = 0; ///< rows of the upper part, one for each token of the text
    double rowHeight = 0;
    bool rowNames = false; ///< every row has its token beside it
    QRectF labels;         ///< left of the cells, all the way down
    QRectF head;           ///< numbers of the dimensions
    QRectF used;           ///< cells of the rows that the text uses
    QRectF rest;           ///< the other rows, one line per group; empty without any
    std::int64_t restFirst = 0, restEnd = 0;
    bool restIsWhole = false;       ///< used rows are among the rest
    QRectF beyond;                  ///< where there is no row
    QRectF usedCosines, allCosines; ///< squares with a caption above; empty where there is no room
    QRectF note;                    ///< below the squares

    [[nodiscard]] QRectF rowRect(int token) const;
    [[nodiscard]] std::optional<int> rowAt(QPointF point) const;
};
[[nodiscard]] std::optional<LearnedTableGeometry> learnedTableGeometry(const QRectF &rect,
                                                                       const core::Frame &frame);

/// What is drawn of a table; it depends on the Model alone and is made once.
struct LearnedTableData {
    core::LearnedParams params;
    int d = 0;
    std::vector<std::int64_t> positions; ///< of the tokens
    int usedLines = 0, restLines = 0;
    core::TableLines used, rest;
    std::vector<int> cosineTokens; ///< rows and columns of the first square
    core::RowCosines usedCosines, allCosines;
    ColorRange range;
};
/// Made again only when something in it changed.
class LearnedTableCache {
public:
    const LearnedTableData &of(const core::Frame &frame, const LearnedTableGeometry &geometry);

private:
    LearnedTableData m_data;
};

/// The pair of tokens under a point of the square of used rows.
[[nodiscard]] std::optional<CellIndex> learnedCosineAt(const LearnedTableGeometry &geometry,
                                                       const LearnedTableData &data, QPointF point);

/// "untrained · 12 of 512 rows × 64"
[[nodiscard]] QString learnedTableSubtitle(const core::Frame &frame);

/// True where the table can be drawn: also when a token has no row in it, which is what the picture
/// then shows.
[[nodiscard]] bool hasLearnedTable(const core::Frame &frame);

struct LearnedTableOptions {
    std::optional<int> hoverRow = {};        ///< token
    std::optional<CellIndex> hoverPair = {}; ///< tokens
    LearnedTableCache *cache = nullptr;      ///< optional
};

/// The squares of cosines alone.
void paintLearnedCosines(QPainter &painter, const LearnedTableGeometry &geometry,
                         const LearnedTableData &data, const core::Frame &frame,
                         const core::View &view, const Theme &theme,
                         const LearnedTableOptions &options);

/// The rows that the text uses with their tokens, those of query and key edged; the rest of the
/// table, a line per group of rows; the place behind its end, hatched, with the reason in words;
/// and how alike rows are.
void paintLearnedTable(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const core::View &view, const Theme &theme,
                       const LearnedTableOptions &options = {});

} // namespace locus::widgets
