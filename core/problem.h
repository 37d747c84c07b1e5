// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace locus::core {

/// Why a value, patch or scene is not accepted (the first kind of no). Worded by the shell.
enum class ProblemCode {
    UnknownKey,
    DuplicateKey,
    MissingFormat,
    WrongFormat,
    WrongType, ///< detail = what is expected: nameOf(FieldType), or "object", "list", "size"
    NotAnInteger,
    OutOfRange, ///< got, low, high (and lowExclusive); an infinite bound = none
    NotFinite,
    UnknownChoice, ///< detail = what was given
    NullNotAllowed,
    Ragged,          ///< rows of different length
    Empty,           ///< an array with no entries
    WrongRank,       ///< got = rank
    WrongShape,      ///< got = extent, low = expected extent, high = axis (0 = the first index)
    SizeDisagrees,   ///< an explicit size (path) is got, the arrays (or other sizes) say low
    NotDivisible,    ///< the channels of path, got, do not divide into low heads
    ConflictingKeys, ///< detail = the other key
    MissingKey,      ///< path is needed because of detail
    NoSuchEntry,     ///< an index into an array that is not there
    NotYetSupported, ///< rope.scaling, tensors from files
    BadPermutation,
    BadEnds, ///< got = the first of two ends, low = the second, which must be higher
    DuplicateEntry
};

struct Problem {
    ProblemCode code = ProblemCode::WrongType;
    std::string path = {}; ///< "model.rope.base"
    double got = 0;
    double low = 0;
    double high = 0;
    bool lowExclusive = false;
    std::string detail = {};
    std::string given = {}; ///< WrongType: the value in short (briefText)
    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace locus::core
