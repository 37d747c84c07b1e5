// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QString>

namespace locus::app {

/// Any place of a file, read through a window of a few hundred kilobytes: never the whole file, and
/// no memory mapping, which a file that becomes shorter would turn into a crash. Every failure is
/// thrown as a TensorRefusal.
class FileBytes {
public:
    explicit FileBytes(const QString &path);

    [[nodiscard]] QString path() const { return m_file.fileName(); }
    [[nodiscard]] qint64 size() const { return m_size; }
    void read(qint64 at, char *out, qint64 count);
    [[nodiscard]] QByteArray read(qint64 at, qint64 count);
    /// Refused when somebody has written to the file since it was opened.
    void demandUnchanged() const;

private:
    void fill(qint64 at, char *out, qint64 count);

    QFile m_file;
    qint64 m_size = 0;
    QDateTime m_written;
    QByteArray m_window;
    qint64 m_windowAt = 0;
};

/// Bytes one after the other. Failures are thrown.
class ByteStream {
public:
    ByteStream() = default;
    virtual ~ByteStream() = default;
    ByteStream(const ByteStream &) = delete;
    ByteStream &operator=(const ByteStream &) = delete;

    virtual void read(char *out, qint64 count) = 0;
    virtual void skip(qint64 count) = 0;
};

/// A part of a file; what is skipped costs nothing.
class FilePart final : public ByteStream {
public:
    FilePart(FileBytes &file, qint64 at)
        : m_file(file)
        , m_at(at)
    {
    }
    void read(char *out, qint64 count) override
    {
        m_file.read(m_at, out, count);
        m_at += count;
    }
    void skip(qint64 count) override { m_at += count; }

private:
    FileBytes &m_file;
    qint64 m_at;
};

} // namespace locus::app
