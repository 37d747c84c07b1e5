// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stageimage.h"

#include "core/kernels/rowkernels.h"

#include <algorithm>
#include <limits>
#include <mutex>

namespace locus::core {

namespace {

constexpr int pieceRows = 32;
/// Spare memory beyond one buffer: for the thumbnails of many heads.
constexpr std::size_t mostSpare = std::size_t(32) << 20;
/// Fewer cells than this are done before a second thread has woken up.
constexpr std::size_t cellsWorthThreads = std::size_t(1) << 16;

struct Range {
    float min = std::numeric_limits<float>::infinity();
    float max = -std::numeric_limits<float>::infinity();

    void include(const float *values, int count)
    {
        if (count == 0)
            return;
        Range part;
        rowKernels().range(values, count, &part.min, &part.max);
        include(part);
    }
    void include(const Range &other)
    {
        min = std::min(min, other.min);
        max = std::max(max, other.max);
    }
};

/// Range of the cells that a map of the stage shows: hatched ones have no say in it.
Range shownRange(const Prepared &p, const StageImage &image, int firstRow, int rows)
{
    Range range;
    const bool hatched = isPairStage(image.stage) && image.stage != Stage::Mask;
    for (int i = firstRow; i < firstRow + rows; ++i) {
        const float *row = image.values.data() +
                           static_cast<std::size_t>(i) * static_cast<std::size_t>(image.columns);
        if (!hatched) {
            range.include(row, image.columns);
        } else if (p.mask.isPrefix()) {
            range.include(row, p.mask.end(i));
        } else {
            for (int j = 0; j < p.mask.end(i); ++j)
                if (p.mask.allowed(i, j))
                    range.include(row + j, 1);
        }
    }
    return range;
}

} // namespace

/// Buffers without a picture. Images give theirs back from whatever thread drops them last.
struct StageImages::Spares {
    std::mutex mutex;
    std::vector<std::vector<float>> buffers;

    std::vector<float> take(std::size_t size)
    {
        const std::lock_guard lock(mutex);
        const auto fitting =
            std::find_if(buffers.begin(), buffers.end(),
                         [size](const auto &buffer) { return buffer.size() == size; });
        if (fitting == buffers.end()) {
            buffers.clear(); // another length is shown now
            return {};
        }
        std::vector<float> buffer = std::move(*fitting);
        buffers.erase(fitting);
        return buffer;
    }

    void give(std::vector<float> buffer)
    {
        const std::lock_guard lock(mutex);
        if (buffers.empty() || bytes() + buffer.size() * sizeof(float) <= mostSpare)
            buffers.push_back(std::move(buffer));
    }

    [[nodiscard]] std::size_t bytes() const
    {
        std::size_t sum = 0;
        for (const auto &buffer : buffers)
            sum += buffer.size() * sizeof(float);
        return sum;
    }
};

StageImages::StageImages(RowPool &pool, Progress *progress)
    : m_pool(pool)
    , m_progress(progress)
    , m_spares(std::make_shared<Spares>())
{
}

int StageImages::pieces(const StageShape &shape)
{
    return (shape.rows + pieceRows - 1) / pieceRows;
}

std::size_t StageImages::spareBytes() const
{
    const std::lock_guard lock(m_spares->mutex);
    return m_spares->bytes();
}

std::shared_ptr<const StageImage> StageImages::make(const Prepared &prepared,
                                                    const StageRequest &request)
{
    if (request.stage == Stage::Output)
        prepared.fast.v.settle(&m_pool); // made at the first look: not by one thread alone
    if (request.stage == Stage::V)
        prepared.projected.v.settle(&m_pool);
    const StageShape shape = stageShape(prepared.shapes, request.stage);
    const std::size_t cells =
        static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns);
    const auto giveBack = [spares = m_spares](StageImage *image) {
        spares->give(std::move(image->values));
        delete image;
    };
    const std::shared_ptr<StageImage> image(new StageImage, giveBack);
    image->stage = request.stage;
    image->head = HeadIndex{request.head};
    image->rows = shape.rows;
    image->columns = shape.columns;
    image->values = m_spares->take(cells);
    image->values.resize(cells);

    const int count = pieces(shape);
    std::vector<Range> ranges(static_cast<std::size_t>(count));
    const auto work = [&](int piece) {
        const int first = piece * pieceRows;
        const int rows = std::min(pieceRows, shape.rows - first);
        float *out = image->values.data() +
                     static_cast<std::size_t>(first) * static_cast<std::size_t>(shape.columns);
        stageRows<float>(prepared, request.stage, image->head, first, rows, out);
        ranges[static_cast<std::size_t>(piece)] = shownRange(prepared, *image, first, rows);
        if (m_progress)
            m_progress->add();
    };
    if (cells < cellsWorthThreads) {
        for (int piece = 0; piece < count; ++piece)
            work(piece);
    } else {
        m_pool.run(count, work);
    }

    Range all;
    for (const Range &range : ranges)
        all.include(range);
    if (all.min <= all.max) {
        image->min = all.min;
        image->max = all.max;
    }
    return image;
}

} // namespace locus::core
