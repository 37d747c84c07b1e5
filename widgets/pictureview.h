// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace locus::widgets {

/// A widget around one painter: keeps what it draws as values and repaints only when one of them
/// changed.
class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    void setFrame(std::shared_ptr<const core::Frame> frame);
    void setView(const core::View &view);
    void setTheme(const Theme &theme);
    [[nodiscard]] const std::shared_ptr<const core::Frame> &frame() const { return m_frame; }
    [[nodiscard]] const core::View &view() const { return m_view; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }

    /// Sets every text; called by the constructors and on a language change.
    virtual void retranslate() = 0;

protected:
    /// Something that is drawn changed: forget what was derived from it. The repaint is already
    /// queued.
    virtual void pictureChanged() {}
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    /// The 2 px ring, only when the focus came by the keyboard.
    void paintFocusRing(QPainter &painter) const;
    /// What the picture paints over without a gap, so that no ground is needed there.
    [[nodiscard]] virtual QRect coveredRect() const { return {}; }
    /// A Frame that is there and not refused.
    [[nodiscard]] bool hasPicture() const;

private:
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_view;
    Theme m_theme = Theme::light();
    bool m_keyboardFocus = false;
};

} // namespace locus::widgets
