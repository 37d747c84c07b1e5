// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stageimage.h"

#include "core/attention.h"
#include "core/kernels/rowkernels.h"

#include <algorithm>
#include <limits>
#include <mutex>

namespace locus::core {

namespace {

constexpr int pieceRows = 32;
constexpr std::size_t maxSpares = 4;
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
        if (buffers.size() < maxSpares)
            buffers.push_back(std::move(buffer));
    }
};

StageImages::StageImages(RowPool &pool)
    : m_pool(pool)
    , m_spares(std::make_shared<Spares>())
{
}

std::shared_ptr<const StageImage> StageImages::make(const Prepared &prepared,
                                                    const StageRequest &request)
{
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

    const int pieces = (shape.rows + pieceRows - 1) / pieceRows;
    std::vector<Range> ranges(static_cast<std::size_t>(pieces));
    const auto work = [&](int piece) {
        const int first = piece * pieceRows;
        const int rows = std::min(pieceRows, shape.rows - first);
        float *out = image->values.data() +
                     static_cast<std::size_t>(first) * static_cast<std::size_t>(shape.columns);
        stageRows<float>(prepared, request.stage, image->head, first, rows, out);
        ranges[static_cast<std::size_t>(piece)] = shownRange(prepared, *image, first, rows);
    };
    if (cells < cellsWorthThreads) {
        for (int piece = 0; piece < pieces; ++piece)
            work(piece);
    } else {
        m_pool.run(pieces, work);
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
