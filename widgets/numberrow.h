// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shapes.h"
#include "widgets/paramrow.h"

namespace locus::widgets {

/// A number of the Scene as a ParamSlider.
class NumberRow : public ParamRow {
    Q_OBJECT
public:
    NumberRow(const QString &key, const core::ParamSpec &spec, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label) override;
    void setTheme(const Theme &theme) override;
    void showScene(const core::Scene &scene) override;
    void setProblem(const QString &problem) override;
    [[nodiscard]] QWidget *control(int entry) override;
    [[nodiscard]] std::vector<ParamSlider *> sliders() const override { return {m_slider}; }

private:
    enum class State {
        Own,      ///< its value counts
        List,     ///< a list stands in place of the number
        Decided,  ///< by an array of the content
        Replaced, ///< by another parameter
        OneSpeed, ///< RoPE: one angular speed for all blocks
    };

    void showLabel();
    void showLimits(const core::Model &model, const core::Shapes &shapes);
    [[nodiscard]] State stateIn(const core::Scene &scene) const;

    QString m_key;
    const core::ParamSpec &m_spec;
    ParamLabel m_label;
    double m_offset = 0; ///< shown minus kept: heads are counted from 1
    State m_state = State::Own;
    ParamSlider *m_slider;
};

} // namespace locus::widgets
