// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <cstdint>

namespace locus::app {

/// Calls \a visit(key, tensor) for every array of a Scene that a file may hold, null or not.
template <class Scene, class Visit>
void forEachArray(Scene &scene, const Visit &visit)
{
    auto &model = scene.model;
    auto &content = model.content;
    visit("content.q", content.q);
    visit("content.k", content.k);
    visit("content.v", content.v);
    visit("content.x", content.x);
    visit("content.wq", content.wq);
    visit("content.wk", content.wk);
    visit("content.wv", content.wv);
    visit("positions", model.positions);
    visit("learned.table", model.learned.table);
    visit("learned.segment_ids", model.learned.segmentIds);
    visit("learned.segment_table", model.learned.segmentTable);
    visit("shaw.table_k", model.shaw.tableK);
    visit("shaw.table_v", model.shaw.tableV);
    visit("t5.table", model.t5.table);
    visit("alibi.slopes", model.alibi.slopes);
    visit("rope.theta", model.rope.theta);
    visit("permutation", scene.study.permutation);
}

/// How many numbers are given.
[[nodiscard]] std::int64_t givenNumbersOf(const core::Scene &scene);

} // namespace locus::app
