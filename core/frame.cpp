// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame.h"

#include "core/footprint.h"
#include "core/kernels/rowkernels.h"

#include <algorithm>
#include <iterator>
#include <new>

namespace locus::core {

const StageImage *Frame::image(Stage stage, int head) const
{
    const auto found = images.find({stage, head});
    return found == images.end() ? nullptr : found->second.get();
}

namespace {

/// What earlier Models may occupy: a dozen maps at n = 1024.
constexpr std::size_t mostKept = std::size_t(64) << 20;
/// Smaller than this is not worth asking the machine for its room.
constexpr std::size_t leastAsked = std::size_t(64) << 20;

} // namespace

struct FrameCache::Entry {
    Model key;
    Shapes shapes;
    std::optional<Refusal> refusal;
    std::shared_ptr<const Prepared> prepared;
    std::map<StageRequest, std::shared_ptr<const StageImage>> images;

    [[nodiscard]] bool needs(const StageRequest &request) const
    {
        const auto found = images.find(request);
        return found == images.end() || !found->second;
    }
    [[nodiscard]] std::size_t bytes() const
    {
        std::size_t sum = prepared ? preparedBytes(key, shapes) : 0;
        for (const auto &[request, image] : images)
            sum += image ? image->values.size() * sizeof(float) : 0;
        return sum;
    }
};

FrameCache::FrameCache(std::size_t capacity, int threads)
    : m_capacity(std::max<std::size_t>(capacity, 1))
    , m_pool(threads)
    , m_stageImages(m_pool, &m_progress)
{
}

FrameCache::~FrameCache() = default;

std::shared_ptr<const Frame> FrameCache::compute(const Model &model,
                                                 const std::vector<StageRequest> &requests)
{
    rowKernels().cleanRegisters();
    const Model key = keyOf(model);
    auto frame = std::make_shared<Frame>();
    frame->key = key;
    frame->shapes = shapesOf(key);
    const std::size_t needed = missingBytes(key, requests);
    frame->refusal = refusalOfRoom(needed);
    if (frame->refusal)
        return frame;
    try {
        fill(*frame, *entryOf(key), requests);
    } catch (const std::bad_alloc &) {
        const Refusal refusal{RefusalCode::NoRoom, static_cast<std::int64_t>(needed)};
        *frame = Frame{key, frame->shapes, refusal, nullptr, {}};
        m_entries.clear();
    }
    trim();
    return frame;
}

void FrameCache::fill(Frame &frame, Entry &entry, const Requests &requests)
{
    frame.refusal = entry.refusal;
    frame.prepared = entry.prepared;
    Requests possible;
    if (entry.prepared)
        std::copy_if(requests.begin(), requests.end(), std::back_inserter(possible),
                     [&](const StageRequest &request) {
                         return !stageRefusal(*entry.prepared, request.stage) &&
                                request.head >= 0 && request.head < entry.shapes.heads;
                     });
    int pieces = 0;
    for (const StageRequest &request : possible)
        if (entry.needs(request))
            pieces += StageImages::pieces(stageShape(entry.shapes, request.stage));
    m_progress.begin(pieces);
    for (const StageRequest &request : possible) {
        auto &image = entry.images[request];
        if (!image)
            image = imageOfContent(entry, request);
        if (!image)
            image = m_stageImages.make(*entry.prepared, request);
        frame.images[request] = image;
    }
}

std::shared_ptr<const StageImage> FrameCache::imageOfContent(const Entry &entry,
                                                             const StageRequest &request) const
{
    if (request.stage != Stage::Content && request.stage != Stage::X)
        return nullptr;
    for (const auto &other : m_entries) {
        const bool same =
            other->prepared && other->prepared->content == entry.prepared->content &&
            other->key.scale == entry.key.scale && other->key.mask == entry.key.mask &&
            other->key.allowed == entry.key.allowed && other->key.padding == entry.key.padding;
        if (same && !other->needs(request))
            return other->images.at(request);
    }
    return nullptr;
}

std::size_t FrameCache::missingBytes(const Model &key, const Requests &requests) const
{
    const Shapes shapes = shapesOf(key);
    const Entry *entry = find(key);
    std::size_t bytes = entry ? 0 : preparedBytes(key, shapes);
    for (const StageRequest &request : requests)
        if (!entry || entry->needs(request))
            bytes += imageBytes(shapes, request.stage);
    return bytes;
}

std::optional<Refusal> FrameCache::refusalOfRoom(std::size_t needed) const
{
    if (!m_room || needed < leastAsked)
        return std::nullopt;
    const std::size_t room = m_room() + m_stageImages.spareBytes();
    if (needed <= room)
        return std::nullopt;
    return Refusal{RefusalCode::NoRoom, static_cast<std::int64_t>(needed),
                   static_cast<std::int64_t>(room)};
}

const FrameCache::Entry *FrameCache::find(const Model &key) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const auto &entry) { return entry->key == key; });
    return found == m_entries.end() ? nullptr : found->get();
}

std::size_t FrameCache::bytes() const
{
    std::size_t sum = m_stageImages.spareBytes();
    for (const auto &entry : m_entries)
        sum += entry->bytes();
    return sum;
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

void FrameCache::trim()
{
    // Most recent first; the present one always stays.
    std::size_t sum = 0;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        sum += (*entry)->bytes();
        if (sum > mostKept && entry != m_entries.begin()) {
            m_entries.erase(entry, m_entries.end());
            break;
        }
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
