// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/learnedtable.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double headHeight = 15;
constexpr double tallestRow = 13;
constexpr double namesFrom = 10; ///< rows of this height have names
constexpr double gap = 3;        ///< between used rows, the rest and what is beyond
constexpr double leastRest = 12;
constexpr double leastBeyond = 17;
constexpr double mostBeyond = 44;
constexpr double sentenceHeight = 46; ///< of a refusal that stands there
constexpr double tallSentence = 72;   ///< in a narrow picture
constexpr double narrowBelow = 320;   ///< a sentence takes the whole width then
constexpr double widestToken = 64;
constexpr double aroundLabel = 24;
constexpr double cosinesFrom = 400; ///< narrower pictures have the squares below, or none
constexpr double cosinesShare = 0.26;
constexpr double cosinesBelow = 0.3; ///< of the height
constexpr double leastTable = 200;   ///< above them
constexpr double cosinesGap = 16;
constexpr double noteOverhang = 12; ///< to the left of its square
constexpr double captionHeight = 15;
constexpr double leastCosines = 40;

double labelWidth(const core::Frame &frame, const std::vector<std::int64_t> &positions,
                  double width)
{
    const QFontMetricsF number(uiFont(metrics::axisPx, QFont::DemiBold));
    double widest = 0;
    const std::vector<std::string> &tokens = frame.key.content.tokens;
    if (frame.key.content.source == core::ContentSource::Tokens && !tokens.empty()) {
        const auto longest = std::max_element(
            tokens.begin(), tokens.end(),
            [](const std::string &a, const std::string &b) { return a.size() < b.size(); });
        widest = std::min(tokenWidth(QString::fromStdString(*longest),
                                     uiFont(metrics::legendPx, QFont::DemiBold)) +
                              9,
                          std::min(widestToken, width * 0.2));
    }
    const std::int64_t last = std::max<std::int64_t>(
        *std::max_element(positions.begin(), positions.end()), frame.key.learned.length);
    return std::ceil(number.horizontalAdvance(wholeText(last)) + widest + aroundLabel);
}

/// The rows that the text does not use: behind it where it begins at row 0, else the whole table.
void chooseRest(LearnedTableGeometry &g, const core::Frame &frame,
                const std::vector<std::int64_t> &positions)
{
    bool fromZero = true;
    for (std::size_t i = 0; i < positions.size(); ++i)
        fromZero = fromZero && positions[i] == static_cast<std::int64_t>(i);
    g.restIsWhole = !fromZero;
    g.restEnd = frame.key.learned.length;
    g.restFirst = fromZero ? std::min<std::int64_t>(std::ssize(positions), g.restEnd) : 0;
}

void placeRows(LearnedTableGeometry &g, const QRectF &column, double sentence)
{
    const bool refused = sentence > 0;
    const auto others = static_cast<double>(g.restEnd - g.restFirst);
    const double leastEnd = refused ? std::min(sentence, column.height() / 3) : leastBeyond;
    const double room = column.height() - headHeight - leastEnd - 2 * gap;
    const double wanted = std::min(others, leastRest); // more where rows leave some
    g.rowHeight = std::min(tallestRow, (room - wanted) / g.tokens);
    g.rowNames = g.rowHeight >= namesFrom;
    if (g.rowNames)
        g.rowHeight = std::floor(g.rowHeight);
    g.used =
        QRectF(column.left(), column.top() + headHeight, column.width(), g.rowHeight * g.tokens);
    const double left = room - g.used.height();
    const double toEnd = refused || left < 2 * leastRest ? 0 : 8;
    const double restHeight =
        std::floor(std::min(others * tallestRow, std::max(0.0, left - toEnd)));
    if (others > 0)
        g.rest =
            QRectF(column.left(), g.used.bottom() + gap, column.width(), std::max(restHeight, 1.0));
    const double top = (others > 0 ? g.rest.bottom() : g.used.bottom()) + gap;
    const double most = refused ? column.height() : mostBeyond;
    g.beyond =
        QRectF(column.left(), top, column.width(), std::min(most, column.bottom() - 1 - top));
}

/// The squares of cosines: beside the table, or side by side below it; 0 where they are left away.
struct Squares {
    double side = 0;
    bool areBelow = false;

