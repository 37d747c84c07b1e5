// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rowprofileparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets::rowprofile {

namespace {

/// The token, as far as it fits, or the index.
QString fittingLabel(const core::Frame &frame, int key, const QFont &font, double room)
{
    const QString token = fittingToken(tokenText(frame, key), font, room);
    return token.isEmpty() ? wholeText(key) : token;
}

/// All are words, or all are numbers.
bool allTokensFit(const Context &c, const QFont &font)
{
    for (int key = 0; c.g.tokens && key < c.g.keys; ++key)
        if (const QString token = tokenText(c.frame, key);
            !token.isEmpty() && fittingToken(token, font, c.g.slot - 2).isEmpty())
            return false;
    return c.g.tokens;
}

QRectF paintLabelTag(QPainter &painter, const Context &c, int key, const RoleColors &colors,
                     const QRectF &avoid, bool tokens)
{
    const QFont font = uiFont(metrics::legendPx, QFont::DemiBold);
    constexpr double widest = 90;
    const QString text = tokens ? fittingLabel(c.frame, key, font, widest) : wholeText(key);
    QRectF tag(0, c.g.plot.bottom() + 6,
               std::max(tokenWidth(text, font) + (c.g.slot < 34 ? 6 : 10), 20.0), 18);
    tag.moveLeft(std::clamp(c.g.slotRect(key).center().x() - tag.width() / 2, c.g.plot.left() - 8,
                            c.g.plot.right() + 4 - tag.width()));
    if (avoid.isValid() && tag.adjusted(-1, 0, 1, 0).intersects(avoid))
        return {};
    paintTag(painter, tag, colors);
    painter.setFont(shapingFont(font, text));
    painter.setPen(colors.onFill);
    painter.drawText(tag, Qt::AlignCenter, text);
    return tag;
}

} // namespace

void paintLabels(QPainter &painter, const Context &c)
{
    const int query = tokenOfQuery(c.frame, c.view.query);
    const bool tokens = allTokensFit(c, uiFont(metrics::legendPx));
    QList<QRectF> tags;
    if (c.view.key >= 0 && c.view.key < c.g.keys)
        tags << paintLabelTag(painter, c, c.view.key, c.theme.key, {}, tokens);
    if (query >= 0 && query < c.g.keys && query != c.view.key)
        tags << paintLabelTag(painter, c, query, c.theme.query,
                              tags.isEmpty() ? QRectF() : tags.first(), tokens);
    const int step = tokens ? 1 : indexStep(c.g.keys, c.g.slot, 36);
    const double gap = tokens ? 1 : 5; // numbers too close to a tag read as one
    const QFont font = uiFont(tokens ? metrics::legendPx : metrics::axisPx);
    for (int key = 0; key < c.g.keys; key += step) {
        const QString text =
            tokens ? fittingLabel(c.frame, key, font, c.g.slot - 2) : wholeText(key);
        QRectF box(0, c.g.plot.bottom() + 6, tokenWidth(text, font), 18);
        box.moveLeft(c.g.slotRect(key).center().x() - box.width() / 2);
        if (std::any_of(tags.begin(), tags.end(), [&](const QRectF &tag) {
                return tag.isValid() && tag.adjusted(-gap, 0, gap, 0).intersects(box);
            }))
            continue;
        painter.setFont(shapingFont(font, text));
        painter.setPen(c.isMasked(key) ? c.theme.ink3 : c.theme.ink2);
        painter.drawText(box.adjusted(-4, 0, 4, 0), Qt::AlignCenter, text);
    }
}

/// What the weights are not, and what hollow and solid mean; in fewer words where there is little
/// room, never without one.
void paintKey(QPainter &painter, const Context &c, const QRectF &rect)
{
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    painter.setFont(font);
    const QString caveat = words(core::caveatOf(c.frame.key, core::Stage::Weights));
    painter.setPen(c.theme.ink);
    painter.drawText(QRectF(rect.left() + 4, rect.top(), rect.width() - 4, 18),
                     Qt::AlignLeft | Qt::AlignVCenter, caveat);
    if (c.bars.without.empty())
        return;
    constexpr double swatchRoom = 16;
    constexpr double gap = 12;
    const double room =
        rect.width() - 8 - (caveat.isEmpty() ? 0 : fm.horizontalAdvance(caveat) + gap);
    QStringList names = {QCoreApplication::translate("Painters", "without position"),
                         QCoreApplication::translate("Painters", "with position")};
    const auto wanted = [&] {
        return fm.horizontalAdvance(names[0]) + fm.horizontalAdvance(names[1]) + 2 * swatchRoom +
               gap;
    };
    if (wanted() > room)
        names[0] = QCoreApplication::translate("Painters", "without");
    if (wanted() > room)
        names[1] = QCoreApplication::translate("Painters", "with");
    double left = rect.right() - 4 - wanted() - std::clamp(room - wanted(), 0.0, 6.0);
    for (const bool hollow : {true, false}) {
        const QString &name = names.at(hollow ? 0 : 1);
        const QRectF swatch(left, rect.top() + 4, 10, 10);
        painter.setPen(hollow ? QPen(c.theme.ctl, 1) : QPen(Qt::NoPen));
        painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(c.theme.ink2));
        painter.drawRect(hollow ? swatch.adjusted(0.5, 0.5, -0.5, -0.5) : swatch);
        const double width = fm.horizontalAdvance(name);
        painter.setPen(c.theme.ink2);
        painter.drawText(QRectF(left + swatchRoom, rect.top(), width + 2, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        left += swatchRoom + width + gap + std::clamp(room - wanted(), 0.0, 6.0);
    }
}

} // namespace locus::widgets::rowprofile
