// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paramlabel.h"

namespace locus::app {

/// What the parameter rows say, from the texts of the parameter table.
[[nodiscard]] widgets::ParamLabel pageLabel(std::string_view key);

/// Name of an edit in the undo menu.
[[nodiscard]] QString editText(std::string_view key);

} // namespace locus::app
