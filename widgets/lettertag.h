// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QWidget>

namespace locus::widgets {

/// A letter in the look of a chosen segment: it says which of two things the words and numbers
/// beside it belong to. Hidden without a letter.
class LetterTag : public QWidget {
    Q_OBJECT
public:
    static constexpr int side = 20;

    explicit LetterTag(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// \a meaning is its tool tip, and what a screen reader says.
    void setLetter(const QString &letter, const QString &meaning);
    [[nodiscard]] QString letter() const { return m_letter; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme = Theme::light();
    QString m_letter;
};

} // namespace locus::widgets
