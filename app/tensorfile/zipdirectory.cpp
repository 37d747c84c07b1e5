// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/tensorfault.h"
#include "app/tensorfile/tensorfile.h"
#include "app/tensorfile/zipmember.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

/// \file
/// APPNOTE.TXT of the zip format, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16 and 4.5.3; all numbers
/// are little-endian. Several disks, and bytes before the first member, are not accepted.

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr qint64 endSize = 22;
constexpr qint64 longestComment = 65535;
constexpr qint64 locatorSize = 20;
constexpr qint64 end64Size = 56;
constexpr qint64 entrySize = 46;
constexpr qint64 localSize = 30;
constexpr quint64 elsewhere = 0xFFFFFFFF; ///< in the extra field

[[noreturn]] void refuse(const QString &what)
{
    throw TensorRefusal{TensorFault::NotAZip, what};
}

/// A record of the file; reading beyond it is damage.
class Record {
public:
    explicit Record(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }
    [[nodiscard]] quint64 number(qint64 at, int bytes) const
    {
        demand(at, bytes);
        quint64 value = 0;
        for (qint64 i = bytes; i-- > 0;)
            value = value << 8U | static_cast<unsigned char>(m_bytes[at + i]);
        return value;
    }
    [[nodiscard]] qint64 size64(qint64 at, int bytes) const
    {
        const quint64 value = number(at, bytes);
        if (value > (quint64{1} << 62U))
            refuse(Text::tr("its directory of members is damaged"));
        return static_cast<qint64>(value);
    }
    [[nodiscard]] QByteArray bytes(qint64 at, qint64 count) const
    {
        demand(at, count);
        return m_bytes.mid(at, count);
    }
    [[nodiscard]] bool begins(qint64 at, const char *signature) const
    {
        return at + 4 <= m_bytes.size() && m_bytes.mid(at, 4) == QByteArray(signature, 4);
    }
    [[nodiscard]] qint64 size() const { return m_bytes.size(); }

private:
    void demand(qint64 at, qint64 count) const
    {
        if (at < 0 || count < 0 || count > m_bytes.size() - at)
            refuse(Text::tr("its directory of members is damaged"));
    }

    QByteArray m_bytes;
};

struct Directory {
    qint64 at = 0;
    qint64 size = 0;
    quint64 members = 0;
};

/// Where the end record stands: its comment reaches exactly to the end of the file.
qint64 endOf(const Record &tail)
{
    for (qint64 at = tail.size() - endSize; at >= 0; --at)
        if (tail.begins(at, "PK\5\6") &&
            static_cast<qint64>(tail.number(at + 20, 2)) == tail.size() - at - endSize)
            return at;
    refuse(Text::tr("is no zip archive: the record at its end is missing"));
}

Directory directoryOf(FileBytes &file)
{
    const qint64 tailSize = std::min(file.size(), endSize + longestComment + locatorSize);
    const qint64 tailAt = file.size() - tailSize;
    const Record tail(file.read(tailAt, tailSize));
    const qint64 end = endOf(tail);
    Directory directory{tail.size64(end + 16, 4), tail.size64(end + 12, 4),
                        tail.number(end + 10, 2)};
    qint64 directoryEnd = tailAt + end;
    if (tail.begins(end - locatorSize, "PK\6\7") && end >= locatorSize) {
        const qint64 at = tail.size64(end - locatorSize + 8, 8);
        if (at > directoryEnd - locatorSize - end64Size)
            refuse(Text::tr("its directory of members is damaged"));
        const Record end64(file.read(at, end64Size));
        if (!end64.begins(0, "PK\6\6"))
            refuse(Text::tr("its directory of members is damaged"));
        directory = {end64.size64(48, 8), end64.size64(40, 8), end64.number(32, 8)};
        directoryEnd = at;
    }
    if (directory.size > directoryEnd || directory.at != directoryEnd - directory.size)
        refuse(Text::tr("its directory of members is not where its end record says"));
    if (directory.size > longestTensorHeader)
        throw TensorRefusal{TensorFault::HeaderTooLarge,
                            Text::tr("its header would be %1 bytes long, at most %2 are read")
                                .arg(directory.size)
                                .arg(longestTensorHeader)};
    if (directory.members > mostTensors)
        throw TensorRefusal{TensorFault::TooManyTensors,
                            Text::tr("holds more than %1 tensors").arg(mostTensors)};
    return directory;
}

/// Sizes that do not fit 32 bits stand in an extra field, in a fixed order.
void readZip64(ZipMember &member, const Record &extra)
{
    for (qint64 at = 0; at + 4 <= extra.size();) {
        const auto length = static_cast<qint64>(extra.number(at + 2, 2));
        if (extra.number(at, 2) == 1) {
            qint64 field = at + 4;
            for (qint64 *size : {&member.size, &member.packedSize, &member.headerAt})
                if (static_cast<quint64>(*size) == elsewhere) {
                    *size = extra.size64(field, 8);
                    field += 8;
                }
            return;
        }
        at += 4 + length;
    }
}

