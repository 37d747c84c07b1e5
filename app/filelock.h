// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace locus::app {

/// A file that one process holds. The system lets it go when the process ends, however that
/// happens: unlike a number of a process in the file, a crashed one cannot keep it, and a later
/// process with the same number is not mistaken for it.
class FileLock {
public:
    /// None: another one holds it, or it cannot be made there. Never waits.
    [[nodiscard]] static std::optional<FileLock> take(const QString &path);
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;
    /// Lets go; the file stays.
    ~FileLock();

    /// Takes the file away and lets go.
    void remove();

private:
    FileLock(QString path, int descriptor);

    QString m_path;
    int m_descriptor = -1;
};

} // namespace locus::app
