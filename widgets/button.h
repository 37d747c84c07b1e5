// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icons.h"
#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QAbstractButton>

class QAction;

namespace locus::widgets {

/// A flat button of the frame: ink only, 28 high, with an icon, a text or both.
class Button : public KeyboardFocus<QAbstractButton> {
    Q_OBJECT
public:
    enum class Kind {
        Solid,    ///< ink; one per page
        Outlined, ///< control border
        Ghost,    ///< text or icon alone; checked = sunken ground with a border
        Round,    ///< the play button: 22, outlined; checked = solid ink
        Step      ///< one step at an end of a slider: 16 x 22, the sign alone; repeats while held
    };

    explicit Button(Kind kind, QWidget *parent = nullptr);
    Button(Kind kind, Icon icon, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setIconKind(Icon icon);
    [[nodiscard]] Icon iconKind() const { return m_icon; }
    /// Leaves the text to the tool tip and the accessible name, where room is short.
    void setIconOnly(bool iconOnly);
    /// Follows the action (enabled, checked, tool tip, visible) and triggers it; the text too
    /// unless the button has an icon alone.
    void setAction(QAction *action);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void init();
    [[nodiscard]] double iconSide() const;
    void followAction(QAction *action);
    [[nodiscard]] bool showsText() const;
    [[nodiscard]] QColor contentColor() const;
    void paintGround(QPainter &painter, const QRectF &box) const;
    void paintRing(QPainter &painter, const QRectF &box) const;

    Kind m_kind;
    Icon m_icon = Icon::None;
    bool m_iconOnly = false;
    Theme m_theme = Theme::light();
};

} // namespace locus::widgets
