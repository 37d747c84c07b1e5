// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/value.h"
#include "widgets/gesture.h"
#include "widgets/theme.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace locus::widgets {
class Button;
} // namespace locus::widgets

namespace locus::app {

/// One number that makes a method defined again.
struct Remedy {
    QString words;
    QString key;
    std::int64_t value = 0;
    friend bool operator==(const Remedy &, const Remedy &) = default;
};

/// For a learned table that ends before the last position; empty where nothing is refused, or
/// nothing of the kind helps.
[[nodiscard]] std::vector<Remedy> remediesOf(const core::Frame &frame);

/// A button for each, side by side; hidden without any.
class RemedyRow : public QWidget {
    Q_OBJECT
public:
    explicit RemedyRow(QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setRemedies(const std::vector<Remedy> &remedies);
    [[nodiscard]] const std::vector<widgets::Button *> &buttons() const { return m_buttons; }

signals:
    void paramEdited(const QString &key, const locus::core::Value &value,
                     locus::widgets::GestureId gesture);

private:
    std::vector<Remedy> m_remedies;
    std::vector<widgets::Button *> m_buttons;
    widgets::Theme m_theme = widgets::Theme::light();
};

} // namespace locus::app
