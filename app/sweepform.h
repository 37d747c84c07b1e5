// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/viewfield.h"
#include "app/sweepjob.h"
#include "core/params.h"
#include "core/scene.h"
#include "core/sweep.h"
#include "widgets/theme.h"

#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QGridLayout;
class QLabel;

namespace locus::widgets {
class MenuField;
class NumberField;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

/// The parameters that a slider moves under the method of this scene: the method's own first, each
/// group in the order of the table.
[[nodiscard]] std::vector<const core::ParamSpec *> sweptParams(const core::Scene &scene);

/// What moves, how far, in how many pictures, and what comes of it.
class SweepForm : public QWidget {
    Q_OBJECT
public:
    /// \a picture is chosen first.
    SweepForm(const core::Scene &scene, core::FigureView picture, const widgets::Theme &theme,
              QWidget *parent = nullptr);

    /// What is drawn at every step.
    [[nodiscard]] core::FigureView picture() const { return m_picture->view(); }

    [[nodiscard]] const core::Sweep &sweep() const { return m_sweep; }
    void setSweep(const core::Sweep &sweep);
    [[nodiscard]] SweepFormat format() const;
    void setFormat(SweepFormat format);
    [[nodiscard]] int perSecond() const { return m_perSecond; }
    void retranslate();

signals:
    void changed();

private:
    enum Row { Picture, Param, From, To, Frames, Way, Format };
    static constexpr int rows = Format + 1;

    void build();
    void connectAll();
    void connectNumber(widgets::NumberField *field, const std::function<void(double)> &take,
                       const std::function<double()> &now);
    void pickParam(int index);
    void showSweep();

    core::Scene m_scene;
    core::Sweep m_sweep;
    int m_perSecond = 25;
    std::vector<const core::ParamSpec *> m_params;
    std::array<QLabel *, rows> m_names;
    ViewField *m_picture;
    widgets::MenuField *m_param;
    widgets::NumberField *m_from;
    widgets::NumberField *m_to;
    widgets::NumberField *m_frames;
    widgets::Segmented *m_way;
    widgets::Segmented *m_format;
    widgets::NumberField *m_speed;
};

} // namespace locus::app
