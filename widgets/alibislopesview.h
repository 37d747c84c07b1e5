// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/alibislopes.h"
#include "widgets/paramdrag.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// ALiBi's slopes against the head's number, and the rule they follow. A click chooses a head, a
/// drag of its dot sets its slope.
class AlibiSlopesView : public PictureView {
    Q_OBJECT

public:
    explicit AlibiSlopesView(QWidget *parent = nullptr);

    [[nodiscard]] SlopeGeometry geometryNow() const;
    [[nodiscard]] const SlopeData &data() const { return m_data; }

    QSize sizeHint() const override { return {540, 198}; }
    QSize minimumSizeHint() const override { return {200, 130}; }
    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void pictureChanged() override;
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void letGo() override { m_drag.end(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] SlopeScale scaleNow() const;
    void setPointed(std::optional<int> head);
    void emitSlope(double slope);

    std::shared_ptr<const core::Frame> m_dataFrame;
    SlopeData m_data;
    std::optional<SlopeScale> m_held; ///< the axis stays while a dot is dragged
    ParamDrag m_drag;
    QPointF m_press;
    double m_grip = 0;
    double m_start = 0, m_last = 0;
    std::optional<int> m_pointed;
};

} // namespace locus::widgets