/// Nothing is ever written by a member's name; a name that tries to lead elsewhere is still a sign
/// of a file not to be trusted.
void checkName(const std::string &name)
{
    const bool climbs = [&name] {
        for (std::size_t at = 0; at <= name.size();) {
            const std::size_t end = std::min(name.find('/', at), name.size());
            if (std::string_view(name).substr(at, end - at) == "..")
                return true;
            at = end + 1;
        }
        return false;
    }();
    const bool hasDrive = name.size() > 1 && name[1] == ':';
    if (name.empty() || name.front() == '/' || climbs || hasDrive ||
        name.find('\\') != std::string::npos)
        throw TensorRefusal{
            TensorFault::UnsafeName,
            Text::tr("has a member named %1, which leads out of it").arg(quotedName(name))};
}

/// The entry at \a at, which is then moved behind it.
ZipMember readEntry(const Record &directory, qint64 &at)
{
    if (!directory.begins(at, "PK\1\2"))
        refuse(Text::tr("its directory of members is damaged"));
    const auto nameLength = static_cast<qint64>(directory.number(at + 28, 2));
    const auto extraLength = static_cast<qint64>(directory.number(at + 30, 2));
    const auto commentLength = static_cast<qint64>(directory.number(at + 32, 2));
    ZipMember member;
    member.name = directory.bytes(at + entrySize, nameLength).toStdString();
    member.isEncrypted = (directory.number(at + 8, 2) & 1U) != 0;
    member.method = static_cast<int>(directory.number(at + 10, 2));
    member.crc = static_cast<quint32>(directory.number(at + 16, 4));
    member.packedSize = directory.size64(at + 20, 4);
    member.size = directory.size64(at + 24, 4);
    member.headerAt = directory.size64(at + 42, 4);
    readZip64(member, Record(directory.bytes(at + entrySize + nameLength, extraLength)));
    at += entrySize + nameLength + extraLength + commentLength;
    return member;
}

void readLocalHeader(FileBytes &file, ZipMember &member, qint64 directoryAt)
{
    const auto demand = [&member](bool holds) {
        if (!holds)
            refuse(
                Text::tr("member %1 is not where the directory says").arg(quotedName(member.name)));
    };
    demand(member.headerAt <= directoryAt - localSize);
    const Record header(file.read(member.headerAt, localSize));
    demand(header.begins(0, "PK\3\4"));
    const auto nameLength = static_cast<qint64>(header.number(26, 2));
    member.dataAt =
        member.headerAt + localSize + nameLength + static_cast<qint64>(header.number(28, 2));
    demand(member.dataAt <= directoryAt && member.packedSize <= directoryAt - member.dataAt);
    const QByteArray name = file.read(member.headerAt + localSize, nameLength);
    demand(name == QByteArray::fromStdString(member.name));
}

void checkOverlap(const std::vector<ZipMember> &inFile)
{
    for (std::size_t i = 1; i < inFile.size(); ++i) {
        const ZipMember &before = inFile[i - 1];
        if (inFile[i].headerAt < before.dataAt + before.packedSize)
            throw TensorRefusal{TensorFault::OverlappingMembers,
                                Text::tr("members %1 and %2 share bytes")
                                    .arg(quotedName(before.name), quotedName(inFile[i].name))};
    }
}

void checkTwice(const std::vector<ZipMember> &members)
{
    std::vector<std::string_view> names;
    names.reserve(members.size());
    for (const ZipMember &member : members)
        names.emplace_back(member.name);
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end())
        throw TensorRefusal{
            TensorFault::DuplicateKey,
            Text::tr("has two members named %1").arg(quotedName(std::string(*twice)))};
}

} // namespace

std::vector<ZipMember> zipMembers(FileBytes &file)
{
    const Directory place = directoryOf(file);
    const Record directory(file.read(place.at, place.size));
    std::vector<ZipMember> members;
    for (qint64 at = 0; at < directory.size();) {
        members.push_back(readEntry(directory, at));
        checkName(members.back().name);
    }
    if (members.size() != place.members)
        refuse(Text::tr("its directory lists %1 members and should list %2")
                   .arg(members.size())
                   .arg(place.members));
    checkTwice(members);
    std::sort(members.begin(), members.end(),
              [](const ZipMember &a, const ZipMember &b) { return a.headerAt < b.headerAt; });
    for (ZipMember &member : members)
        readLocalHeader(file, member, place.at);
    checkOverlap(members);
    return members;
}

} // namespace locus::app
