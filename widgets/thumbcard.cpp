// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/thumbcard.h"

#include "widgets/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace locus::widgets {

namespace {

constexpr int textPadding = 10;
constexpr int textWidth = ThumbCard::cardSize.width() - 2 * textPadding;
constexpr int captionTop = ThumbCard::pictureSize.height() + 2; // below the line
constexpr QRect titleBox(textPadding, captionTop + 6, textWidth, 18);
constexpr QRect sentenceBox(textPadding, captionTop + 25, textWidth, 32);

QFont titleFont()
{
    return uiFont(metrics::labelPx, QFont::Medium);
}

QFont sentenceFont()
{
    return uiFont(metrics::legendPx);
}

/// An equation stays on its line.
QString unbroken(QString sentence)
{
    return sentence.replace(QLatin1String(" = "), QStringLiteral("\u00a0=\u00a0"));
}

} // namespace

ThumbCard::ThumbCard(const QString &title, const QString &sentence, QWidget *parent)
    : KeyboardFocus(parent)
    , m_sentence(sentence)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setToolTip(QStringLiteral("%1\n%2").arg(title, sentence));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setFixedSize(cardSize);
}

void ThumbCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ThumbCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

bool ThumbCard::fits(const QString &title, const QString &sentence)
{
    const QRect lines =
        QFontMetrics(sentenceFont())
            .boundingRect(QRect(0, 0, textWidth, 1000), Qt::TextWordWrap, unbroken(sentence));
    return QFontMetrics(titleFont()).horizontalAdvance(title) <= textWidth &&
           lines.height() <= sentenceBox.height() && lines.width() <= textWidth;
}

void ThumbCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    if (event->key() == Qt::Key_Space) {
        QAbstractButton::keyPressEvent(event);
        return;
    }
    event->ignore();
    emit keyPressed(event);
}

void ThumbCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.surface);
    painter.drawRoundedRect(card, metrics::cardRadius, metrics::cardRadius);
    const QRectF picture(QPointF(1, 1), QSizeF(pictureSize));
    QPainterPath round;
    round.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::cardRadius - 1,
                         metrics::cardRadius - 1);
    painter.setClipPath(round);
    painter.fillRect(picture, m_theme.sunken);
    if (!m_picture.isNull())
        painter.drawImage(picture, m_picture);
    painter.setClipping(false);
    painter.fillRect(QRectF(1, picture.bottom(), picture.width(), 1), m_theme.line);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(underMouse() || isDown() ? m_theme.ctl : m_theme.line, 1));
    painter.drawRoundedRect(card, metrics::cardRadius, metrics::cardRadius);

    paintCaption(painter);
    if (showsFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), metrics::cardRadius,
                       m_theme);
}

void ThumbCard::paintCaption(QPainter &painter) const
{
    painter.setFont(titleFont());
    painter.setPen(m_theme.ink);
    painter.drawText(titleBox, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(titleFont()).elidedText(text(), Qt::ElideRight, textWidth));
    painter.setFont(sentenceFont());
    painter.setPen(m_theme.ink2);
    painter.drawText(sentenceBox, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     unbroken(m_sentence));
}

} // namespace locus::widgets
