// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QStringList>

namespace locus::widgets {

/// One of many words: the chosen one on a field 28 high, the others in the menu it opens.
class MenuField : public KeyboardFocus<QAbstractButton> {
    Q_OBJECT
public:
    explicit MenuField(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Stands on the field instead of the choice, where that is said beside it.
    void setCaption(const QString &caption);
    /// Does not emit. Keeps no choice. What follows a tab is said more quietly.
    void setItems(const QStringList &items);
    [[nodiscard]] const QStringList &items() const { return m_items; }
    /// Does not emit; -1 chooses none.
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_current; }

    /// As a press does.
    void openMenu();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The user's act only.
    void picked(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void pick(int index);
    [[nodiscard]] QString words() const;

    Theme m_theme = Theme::light();
    QString m_caption;
    QStringList m_items;
    int m_current = -1;
};

} // namespace locus::widgets
