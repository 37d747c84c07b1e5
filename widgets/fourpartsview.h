// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/fourparts.h"
#include "widgets/pairmapview.h"

namespace locus::widgets {

/// The four products that a score with p added to x falls into, as maps that sum to it.
class FourPartsView : public PairMapView {
    Q_OBJECT

public:
    explicit FourPartsView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {540, 200}; }
    QSize minimumSizeHint() const override { return {200, 140}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::vector<core::StageRequest> requests(const core::Model &model,
                                                           const core::View &view) const override;
    [[nodiscard]] std::optional<FourPartsGeometry> geometryNow() const;

protected:
    void pictureChanged() override;
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] std::optional<CellIndex> pairAt(QPointF point) const override;
    [[nodiscard]] std::optional<CellIndex> nearestPair(QPointF point) const override;
    [[nodiscard]] std::optional<core::Stage> stageAt(QPointF point) const override;

private:
    /// The view, or the last head whose pictures were there.
    [[nodiscard]] core::View shownView() const;

    FourPartsCache m_cache;
    int m_lastHead = 0;
};

} // namespace locus::widgets
