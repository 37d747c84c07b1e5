// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

namespace locus::core {

std::string_view versionString()
{
    return LOCUS_VERSION;
}

} // namespace locus::core
