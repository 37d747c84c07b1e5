// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bucketrulerview.h"

#include "core/untrained.h"
#include "widgets/button.h"
#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QPainter>

namespace locus::widgets {

namespace {

constexpr int resetSide = 22;

/// The table is the scene's own, but holds values that no training found.
bool isEditedByHand(const core::Frame &frame)
{
    const core::T5Params &t5 = frame.key.t5;
    return frame.key.method == core::MethodId::T5 && !t5.table.isNull() &&
           core::holdsUntrained(t5.table, t5.seed, core::RandomStream::T5Table);
}

} // namespace

BucketRulerView::BucketRulerView(QWidget *parent)
    : PictureView(parent)
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
{
    setMouseTracking(true);
    m_reset->hide();
    connect(m_reset, &QAbstractButton::clicked, this,
            [this] { emit paramEdited(QStringLiteral("t5.table"), core::Value(), newGesture()); });
    retranslate();
}

void BucketRulerView::retranslate()
{
    setAccessibleName(tr("Bucket ruler"));
    setAccessibleDescription(
        tr("Distance buckets along a logarithmic axis, and the bias of every head. The left and "
           "right arrow keys move the displacement, up and down change the bias of its bucket."));
    m_reset->setToolTip(tr("Back to the untrained values"));
    m_reset->setAccessibleName(m_reset->toolTip());
}

QString BucketRulerView::title() const
{
    return tr("Bucket ruler and bias");
}

QString BucketRulerView::subtitle() const
{
    const QString hint = tr("drag a handle or a step");
    return frame() ? withCaveat(*frame(), core::Stage::Bias, hint) : hint;
}

QString BucketRulerView::shortTitle() const
{
    return tr("Ruler");
}

bool BucketRulerView::hasRuler() const
{
    return hasPicture() && !m_data.bands.empty();
}

void BucketRulerView::pictureChanged()
{
    m_reset->setTheme(theme());
    if (frame() && frame() != m_dataFrame) {
        m_dataFrame = frame();
        m_data = bucketDataOf(*frame());
        if (m_pointed && !hasRuler())
            m_pointed.reset();
    }
    m_reset->setVisible(hasRuler() && isEditedByHand(*frame()));
    placeReset();
}

void BucketRulerView::hoverChanged()
{
    update();
}

BucketScale BucketRulerView::scaleNow() const
{
    return m_held.value_or(bucketScaleOf(m_data));
}

BucketRulerGeometry BucketRulerView::geometryNow() const
{
    return hasRuler() ? bucketRulerGeometry(area(), *frame(), m_data, scaleNow())
                      : BucketRulerGeometry{};
}

void BucketRulerView::resizeEvent(QResizeEvent *event)
{
    placeReset();
    PictureView::resizeEvent(event);
}

/// Under the numbers of the vertical axis, where nothing else stands.
void BucketRulerView::placeReset()
{
    if (const BucketRulerGeometry g = geometryNow(); !g.isEmpty())
        m_reset->setGeometry(2, static_cast<int>(g.plot.bottom()) + 1, resetSide, resetSide);
}

void BucketRulerView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    BucketRulerOptions options;
    options.hover = m_pointed ? m_pointed : hover().delta;
    options.lit = m_part != BucketPart::None ? m_part : m_lit;
    paintBucketRuler(painter, area(), *frame(), view(), theme(), m_data, scaleNow(), options);
    paintFocusRing(painter);
}

} // namespace locus::widgets
