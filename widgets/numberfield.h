// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QBasicTimer>
#include <QString>
#include <QWidget>

#include <functional>

class QLineEdit;
class QTimer;

namespace locus::widgets {

/// A number to type, with two step buttons that repeat while held.
class NumberField : public QWidget {
    Q_OBJECT
public:
    /// Why a number cannot be committed; empty: it can.
    using Check = std::function<QString(double)>;

    explicit NumberField(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCheck(Check check) { m_check = std::move(check); }
    /// Frameless and without buttons, for the rows of a list.
    void setPlain(bool plain);
    void setTextColor(const QColor &color);
    void setBold(bool bold);
    /// Shown unless the user is typing; \a precise is what editing begins with.
    void showText(const QString &text, const QString &precise);
    [[nodiscard]] QString shownText() const { return m_text; }
    /// A problem found elsewhere; empty clears it.
    void setProblem(const QString &problem);
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Forgets what is being typed.
    void giveUp();
    [[nodiscard]] QLineEdit *editor() const { return m_editor; }
    /// Wide enough for this text with its frame and buttons.
    [[nodiscard]] int widthFor(const QString &text) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Room around the frame, for the focus ring.
    static constexpr int ringRoom = 3;

signals:
    /// Enter, or leaving the field, after typing an acceptable number.
    void committed(double value);
    void stepsRequested(double steps);
    void pagesRequested(double pages);
    void problemChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void beginTyping();
    void showPrecise();
    void checkTyped();
    void commit();
    void endTyping(Qt::FocusReason reason);
    void takeBack();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool mayStep();
    void step(double steps);
    [[nodiscard]] QRect boxRect() const;
    [[nodiscard]] QRect buttonsRect() const;
    [[nodiscard]] QString fittingText(double room) const;
    void paintFrame(QPainter &painter) const;

    Theme m_theme = Theme::light();
    Check m_check;
    QLineEdit *m_editor;
    QTimer *m_problemEnd;
    QBasicTimer m_repeat; ///< of a step button that is held
    double m_held = 0;    ///< its steps
    QString m_text, m_precise, m_problem;
    QColor m_textColor;
    bool m_plain = false;
    bool m_bold = false;
    bool m_isLeft = false; ///< the focus went elsewhere
};

} // namespace locus::widgets
