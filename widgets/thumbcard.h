// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QImage>

namespace locus::widgets {

/// A card to press: a picture on sunken ground, a title, and one sentence below it.
class ThumbCard : public KeyboardFocus<QAbstractButton> {
    Q_OBJECT
public:
    static constexpr QSize cardSize{204, 182};
    static constexpr QSize pictureSize{202, 118}; ///< inside the border

    ThumbCard(const QString &title, const QString &sentence, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Null while it is on its way.
    void setPicture(const QImage &picture);
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    /// Both texts stand on the card whole.
    [[nodiscard]] static bool fits(const QString &title, const QString &sentence);

    [[nodiscard]] QSize sizeHint() const override { return cardSize; }

signals:
    /// A key that the card has no use for: whoever laid the cards out walks on.
    void keyPressed(QKeyEvent *event);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void paintCaption(QPainter &painter) const;

    Theme m_theme = Theme::light();
    QString m_sentence;
    QImage m_picture;
};

} // namespace locus::widgets
