// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/sidepictures.h"
#include "core/frame.h"
#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace locus::widgets {
class Button;
class Card;
class LetterTag;
class MenuField;
class PictureView;
} // namespace locus::widgets

namespace locus::app {

/// A window of its own around one more instance of a picture, with the choice of another one and of
/// the size at which it is drawn. Escape leaves the full screen, then closes; F11 fills the screen.
class DetachedView : public QWidget {
    Q_OBJECT
public:
    explicit DetachedView(SideView kind);

    [[nodiscard]] SideView kind() const { return m_kind; }
    /// Another picture in the place of this one, which is deleted later.
    void setKind(SideView kind);
    [[nodiscard]] widgets::PictureView *picture() const { return m_picture; }
    /// The method shown has the picture; otherwise a sentence stands in its place.
    [[nodiscard]] bool showsPicture() const;
    [[nodiscard]] QString sentence() const;

    /// See widgets::LetterTag.
    void setLetter(const QString &letter, const QString &meaning);
    void setTheme(const widgets::Theme &theme);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look);
    void toggleFullScreen();
    /// None: it grows with the window.
    void setChosenSize(std::optional<double> size);
    [[nodiscard]] std::optional<double> chosenSize() const { return m_chosenSize; }
    /// The user takes another picture, or another size, as in the menus of the header.
    void choose(int picture);
    void chooseSize(std::optional<double> size);
    [[nodiscard]] const std::vector<SideView> &offered() const { return m_offered; }

signals:
    void kindPicked(locus::app::SideView kind);
    void sizePicked(std::optional<double> size);
    void closed(locus::app::SideView kind, QSize size);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addShortcuts();
    void takePicture();
    void leave();
    void retranslate();
    void showHeader();
    void offer();
    void showSize();
    void stepSize(int direction);

    /// Whatever the names of the pictures follow from.
    struct NamedFor {
        core::MethodId method = core::MethodId::None;
        bool hasSegments = false;
        int heads = 0, head = 0;
        core::Stage stage = core::Stage::Weights;
        friend bool operator==(const NamedFor &, const NamedFor &) = default;
    };

    SideView m_kind;
    widgets::Card *m_card;
    widgets::LetterTag *m_tag;
    QStackedWidget *m_stack;
    widgets::PictureView *m_picture;
    QLabel *m_sentence;
    widgets::MenuField *m_choice;
    widgets::MenuField *m_size;
    widgets::Button *m_fullScreen;
    widgets::Theme m_theme = widgets::Theme::light();
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_look;
    std::vector<SideView> m_offered; ///< the pictures in the menu
    std::optional<NamedFor> m_namedFor;
    std::optional<double> m_chosenSize;
};

} // namespace locus::app
