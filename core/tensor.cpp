// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor.h"

#include <cassert>
#include <cstring>
#include <utility>

namespace locus::core {

namespace {

std::uint64_t hashed(const Tensor::Shape &shape, const std::vector<double> &values)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    const auto mix = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 32;
    };
    for (const std::int64_t extent : shape)
        mix(static_cast<std::uint64_t>(extent));
    for (const double value : values) {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        mix(bits);
    }
    return hash;
}

} // namespace

Tensor::Tensor(Shape shape, std::vector<double> values)
{
    auto data = std::make_shared<Data>();
    data->hash = hashed(shape, values);
    data->shape = std::move(shape);
    data->values = std::move(values);
#ifndef NDEBUG
    std::int64_t count = 1;
    for (const std::int64_t extent : data->shape)
        count *= extent;
    assert(count == static_cast<std::int64_t>(data->values.size()));
#endif
    m_data = std::move(data);
}

Tensor Tensor::scalar(double value)
{
    return {Shape{}, {value}};
}

Tensor Tensor::vector(std::vector<double> values)
{
    const auto n = static_cast<std::int64_t>(values.size());
    return {Shape{n}, std::move(values)};
}

Tensor Tensor::matrix(std::int64_t rows, std::int64_t columns, std::vector<double> values)
{
    return {Shape{rows, columns}, std::move(values)};
}

int Tensor::rank() const
{
    return m_data ? static_cast<int>(m_data->shape.size()) : 0;
}

const Tensor::Shape &Tensor::shape() const
{
    static const Shape none;
    return m_data ? m_data->shape : none;
}

std::int64_t Tensor::extent(int axis) const
{
    return axis >= 0 && axis < rank() ? m_data->shape[static_cast<std::size_t>(axis)] : 0;
}

std::int64_t Tensor::size() const
{
    return static_cast<std::int64_t>(values().size());
}

const std::vector<double> &Tensor::values() const
{
    static const std::vector<double> none;
    return m_data ? m_data->values : none;
}

std::uint64_t Tensor::hash() const
{
    return m_data ? m_data->hash : 0;
}

bool operator==(const Tensor &a, const Tensor &b)
{
    if (a.m_data == b.m_data)
        return true;
    if (!a.m_data || !b.m_data || a.m_data->hash != b.m_data->hash ||
        a.m_data->shape != b.m_data->shape)
        return false;
    return std::memcmp(a.values().data(), b.values().data(), a.values().size() * sizeof(double)) ==
           0;
}

} // namespace locus::core
