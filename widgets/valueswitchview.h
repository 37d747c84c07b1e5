// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/valueswitch.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// Weights and output of one query with Shaw's value vectors off and on. A click on a weight picks
/// its key, a click on "values off" or "values on" switches them.
class ValueSwitchView : public PictureView {
    Q_OBJECT

public:
    explicit ValueSwitchView(QWidget *parent = nullptr);

    [[nodiscard]] ValueSwitchGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 176}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setValues(bool on);
};

} // namespace locus::widgets
