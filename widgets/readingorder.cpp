// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/readingorder.h"

#include <QScrollArea>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int mostOverlap = 8; ///< pixels by which two lines may reach into each other

using Indices = QList<qsizetype>;
enum class Along { Down, Across };

int beginOf(const QRect &box, Along along)
{
    return along == Along::Down ? box.top() : box.left();
}

int endOf(const QRect &box, Along along)
{
    return along == Along::Down ? box.bottom() : box.right();
}

/// Groups between which a straight line can be drawn, one after the other.
QList<Indices> cut(const QList<QRect> &boxes, Indices indices, Along along)
{
    std::stable_sort(indices.begin(), indices.end(), [&](qsizetype a, qsizetype b) {
        return beginOf(boxes[a], along) < beginOf(boxes[b], along);
    });
    QList<Indices> groups;
    int end = 0;
    for (const qsizetype i : indices) {
        if (groups.isEmpty() || beginOf(boxes[i], along) > end - mostOverlap)
            groups.append(Indices());
        end = groups.last().isEmpty() ? endOf(boxes[i], along)
                                      : std::max(end, endOf(boxes[i], along));
        groups.last() << i;
    }
    return groups;
}

Indices ordered(const QList<QRect> &boxes, const Indices &indices, Along along, bool isCut)
{
    if (indices.size() < 2)
        return indices;
    const Along other = along == Along::Down ? Along::Across : Along::Down;
    const QList<Indices> groups = cut(boxes, indices, along);
    if (groups.size() == 1)
        return isCut ? ordered(boxes, indices, other, false) : groups.first();
    Indices all;
    for (const Indices &group : groups)
        all << ordered(boxes, group, other, true);
    return all;
}

void addStops(const QWidget &widget, QList<QWidget *> &stops)
{
    QList<QWidget *> children;
    QList<QRect> boxes;
    for (QObject *object : widget.children()) {
        auto *child = qobject_cast<QWidget *>(object);
        if (!child || child->isWindow() || child->isHidden() || !child->isEnabled())
            continue;
        children << child;
        boxes << child->geometry();
    }
    for (const qsizetype i : readingOrder(boxes)) {
        QWidget *child = children[i];
        const bool isStop = (child->focusPolicy() & Qt::TabFocus) && !child->focusProxy();
        if (isStop || child == child->window()->focusWidget())
            stops << child;
        addStops(*child, stops);
    }
}

/// Scrolls to it, however deep it lies.
void reveal(QWidget *widget)
{
    for (QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(parent))
            area->ensureWidgetVisible(widget);
}

} // namespace

QList<qsizetype> readingOrder(const QList<QRect> &boxes)
{
    Indices all;
    for (qsizetype i = 0; i < boxes.size(); ++i)
        all << i;
    return ordered(boxes, all, Along::Down, true);
}

QList<QWidget *> tabStops(const QWidget &window)
{
    QList<QWidget *> stops;
    addStops(window, stops);
    return stops;
}

bool moveFocus(const QWidget &window, bool next)
{
    const QList<QWidget *> stops = tabStops(window);
    if (stops.isEmpty())
        return false;
    const auto count = stops.size();
    const auto now = stops.indexOf(window.focusWidget());
    const auto to = now < 0 ? (next ? 0 : count - 1) : (now + (next ? 1 : count - 1)) % count;
    stops[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    reveal(stops[to]);
    return true;
}

} // namespace locus::widgets
