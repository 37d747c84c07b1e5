// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame.h"

#include "core/kernels/rowkernels.h"

#include <algorithm>

namespace locus::core {

const StageImage *Frame::image(Stage stage, int head) const
{
    const auto found = images.find({stage, head});
    return found == images.end() ? nullptr : found->second.get();
}

namespace {

/// What pictures of earlier frames may occupy: a dozen maps at n = 1024.
constexpr std::size_t imageBytes = std::size_t(48) << 20;

} // namespace

struct FrameCache::Entry {
    Model key;
    Shapes shapes;
    std::optional<Refusal> refusal;
    std::shared_ptr<const Prepared> prepared;
    std::map<StageRequest, std::shared_ptr<const StageImage>> images;
};

FrameCache::FrameCache(std::size_t capacity, int threads)
    : m_capacity(std::max<std::size_t>(capacity, 1))
    , m_pool(threads)
    , m_stageImages(m_pool)
{
}

FrameCache::~FrameCache() = default;

std::shared_ptr<const Frame> FrameCache::compute(const Model &model,
                                                 const std::vector<StageRequest> &requests)
{
    rowKernels().cleanRegisters();
    const std::shared_ptr<Entry> entry = entryOf(keyOf(model));
    auto frame = std::make_shared<Frame>();
    frame->key = entry->key;
    frame->shapes = entry->shapes;
    frame->refusal = entry->refusal;
    frame->prepared = entry->prepared;
    for (const StageRequest &request : requests) {
        if (!entry->prepared || stageRefusal(*entry->prepared, request.stage) || request.head < 0 ||
            request.head >= entry->shapes.heads)
            continue;
        auto &image = entry->images[request];
        if (!image)
            image = m_stageImages.make(*entry->prepared, request);
        frame->images[request] = image;
    }
    dropOldImages();
    return frame;
}

std::shared_ptr<FrameCache::Entry> FrameCache::entryOf(const Model &key)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const auto &entry) { return entry->key == key; });
    if (found != m_entries.end()) {
        m_entries.splice(m_entries.begin(), m_entries, found);
        return m_entries.front();
    }
    auto entry = std::make_shared<Entry>();
    entry->key = key;
    entry->shapes = shapesOf(key);
    entry->refusal = refusalOf(key, entry->shapes, positionsOf(key, entry->shapes));
    if (!entry->refusal) {
        entry->prepared =
            std::make_shared<const Prepared>(prepare(key, contentFor(key, entry->shapes), &m_pool));
        ++m_preparedCount;
    }
    m_entries.push_front(entry);
    if (m_entries.size() > m_capacity)
        m_entries.pop_back();
    return entry;
}

void FrameCache::dropOldImages()
{
    std::size_t bytes = 0;
    for (const auto &entry :
         m_entries) { // most recent first; the present frame always keeps its own
        for (const auto &[request, image] : entry->images)
            bytes += image->values.size() * sizeof(float);
        if (bytes > imageBytes && entry != m_entries.front())
            entry->images.clear();
    }
}

std::shared_ptr<const ContentData> FrameCache::contentFor(const Model &model, const Shapes &shapes)
{
    Model key = contentKey(model);
    const auto found = std::find_if(m_contents.begin(), m_contents.end(),
                                    [&](const auto &content) { return content.first == key; });
    if (found != m_contents.end()) {
        m_contents.splice(m_contents.begin(), m_contents, found);
        return m_contents.front().second;
    }
    m_contents.emplace_front(
        std::move(key), std::make_shared<const ContentData>(contentOf(model, shapes, &m_pool)));
    ++m_contentCount;
    if (m_contents.size() > m_capacity)
        m_contents.pop_back();
    return m_contents.front().second;
}

} // namespace locus::core
