// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/comparison.h"
#include "widgets/theme.h"

#include <QWidget>

class QAction;

namespace locus::widgets {
class Button;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

/// Why A cannot be edited.
[[nodiscard]] QString keptSentence();
/// Why B - A cannot.
[[nodiscard]] QString differenceSentence();

/// A button that pins the scene as A; while one is pinned A | B | B - A and a cross in its place.
class CompareControl : public QWidget {
    Q_OBJECT
public:
    CompareControl(Comparison &comparison, QAction *pinAsA, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void retranslate();
    [[nodiscard]] widgets::Segmented *sides() const { return m_sides; }
    [[nodiscard]] widgets::Button *pin() const { return m_pin; }
    [[nodiscard]] widgets::Button *cross() const { return m_cross; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();

    Comparison &m_comparison;
    widgets::Button *m_pin;
    widgets::Segmented *m_sides;
    widgets::Button *m_cross;
};

} // namespace locus::app
