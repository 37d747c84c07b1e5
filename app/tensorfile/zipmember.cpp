// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/zipmember.h"

#include "app/tensorfile/tensorfault.h"

#include <QCoreApplication>

#include <zlib.h>

#include <algorithm>
#include <new>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr qint64 bufferSize = qint64{64} * 1024;
/// A member that is larger and packed tighter than any numbers would be is a bomb.
constexpr qint64 largestTight = qint64{16} * 1024 * 1024;
constexpr qint64 tightestRatio = 200;

void checkReadable(const ZipMember &member)
{
    if (member.isEncrypted)
        throw TensorRefusal{TensorFault::Encrypted, Text::tr("is encrypted")};
    if (member.method != 0 && member.method != Z_DEFLATED)
        throw TensorRefusal{TensorFault::UnsupportedCompression,
                            Text::tr("is packed by method %1, known are 0 (stored) and 8 (deflate)")
                                .arg(member.method)};
    if (member.method == 0 && member.packedSize != member.size)
        throw TensorRefusal{TensorFault::MemberSizeMismatch,
                            Text::tr("is stored in %1 bytes and should have %2")
                                .arg(member.packedSize)
                                .arg(member.size)};
    if (member.size > largestTight && member.size / tightestRatio > member.packedSize)
        throw TensorRefusal{
            TensorFault::TooLarge,
            Text::tr("would inflate from %1 to %2 bytes").arg(member.packedSize).arg(member.size)};
}

} // namespace

struct MemberStream::Inflater {
    Inflater()
    {
        if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;

    z_stream stream = {};
    QByteArray input;
    bool isAtEnd = false;
};

MemberStream::MemberStream(FileBytes &file, const ZipMember &member)
    : m_file(file)
    , m_member(member)
{
    checkReadable(member);
    if (member.method == Z_DEFLATED)
        m_inflater = std::make_unique<Inflater>();
}

MemberStream::~MemberStream() = default;

qint64 MemberStream::readPacked(char *out, qint64 most)
{
    const qint64 count = std::min(most, m_member.packedSize - m_packedDone);
    m_file.read(m_member.dataAt + m_packedDone, out, count);
    m_packedDone += count;
    return count;
}

/// Exactly \a count bytes, or a refusal.
void MemberStream::inflateInto(char *out, qint64 count)
{
    z_stream &stream = m_inflater->stream;
    stream.next_out = reinterpret_cast<Bytef *>(out);
    stream.avail_out = static_cast<uInt>(count);
    while (stream.avail_out > 0 && !m_inflater->isAtEnd) {
        if (stream.avail_in == 0) {
            m_inflater->input.resize(bufferSize);
            const qint64 got = readPacked(m_inflater->input.data(), bufferSize);
            stream.next_in = reinterpret_cast<Bytef *>(m_inflater->input.data());
            stream.avail_in = static_cast<uInt>(got);
        }
        const int result = inflate(&stream, Z_NO_FLUSH);
        m_inflater->isAtEnd = result == Z_STREAM_END;
        if (result != Z_OK && result != Z_STREAM_END)
            throw TensorRefusal{TensorFault::CorruptStream,
                                Text::tr("its packed data are damaged after byte %1")
                                    .arg(m_done + count - stream.avail_out)};
    }
    if (stream.avail_out > 0)
        throw TensorRefusal{TensorFault::MemberSizeMismatch,
                            Text::tr("inflates to %1 bytes, not to the %2 promised")
                                .arg(m_done + count - stream.avail_out)
                                .arg(m_member.size)};
}

void MemberStream::read(char *out, qint64 count)
{
    if (count > m_member.size - m_done)
        throw TensorRefusal{TensorFault::DataTruncated,
                            Text::tr("has %1 bytes, more are needed").arg(m_member.size)};
    while (count > 0) {
        const qint64 part = std::min(count, bufferSize);
        if (m_inflater)
            inflateInto(out, part);
        else
            readPacked(out, part);
        m_crc = static_cast<quint32>(
            crc32(m_crc, reinterpret_cast<const Bytef *>(out), static_cast<uInt>(part)));
        m_done += part;
        out += part;
        count -= part;
    }
}

void MemberStream::skip(qint64 count)
{
    QByteArray sink(std::min(count, bufferSize), Qt::Uninitialized);
    while (count > 0) {
        const qint64 part = std::min<qint64>(count, sink.size());
        read(sink.data(), part);
        count -= part;
    }
}

void MemberStream::finish()
{
    skip(m_member.size - m_done);
    if (m_inflater && !m_inflater->isAtEnd) {
        // What is left of the stream may only be its end.
        char beyond = 0;
        z_stream &stream = m_inflater->stream;
        bool isLonger = false;
        try {
            inflateInto(&beyond, 1);
            isLonger = true;
        } catch (const TensorRefusal &refusal) {
            if (refusal.fault != TensorFault::MemberSizeMismatch)
                throw;
        }
        if (isLonger || stream.avail_out == 0)
            throw TensorRefusal{
                TensorFault::MemberSizeMismatch,
                Text::tr("inflates to more than the %1 bytes promised").arg(m_member.size)};
    }
    if (m_crc != m_member.crc)
        throw TensorRefusal{TensorFault::CrcMismatch,
                            Text::tr("its checksum is not the one in the directory")};
}

} // namespace locus::app
