// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace locus::app {

/// As zlib writes it, as small as it can.
[[nodiscard]] QByteArray deflated(const QByteArray &bytes);
/// Back again; none when it is damaged, does not end, or would be larger than \a most. Never takes
/// more memory than that, whatever the bytes promise.
[[nodiscard]] std::optional<QByteArray> inflated(const QByteArray &packed, qint64 most);

} // namespace locus::app
