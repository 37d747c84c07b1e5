// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/section.h"

class QComboBox;
class QLabel;

namespace locus::widgets {
class Segmented;
}

namespace locus::app {

class MeasureField;

/// The letters of a figure: which, how large in the finished figure, and whether they stay letters.
class TextSection : public ExportSection {
    Q_OBJECT
public:
    TextSection(const widgets::Theme &theme, QWidget *parent);

    void retranslate() override;

    [[nodiscard]] QComboBox *font() const { return m_font; }
    [[nodiscard]] MeasureField *points() const { return m_points; }
    [[nodiscard]] widgets::Segmented *keptAs() const { return m_keptAs; }
    [[nodiscard]] QLabel *hint() const { return m_hint; }

protected:
    void refresh() override;

private:
    void build();
    void connectAll();
    void showFont();
    [[nodiscard]] QString hintText() const;

    QLabel *m_heading;
    QComboBox *m_font;
    MeasureField *m_points;
    QLabel *m_keptAsName;
    widgets::Segmented *m_keptAs;
    QLabel *m_hint;
};

} // namespace locus::app
