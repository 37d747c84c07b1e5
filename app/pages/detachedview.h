// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/sidepictures.h"
#include "core/frame.h"
#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;

namespace locus::widgets {
class Button;
class Card;
class PictureView;
} // namespace locus::widgets

namespace locus::app {

/// A window of its own around one more instance of a picture. Escape leaves the full screen, then
/// closes; F11 fills the screen.
class DetachedView : public QWidget {
    Q_OBJECT
public:
    explicit DetachedView(SideView kind);

    [[nodiscard]] SideView kind() const { return m_kind; }
    [[nodiscard]] widgets::PictureView *picture() const { return m_picture; }
    /// The method shown has the picture; otherwise a sentence stands in its place.
    [[nodiscard]] bool showsPicture() const;
    [[nodiscard]] QString sentence() const;

    void setTheme(const widgets::Theme &theme);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look);
    void toggleFullScreen();

signals:
    void closed(locus::app::SideView kind, QSize size);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void leave();
    void retranslate();
    void showHeader();

    SideView m_kind;
    widgets::Card *m_card;
    QStackedWidget *m_stack;
    widgets::PictureView *m_picture;
    QLabel *m_sentence;
    widgets::Button *m_fullScreen;
};

} // namespace locus::app
