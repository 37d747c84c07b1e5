// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/colorvision.h"
#include "widgets/theme.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace locus::widgets {
class Segmented;
}

namespace locus::app {

class FigurePreview;
class VisionThumb;

/// The figure as it will be, seen by whom, and what is to be known about it. It is drawn after a
/// short rest; until then the last picture stays.
class PreviewPane : public QWidget {
    Q_OBJECT
public:
    /// \a maker outlives the pane.
    PreviewPane(FigureMaker &maker, const widgets::Theme &theme, QWidget *parent);

    void showSettings(const core::FigureSettings &settings, FigureFormat format);
    /// At once.
    void render();
    void retranslate();

    [[nodiscard]] widgets::Vision vision() const;
    /// Of the settings drawn last.
    [[nodiscard]] const FigureFacts &facts() const { return m_facts; }
    /// Why there is no figure; empty: there is one.
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isResting() const { return m_rest.isActive(); }

    [[nodiscard]] widgets::Segmented *eyes() const { return m_eyes; }
    [[nodiscard]] widgets::Segmented *scale() const { return m_scale; }
    [[nodiscard]] QLabel *factsLine() const { return m_line; }
    [[nodiscard]] FigurePreview *preview() const { return m_preview; }
    [[nodiscard]] const std::vector<VisionThumb *> &thumbs() const { return m_thumbs; }

signals:
    /// The user's act only.
    void visionPicked();
    void rendered();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectAll();
    void placeParts();
    void pickVision(int eyes);
    void showVision();
    void showThumbs();
    [[nodiscard]] double scaleOf(const core::FigureSettings &settings) const;
    [[nodiscard]] QString factsText() const;
    /// The same figure with or without numbers in its cells; null where they make no difference.
    [[nodiscard]] QImage withOtherNumbers() const;
    [[nodiscard]] QString greyscaleFact(bool numbersShow) const;

    FigureMaker &m_maker;
    widgets::Theme m_theme;
    core::FigureSettings m_settings;
    FigureFormat m_format = FigureFormat::Png;
    FigureFacts m_facts;
    QString m_problem;
    QImage m_picture; ///< as usual eyes see it
    QTimer m_rest;
    QHBoxLayout *m_top;
    QHBoxLayout *m_second;
    QLabel *m_eyesName;
    widgets::Segmented *m_eyes;
    QLabel *m_line;
    widgets::Segmented *m_scale;
    FigurePreview *m_preview;
    QWidget *m_thumbRow;
    std::vector<VisionThumb *> m_thumbs;
};

} // namespace locus::app
