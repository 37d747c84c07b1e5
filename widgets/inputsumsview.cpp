// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inputsumsview.h"

#include "widgets/painters/encoding.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

InputSumsView::InputSumsView(QWidget *parent)
    : BlockView(parent)
{
    retranslate();
}

void InputSumsView::retranslate()
{
    setAccessibleName(tr("Sums at the input"));
    setAccessibleDescription(
        tr("For the tokens of query and key: x plus p is h, as strips of cells. The left and right "
           "arrow keys choose a frequency of the sinusoid, Return chooses the same word at two "
           "places."));
}

QString InputSumsView::title() const
{
    const bool segments =
        frame() && frame()->key.method == core::MethodId::Learned && frame()->key.learned.segments;
    return segments ? tr("Token + segment + position") : tr("Token + position");
}

QString InputSumsView::shortTitle() const
{
    return tr("Sums");
}

QString InputSumsView::subtitle() const
{
    return frame() ? inputSumsSubtitle(*frame()) : QString();
}

int InputSumsView::blockCount() const
{
    return hasPicture() && encodingPairAt(*frame(), 0) ? frame()->shapes.dModel / 2 : 0;
}

std::optional<InputSumsGeometry> InputSumsView::geometryNow() const
{
    return hasPicture() ? inputSumsGeometry(area(), *frame(), view()) : std::nullopt;
}

void InputSumsView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintInputSums(painter, area(), *frame(), view(), theme(), {pointedBlock()});
    paintFocusRing(painter);
}

std::optional<int> InputSumsView::blockAt(QPointF point) const
{
    const auto geometry = geometryNow();
    const auto channel = geometry ? geometry->channelAt(point) : std::nullopt;
    return channel ? encodingPairAt(*frame(), *channel) : std::nullopt;
}

void InputSumsView::pickTwins()
{
    const auto twins = hasPicture() ? inputTwins(*frame(), view()) : std::nullopt;
    if (!twins)
        return;
    // The later one asks: under a causal mask it may see the earlier one.
    const int query = twins->second - frame()->key.queryOffset;
    if (query >= 0 && query < frame()->shapes.nQuery &&
        (query != view().query || twins->first != view().key))
        emit cellPicked(query, twins->first);
}

void InputSumsView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (event->button() != Qt::LeftButton || !geometry) {
        event->ignore();
        return;
    }
    if (const auto block = blockAt(event->position()); block && *block != view().block)
        emit blockPicked(*block);
    else if (geometry->note.contains(event->position()))
        pickTwins();
}

void InputSumsView::mouseMoveEvent(QMouseEvent *event)
{
    point(blockAt(event->position()));
    const auto geometry = geometryNow();
    const bool onNote = geometry && geometry->note.contains(event->position()) &&
                        inputTwins(*frame(), view()).has_value();
    setCursor(onNote ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void InputSumsView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: pickBlock(view().block - 1); break;
    case Qt::Key_Right: pickBlock(view().block + 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: pickTwins(); break;
    default: BlockView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
