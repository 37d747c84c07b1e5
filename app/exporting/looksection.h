// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/section.h"

#include <vector>

class QCheckBox;
class QLabel;

namespace locus::widgets {
class Segmented;
}

namespace locus::app {

/// Colours, ground, and what may be left out.
class LookSection : public ExportSection {
    Q_OBJECT
public:
    LookSection(const widgets::Theme &theme, QWidget *parent);

    void retranslate() override;
    /// The cells are too small for the numbers that are ticked.
    void showLackOfNumbers(bool lacks);

    [[nodiscard]] widgets::Segmented *theme() const { return m_theme; }
    [[nodiscard]] QCheckBox *transparent() const { return m_transparent; }
    /// In the order of core::figureParts.
    [[nodiscard]] const std::vector<QCheckBox *> &parts() const { return m_parts; }
    [[nodiscard]] QLabel *note() const { return m_note; }

protected:
    void refresh() override;

private:
    void build();
    void connectAll();

    QLabel *m_heading;
    QLabel *m_themeName;
    widgets::Segmented *m_theme;
    QCheckBox *m_transparent;
    std::vector<QCheckBox *> m_parts;
    QLabel *m_note;
};

} // namespace locus::app
