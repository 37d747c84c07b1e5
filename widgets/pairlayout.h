// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything stands; for pairnumbers.cpp and pairlayout.cpp alone.
#pragma once

#include "widgets/pairnumbers.h"

#include <QLineF>

namespace locus::widgets {

inline constexpr double captionHeight = 18;
inline constexpr double lineHeight = 26;
inline constexpr double symbolPx = 17;
inline constexpr double formulaPx = 17;
inline constexpr double resultPx = 15;
inline constexpr double swatchWidth = 32, swatchHeight = 14;

[[nodiscard]] QFont pieceFont(PairNumbers::Piece::Look look);
[[nodiscard]] QFont sentenceFont();
/// A long token is cut off.
[[nodiscard]] QString shownText(const PairNumbers::Piece &piece);

struct PairNumbers::PlacedPiece {
    const Piece *piece = nullptr;
    QPointF baseline;
};

struct PairNumbers::Layout {
    std::vector<PlacedPiece> pieces;
    std::vector<std::pair<QString, QRectF>> captions;
    std::vector<std::pair<QString, QRectF>> sentences;
    std::vector<std::pair<formula::NodePtr, QPointF>> formulas;
    std::vector<formula::Link> links; ///< of formulas and pieces
    std::vector<QLineF> dividers;
    double height = 0;
};

} // namespace locus::widgets
