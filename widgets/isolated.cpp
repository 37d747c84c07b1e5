// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"

namespace locus::widgets {

QString isolated(const QString &text)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popDirectionalIsolate(0x2069);
    for (const char32_t letter : text.toStdU32String())
        switch (QChar::direction(letter)) {
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirRLI: return firstStrongIsolate + text + popDirectionalIsolate;
        default: break;
        }
    return text;
}

} // namespace locus::widgets
