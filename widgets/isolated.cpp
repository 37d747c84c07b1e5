// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"

#include <QFontMetricsF>

#include <algorithm>

namespace locus::widgets {

bool hasRightToLeft(const QString &text)
{
    const auto isEarly = [](QChar c) { return c.unicode() < 0x590; }; // before Hebrew
    if (std::all_of(text.begin(), text.end(), isEarly))
        return false;
    for (const char32_t letter : text.toUcs4())
        switch (QChar::direction(letter)) {
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirRLI: return true;
        default: break;
        }
    return false;
}

QString isolated(const QString &text)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popDirectionalIsolate(0x2069);
    return hasRightToLeft(text) ? firstStrongIsolate + text + popDirectionalIsolate : text;
}

QString elidedToken(const QString &token, const QFontMetricsF &fm, double room)
{
    return isolated(fm.elidedText(token, Qt::ElideRight, room));
}

} // namespace locus::widgets
