// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/bytestream.h"

#include <memory>
#include <string>
#include <vector>

namespace locus::app {

/// One member of a zip, as its central directory tells.
struct ZipMember {
    std::string name;
    bool isEncrypted = false;
    int method = 0; ///< 0 stored, 8 deflated
    quint32 crc = 0;
    qint64 packedSize = 0;
    qint64 size = 0;
    qint64 headerAt = 0; ///< of the local header
    qint64 dataAt = 0;
};

/// Every member of a zip (zip64 too), checked: names, local headers, ranges against the file and
/// each other. Throws TensorRefusal.
[[nodiscard]] std::vector<ZipMember> zipMembers(FileBytes &file);

/// The bytes of a member, stored or inflated, and never more than the directory promises. Throws
/// TensorRefusal.
class MemberStream final : public ByteStream {
public:
    /// The member is refused here when it cannot be read or promises to inflate beyond measure.
    MemberStream(FileBytes &file, const ZipMember &member);
    ~MemberStream() override;

    void read(char *out, qint64 count) override;
    void skip(qint64 count) override;
    /// Reads to the end: size and checksum must be as promised.
    void finish();

private:
    struct Inflater;

    qint64 readPacked(char *out, qint64 most);
    void inflateInto(char *out, qint64 count);

    FileBytes &m_file;
    const ZipMember &m_member;
    std::unique_ptr<Inflater> m_inflater; ///< none for a stored member
    qint64 m_packedDone = 0;
    qint64 m_done = 0;
    quint32 m_crc = 0;
};

} // namespace locus::app
