// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pins.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// The pinned pairs, one below the other, and their difference. A click goes to a pair, its cross
/// lets it go, and so do Enter and Delete on the one that the arrow keys chose.
class PinsView : public PictureView {
    Q_OBJECT
public:
    explicit PinsView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {600, 40}; }
    QSize minimumSizeHint() const override { return {200, 40}; }
    /// How much of \a room it asks for.
    [[nodiscard]] int widthIn(int room) const;
    void retranslate() override;

protected:
    void pictureChanged() override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// The pin under a point, none between them.
    [[nodiscard]] std::optional<core::Pair> pinAt(QPointF point) const;
    [[nodiscard]] std::optional<core::Pair> crossAt(QPointF point) const;

    int m_chosen = 0; ///< by the arrow keys
};

} // namespace locus::widgets
