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
    WrongType,          ///< detail = what is expected (a FieldType name)
    NotAnInteger,
    OutOfRange,         ///< got, low, high (and lowExclusive)
    NotFinite,
    UnknownChoice,      ///< detail = what was given
    NullNotAllowed,
    Ragged,             ///< rows of different length
    Empty,              ///< an array with no entries
    WrongRank,          ///< got = rank
    WrongShape,         ///< got = extent, low = expected extent
    SizeDisagrees,      ///< an explicit size (path) is got, the arrays say low
    ConflictingKeys,    ///< detail = the other key
    MissingKey,         ///< path is needed because of detail
    NoSuchEntry,        ///< an index into an array that is not there
    NotYetSupported,    ///< rope.scaling, tensors from files
    BadPermutation,
    DuplicateEntry
};

struct Problem {
    ProblemCode code = ProblemCode::WrongType;
    std::string path; ///< "model.rope.base"
    double got = 0;
    double low = 0;
    double high = 0;
    bool lowExclusive = false;
    std::string detail;
    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace locus::core
