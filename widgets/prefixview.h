// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/prefixes.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// What the mask alone tells about order: the first rows of the weights. A click picks a cell.
class PrefixView : public PictureView {
    Q_OBJECT

public:
    explicit PrefixView(QWidget *parent = nullptr);

    [[nodiscard]] PrefixGeometry geometryNow() const;

    QSize sizeHint() const override { return {540, 198}; }
    QSize minimumSizeHint() const override { return {200, 140}; }
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
    void pick(int query, int key);
};

} // namespace locus::widgets
