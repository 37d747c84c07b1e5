// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

const StageImage *Frame::image(Stage stage, int head) const
{
    const auto found = images.find({stage, head});
    return found == images.end() ? nullptr : found->second.get();
}

struct FrameCache::Entry {
    Model key;
    Shapes shapes;
    std::optional<Refusal> refusal;
    std::shared_ptr<const Prepared> prepared;
    std::map<StageRequest, std::shared_ptr<const StageImage>> images;
};

namespace {

std::shared_ptr<const StageImage> imageOf(const Prepared &prepared, const StageRequest &request)
{
    auto image = std::make_shared<StageImage>();
    const StageShape shape = stageShape(prepared.shapes, request.stage);
    image->stage = request.stage;
    image->head = HeadIndex{request.head};
    image->rows = shape.rows;
    image->columns = shape.columns;
    image->values.resize(static_cast<std::size_t>(shape.rows) *
                         static_cast<std::size_t>(shape.columns));
    stageRows<float>(prepared, request.stage, image->head, 0, shape.rows, image->values.data());

    bool any = false;
    const bool masked = isPairStage(request.stage) && request.stage != Stage::Mask;
    for (int i = 0; i < shape.rows; ++i) {
        const float *row = image->values.data() +
                           static_cast<std::size_t>(i) * static_cast<std::size_t>(shape.columns);
        for (int j = 0; j < shape.columns; ++j) {
            if (!std::isfinite(row[j]) || (masked && !prepared.mask.allowed(i, j)))
                continue;
            image->min = any ? std::min(image->min, row[j]) : row[j];
            image->max = any ? std::max(image->max, row[j]) : row[j];
            any = true;
        }
    }
    return image;
}

} // namespace

FrameCache::FrameCache(std::size_t capacity)
    : m_capacity(std::max<std::size_t>(capacity, 1))
{
}

FrameCache::~FrameCache() = default;

std::shared_ptr<const Frame> FrameCache::compute(const Model &model,
                                                 const std::vector<StageRequest> &requests)
{
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
            image = imageOf(*entry->prepared, request);
        frame->images[request] = image;
    }
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
            std::make_shared<const Prepared>(prepare(key, contentFor(key, entry->shapes)));
        ++m_preparedCount;
    }
    m_entries.push_front(entry);
    if (m_entries.size() > m_capacity)
        m_entries.pop_back();
    return entry;
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
    m_contents.emplace_front(std::move(key),
                             std::make_shared<const ContentData>(contentOf(model, shapes)));
    ++m_contentCount;
    if (m_contents.size() > m_capacity)
        m_contents.pop_back();
    return m_contents.front().second;
}

} // namespace locus::core
