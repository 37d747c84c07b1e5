// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/blockview.h"
#include "widgets/painters/inputsums.h"

namespace locus::widgets {

/// h = x + p for the tokens of query and key. A click on a strip or the arrow keys pick the
/// sinusoid's frequency; a click on the note, or Return, picks the two like tokens it speaks of.
class InputSumsView : public BlockView {
    Q_OBJECT

public:
    explicit InputSumsView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {200, 160}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<InputSumsGeometry> geometryNow() const;

protected:
    [[nodiscard]] int blockCount() const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
    void pickTwins();
};

} // namespace locus::widgets
