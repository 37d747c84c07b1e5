// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorsources.h"

#include "app/objectreader.h"

#include <QDateTime>
#include <QFileInfo>

#include <array>
#include <charconv>
#include <limits>
#include <map>
#include <mutex>
#include <utility>

namespace locus::app {

namespace {

using core::Value;

using Key = std::pair<std::uint64_t, core::Tensor::Shape>;

/// What tells a file from its former self without reading it.
struct Stamp {
    double bytes = -1;
    double modified = -1; ///< milliseconds since 1970
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

struct Known {
    TensorSource source;
    Stamp stamp; ///< of the file when the tensor was read
};

struct Memory {
    std::mutex mutex;
    std::map<Key, Known> sources;
};

Memory &memory()
{
    static Memory the;
    return the;
}

Stamp stampOf(const std::string &file)
{
    const QFileInfo info(QString::fromStdString(file));
    if (!info.exists())
        return {};
    return {static_cast<double>(info.size()),
            static_cast<double>(info.lastModified().toMSecsSinceEpoch())};
}

constexpr int hexadecimal = 16;

std::string hexOf(std::uint64_t number)
{
    std::array<char, hexadecimal> digits = {};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, hexadecimal).ptr;
    return {digits.data(), end};
}

std::optional<std::uint64_t> fromHex(const Value *value)
{
    const std::string *text = value ? value->text() : nullptr;
    std::uint64_t number = 0;
    if (!text)
        return std::nullopt;
    const char *const end = text->data() + text->size();
    const auto [stop, error] = std::from_chars(text->data(), end, number, hexadecimal);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::optional<core::Tensor::Shape> shapeOf(const Value::Array *array)
{
    if (!array)
        return std::nullopt;
    core::Tensor::Shape shape;
    for (const Value &entry : *array) {
        const auto extent = integerOf(entry, 0, std::numeric_limits<int>::max());
        if (!extent)
            return std::nullopt;
        shape.push_back(*extent);
    }
    return shape;
}

} // namespace

void rememberSource(const core::Tensor &tensor, const TensorSource &source)
{
    const Stamp stamp = stampOf(source.file);
    Memory &known = memory();
    const std::lock_guard lock(known.mutex);
    known.sources[{tensor.hash(), tensor.shape()}] = {source, stamp};
}

std::optional<TensorSource> sourceOf(const core::Tensor &tensor)
{
    Memory &known = memory();
    const std::lock_guard lock(known.mutex);
    const auto found = known.sources.find({tensor.hash(), tensor.shape()});
    return found == known.sources.end() ? std::nullopt : std::optional(found->second.source);
}

bool isAsRead(const core::Tensor &tensor)
{
    Memory &known = memory();
    const std::lock_guard lock(known.mutex);
    const auto found = known.sources.find({tensor.hash(), tensor.shape()});
    return found != known.sources.end() &&
           found->second.stamp == stampOf(found->second.source.file);
}

void forgetSources(const std::string &file)
{
    Memory &known = memory();
    const std::lock_guard lock(known.mutex);
    std::erase_if(known.sources,
                  [&file](const auto &entry) { return entry.second.source.file == file; });
}

Value rememberedSources()
{
    Memory &known = memory();
    const std::lock_guard lock(known.mutex);
    Value::Array all;
    for (const auto &[key, kept] : known.sources) {
        Value entry = referenceTo(kept.source, kept.source.file);
        Value::Array shape;
        for (const std::int64_t extent : key.second)
            shape.emplace_back(static_cast<double>(extent));
        entry.object()->emplace_back("shape", std::move(shape));
        entry.object()->emplace_back("hash", hexOf(key.first));
        entry.object()->emplace_back("bytes", kept.stamp.bytes);
        entry.object()->emplace_back("modified", kept.stamp.modified);
        all.push_back(std::move(entry));
    }
    return all;
}

void rememberSources(const Value &remembered)
{
    if (!remembered.array())
        return;
    for (const Value &entry : *remembered.array()) {
        const ObjectReader reader(&entry);
        const auto file = reader.text("file");
        const auto hash = fromHex(reader.member("hash"));
        const auto shape = shapeOf(reader.array("shape"));
        TensorSource source;
        const Value *axes = reader.member("axes");
        const Value *index = reader.member("index");
        if (!file || !hash || !shape || (axes && !readAxes(source, *axes)) ||
            (index && !readIndex(source, *index)))
            continue;
        source.file = file->toStdString();
        source.tensor = reader.text("tensor").value_or(QString()).toStdString();
        const Stamp stamp = {reader.number("bytes").value_or(-1),
                             reader.number("modified").value_or(-1)};
        Memory &known = memory();
        const std::lock_guard lock(known.mutex);
        known.sources[{*hash, *shape}] = {source, stamp};
    }
}

Value referenceTo(const TensorSource &source, const std::string &file)
{
    Value::Object object;
    object.emplace_back("file", file);
    if (!source.tensor.empty())
        object.emplace_back("tensor", source.tensor);
    if (!source.axes.empty())
        object.emplace_back("axes", Value::Array(source.axes.begin(), source.axes.end()));
    Value::Array index;
    for (const auto &entry : source.index)
        index.push_back(entry ? Value(static_cast<double>(*entry)) : Value());
    if (!index.empty())
        object.emplace_back("index", std::move(index));
    return object;
}

bool readAxes(TensorSource &source, const Value &value)
{
    source.axes.clear();
    if (value.isNull())
        return true;
    const auto axes = shapeOf(value.array());
    for (std::size_t i = 0; axes && i < axes->size(); ++i)
        source.axes.push_back(static_cast<int>(axes->at(i)));
    return axes.has_value();
}

bool readIndex(TensorSource &source, const Value &value)
{
    source.index.clear();
    if (value.isNull())
        return true;
    if (!value.array())
        return false;
    for (const Value &entry : *value.array()) {
        const auto index = integerOf(entry, 0, std::numeric_limits<int>::max());
        if (!index && !entry.isNull())
            return false;
        source.index.emplace_back(index);
    }
    return true;
}

} // namespace locus::app
