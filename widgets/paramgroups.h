// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"
#include "core/scene.h"

#include <QStringList>

#include <vector>

namespace locus::widgets {

/// Keys of the rows that a Scene needs, in groups, each key once, empty groups left out: what its
/// method owns first.
[[nodiscard]] std::vector<QStringList> paramGroups(const core::Scene &scene);

[[nodiscard]] bool isOwnedBy(const core::ParamSpec &spec, core::MethodId method);

} // namespace locus::widgets
