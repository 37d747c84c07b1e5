// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/theme.h"

#include <QDialog>
#include <QTimer>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace locus::widgets {
class Segmented;
}

namespace locus::app {

/// What leaves as a figure, how large and how it looks; the preview is the figure itself.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// \a maker outlives the dialog.
    ExportDialog(FigureMaker &maker, const core::FigureSettings &settings,
                 const widgets::Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] core::FigureSettings settings() const;
    [[nodiscard]] FigureFormat format() const;
    /// "png"
    [[nodiscard]] QString extension() const;
    void setFormat(FigureFormat format);

    /// The file of these settings, or the sentence why there is none.
    [[nodiscard]] FigureBytes figure() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildForm(QFormLayout &form);
    void buildFrame();
    void showSettings(const core::FigureSettings &settings);
    void changeUnit(int unit);
    void settingsChanged();
    void updatePreview();
    [[nodiscard]] QString sizeText() const;

    FigureMaker &m_maker;
    core::FigureSettings m_settings; ///< what has no control here stays as it was given
    widgets::Theme m_theme;
    std::vector<core::FigureView> m_views;
    QComboBox *m_view;
    widgets::Segmented *m_format;
    widgets::Segmented *m_unit;
    widgets::Segmented *m_figureTheme;
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
    QSpinBox *m_dpi;
    QCheckBox *m_transparent;
    QLabel *m_size;
    QLabel *m_preview;
    QPushButton *m_export;
    QTimer m_delay;
};

} // namespace locus::app
