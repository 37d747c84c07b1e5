// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace locus::app {

/// Why a file of tensors, or one tensor of it, is not read.
enum class TensorFault {
    CannotRead,
    UnknownFormat, ///< by the file's extension
    EmptyFile,
    HeaderTooSmall,
    HeaderBeyondFile,
    HeaderTooLarge,
    HeaderNotUtf8,
    HeaderNotJson,
    HeaderNotObject,
    TooManyTensors,
    DuplicateKey,
    BadMetadata,
    MissingField,
    UnknownType,
    UnsupportedType, ///< a known type, but not of real numbers
    ObjectType,      ///< pickled Python objects
    StructuredType,
    BadShape,
    ShapeOverflow,
    BadOffsets,
    OffsetsBeyondData,
    OffsetsOverlap,
    OffsetsHole,
    SizeMismatch,
    TrailingData,
    DataTruncated,
    BadMagic,
    UnknownVersion,
    BadHeader,
    NotAZip,
    UnsafeName,
    TooLarge,
    CorruptStream,
    MemberSizeMismatch,
    CrcMismatch,
    Encrypted,
    UnsupportedCompression,
    OverlappingMembers,
    NoSuchTensor,
    BadPick, ///< axes or index do not fit the shape
    Changed, ///< since the file was opened
    Cancelled
};

/// One translated line without a final full stop: the file, the tensor, what is wrong and where.
struct TensorFailure {
    TensorFault fault = TensorFault::CannotRead;
    QString message;
};

/// Thrown and caught inside the readers only.
struct TensorRefusal {
    TensorFault fault = TensorFault::CannotRead;
    QString what;
};

/// 'layer0.q': a name from a file, on one line
[[nodiscard]] QString quotedName(const std::string &name);
/// The refusal about one tensor: "tensor 'layer0.q': ..".
[[nodiscard]] TensorRefusal aboutTensor(const std::string &name, const TensorRefusal &refusal);

} // namespace locus::app
