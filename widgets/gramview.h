// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/gram.h"
#include "widgets/pairmapview.h"

namespace locus::widgets {

/// Every product of two position vectors.
class GramView : public PairMapView {
    Q_OBJECT

public:
    explicit GramView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 200}; }
    QSize minimumSizeHint() const override { return {200, 140}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    [[nodiscard]] std::optional<GramGeometry> geometryNow() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] std::optional<CellIndex> pairAt(QPointF point) const override;
    [[nodiscard]] std::optional<CellIndex> nearestPair(QPointF point) const override;

private:
    GramCache m_cache;
};

} // namespace locus::widgets
