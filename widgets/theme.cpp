// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme.h"

#include "widgets/fontfamily.h"
#include "widgets/isolated.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace locus::widgets {

namespace {

QColor rgb(QRgb value)
{
    return QColor(value);
}

RoleColors roleColors(QRgb line, QRgb text, QRgb tint, QRgb onFill)
{
    return {rgb(line), rgb(text), rgb(tint), rgb(onFill)};
}

/// Cell of a digit in em, by weight.
double digitCell(const QFont &font)
{
    const double em = font.weight() >= QFont::Bold       ? 0.68
                      : font.weight() >= QFont::DemiBold ? 0.67
                                                         : 0.66;
    return em * font.pixelSize();
}

} // namespace

const RoleColors &Theme::role(Role role) const
{
    switch (role) {
    case Role::Query: return query;
    case Role::Key: return key;
    case Role::Value: return value;
    case Role::Position: break;
    }
    return position;
}

Theme Theme::light()
{
    Theme t;
    t.bg = rgb(0xF1F3F5);
    t.surface = rgb(0xFFFFFF);
    t.sunken = rgb(0xF6F7F9);
    t.line = rgb(0xDEE2E7);
    t.line2 = rgb(0x9FA8B4);
    t.ctl = rgb(0x87909C);
    t.ink = rgb(0x15181D);
    t.ink2 = rgb(0x464E5A);
    t.ink3 = rgb(0x68717D);
    t.grid = rgb(0xECEEF1);
    t.groove = rgb(0xD8DCE2);
    t.casing = rgb(0xFFFFFF);
    t.broken = rgb(0xF0E442);
    t.brokenInk = rgb(0x15181D);
    t.hatchLine = rgb(0xA3ABB6);
    t.hatchGround = rgb(0xF1F3F5);
    t.query = roleColors(0x0072B2, 0x0068A3, 0xE3F0F8, 0xFFFFFF);
    t.key = roleColors(0xD55E00, 0xAD4B00, 0xFCEBDF, 0x15181D);
    t.value = roleColors(0x009E73, 0x007556, 0xDFF3EC, 0x15181D);
    t.position = roleColors(0x731490, 0x731490, 0xF3E8F7, 0xFFFFFF);
    t.positionMiddle = rgb(0xBE93CE);
    t.positionFaint = rgb(0xFBF7FC);
    return t;
}

Theme Theme::dark()
{
    Theme t;
    t.isDark = true;
    t.bg = rgb(0x101216);
    t.surface = rgb(0x1A1D22);
    t.sunken = rgb(0x15181C);
    t.line = rgb(0x2D323A);
    t.line2 = rgb(0x5B6572);
    t.ctl = rgb(0x6F7A88);
    t.ink = rgb(0xECEEF1);
    t.ink2 = rgb(0xB6BDC7);
    t.ink3 = rgb(0x8E97A3);
    t.grid = rgb(0x262A31);
    t.groove = rgb(0x383E47);
    t.casing = rgb(0x101216);
    t.broken = rgb(0xF0E442);
    t.brokenInk = rgb(0x15181D);
    t.hatchLine = rgb(0x525B67);
    t.hatchGround = rgb(0x1F2329);
    t.query = roleColors(0x4A9FE0, 0x6CB6EC, 0x1B2F3F, 0x101216);
    t.key = roleColors(0xF0804A, 0xF59A6B, 0x3B261C, 0x101216);
    t.value = roleColors(0x4FCB9C, 0x63D3A9, 0x1A332A, 0x101216);
    t.position = roleColors(0xE6B8FA, 0xE6B8FA, 0x33263B, 0x101216);
    t.positionMiddle = rgb(0x7C5B8C);
    t.positionFaint = rgb(0x211B28);
    return t;
}

