// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/readers.h"
#include "core/fit.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace locus::app {

namespace {

using Shape = core::Tensor::Shape;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr std::int64_t none = -1;

/// One axis of the stored tensor.
struct Axis {
    std::int64_t extent = 0;
    std::int64_t fixed = none;   ///< the index that is picked
    std::int64_t outStride = 0;  ///< of a kept axis
    std::int64_t fileStride = 0; ///< in numbers
};

std::vector<int> orderOf(const Shape &stored, const TensorPick &pick)
{
    std::vector<int> order = pick.axes;
    if (order.empty()) {
        order.resize(stored.size());
        std::iota(order.begin(), order.end(), 0);
    }
    return order;
}

bool isPermutation(const std::vector<int> &order, std::size_t rank)
{
    std::vector<int> expected(rank);
    std::iota(expected.begin(), expected.end(), 0);
    return order.size() == rank &&
           std::is_permutation(order.begin(), order.end(), expected.begin(), expected.end());
}

bool isInside(std::optional<std::int64_t> index, std::int64_t extent)
{
    return !index || (*index >= 0 && *index < extent);
}

/// The stored axes, slowest first.
std::vector<Axis> axesOf(const StoredLayout &layout, const TensorPick &pick)
{
    const std::size_t rank = layout.shape.size();
    const std::vector<int> order = orderOf(layout.shape, pick);
    std::vector<Axis> axes(rank);
    std::int64_t outStride = 1;
    for (std::size_t i = rank; i-- > 0;) {
        const auto at = static_cast<std::size_t>(order[i]);
        Axis &axis = axes[at];
        axis.extent = layout.shape[at];
        if (!pick.index.empty() && pick.index[i]) {
            axis.fixed = *pick.index[i];
        } else {
            axis.outStride = outStride;
            outStride *= axis.extent;
        }
    }
    if (layout.isFortran)
        std::reverse(axes.begin(), axes.end());
    std::int64_t fileStride = 1;
    for (std::size_t i = rank; i-- > 0;) {
        axes[i].fileStride = fileStride;
        fileStride *= axes[i].extent;
    }
    return axes;
}

/// Counts through the kept axes, the last fastest.
class Walk {
public:
    explicit Walk(std::vector<Axis> axes)
        : m_axes(std::move(axes))
        , m_at(m_axes.size(), 0)
    {
        for (std::size_t i = 0; i < m_axes.size(); ++i)
            if (m_axes[i].fixed != none) {
                m_at[i] = m_axes[i].fixed;
                m_file += m_at[i] * m_axes[i].fileStride;
            }
    }
    [[nodiscard]] std::int64_t out() const { return m_out; }
    [[nodiscard]] std::int64_t inFile() const { return m_file; }
    /// False after the last place, when it stands at the first again.
    bool next()
    {
        for (std::size_t i = m_axes.size(); i-- > 0;) {
            const Axis &axis = m_axes[i];
            if (axis.fixed != none)
                continue;
            m_out += axis.outStride;
            m_file += axis.fileStride;
            if (++m_at[i] < axis.extent)
                return true;
            m_out -= axis.outStride * axis.extent;
            m_file -= axis.fileStride * axis.extent;
            m_at[i] = 0;
        }
        return false;
    }

private:
    std::vector<Axis> m_axes;
    std::vector<std::int64_t> m_at;
    std::int64_t m_out = 0;
    std::int64_t m_file = 0;
};

/// Numbers that lie side by side in the file, from the stream to their places.
class Runs {
public:
    Runs(const StoredLayout &layout, ByteStream &stream, TensorLoading *loading,
         std::vector<double> &values)
        : m_layout(layout)
        , m_stream(stream)
        , m_loading(loading)
        , m_values(values)
    {
    }

