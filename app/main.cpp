// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

#include <iostream>

int main()
{
    std::cout << "locus " << locus::core::versionString() << '\n';
    return 0;
}