    [[nodiscard]] double width() const { return side > 0 && !areBelow ? side + cosinesGap : 1; }
    [[nodiscard]] double height() const
    {
        return side > 0 && areBelow ? side + 2 * captionHeight + 2 * gap : 0;
    }
};

Squares squaresIn(const QRectF &inner)
{
    Squares squares;
    squares.areBelow = inner.width() < cosinesFrom;
    squares.side =
        std::floor(squares.areBelow ? std::min((inner.width() - cosinesGap) / 2 - 1,
                                               cosinesBelow * inner.height())
                                    : std::min(cosinesShare * inner.width(),
                                               (inner.height() - 3 * captionHeight - 2 * gap) / 2));
    const bool isLow = squares.areBelow && inner.height() - squares.height() < leastTable;
    if (squares.side < leastCosines || isLow)
        squares.side = 0;
    return squares;
}

void placeCosines(LearnedTableGeometry &g, const QRectF &inner, const Squares &squares)
{
    const double side = squares.side;
    const double left = inner.right() - side - 1;
    if (squares.areBelow) {
        const double top = std::floor(inner.bottom()) - captionHeight - side - 1;
        g.usedCosines = QRectF(left - cosinesGap - side, top, side, side);
        g.allCosines = QRectF(left, top, side, side);
        g.note = QRectF(left - noteOverhang, g.allCosines.bottom() + 1, side + 1 + noteOverhang,
                        captionHeight - 2);
        return;
    }
    g.usedCosines = QRectF(left, inner.top() + captionHeight, side, side);
    const double second =
        std::max(g.usedCosines.bottom() + captionHeight + gap, g.rest.isEmpty() ? 0 : g.rest.top());
    const double lowest = inner.bottom() - captionHeight - 1 - side;
    g.allCosines = QRectF(left, std::min(second, lowest), side, side);
    g.note = QRectF(left - noteOverhang, g.allCosines.bottom() + 1, side + 1 + noteOverhang,
                    captionHeight - 2);
}

} // namespace

bool hasLearnedTable(const core::Frame &frame)
{
    return frame.key.method == core::MethodId::Learned && frame.shapes.hasX &&
           frame.shapes.dModel > 0 && frame.shapes.nKey > 0 &&
           (!frame.refusal || frame.refusal->code == core::RefusalCode::PositionOutsideTable);
}

QRectF LearnedTableGeometry::rowRect(int token) const
{
    return {used.left(), used.top() + token * rowHeight, used.width(), rowHeight};
}

std::optional<int> LearnedTableGeometry::rowAt(QPointF point) const
{
    const QRectF rows(labels.left(), used.top(), used.right() - labels.left(), used.height());
    if (!rows.contains(point) || rowHeight <= 0)
        return std::nullopt;
    return std::clamp(static_cast<int>((point.y() - used.top()) / rowHeight), 0, tokens - 1);
}

std::optional<LearnedTableGeometry> learnedTableGeometry(const QRectF &rect,
                                                         const core::Frame &frame)
{
    if (!hasLearnedTable(frame))
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    const std::vector<std::int64_t> positions = core::positionsOf(frame.key, frame.shapes).key;
    LearnedTableGeometry g;
    g.tokens = frame.shapes.nKey;
    chooseRest(g, frame, positions);
    const double labels = labelWidth(frame, positions, inner.width());
    const bool refused = frame.refusal.has_value();
    const Squares squares = refused ? Squares{} : squaresIn(inner);
    const QRectF column = inner.adjusted(labels, 0, -squares.width(), -squares.height());
    if (column.width() < 16 || inner.height() < 60)
        return std::nullopt;
    placeRows(g, column,
              !refused                      ? 0
              : inner.width() < narrowBelow ? tallSentence
                                            : sentenceHeight);
    if (refused && inner.width() < narrowBelow)
        g.beyond.setLeft(inner.left() + 1);
    g.labels = QRectF(inner.left(), inner.top(), labels, inner.height() - squares.height());
    g.head = QRectF(column.left(), inner.top(), column.width(), headHeight);
    if (squares.side > 0)
        placeCosines(g, inner, squares);
    return g;
}

} // namespace locus::widgets
