// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/bucketruler.h"
#include "widgets/paramdrag.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

class Button;

/// T5's buckets on a ruler and every head's bias below it. The handles are the sliders of their
/// parameters, the steps of the chosen head are its numbers; elsewhere a drag moves the
/// displacement.
class BucketRulerView : public PictureView {
    Q_OBJECT

public:
    explicit BucketRulerView(QWidget *parent = nullptr);

    [[nodiscard]] const BucketData &data() const { return m_data; }
    [[nodiscard]] BucketRulerGeometry geometryNow() const;
    [[nodiscard]] Button *resetButton() const { return m_reset; }

    QSize sizeHint() const override { return {540, 440}; }
    QSize minimumSizeHint() const override { return {200, 160}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void pictureChanged() override;
    void hoverChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void letGo() override { m_drag.end(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool hasRuler() const;
    [[nodiscard]] BucketScale scaleNow() const;
    [[nodiscard]] QString keyOfStep(std::int64_t delta) const;
    [[nodiscard]] double presentOf(BucketPart part) const;
    void begin(BucketPart part, QPointF point);
    void drag(QPointF point);
    void emitValue(double value);
    void pickAt(QPointF point);
    void pointAt(QPointF point);
    void setPointed(std::optional<std::int64_t> delta, BucketPart part);
    void placeReset();

    Button *m_reset; ///< back to the untrained values
    std::shared_ptr<const core::Frame> m_dataFrame;
    BucketData m_data;
    std::optional<BucketScale> m_held; ///< axes stay while something is dragged along them
    ParamDrag m_drag;
    BucketPart m_part = BucketPart::None; ///< in the hand
    BucketPart m_lit = BucketPart::None;  ///< under the pointer
    QPointF m_press;
    double m_grip = 0; ///< from what was taken to the pointer, along its axis
    std::int64_t m_stepDelta = 0;
    bool m_moved = false;
    double m_start = 0, m_last = 0; ///< value at the press, and the one last told
    std::optional<std::int64_t> m_pointed;
};

} // namespace locus::widgets
