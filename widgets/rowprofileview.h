// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/rowprofile.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// Weights of the selected query as bars. A click or drag picks the key.
class RowProfileView : public PictureView {
    Q_OBJECT

public:
    explicit RowProfileView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {540, 200}; }
    QSize minimumSizeHint() const override { return {200, 130}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void hoverChanged() override { update(); }
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> keyAt(QPointF point) const;
    void pickAt(QPointF point);
};

} // namespace locus::widgets
