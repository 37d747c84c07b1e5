// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/alibiforms.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// The row of the query under ALiBi's three forms. A click on a bar picks its key, one on a title
/// that form.
class AlibiFormsView : public PictureView {
    Q_OBJECT

public:
    explicit AlibiFormsView(QWidget *parent = nullptr);

    [[nodiscard]] FormsGeometry geometryNow() const;

    QSize sizeHint() const override { return {540, 198}; }
    QSize minimumSizeHint() const override { return {200, 170}; }
    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void pickAt(QPointF point);
};

} // namespace locus::widgets
