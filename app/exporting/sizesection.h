// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/section.h"

class QLabel;

namespace locus::widgets {
class Button;
class MenuField;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

class MeasureField;

/// How large, in which unit, and how fine.
class SizeSection : public ExportSection {
    Q_OBJECT
public:
    SizeSection(const widgets::Theme &theme, QWidget *parent);

    void retranslate() override;
    /// A figure too small for what is in it: the sentence, and the settings that would do.
    void showTightness(const QString &sentence, const core::FigureSettings &enough);

    [[nodiscard]] widgets::Segmented *unit() const { return m_unit; }
    [[nodiscard]] widgets::MenuField *preset() const { return m_preset; }
    [[nodiscard]] MeasureField *width() const { return m_width; }
    [[nodiscard]] MeasureField *height() const { return m_height; }
    [[nodiscard]] widgets::Button *lock() const { return m_lock; }
    [[nodiscard]] MeasureField *resolution() const { return m_dpi; }
    [[nodiscard]] QLabel *note() const { return m_note; }
    [[nodiscard]] widgets::Button *enlarge() const { return m_enlarge; }

protected:
    void refresh() override;

private:
    void build();
    void connectAll();
    void showLock();

    QLabel *m_heading;
    widgets::Segmented *m_unit;
    widgets::MenuField *m_preset;
    QLabel *m_widthName;
    MeasureField *m_width;
    widgets::Button *m_lock;
    QLabel *m_heightName;
    MeasureField *m_height;
    QLabel *m_dpiName;
    QLabel *m_dpiHint;
    MeasureField *m_dpi;
    QLabel *m_note;
    widgets::Button *m_enlarge;
    core::FigureSettings m_enough;
};

} // namespace locus::app
