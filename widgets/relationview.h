// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/relation.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

class RowScroll;

/// Shaw's vectors, one row per clipped displacement, and what one pair makes of them. A click or
/// the arrow keys pick a displacement that uses the row.
class RelationView : public PictureView {
    Q_OBJECT

public:
    explicit RelationView(QWidget *parent = nullptr);

    [[nodiscard]] RelationGeometry geometryNow() const;

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {220, 160}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    void pictureChanged() override;
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] RelationOptions options() const;
    void updateScrollBar();
    /// The displacement that a row would pick; none where the query has no key there.
    [[nodiscard]] std::optional<std::int64_t> deltaOf(int row) const;
    [[nodiscard]] std::optional<int> hoveredRow() const;
    [[nodiscard]] int selectedRow() const;
    void point(std::optional<int> row);
    void step(int direction);

    RowScroll *m_scroll;
    std::optional<int> m_pointed;
};

} // namespace locus::widgets
