// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language.h"
#include "widgets/theme.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QPushButton;

namespace locus::widgets {
class MenuField;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

class Settings;

/// Theme, language, text size and threads. Whatever is chosen holds at once; the dialog stays open
/// beside the window and shows what is chosen elsewhere as well.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Settings &settings, QWidget *window);

    void setTheme(const widgets::Theme &theme);
    /// Takes the choices from the settings.
    void refresh();

    [[nodiscard]] widgets::Segmented *themeChoice() const { return m_theme; }
    [[nodiscard]] widgets::Segmented *languageChoice() const { return m_language; }
    [[nodiscard]] widgets::MenuField *sizeChoice() const { return m_size; }
    [[nodiscard]] widgets::MenuField *threadsChoice() const { return m_threads; }

signals:
    void darkThemePicked(bool dark);
    void languagePicked(locus::app::Language language);
    void zoomPicked(double zoom);
    /// 0: as many as the processor runs at once.
    void threadsPicked(int threads);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(QGridLayout &grid, QLabel *name, QWidget *choice);
    void retranslate();

    const Settings &m_settings;
    QLabel *m_themeName;
    QLabel *m_languageName;
    QLabel *m_sizeName;
    QLabel *m_threadsName;
    QLabel *m_sizeNote;
    widgets::Segmented *m_theme;
    widgets::Segmented *m_language;
    widgets::MenuField *m_size;
    widgets::MenuField *m_threads;
    QPushButton *m_close;
};

} // namespace locus::app
