// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention.h"
#include "core/prepared.h"
#include "core/refusal.h"
#include "core/stageimage.h"

#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace locus::core {

/// Everything derived from a Model, as shared parts; or the reason why there is nothing to derive.
struct Frame {
    Model key;
    Shapes shapes;
    std::optional<Refusal> refusal;
    std::shared_ptr<const Prepared> prepared; ///< null when refused
    std::map<StageRequest, std::shared_ptr<const StageImage>> images;

    [[nodiscard]] const StageImage *image(Stage stage, int head) const;
};

/// Computes Frames and keeps the parts of the last few, keyed by the part of the Model they depend
/// on. Showing another stage, head or method recomputes only what is not there. Safe to call from
/// one thread at a time; Frames may be read from any.
class FrameCache {
public:
    /// \a capacity counts Models; \a threads as for RowPool.
    explicit FrameCache(std::size_t capacity = 8, int threads = 0);
    ~FrameCache();
    FrameCache(const FrameCache &) = delete;
    FrameCache &operator=(const FrameCache &) = delete;

    /// Requests for stages that do not exist on the Model, or heads beyond the last, are left out
    /// of the Frame.
    [[nodiscard]] std::shared_ptr<const Frame> compute(const Model &model,
                                                       const std::vector<StageRequest> &requests);

    [[nodiscard]] int threads() const { return m_pool.threads(); }
    /// Bytes that the machine has left, asked before large matrices are made; without it there is
    /// no limit. A Frame that does not fit is refused (RefusalCode::NoRoom).
    void setRoom(std::function<std::size_t()> room) { m_room = std::move(room); }
    /// Of the compute() that goes on; may be read from any thread.
    [[nodiscard]] const Progress &progress() const { return m_progress; }
    /// What pictures and operands of the last Models occupy.
    [[nodiscard]] std::size_t bytes() const;

    /// How many Prepared values were computed so far (for tests of "changing the view recomputes
    /// nothing").
    [[nodiscard]] int preparedCount() const { return m_preparedCount; }
    [[nodiscard]] int contentCount() const { return m_contentCount; }

private:
    struct Entry;
    using Requests = std::vector<StageRequest>;

    void fill(Frame &frame, Entry &entry, const Requests &requests);
    /// x and q . k do not depend on the method: the picture of another one serves.
    [[nodiscard]] std::shared_ptr<const StageImage>
    imageOfContent(const Entry &entry, const StageRequest &request) const;
    [[nodiscard]] std::size_t missingBytes(const Model &key, const Requests &requests) const;
    [[nodiscard]] std::optional<Refusal> refusalOfRoom(std::size_t needed) const;
    [[nodiscard]] const Entry *find(const Model &key) const;
    [[nodiscard]] std::shared_ptr<Entry> entryOf(const Model &key);
    [[nodiscard]] std::shared_ptr<const ContentData> contentFor(const Model &model,
                                                                const Shapes &shapes);
    void trim();

    std::size_t m_capacity;
    RowPool m_pool;
    Progress m_progress;
    StageImages m_stageImages;
    std::function<std::size_t()> m_room;
    std::list<std::shared_ptr<Entry>> m_entries;
    std::list<std::pair<Model, std::shared_ptr<const ContentData>>> m_contents;
    int m_preparedCount = 0;
    int m_contentCount = 0;
};

} // namespace locus::core
