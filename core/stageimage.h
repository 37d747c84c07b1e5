// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention.h"
#include "core/prepared.h"
#include "core/progress.h"
#include "core/rowpool.h"
#include "core/types.h"

#include <compare>
#include <memory>
#include <vector>

namespace locus::core {

/// The picture of one stage of one head: float values, row-major. Never read back as numbers.
struct StageImage {
    Stage stage = Stage::Weights;
    HeadIndex head;
    int rows = 0;
    int columns = 0;
    std::vector<float> values;
    float min = 0; ///< over the allowed cells
    float max = 0;
};

struct StageRequest {
    Stage stage = Stage::Weights;
    int head = 0;
    friend auto operator<=>(const StageRequest &, const StageRequest &) = default;
};

/// Makes stage images on the threads of a pool. The memory of an image that nobody holds any more
/// serves the next one of its size, so a drag allocates nothing once it is warm.
class StageImages {
public:
    /// \a progress counts the pieces; it may be null.
    explicit StageImages(RowPool &pool, Progress *progress = nullptr);

    /// How many pieces the rows of a stage are shared out in.
    [[nodiscard]] static int pieces(const StageShape &shape);
    /// Memory kept for the next images.
    [[nodiscard]] std::size_t spareBytes() const;

    /// \pre the stage exists on this Model (stageRefusal) and the head is one of its heads
    [[nodiscard]] std::shared_ptr<const StageImage> make(const Prepared &prepared,
                                                         const StageRequest &request);

private:
    struct Spares;
    RowPool &m_pool;
    Progress *m_progress;
    std::shared_ptr<Spares> m_spares;
};

} // namespace locus::core
