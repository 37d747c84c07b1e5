// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/headdetail.h"
#include "widgets/pictureview.h"

namespace locus::widgets {

/// The chosen head by itself, beside the maps of all.
class HeadDetailView : public PictureView {
    Q_OBJECT
public:
    explicit HeadDetailView(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString shortTitle() const override { return tr("Head"); }
    [[nodiscard]] std::vector<core::StageRequest> requests(const core::Model &model,
                                                           const core::View &view) const override;
    QSize sizeHint() const override { return {540, 300}; }
    QSize minimumSizeHint() const override { return {200, 180}; }
    void retranslate() override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void pickAt(QPointF point);

    HeatmapCache m_cache;
};

/// What differs between the heads; a click or an arrow key chooses one.
class HeadPlotView : public PictureView {
    Q_OBJECT
public:
    explicit HeadPlotView(QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override { return tr("Heads"); }
    QSize sizeHint() const override { return {540, 200}; }
    QSize minimumSizeHint() const override { return {200, 120}; }
    void retranslate() override;

protected:
    void hoverChanged() override { update(); }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<int> headAt(QPointF point) const;

    KeptFacts m_facts;
};

} // namespace locus::widgets
