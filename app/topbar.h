// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenuBar;

namespace locus::widgets {
class Button;
}

namespace locus::app {

class Actions;

/// The brand mark: a clock face with one hand and a place on its rim.
void paintBrandMark(QPainter &painter, const QRectF &rect, const widgets::Theme &theme);

/// Brand, menus, name of the document, undo, redo, language, theme, help and the one solid button:
/// Export.
class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(Actions &actions, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setDocument(const QString &name, bool modified);
    /// Stands in the document's place for some seconds: something went well.
    void showNotice(const QString &notice);
    void retranslate();
    [[nodiscard]] QMenuBar *menuBar() const { return m_menuBar; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    widgets::Button *addButton(widgets::Button *button);
    void addSeparator();
    void layOut();
    void showDocument();
    void openLanguages();

    Actions &m_actions;
    widgets::Theme m_theme;
    QHBoxLayout *m_layout;
    QWidget *m_brand;
    QMenuBar *m_menuBar;
    QLabel *m_document;
    widgets::Button *m_languageButton = nullptr;
    widgets::Button *m_darkButton = nullptr;
    widgets::Button *m_export = nullptr;
    QList<widgets::Button *> m_buttons;
    QList<QWidget *> m_separators;
    QString m_name;
    QString m_notice;
    QTimer m_noticeTime;
    bool m_modified = false;
};

} // namespace locus::app
