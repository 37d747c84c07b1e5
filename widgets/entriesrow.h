// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paramrow.h"

class QScrollArea;
class QVBoxLayout;

namespace locus::widgets {

class Button;

/// A list of numbers, one slim row an entry: by the rule, or of one's own. More than 16 entries
/// scroll, to the one of the chosen head.
class EntriesRow : public ParamRow {
    Q_OBJECT
public:
    EntriesRow(const QString &key, const core::ParamSpec &spec, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label) override;
    void setTheme(const Theme &theme) override;
    void showScene(const core::Scene &scene) override;
    void setProblem(const QString &problem) override;
    [[nodiscard]] QWidget *control(int entry) override;
    [[nodiscard]] std::vector<ParamSlider *> sliders() const override { return m_entries; }
    [[nodiscard]] QWidget *partOfHead() const override;

    [[nodiscard]] int entryCount() const { return m_shown; }
    [[nodiscard]] Button *resetButton() const { return m_reset; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ParamSlider *addEntry();
    void setEntryCount(int count);
    void showChosen(int entry);
    [[nodiscard]] bool followsRule() const;
    [[nodiscard]] ParamLabel entryLabel(int entry) const;

    QString m_key;
    const core::ParamSpec &m_spec;
    ParamLabel m_label;
    Theme m_theme = Theme::light();
    QString m_problem;
    std::vector<ParamSlider *>
        m_entries; ///< kept when the count shrinks: one of them may be in the hand
    int m_shown = 0;
    int m_head = 0;
    int m_chosen = -1; ///< entry that was last brought to where it is seen
    bool m_byRule = true;
    Button *m_reset;
    QScrollArea *m_scroll;
    QVBoxLayout *m_list;
};

/// 1/8 for the reciprocal of a whole number, else about four digits.
[[nodiscard]] QString reciprocalText(double value);

} // namespace locus::widgets
