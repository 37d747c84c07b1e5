// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Language)
};

constexpr QLatin1String ours("locus_zh_CN");
constexpr QLatin1String ofQt("qtbase_zh_CN");

/// The application's own children: it needs no other place to remember them.
void install(const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(qApp);
    translator->setObjectName(name);
    if (!translator->load(name, folder) || !QCoreApplication::installTranslator(translator))
        delete translator; // Qt's may not be on this system
}

void remove(const QString &name)
{
    delete qApp->findChild<QTranslator *>(name, Qt::FindDirectChildrenOnly);
}

} // namespace

QString languageName(Language language)
{
    switch (language) {
    case Language::System: break;
    case Language::English: return QStringLiteral("en");
    case Language::Chinese: return QStringLiteral("zh_CN");
    }
    return QStringLiteral("system");
}

Language languageFromName(const QString &name)
{
    for (const Language language : allLanguages)
        if (languageName(language) == name)
            return language;
    return Language::System;
}

QString languageTitle(Language language)
{
    switch (language) {
    case Language::System: break;
    case Language::English: return QStringLiteral("English");
    case Language::Chinese: return QStringLiteral("中文");
    }
    return Text::tr("System language");
}

Language spokenLanguage(Language language, const QStringList &systemLanguages)
{
    if (language != Language::System)
        return language;
    for (const QString &name : systemLanguages) {
        switch (QLocale(name).language()) {
        case QLocale::Chinese: return Language::Chinese;
        case QLocale::English: return Language::English;
        default: break;
        }
    }
    return Language::English;
}

Language spokenLanguage(Language language)
{
    return spokenLanguage(language, QLocale::system().uiLanguages());
}

void useLanguage(Language language)
{
    remove(ours);
    remove(ofQt);
    if (spokenLanguage(language) == Language::English)
        return;
    install(ofQt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(ours, QStringLiteral(":/locus/i18n"));
}

} // namespace locus::app
