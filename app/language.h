// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>

namespace locus::app {

/// What the user chose.
enum class Language { System, English, Chinese };

inline constexpr std::array allLanguages = {Language::System, Language::English, Language::Chinese};

/// As settings keep it: "system", "en", "zh_CN"; an unknown name is System.
[[nodiscard]] QString languageName(Language language);
[[nodiscard]] Language languageFromName(const QString &name);

/// For people: a language is called by its own speakers' word for it, whatever is spoken now.
[[nodiscard]] QString languageTitle(Language language);

/// English or Chinese: System is the first of the system's languages that is one of the two,
/// English when none is.
[[nodiscard]] Language spokenLanguage(Language language, const QStringList &systemLanguages);
[[nodiscard]] Language spokenLanguage(Language language);

/// Loads our texts and those of Qt's own dialogs. Every widget hears of it through
/// QEvent::LanguageChange. \pre there is a QCoreApplication
void useLanguage(Language language);

} // namespace locus::app
