// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jsonreader.h"
#include "app/scenejson.h"
#include "app/tensorfile/readers.h"
#include "core/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

/// \file
/// 8 bytes: length of the header, little-endian. The header: {"NAME": {"dtype", "shape",
/// "data_offsets": [begin, end]}, .., "__metadata__": {"KEY": "TEXT"}}. Then the data, to which the
/// offsets count; tensors lie in it without hole or overlap.

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr qint64 lengthBytes = 8;

struct Range {
    qint64 begin = 0, end = 0;
    [[nodiscard]] qint64 length() const { return end - begin; }
};

struct TypeName {
    std::string_view name;
    ElementType type = ElementType::Other;
    std::int64_t bytes = 0;
};

/// All that the format knows, with what is none of ours.
TypeName typeNamed(const std::string &name)
{
    for (int i = 0; i < static_cast<int>(ElementType::Other); ++i) {
        const auto type = static_cast<ElementType>(i);
        if (nameOf(type) == name)
            return {nameOf(type), type, bytesOf(type)};
    }
    constexpr std::array others = {
        TypeName{"F8_E4M3", ElementType::Other, 1}, TypeName{"F8_E5M2", ElementType::Other, 1},
        TypeName{"F8_E8M0", ElementType::Other, 1}, TypeName{"C64", ElementType::Other, 8}};
    const auto *const found =
        std::find_if(others.begin(), others.end(),
                     [&name](const TypeName &other) { return other.name == name; });
    if (found == others.end())
        throw TensorRefusal{TensorFault::UnknownType,
                            Text::tr("%1 is no type of this format").arg(quotedName(name))};
    return *found;
}

const core::Value &fieldOf(const core::Value::Object &entry, const char *name)
{
    const auto found = std::find_if(entry.begin(), entry.end(),
                                    [name](const auto &field) { return field.first == name; });
    if (found == entry.end())
        throw TensorRefusal{TensorFault::MissingField,
                            Text::tr("%1 is missing").arg(quotedName(name))};
    return found->second;
}

/// None unless it is a list of whole numbers from 0 that 63 bits hold.
std::optional<core::Tensor::Shape> wholeNumbers(const core::Value &value)
{
    constexpr double beyond = 9223372036854775808.0; // 2^63
    if (!value.array())
        return std::nullopt;
    core::Tensor::Shape numbers;
    for (const core::Value &entry : *value.array()) {
        const double *number = entry.number();
        if (!number || *number < 0 || *number >= beyond || *number != std::trunc(*number))
            return std::nullopt;
        numbers.push_back(static_cast<std::int64_t>(*number));
    }
    return numbers;
}

class Safetensors final : public TensorFile {
public:
    explicit Safetensors(const QString &path)
        : m_file(path)
    {
        readHeader();
        checkRanges();
    }
    [[nodiscard]] QString path() const override { return m_file.path(); }

protected:
    core::Tensor load(std::size_t which, const TensorPick &pick, TensorLoading *loading) override
    {
        m_file.demandUnchanged();
        FilePart data(m_file, m_dataAt + m_ranges[which].begin);
        auto tensor =
            gathered({m_tensors[which].shape, m_tensors[which].type}, pick, data, loading);
        m_file.demandUnchanged();
        return tensor;
    }

private:
    [[nodiscard]] qint64 headerLength();
    void readHeader();
    void readEntry(const std::string &name, const core::Value &value);
    void checkRanges() const;
    [[nodiscard]] qint64 dataSize() const { return m_file.size() - m_dataAt; }

    FileBytes m_file;
    qint64 m_dataAt = 0;
    std::vector<Range> m_ranges; ///< of each tensor, in the data
};

qint64 Safetensors::headerLength()
{
    if (m_file.size() < lengthBytes)
        throw TensorRefusal{
            TensorFault::HeaderTooSmall,
            Text::tr("has %1 bytes, too few for the length of a header").arg(m_file.size())};
    const QByteArray bytes = m_file.read(0, lengthBytes);
    quint64 length = 0;
    for (int i = lengthBytes; i-- > 0;)
        length = length << 8U | static_cast<unsigned char>(bytes[i]);
    if (length > static_cast<quint64>(longestTensorHeader))
        throw TensorRefusal{TensorFault::HeaderTooLarge,
                            Text::tr("its header would be %1 bytes long, at most %2 are read")
                                .arg(length)
                                .arg(longestTensorHeader)};
    const auto known = static_cast<qint64>(length);
    if (known > m_file.size() - lengthBytes)
        throw TensorRefusal{TensorFault::HeaderBeyondFile,
                            Text::tr("its header of %1 bytes ends past the file of %2 bytes")
                                .arg(known)
                                .arg(m_file.size())};
    return known;
}

