// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/encoding.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// p as positions x dimensions. A click picks the row and, of the sinusoid, the frequency.
class EncodingView : public PictureView {
    Q_OBJECT

public:
    explicit EncodingView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {528, 474}; }
    QSize minimumSizeHint() const override { return {220, 170}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::vector<core::StageRequest> requests(const core::Model &model,
                                                           const core::View &view) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] HeatmapOptions options();

    HeatmapCache m_cache;
};

} // namespace locus::widgets
