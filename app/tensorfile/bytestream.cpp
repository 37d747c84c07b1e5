// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/bytestream.h"

#include "app/tensorfile/tensorfault.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstring>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr qint64 windowSize = qint64{256} * 1024;

} // namespace

FileBytes::FileBytes(const QString &path)
    : m_file(path)
{
    const QFileInfo info(path);
    if (info.isDir())
        throw TensorRefusal{TensorFault::CannotRead, Text::tr("is a directory, not a file")};
    // A pipe would be waited for, and has no places to go back to.
    if (info.exists() && !info.isFile())
        throw TensorRefusal{TensorFault::CannotRead, Text::tr("is no regular file")};
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        throw TensorRefusal{TensorFault::CannotRead,
                            Text::tr("cannot be read: %1").arg(m_file.errorString())};
    m_size = m_file.size();
    m_written = m_file.fileTime(QFileDevice::FileModificationTime);
    if (m_size == 0)
        throw TensorRefusal{TensorFault::EmptyFile, Text::tr("is empty")};
}

void FileBytes::fill(qint64 at, char *out, qint64 count)
{
    qint64 got = 0;
    bool good = m_file.seek(at);
    while (good && got < count) {
        const qint64 more = m_file.read(out + got, count - got);
        good = more > 0;
        got += good ? more : 0;
    }
    if (good)
        return;
    if (m_file.error() != QFileDevice::NoError)
        throw TensorRefusal{TensorFault::CannotRead,
                            Text::tr("cannot be read: %1").arg(m_file.errorString())};
    throw TensorRefusal{
        TensorFault::DataTruncated,
        Text::tr("ends after %1 bytes, where %2 are needed").arg(at + got).arg(at + count)};
}

void FileBytes::read(qint64 at, char *out, qint64 count)
{
    if (count <= 0)
        return;
    const bool isInWindow = at >= m_windowAt && at + count <= m_windowAt + m_window.size();
    if (!isInWindow && (count >= windowSize || at + count > m_size))
        return fill(at, out, count);
    if (!isInWindow) {
        m_window.clear();
        QByteArray next(std::min(windowSize, m_size - at), Qt::Uninitialized);
        fill(at, next.data(), next.size());
        m_window = next;
        m_windowAt = at;
    }
    std::memcpy(out, m_window.constData() + (at - m_windowAt), static_cast<std::size_t>(count));
}

QByteArray FileBytes::read(qint64 at, qint64 count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    read(at, bytes.data(), count);
    return bytes;
}

void FileBytes::demandUnchanged() const
{
    // The path says whether another file stands there, or none; the handle whether this one
    // changed.
    const QFileInfo now(m_file.fileName());
    if (!now.exists())
        throw TensorRefusal{TensorFault::Changed, Text::tr("is no longer there")};
    if (now.size() != m_size || now.lastModified() != m_written)
        throw TensorRefusal{TensorFault::Changed, Text::tr("has changed while it was open")};
}

} // namespace locus::app