Theme Theme::print()
{
    Theme t = light();
    t.bg = t.sunken = t.hatchGround = t.surface; // grey grounds print as dots
    return t;
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.bg);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.sunken);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::BrightText, theme.ink);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.ink3);
    palette.setColor(QPalette::Highlight, theme.ink);
    palette.setColor(QPalette::HighlightedText, theme.surface);
    palette.setColor(QPalette::Link, theme.ink);
    palette.setColor(QPalette::LinkVisited, theme.ink2);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.sunken);
    palette.setColor(QPalette::Mid, theme.line2);
    palette.setColor(QPalette::Dark, theme.ctl);
    palette.setColor(QPalette::Shadow, theme.line);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.line2);
    return palette;
}

namespace {

thread_local QString family; ///< of uiFont; empty: the program's own
thread_local int leastPx = 1;

/// Fonts are shared, because each QFont of its own looks its engine up again: that took longer than
/// drawing the text. Kept until the process ends, past the application that owns the engines.
QFont &sharedFont(int px, int weight, bool italic, bool math)
{
    static auto &fonts = *new std::map<std::tuple<int, int, bool, bool, QString>, QFont>;
    return fonts[{px, weight, italic, math, family}];
}

QFont madeOnce(double px, int weight, bool italic, bool math)
{
    const int size = std::max(leastPx, static_cast<int>(std::floor(px + 0.5)));
    QFont &font = sharedFont(size, weight, italic, math);
    if (font.pixelSize() == size)
        return font;
    if (math)
        font.setFamilies({QStringLiteral("STIX"), QStringLiteral("STIXGeneral"),
                          QStringLiteral("Noto Sans CJK SC")});
    else
        font.setFamilies((family.isEmpty() ? QStringList() : QStringList{family}) +
                         QStringList{QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK SC")});
    font.setPixelSize(size);
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setItalic(italic);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

} // namespace

FontFamily::FontFamily(const QString &name)
    : m_before(std::exchange(family, name))
{
}

FontFamily::~FontFamily()
{
    family = m_before;
}

LeastLetters::LeastLetters(double px)
    : m_before(std::exchange(leastPx, std::max(1, static_cast<int>(std::ceil(px - 1e-6)))))
{
}

double LeastLetters::px()
{
    return leastPx;
}

LeastLetters::~LeastLetters()
{
    leastPx = m_before;
}

QFont uiFont(double px, int weight)
{
    return madeOnce(px, weight, false, false);
}

QFont mathFont(double px, bool italic)
{
    return madeOnce(px, QFont::Normal, italic, true);
}

namespace {

/// Calls \a take with every digit alone, and with what stands between digits as a whole: letters
/// that join or stand above each other stay together.
template <class Take>
void forEachRun(const QString &text, const Take &take)
{
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    if (hasRightToLeft(text)) { // its order is not that of the letters
        take(text, false);
        return;
    }
    for (qsizetype from = 0; from < text.size();) {
        qsizetype end = from + 1;
        while (!isDigit(text[from]) && end < text.size() && !isDigit(text[end]))
            ++end;
        take(text.mid(from, end - from), isDigit(text[from]));
        from = end;
    }
}

} // namespace

double fixedDigitsWidth(const QFont &font, const QString &text)
{
    const QFontMetricsF fm(shapingFont(font, text));
    double width = 0;
    forEachRun(text, [&](const QString &run, bool isDigit) {
        width += isDigit ? digitCell(font) : fm.horizontalAdvance(run);
    });
    return width;
}

void paintFixedDigits(QPainter &painter, QPointF baseline, const QString &text, const QFont &font,
                      Qt::Alignment alignment)
{
    const QFont shaping = shapingFont(font, text);
    const QFontMetricsF fm(shaping);
    double x = baseline.x();
    if (alignment & Qt::AlignRight)
        x -= fixedDigitsWidth(font, text);
    else if (alignment & Qt::AlignHCenter)
        x -= fixedDigitsWidth(font, text) / 2;
    painter.setFont(shaping);
    forEachRun(text, [&](const QString &run, bool isDigit) {
        const double advance = fm.horizontalAdvance(run);
        const double cell = isDigit ? digitCell(font) : advance;
        painter.drawText(QPointF(x + (cell - advance) / 2, baseline.y()), run);
        x += cell;
    });
}

} // namespace locus::widgets
