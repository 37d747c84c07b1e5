// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/elementtype.h"
#include "app/tensorfile/tensorfault.h"
#include "core/tensor.h"

#include <QString>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace locus::app {

/// A header longer than this is refused before it is read (safetensors: the format's own limit).
inline constexpr qint64 longestTensorHeader = 100'000'000;
inline constexpr std::size_t mostTensors = 200'000;

struct TensorInfo {
    std::string name; ///< empty for the one array of an .npy file
    core::Tensor::Shape shape;
    ElementType type = ElementType::Other;
    std::string typeName; ///< "F32"; of Other as the file spells it
};

/// Which part of a stored tensor, in which order: \a axes first orders all its axes (empty: as they
/// are), \a index then picks along them, one entry per axis, none = keep (empty: keep all). The
/// tensor that is read has the axes that are kept.
struct TensorPick {
    std::vector<int> axes;
    std::vector<std::optional<std::int64_t>> index;
    friend bool operator==(const TensorPick &, const TensorPick &) = default;
};

/// How far reading is, and the wish to stop it: written and read from any thread.
struct TensorLoading {
    std::atomic<std::int64_t> done = 0; ///< numbers
    std::atomic<std::int64_t> total = 0;
    std::atomic<bool> isCancelled = false;
};

/// "[4, 11, 64]"
[[nodiscard]] QString shapeText(const core::Tensor::Shape &shape);
/// The shape that a pick leaves; none when the pick does not fit.
[[nodiscard]] std::optional<core::Tensor::Shape> pickedShape(const core::Tensor::Shape &stored,
                                                             const TensorPick &pick);

/// An open file of tensors. For one thread at a time.
class TensorFile {
public:
    TensorFile() = default;
    virtual ~TensorFile() = default;
    TensorFile(const TensorFile &) = delete;
    TensorFile &operator=(const TensorFile &) = delete;

    [[nodiscard]] virtual QString path() const = 0;
    /// In the order of the file's header.
    [[nodiscard]] const std::vector<TensorInfo> &tensors() const { return m_tensors; }
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;

    /// Numbers as double, row-major; NaN and infinities as they are. Reads what the pick needs and
    /// little more (a member of a zip as a whole, since its checksum is one).
    [[nodiscard]] std::variant<core::Tensor, TensorFailure>
    read(std::size_t which, const TensorPick &pick = {}, TensorLoading *loading = nullptr);

protected:
    /// Throws TensorRefusal. \pre which is in range
    [[nodiscard]] virtual core::Tensor load(std::size_t which, const TensorPick &pick,
                                            TensorLoading *loading) = 0;

    std::vector<TensorInfo> m_tensors;
};

using OpenedTensors = std::variant<std::unique_ptr<TensorFile>, TensorFailure>;

/// Reads the header of a .safetensors, .npy or .npz file (by its extension, in any case) and checks
/// it as a whole; no number is read yet.
[[nodiscard]] OpenedTensors openTensorFile(const QString &path);
/// Whether the extension is one of the three.
[[nodiscard]] bool isTensorFile(const QString &path);

/// The indices of the first entry that is NaN or infinite.
[[nodiscard]] std::optional<core::Tensor::Shape> firstNotFinite(const core::Tensor &tensor);

} // namespace locus::app
