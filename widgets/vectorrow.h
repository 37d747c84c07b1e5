// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gesturetracker.h"
#include "widgets/paramrow.h"

#include <vector>

namespace locus::widgets {

class Button;
class NumberField;

/// The entries of one vector of the content that is the same at every position, to be typed: those
/// of the seed until one of them is.
class VectorRow : public ParamRow {
    Q_OBJECT
public:
    /// More entries than this are not offered.
    static constexpr int mostEntries = 8;

    VectorRow(const QString &key, const core::ParamSpec &spec, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label) override;
    void setTheme(const Theme &theme) override;
    void showScene(const core::Scene &scene) override;
    void setProblem(const QString &problem) override;
    [[nodiscard]] QWidget *control(int entry) override;

    [[nodiscard]] int entryCount() const { return m_shown; }
    [[nodiscard]] Button *resetButton() const { return m_reset; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    NumberField *addEntry();
    void setEntryCount(int count);
    void edit(int entry, double value, GestureId gesture);
    void layOut();
    [[nodiscard]] Accent accent() const;

    GestureTracker m_gestures;
    QString m_key;
    const core::ParamSpec &m_spec;
    ParamLabel m_label;
    Theme m_theme = Theme::light();
    QString m_problem;
    std::vector<double> m_values;
    std::vector<NumberField *> m_entries;
    int m_shown = 0;
    bool m_isGiven = false;
    Button *m_reset;
};

} // namespace locus::widgets
