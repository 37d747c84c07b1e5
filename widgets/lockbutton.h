// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QAbstractButton>

namespace locus::widgets {

/// The lock in the bracket of the pair: in the hue of positions, because it holds a displacement.
class LockButton : public KeyboardFocus<QAbstractButton> {
    Q_OBJECT
public:
    explicit LockButton(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme = Theme::light();
};

} // namespace locus::widgets
