// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/alibiformsview.h"

#include "core/names.h"
#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

AlibiFormsView::AlibiFormsView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void AlibiFormsView::retranslate()
{
    setAccessibleName(tr("Three forms of the bias"));
    setAccessibleDescription(tr("The row of the query with the bias from the distance, from the "
                                "key, and from the last key. The arrow keys choose a key."));
}

QString AlibiFormsView::title() const
{
    return tr("Three forms, one row");
}

QString AlibiFormsView::subtitle() const
{
    const QString row = tr("row %1").arg(view().query);
    return frame() ? withCaveat(*frame(), core::Stage::Bias, row) : row;
}

QString AlibiFormsView::shortTitle() const
{
    return tr("Forms");
}

FormsGeometry AlibiFormsView::geometryNow() const
{
    if (!frame() || !hasForms(*frame(), view()))
        return {};
    return formsGeometry(area(), *frame(),
                         core::alibiForms(*frame()->prepared, {view().head}, {view().query}));
}

void AlibiFormsView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintForms(painter, area(), *frame(), view(), theme(), hover().key);
    paintFocusRing(painter);
}

void AlibiFormsView::pickAt(QPointF point)
{
    if (const auto key = geometryNow().keyAt(point); key && *key != view().key)
        emit keyPicked(*key);
}

void AlibiFormsView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const auto form = geometryNow().formAt(event->position());
    if (form && *form != frame()->key.alibi.form)
        emit paramEdited(QStringLiteral("alibi.form"), std::string(core::nameOf(*form)),
                         newGesture());
    else
        pickAt(event->position());
}

void AlibiFormsView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton) {
        pickAt(event->position());
        return;
    }
    const FormsGeometry g = geometryNow();
    setCursor(g.formAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const auto key = g.keyAt(event->position());
    if (key != hover().key)
        emit hovered(key ? Hover{.query = view().query, .key = *key} : Hover{});
}

void AlibiFormsView::leaveEvent(QEvent *event)
{
    emit hovered({});
    PictureView::leaveEvent(event);
}

void AlibiFormsView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int key = view().key + step;
    if (step == 0)
        PictureView::keyPressEvent(event);
    else if (hasPicture() && key >= 0 && key < frame()->shapes.nKey)
        emit keyPicked(key);
}

} // namespace locus::widgets
