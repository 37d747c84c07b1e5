// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"

#include <QFont>
#include <QFontMetricsF>
#include <QList>

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

QFont shapingFont(const QFont &font, const QString &text)
{
    const auto needsShape = [](QChar c) {
        constexpr char16_t joiner = 0x200D;
        return (c.unicode() >= 0x0590 && c.unicode() < 0x1100) || c.isSurrogate() || c == joiner ||
               c.isMark();
    };
    if (std::none_of(text.begin(), text.end(), needsShape))
        return font;
    QFont shaping = font;
    shaping.setStyleStrategy(QFont::PreferDefault);
    return shaping;
}

QString elidedToken(const QString &token, const QFont &font, double room)
{
    return isolated(
        QFontMetricsF(shapingFont(font, token)).elidedText(token, Qt::ElideRight, room));
}

double tokenWidth(const QString &token, const QFont &font)
{
    return QFontMetricsF(shapingFont(font, token)).horizontalAdvance(token);
}

} // namespace locus::widgets
