// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace locus::tests {

struct NamedModel {
    QByteArray name;
    core::Model model;
};

/// Seven distinct tokens, three heads of odd width with a smaller rotary part, tables small enough
/// that clipping and the last bucket are met.
[[nodiscard]] core::Model sampleModel(core::MethodId method,
                                      core::MaskKind mask = core::MaskKind::Causal);

/// One token per query and key: q [d], k [d] at every position.
[[nodiscard]] core::Model identicalModel(core::MethodId method, int n, std::vector<double> q,
                                         std::vector<double> k);

/// Seven methods x three masks (custom: one query sees nothing) x plain, query offset, explicit
/// positions, shifted positions, padding, other forms and layouts, q k v from arrays, and the
/// mistakes. Every one of them is defined.
[[nodiscard]] std::vector<NamedModel> sampleModels();

/// Fails the calling test's QVERIFY by returning false when the Model is refused.
[[nodiscard]] bool isDefined(const core::Model &model);

} // namespace locus::tests
