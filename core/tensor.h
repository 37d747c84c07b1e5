// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace locus::core {

/// An immutable array of numbers, shared by every copy.
///
/// Every array inside a Model is one: copying a Model copies a pointer, and undo keeps no second
/// copy of a table. Values are stored row-major in double; booleans are 0 and 1, integers are exact
/// below 2^53. The default Tensor is null ("not given"), which differs from an array with no
/// entries. A Tensor of rank 0 (empty shape) holds one number.
class Tensor {
public:
    using Shape = std::vector<std::int64_t>;

    Tensor() = default;
    /// \pre values.size() is the product of shape.
    Tensor(Shape shape, std::vector<double> values);

    [[nodiscard]] static Tensor scalar(double value);
    [[nodiscard]] static Tensor vector(std::vector<double> values);
    /// \pre values.size() == rows * columns
    [[nodiscard]] static Tensor matrix(std::int64_t rows, std::int64_t columns,
                                       std::vector<double> values);

    [[nodiscard]] bool isNull() const { return m_data == nullptr; }
    [[nodiscard]] int rank() const;
    [[nodiscard]] const Shape &shape() const;
    /// Size along \a axis, 0 when there is no such axis.
    [[nodiscard]] std::int64_t extent(int axis) const;
    [[nodiscard]] std::int64_t size() const;
    [[nodiscard]] const std::vector<double> &values() const;
    [[nodiscard]] std::uint64_t hash() const;

    [[nodiscard]] double operator[](std::int64_t flat) const
    {
        return values()[static_cast<std::size_t>(flat)];
    }
    [[nodiscard]] double at(std::int64_t row, std::int64_t column) const
    {
        return (*this)[row * extent(1) + column];
    }

    /// By pointer, then hash, then bits (so a NaN equals itself).
    friend bool operator==(const Tensor &a, const Tensor &b);

private:
    struct Data {
        Shape shape;
        std::vector<double> values;
        std::uint64_t hash = 0;
    };
    std::shared_ptr<const Data> m_data;
};

} // namespace locus::core
