// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figuresurround.h"

#include "core/positiongram.h"
#include "widgets/numbertext.h"
#include "widgets/painters/channels.h"
#include "widgets/painters/gram.h"
#include "widgets/painters/headgrid.h"
#include "widgets/painters/prefixes.h"
#include "widgets/painters/smallmap.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::app {

namespace {

using core::FigureView;
using core::MethodId;

constexpr double nameRoom = 16; ///< of an axis name
constexpr double keyRoom = 20;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

/// What a curve is of.
QString curveName(MethodId method)
{
    switch (method) {
    case MethodId::T5:
    case MethodId::Alibi: return Text::tr("bias");
    case MethodId::Shaw: return Text::tr("position term");
    case MethodId::Sinusoidal: return Text::tr("overlap");
    default: return Text::tr("score");
    }
}

std::optional<widgets::ColorRange> gramRange(const core::Frame &frame)
{
    if (!widgets::gramGeometry(QRectF(0, 0, 400, 400), frame))
        return std::nullopt;
    const double largest = widgets::largestMagnitude(core::positionGram(*frame.prepared).products);
    return widgets::rangeOf(widgets::ColorScale::Diverging, -largest, largest);
}

QFont nameFont()
{
    return widgets::uiFont(widgets::metrics::legendPx, QFont::Medium);
}

/// Low end, colours, high end, and the note where there is room for it.
void paintKey(QPainter &painter, const QRectF &line, const FigureSurround &around,
              const widgets::Theme &theme)
{
    constexpr double barWidth = 72, barHeight = 9, gap = 6, noteGap = 16;
    constexpr int steps = 36;
    const widgets::ColorRange &range = *around.colors;
    const QFont font = nameFont();
    const QFontMetricsF fm(font);
    painter.setFont(font);
    painter.setPen(theme.ink2);
    double x = line.left();
    const auto write = [&](const QString &text) {
        const double width = fm.horizontalAdvance(text);
        painter.drawText(QRectF(x, line.top(), width + 2, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        x += width;
    };
    write(widgets::shortText(range.low));
    x += gap;
    const QRectF bar(x, line.center().y() - barHeight / 2, barWidth, barHeight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int step = 0; step < steps; ++step) {
        const double value = range.low + (range.high - range.low) * (step + 0.5) / steps;
        painter.fillRect(QRectF(bar.left() + step * barWidth / steps, bar.top(),
                                barWidth / steps + 0.3, barHeight),
                         QColor(widgets::colorOf(value, range, theme)));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line2, 1));
    painter.drawRect(bar);
    painter.setPen(theme.ink2);
    x = bar.right() + gap;
    write(widgets::shortText(range.high));
    x += noteGap;
    if (x + fm.horizontalAdvance(around.note) <= line.right())
        write(around.note);
}

} // namespace

FigureSurround surroundOf(FigureView view, const PictureSubject &s)
{
    const core::Frame &frame = *s.frame;
    FigureSurround around;
    switch (view) {
    case FigureView::Curve:
    case FigureView::Lines:
        around.left = curveName(frame.key.method);
        if (frame.key.method == MethodId::Sinusoidal) // a sentence takes the place of the legend
            around.below = QStringLiteral("Δ = j − i");
        break;
    case FigureView::Row:
        around.left = Text::tr("weight");
        around.below = Text::tr("key j");
        break;
    case FigureView::HeadPlot: around.below = Text::tr("head"); break;
    case FigureView::Slopes:
        around.left = Text::tr("slope m of the head");
        around.below = Text::tr("head");
        break;
    case FigureView::HeadMaps:
        around.colors = widgets::commonRangeOfHeads(frame, s.look);
        around.note = Text::tr("below: weight of the pair, ⌀ mean distance of the row");
        break;
    case FigureView::Gram: around.colors = gramRange(frame); break;
    case FigureView::Prefixes:
        if (frame.refusal || !frame.prepared)
            break;
        around.colors = widgets::prefixRange(frame, s.look);
        around.note = Text::tr("weight");
        break;
    case FigureView::Channels: around.colors = widgets::channelsRange(frame, s.look); break;
    default: break;
    }
    if (!s.parts.colorBar)
        around.colors.reset();
    if (!s.parts.labels)
        around.left = around.below = QString();
    return around;
}

void paintSurrounded(QPainter &painter, const QRectF &rect, FigureView view,
                     const PictureSubject &subject)
{
    const FigureSurround around = surroundOf(view, subject);
    QRectF inner = rect;
    if (around.colors && around.colors->high > around.colors->low) {
        inner.setBottom(std::max(inner.top(), inner.bottom() - keyRoom));
        painter.save();
        paintKey(painter, QRectF(rect.left(), inner.bottom(), rect.width(), keyRoom), around,
                 subject.theme);
        painter.restore();
    }
    if (!around.left.isEmpty())
        inner.setLeft(std::min(inner.right(), inner.left() + nameRoom));
    if (!around.below.isEmpty())
        inner.setBottom(std::max(inner.top(), inner.bottom() - nameRoom));
    painter.setFont(nameFont());
    painter.setPen(subject.theme.ink2);
    if (!around.below.isEmpty())
        painter.drawText(QRectF(inner.left(), inner.bottom(), inner.width(), nameRoom),
                         Qt::AlignCenter, around.below);
    if (!around.left.isEmpty()) {
        painter.save();
        painter.translate(rect.left(), inner.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-inner.height() / 2, 0, inner.height(), nameRoom), Qt::AlignCenter,
                         around.left);
        painter.restore();
    }
    painter.save();
    pictureOf(view).paint(painter, inner, subject);
    painter.restore();
}

} // namespace locus::app
