// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/inputsums.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// h = x + p for the tokens of query and key. A click on a strip or the arrow keys pick the
/// sinusoid's frequency; a click on the note, or Return, picks the two like tokens it speaks of.
class InputSumsView : public PictureView {
    Q_OBJECT

public:
    explicit InputSumsView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {200, 130}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<InputSumsGeometry> geometryNow() const;

protected:
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
    void point(std::optional<int> block);
    void pickTwins();

    std::optional<int> m_pointed;
};

} // namespace locus::widgets
