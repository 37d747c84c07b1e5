// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberfield.h"

#include "widgets/numberinput.h"
#include "widgets/windowundo.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTimer>

#include <utility>

namespace locus::widgets {

namespace {

constexpr int problemTime = 5000; // ms
constexpr int repeatDelay = 400;
constexpr int repeatInterval = 70;

/// Paints only while it is being typed in: otherwise the field shows its text with fixed digits.
class Editor : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (hasFocus() || isModified())
            QLineEdit::paintEvent(event);
    }
};

} // namespace

NumberField::NumberField(QWidget *parent)
    : QWidget(parent)
    , m_editor(new Editor(this))
    , m_problemEnd(new QTimer(this))
{
    m_problemEnd->setSingleShot(true);
    m_problemEnd->setInterval(problemTime);
    connect(m_problemEnd, &QTimer::timeout, this, [this] { setProblem({}); });
    m_editor->setFrame(false);
    m_editor->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_editor->installEventFilter(this);
    leaveUndoToTheWindow(*m_editor);
    m_editor->setMaxLength(64);
    setFocusProxy(m_editor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_editor, &QLineEdit::textEdited, this, &NumberField::checkTyped);
    connect(m_editor, &QLineEdit::editingFinished, this, &NumberField::commit);
    setTheme(m_theme);
    setBold(false);
}

void NumberField::setTheme(const Theme &theme)
{
    m_theme = theme;
    QPalette palette = paletteOf(theme);
    palette.setColor(QPalette::Base, Qt::transparent);
    m_editor->setPalette(palette);
    update();
}

void NumberField::setPlain(bool plain)
{
    m_plain = plain;
    updateGeometry();
    update();
}

void NumberField::setTextColor(const QColor &color)
{
    m_textColor = color;
    update();
}

void NumberField::setBold(bool bold)
{
    m_bold = bold;
    m_editor->setFont(uiFont(metrics::labelPx, bold ? QFont::DemiBold : QFont::Medium));
    update();
}

void NumberField::showText(const QString &text, const QString &precise)
{
    m_precise = precise;
    if (text != m_text) {
        m_text = text;
        update();
    }
    if (!m_editor->isModified() && m_editor->text() != precise)
        showPrecise();
}

/// What stands beside a number being typed stays as long as that number; all else is said for a
/// while.
void NumberField::setProblem(const QString &problem)
{
    if (problem.isEmpty() || m_editor->isModified())
        m_problemEnd->stop();
    else
        m_problemEnd->start();
    if (problem == m_problem)
        return;
    m_problem = problem;
    m_editor->setToolTip(problem);
    update();
    emit problemChanged();
}

void NumberField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange) {
        m_repeat.stop();
        update();
    }
    QWidget::changeEvent(event);
}

void NumberField::beginTyping()
{
    if (m_editor->isModified())
        return;
    m_editor->setText(m_precise);
    const int length = static_cast<int>(m_precise.size());
    m_editor->setSelection(length, -length); // the cursor at the beginning
}

/// A number is read from its beginning.
void NumberField::showPrecise()
{
    m_editor->setText(m_precise);
    m_editor->setModified(false);
    m_editor->setCursorPosition(0);
}

void NumberField::checkTyped()
{
    const std::optional<double> value = numberFromText(m_editor->text());
    if (!value)
        setProblem(tr("Not a number; try 0.5, 1e6, 500k, pi/2 or 2^14."));
    else
        setProblem(m_check ? m_check(*value) : QString());
}

void NumberField::commit()
{
    if (!m_editor->isModified())
        return;
    checkTyped();
    // What cannot be committed stays while somebody is at it, with the reason beside it.
    if (!m_problem.isEmpty()) {
        if (m_isLeft)
            takeBack();
        return;
    }
    const double value = *numberFromText(m_editor->text());
    m_editor->setModified(false);
    update();
    emit committed(value);
    showPrecise();
}

/// Another window or a menu is no end. The editor itself tells only of what Enter has not told yet.
void NumberField::endTyping(Qt::FocusReason reason)
{
    if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason)
        return;
    m_isLeft = true;
    commit();
}

/// The last good number again; the reason is still to be read.
void NumberField::takeBack()
{
    showPrecise();
    setProblem(m_problem);
    update();
}

void NumberField::giveUp()
{
    showPrecise();
    setProblem({});
    update();
}

/// Steps begin at the number that is being typed, if it is one.
bool NumberField::mayStep()
{
    commit();
    return !m_editor->isModified();
}

void NumberField::step(double steps)
{
    if (mayStep())
        emit stepsRequested(steps);
}

bool NumberField::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    switch (key) {
    case Qt::Key_Up: step(stepsOf(modifiers)); return true;
    case Qt::Key_Down: step(-stepsOf(modifiers)); return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (mayStep())
            emit pagesRequested(key == Qt::Key_PageUp ? 1 : -1);
        return true;
    case Qt::Key_Escape:
        if (!m_editor->isModified()) {
            m_editor->setCursorPosition(0);
            return false;
        }
        giveUp();
        return true;
    default: return false;
    }
}

bool NumberField::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        m_isLeft = false;
        beginTyping();
        update();
        break;
    case QEvent::FocusOut:
        endTyping(static_cast<QFocusEvent *>(event)->reason());
        update();
        break;
    case QEvent::Enter:
    case QEvent::Leave: update(); break;
    case QEvent::KeyPress: {
        const auto *press = static_cast<QKeyEvent *>(event);
        if (handleKey(press->key(), press->modifiers()))
            return true;
        break;
    }
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void NumberField::mousePressEvent(QMouseEvent *event)
{
    const QRect buttons = buttonsRect();
    if (m_plain || event->button() != Qt::LeftButton ||
        !buttons.contains(event->position().toPoint())) {
        event->ignore();
        return;
    }
    event->accept();
    const double sign = event->position().y() < QRectF(buttons).center().y() ? 1 : -1;
    m_held = sign * stepsOf(event->modifiers());
    m_repeat.start(repeatDelay, this);
    step(m_held);
}

void NumberField::mouseReleaseEvent(QMouseEvent *event)
{
    m_repeat.stop();
    QWidget::mouseReleaseEvent(event);
}

void NumberField::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_repeat.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    m_repeat.start(repeatInterval, this);
    step(m_held);
}

} // namespace locus::widgets
