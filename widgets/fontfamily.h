// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::widgets {

/// While it lives, uiFont gives another family in this thread: a figure may be set in the letters
/// of the paper it goes into. Symbols keep the font of mathematics. Empty: the program's own.
class FontFamily {
public:
    explicit FontFamily(const QString &name);
    ~FontFamily();
    FontFamily(const FontFamily &) = delete;
    FontFamily &operator=(const FontFamily &) = delete;

private:
    QString m_before;
};

/// While it lives, no font of uiFont or mathFont in this thread is smaller: letters of a figure
/// stay legible when their picture is drawn smaller. In pixels of the layout.
class LeastLetters {
public:
    explicit LeastLetters(double px);
    ~LeastLetters();
    /// Of this thread now.
    [[nodiscard]] static double px();
    LeastLetters(const LeastLetters &) = delete;
    LeastLetters &operator=(const LeastLetters &) = delete;

private:
    int m_before;
};

} // namespace locus::widgets
