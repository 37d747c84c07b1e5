// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/bytestream.h"
#include "app/tensorfile/tensorfile.h"

#include <string_view>

/// \file
/// What the three readers share. Everything here throws TensorRefusal.

namespace locus::app {

[[nodiscard]] std::unique_ptr<TensorFile> openSafetensors(const QString &path);
[[nodiscard]] std::unique_ptr<TensorFile> openNpy(const QString &path);
[[nodiscard]] std::unique_ptr<TensorFile> openNpz(const QString &path);

/// How the numbers of a tensor lie one after the other.
struct StoredLayout {
    core::Tensor::Shape shape;
    ElementType type = ElementType::Other;
    bool isFortran = false; ///< the first index runs fastest
    bool isBigEndian = false;
};

/// The number of entries, from left to right: an overflow counts even where a 0 follows.
[[nodiscard]] std::int64_t entriesOf(const core::Tensor::Shape &shape, std::int64_t bytesEach);

/// The picked part of a stream that stands at the first number.
[[nodiscard]] core::Tensor gathered(const StoredLayout &layout, const TensorPick &pick,
                                    ByteStream &stream, TensorLoading *loading);

struct NpyHeader {
    StoredLayout layout;
    std::string typeName;
    qint64 bytes = 0; ///< of the header: the numbers begin there
};
/// Reads the header from a stream of \a size bytes, and finds room for the numbers.
[[nodiscard]] NpyHeader readNpyHeader(ByteStream &stream, qint64 size);
/// The dictionary alone: a literal with exactly descr, fortran_order and shape, never evaluated.
[[nodiscard]] NpyHeader parseNpyHeader(std::string_view text);

} // namespace locus::app
