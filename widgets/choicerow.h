// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paramrow.h"

#include <vector>

namespace locus::widgets {

class Segmented;

/// A choice or a switch: its name and a small segmented control, beside each other or, where there
/// is no room, stacked.
class ChoiceRow : public ParamRow {
    Q_OBJECT
public:
    ChoiceRow(const QString &key, const core::ParamSpec &spec, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label) override;
    void setTheme(const Theme &theme) override;
    void showScene(const core::Scene &scene) override;
    void setProblem(const QString &problem) override;
    [[nodiscard]] QWidget *control(int entry) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setItems();
    void layOut();
    [[nodiscard]] bool isStacked(int width) const;
    [[nodiscard]] QString itemText(std::string_view choice) const;

    QString m_key;
    const core::ParamSpec &m_spec;
    ParamLabel m_label;
    Theme m_theme = Theme::light();
    QString m_problem;
    std::vector<std::string_view> m_offered;
    Segmented *m_choices;
};

} // namespace locus::widgets
