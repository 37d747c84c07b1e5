// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deflated.h"

#include <zlib.h>

#include <algorithm>

namespace locus::app {

QByteArray deflated(const QByteArray &bytes)
{
    auto size = compressBound(static_cast<uLong>(bytes.size()));
    QByteArray packed(static_cast<qsizetype>(size), Qt::Uninitialized);
    compress2(reinterpret_cast<Bytef *>(packed.data()), &size,
              reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uLong>(bytes.size()),
              Z_BEST_COMPRESSION);
    packed.truncate(static_cast<qsizetype>(size));
    return packed;
}

std::optional<QByteArray> inflated(const QByteArray &packed, qint64 most)
{
    z_stream stream = {};
    if (inflateInit(&stream) != Z_OK)
        return std::nullopt;
    // zlib only reads what it is given here.
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    constexpr qsizetype step = 65536;
    QByteArray bytes;
    int result = Z_OK;
    while (result == Z_OK && bytes.size() <= most) {
        const qsizetype done = bytes.size();
        bytes.resize(done + step);
        stream.next_out = reinterpret_cast<Bytef *>(bytes.data() + done);
        stream.avail_out = static_cast<uInt>(step);
        result = inflate(&stream, Z_NO_FLUSH);
        bytes.truncate(done + step - static_cast<qsizetype>(stream.avail_out));
    }
    inflateEnd(&stream);
    return result == Z_STREAM_END && bytes.size() <= most ? std::optional(bytes) : std::nullopt;
}

} // namespace locus::app