TensorFault faultOf(const JsonError &error)
{
    switch (error.fault) {
    case JsonFault::InvalidUtf8: return TensorFault::HeaderNotUtf8;
    case JsonFault::DuplicateKey: return TensorFault::DuplicateKey;
    default: return TensorFault::HeaderNotJson;
    }
}

void Safetensors::readHeader()
{
    const qint64 length = headerLength();
    m_dataAt = lengthBytes + length;
    const QByteArray header = m_file.read(lengthBytes, length);
    if (!header.isEmpty() && header[0] != '{')
        throw TensorRefusal{TensorFault::HeaderNotObject,
                            Text::tr("its header does not begin with {")};
    const auto read = readJson({header.constData(), static_cast<std::size_t>(header.size())});
    if (const auto *error = std::get_if<JsonError>(&read))
        throw TensorRefusal{faultOf(*error), Text::tr("header, %1").arg(words(*error))};
    const core::Value::Object &entries = *std::get<core::Value>(read).object();
    if (entries.size() > mostTensors)
        throw TensorRefusal{TensorFault::TooManyTensors,
                            Text::tr("holds more than %1 tensors").arg(mostTensors)};
    for (const auto &[name, value] : entries)
        readEntry(name, value);
}

void checkMetadata(const core::Value &value)
{
    const core::Value::Object *entries = value.object();
    if (!entries || !std::all_of(entries->begin(), entries->end(),
                                 [](const auto &entry) { return entry.second.text() != nullptr; }))
        throw TensorRefusal{TensorFault::BadMetadata,
                            Text::tr("__metadata__ is no list of texts with names")};
}

Range rangeOf(const core::Value &value)
{
    const auto numbers = wholeNumbers(value);
    if (!numbers || numbers->size() != 2 || numbers->at(0) > numbers->at(1))
        throw TensorRefusal{
            TensorFault::BadOffsets,
            Text::tr("data_offsets are not two whole numbers from 0, begin and end")};
    return {numbers->at(0), numbers->at(1)};
}

void Safetensors::readEntry(const std::string &name, const core::Value &value)
{
    if (name == "__metadata__")
        return checkMetadata(value);
    try {
        const core::Value::Object *entry = value.object();
        if (!entry)
            throw TensorRefusal{TensorFault::MissingField, Text::tr("is no object")};
        const core::Value &typeValue = fieldOf(*entry, "dtype");
        const auto shape = wholeNumbers(fieldOf(*entry, "shape"));
        const Range range = rangeOf(fieldOf(*entry, "data_offsets"));
        if (!typeValue.text())
            throw TensorRefusal{TensorFault::UnknownType, Text::tr("dtype is no text")};
        const TypeName type = typeNamed(*typeValue.text());
        if (!shape)
            throw TensorRefusal{TensorFault::BadShape,
                                Text::tr("shape is not a list of whole numbers from 0")};
        const std::int64_t needed = entriesOf(*shape, type.bytes) * type.bytes;
        if (range.end > dataSize())
            throw TensorRefusal{
                TensorFault::OffsetsBeyondData,
                Text::tr("its data end at byte %1 of %2").arg(range.end).arg(dataSize())};
        if (range.length() != needed)
            throw TensorRefusal{TensorFault::SizeMismatch,
                                Text::tr("its shape needs %1 bytes, data_offsets give %2")
                                    .arg(needed)
                                    .arg(range.length())};
        m_tensors.push_back({name, *shape, type.type, std::string(type.name)});
        m_ranges.push_back(range);
    } catch (const TensorRefusal &refusal) {
        throw aboutTensor(name, refusal);
    }
}

void Safetensors::checkRanges() const
{
    std::vector<std::size_t> order(m_ranges.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::pair(m_ranges[a].begin, m_ranges[a].end) <
               std::pair(m_ranges[b].begin, m_ranges[b].end);
    });
    qint64 reached = 0;
    for (const std::size_t i : order) {
        const Range &range = m_ranges[i];
        if (range.begin < reached)
            throw aboutTensor(
                m_tensors[i].name,
                {TensorFault::OffsetsOverlap,
                 Text::tr("its data begin at byte %1, inside another's, which end at %2")
                     .arg(range.begin)
                     .arg(reached)});
        if (range.begin > reached)
            throw aboutTensor(m_tensors[i].name,
                              {TensorFault::OffsetsHole,
                               Text::tr("bytes %1 to %2 before its data belong to no tensor")
                                   .arg(reached)
                                   .arg(range.begin)});
        reached = range.end;
    }
    if (reached < dataSize())
        throw TensorRefusal{TensorFault::TrailingData,
                            Text::tr("%1 bytes follow the last tensor").arg(dataSize() - reached)};
}

} // namespace

std::unique_ptr<TensorFile> openSafetensors(const QString &path)
{
    return std::make_unique<Safetensors>(path);
}

} // namespace locus::app
