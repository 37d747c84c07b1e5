// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/output.h"
#include "core/table.h"

namespace locus::app {

/// The array as NumPy's numpy.save writes it: format version 1.0, little-endian doubles ("<f8"), in
/// C order, every bit as it was computed. Where there is no number (a masked score or log-weight)
/// stands minus infinity, whose softmax is 0 as the mask wants it.
void writeNpy(Output &out, const core::NumberTable &table);

} // namespace locus::app
