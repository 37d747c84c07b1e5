// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stagemodel.h"

#include <QWidget>

#include <vector>

class QLabel;
class QStackedWidget;

namespace locus::widgets {
class Button;
class MenuField;
} // namespace locus::widgets

namespace locus::app {

class StageView;

/// The matrix that the map shows, as a table of numbers for screen readers and spreadsheets: a
/// window of its own that follows the scene.
class TableWindow : public QWidget {
    Q_OBJECT
public:
    explicit TableWindow(QWidget *parent);

    void setTheme(const widgets::Theme &theme);
    /// With \a difference the numbers are those of B - A, to be looked at only.
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const std::shared_ptr<const core::Difference> &difference = {});
    /// One sentence below the table: what became of a copy or a paste.
    void showNotice(const QString &notice);

    [[nodiscard]] StageView *table() const { return m_table; }
    [[nodiscard]] StageModel &model() { return m_model; }
    [[nodiscard]] QString notice() const;

signals:
    void stagePicked(locus::core::Stage stage);
    void headPicked(int head);
    /// Numbers of the clipboard for these cells.
    void pasted(const QString &text, const QRect &cells);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeTools();
    void retranslate();
    void showChoices(const core::Frame &frame);
    void showWords();
    void copy();
    void paste();

    StageModel m_model;
    StageView *m_table;
    QStackedWidget *m_stack;
    QLabel *m_refusal; ///< stands instead of the table
    QLabel *m_notice;
    QLabel *m_size;
    widgets::MenuField *m_stageMenu;
    widgets::MenuField *m_headMenu;
    widgets::Button *m_copy;
    widgets::Button *m_paste;
    std::vector<core::Stage> m_stages;
    std::shared_ptr<const core::Difference> m_difference;
};

} // namespace locus::app