    void copy(std::int64_t begin, std::int64_t length, std::int64_t base, Walk &inner)
    {
        const std::int64_t each = bytesOf(m_layout.type);
        m_stream.skip((begin - m_at) * each);
        m_at = begin + length;
        while (length > 0) {
            if (m_loading && m_loading->isCancelled)
                throw TensorRefusal{TensorFault::Cancelled, Text::tr("reading was stopped")};
            const std::int64_t count = std::min<std::int64_t>(length, chunk);
            m_bytes.resize(count * each);
            m_numbers.resize(static_cast<std::size_t>(count));
            m_stream.read(m_bytes.data(), m_bytes.size());
            decode(m_layout.type, m_layout.isBigEndian, m_bytes.constData(), count,
                   m_numbers.data());
            for (const double number : m_numbers) {
                m_values[static_cast<std::size_t>(base + inner.out())] = number;
                inner.next();
            }
            length -= count;
            if (m_loading)
                m_loading->done += count;
        }
    }

private:
    static constexpr std::int64_t chunk = 1 << 15;

    const StoredLayout &m_layout;
    ByteStream &m_stream;
    TensorLoading *m_loading;
    std::vector<double> &m_values;
    std::int64_t m_at = 0; ///< of the stream, in numbers
    QByteArray m_bytes;
    std::vector<double> m_numbers;
};

} // namespace

std::int64_t entriesOf(const Shape &shape, std::int64_t bytesEach)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t entries = 1;
    for (const std::int64_t extent : shape) {
        if (extent > 0 && entries > most / extent)
            throw TensorRefusal{TensorFault::ShapeOverflow,
                                Text::tr("the sizes of its shape multiply beyond 64 bits")};
        entries *= extent;
    }
    if (bytesEach > 0 && entries > most / bytesEach)
        throw TensorRefusal{TensorFault::ShapeOverflow,
                            Text::tr("its bytes are more than 64 bits can count")};
    return entries;
}

std::optional<Shape> pickedShape(const Shape &stored, const TensorPick &pick)
{
    const std::vector<int> order = orderOf(stored, pick);
    if (!isPermutation(order, stored.size()) ||
        (!pick.index.empty() && pick.index.size() != stored.size()))
        return std::nullopt;
    Shape shape;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::int64_t extent = stored[static_cast<std::size_t>(order[i])];
        if (pick.index.empty() || !pick.index[i])
            shape.push_back(extent);
        else if (!isInside(pick.index[i], extent))
            return std::nullopt;
    }
    return shape;
}

core::Tensor gathered(const StoredLayout &layout, const TensorPick &pick, ByteStream &stream,
                      TensorLoading *loading)
{
    const auto shape = pickedShape(layout.shape, pick);
    if (!shape)
        throw TensorRefusal{
            TensorFault::BadPick,
            Text::tr("axes or index do not fit its shape %1").arg(shapeText(layout.shape))};
    const std::int64_t entries = entriesOf(*shape, sizeof(double));
    if (entries > core::largestArray)
        throw TensorRefusal{
            TensorFault::TooLarge,
            Text::tr("%1 numbers are too many at once: choose a part of it, at most %2")
                .arg(entries)
                .arg(core::largestArray)};
    if (loading) {
        loading->done = 0;
        loading->total = entries;
    }
    std::vector<double> values(static_cast<std::size_t>(entries));
    if (entries > 0) {
        std::vector<Axis> axes = axesOf(layout, pick);
        const auto inner = std::find_if(axes.rbegin(), axes.rend(), [](const Axis &axis) {
                               return axis.fixed != none;
                           }).base();
        Walk within({inner, axes.end()});
        std::int64_t length = 1;
        for (auto axis = inner; axis != axes.end(); ++axis)
            length *= axis->extent;
        Walk outer({axes.begin(), inner});
        Runs runs(layout, stream, loading, values);
        do {
            runs.copy(outer.inFile(), length, outer.out(), within);
        } while (outer.next());
    }
    return {*shape, std::move(values)};
}

} // namespace locus::app
