// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberfield.h"

#include "widgets/icons.h"
#include "widgets/numberinput.h"
#include "widgets/style.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <utility>

namespace locus::widgets {

namespace {

constexpr int boxHeight = 26;
constexpr int plainHeight = 22;
constexpr int buttonsWidth = 18;
constexpr int textPadding = 7;
constexpr int problemTime = 5000; // ms

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
        m_editor->setText(precise);
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

int NumberField::widthFor(const QString &text) const
{
    const int content = static_cast<int>(fixedDigitsWidth(m_editor->font(), text)) + 1;
    return content + 2 * ringRoom + 2 * textPadding + (m_plain ? 0 : buttonsWidth);
}

QSize NumberField::sizeHint() const
{
    return {64, m_plain ? plainHeight : boxHeight + 2 * ringRoom};
}

QSize NumberField::minimumSizeHint() const
{
    return sizeHint();
}

QRect NumberField::boxRect() const
{
    return m_plain ? rect().adjusted(0, 1, 0, -1)
                   : rect().adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
}

QRect NumberField::buttonsRect() const
{
    QRect box = boxRect();
    box.setLeft(m_plain ? box.right() + 1 : box.right() + 1 - buttonsWidth);
    return box;
}

void NumberField::resizeEvent(QResizeEvent *)
{
    QRect place = boxRect().adjusted(textPadding, 1, -textPadding, -1);
    place.setRight(buttonsRect().left() - 1 - (m_plain ? 0 : textPadding));
    m_editor->setGeometry(place);
}

void NumberField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange)
        update();
    QWidget::changeEvent(event);
}

void NumberField::beginTyping()
{
    if (m_editor->isModified())
        return;
    m_editor->setText(m_precise);
    m_editor->selectAll();
}

void NumberField::checkTyped()
{
    const std::optional<double> value = numberFromText(m_editor->text());
    if (!value)
        setProblem(tr("Not a number. Read are 0.5, 1e6, 500k, pi/2, 2^14."));
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
    m_editor->setText(m_precise);
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
    m_editor->setText(m_precise);
    m_editor->setModified(false);
    setProblem(m_problem);
    update();
}

void NumberField::giveUp()
{
    m_editor->setText(m_precise);
    m_editor->setModified(false);
    setProblem({});
}

bool NumberField::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    double size = 1;
    if (modifiers & Qt::ShiftModifier)
        size = 0.1;
    if (modifiers & Qt::ControlModifier)
        size = 10;
    switch (key) {
    case Qt::Key_Up: emit stepsRequested(size); return true;
    case Qt::Key_Down: emit stepsRequested(-size); return true;
    case Qt::Key_Escape:
        if (!m_editor->isModified())
            return false;
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
    emit stepsRequested(event->position().y() < QRectF(buttons).center().y() ? 1 : -1);
}

void NumberField::paintFrame(QPainter &painter) const
{
    const QRectF box = QRectF(boxRect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool active = m_editor->hasFocus() || !m_problem.isEmpty();
    if (m_plain && !active && !(isEnabled() && underMouse()))
        return;
    painter.setBrush(m_theme.surface);
    if (m_problem.isEmpty())
        painter.setPen(QPen(isEnabled() ? m_theme.ctl : m_theme.line, 1));
    else
        painter.setPen(QPen(m_theme.ink, 2, Qt::DashLine));
    painter.drawRoundedRect(box, metrics::segmentRadius, metrics::segmentRadius);
    if (m_plain)
        return;
    const QRectF buttons = buttonsRect();
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(QPointF(buttons.left() + 0.5, box.top() + 1),
                     QPointF(buttons.left() + 0.5, box.bottom() - 1));
    const QColor arrow = isEnabled() ? m_theme.ink2 : m_theme.line2;
    constexpr double size = 9;
    const QPointF middle = buttons.center();
    paintIcon(painter, Icon::ChevronDown, QRectF(middle.x() - size / 2, middle.y() + 1, size, size),
              arrow);
    painter.save();
    painter.translate(middle.x(), middle.y() - 1);
    painter.rotate(180);
    paintIcon(painter, Icon::ChevronDown, QRectF(-size / 2, 0, size, size), arrow);
    painter.restore();
}

void NumberField::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (m_editor->hasFocus() && m_problem.isEmpty() && !m_plain)
        paintFocusRing(painter, boxRect(), metrics::segmentRadius, m_theme);
    if (m_editor->hasFocus() || m_editor->isModified())
        return;
    const QFontMetricsF fm(m_editor->font());
    const QRectF place = m_editor->geometry();
    painter.setPen(!isEnabled()            ? m_theme.line2
                   : m_textColor.isValid() ? m_textColor
                                           : m_theme.ink);
    painter.setClipRect(place.adjusted(-textPadding + 1, 0, 2, 0));
    paintFixedDigits(painter, {place.right(), place.center().y() + fm.capHeight() / 2}, m_text,
                     m_editor->font(), Qt::AlignRight);
}

} // namespace locus::widgets
