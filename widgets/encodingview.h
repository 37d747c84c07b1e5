// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/encoding.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// p as positions x dimensions. A click picks the frequency under it (pairPicked) and, with a
/// modifier-free drag, nothing else.
class EncodingView : public PictureView {
    Q_OBJECT

public:
    explicit EncodingView(QWidget *parent = nullptr);

    /// The frequency whose two columns are outlined; none: no outline.
    void setPair(std::optional<int> pair);

    QSize sizeHint() const override { return {528, 474}; }
    QSize minimumSizeHint() const override { return {240, 200}; }
    void retranslate() override;

signals:
    void pairPicked(int pair);
    void keyPicked(int key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] HeatmapOptions options();

    std::optional<int> m_pair;
    HeatmapCache m_cache;
};

} // namespace locus::widgets
