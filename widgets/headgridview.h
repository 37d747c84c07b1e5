// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/headgrid.h"
#include "widgets/pictureview.h"

class QScrollBar;

namespace locus::widgets {

/// The maps of all heads. A click chooses one, a double-click asks to see it alone, a click in a
/// map picks the pair as well.
class HeadGridView : public PictureView {
    Q_OBJECT
public:
    explicit HeadGridView(QWidget *parent = nullptr);

    [[nodiscard]] HeadGridGeometry geometryNow() const;

    QSize sizeHint() const override { return {528, 474}; }
    QSize minimumSizeHint() const override { return {240, 220}; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString symbol() const override;
    [[nodiscard]] std::vector<core::StageRequest> requests(const core::Model &model,
                                                           const core::View &look) const override;
    void retranslate() override;

signals:
    void isolated(int head);

protected:
    void pictureChanged() override;
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void updateScrollBar();
    [[nodiscard]] int heads() const;
    void pickPairAt(int head, QPointF point);

    QScrollBar *m_scroll;
    HeadGridCache m_cache;
    int m_wheel = 0;
};

} // namespace locus::widgets
