// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor.h"
#include "core/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace locus::app {

/// Which part of which file a tensor is.
struct TensorSource {
    std::string file;      ///< absolute path
    std::string tensor;    ///< name inside the file; empty where the file holds but one
    std::vector<int> axes; ///< first orders all axes of the stored tensor; empty: as they are
    std::vector<std::optional<std::int64_t>>
        index; ///< then picks along them, one per axis, none = keep; empty: all
    friend bool operator==(const TensorSource &, const TensorSource &) = default;
};

/// The program remembers, by shape and numbers, which tensors it has read from files: a scene that
/// holds these very numbers, after any edits, undone or not, is saved with the reference. A scene
/// itself knows numbers only, so that equal numbers are equal scenes. Of two files with the same
/// numbers the last one read counts. Callable from any thread.
void rememberSource(const core::Tensor &tensor, const TensorSource &source);
[[nodiscard]] std::optional<TensorSource> sourceOf(const core::Tensor &tensor);
/// Whether the file of a tensor that has a source still is as it was when that was read: there, of
/// the same size and time.
[[nodiscard]] bool isAsRead(const core::Tensor &tensor);
/// \a file, an absolute path, holds others now: what was read from it is saved by value.
void forgetSources(const std::string &file);

/// The whole memory, with the state of the files then, for a process that goes on from here.
[[nodiscard]] core::Value rememberedSources();
/// Entries of another form are passed over.
void rememberSources(const core::Value &remembered);

/// As scene files spell it, with \a file as the name of the file.
[[nodiscard]] core::Value referenceTo(const TensorSource &source, const std::string &file);
/// Axes and index of such an object; false when they are no lists of whole numbers (or null).
[[nodiscard]] bool readAxes(TensorSource &source, const core::Value &value);
[[nodiscard]] bool readIndex(TensorSource &source, const core::Value &value);

} // namespace locus::app
