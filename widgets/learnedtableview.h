// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/learnedtable.h"
#include "widgets/pairmapview.h"

namespace locus::widgets {

/// The learned position table with its end. A click or drag on a row picks the key, one on the
/// square of cosines the pair.
class LearnedTableView : public PairMapView {
    Q_OBJECT

public:
    explicit LearnedTableView(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {512, 208}; }
    QSize minimumSizeHint() const override { return {200, 208}; }
    void retranslate() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;
    /// The figure shows the same vectors, those that the text uses.
    [[nodiscard]] std::optional<LearnedTableGeometry> geometryNow() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    [[nodiscard]] std::optional<CellIndex> pairAt(QPointF point) const override;
    [[nodiscard]] std::optional<CellIndex> nearestPair(QPointF point) const override;

private:
    /// The token whose row is pointed at, here or elsewhere.
    [[nodiscard]] std::optional<int> markedRow() const;
    void pointRow(std::optional<int> row);

    mutable LearnedTableCache m_cache;
    std::optional<int> m_pointedRow;
    bool m_draggingRows = false;
};

} // namespace locus::widgets
