// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::widgets {

/// Tells screen readers what the painted controls are: sliders with the numbers of their parameter,
/// segments as radio buttons, menu fields as choices, pictures as graphics. May be called
/// again.
void installAccessible();

} // namespace locus::widgets
