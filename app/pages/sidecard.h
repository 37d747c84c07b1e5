// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/card.h"

#include <QStringList>

#include <vector>

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace locus::widgets {
class Button;
class LetterTag;
class MenuField;
class PictureView;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

/// A card beside the map that shows one of several pictures, with the choice among them in its
/// header, or as tabs above the picture where the window is small.
class SideCard : public widgets::Card {
    Q_OBJECT
public:
    explicit SideCard(QWidget *parent);

    void setTheme(const widgets::Theme &theme);
    /// \a shown is one of them. Hidden without pictures.
    void setPictures(const std::vector<widgets::PictureView *> &pictures,
                     widgets::PictureView *shown, bool asTabs);
    /// Says of which of two scenes the picture is.
    [[nodiscard]] widgets::LetterTag *tag() const { return m_tag; }
    /// As the user does it in the header.
    void choose(int index);
    /// Null: the card has none.
    [[nodiscard]] widgets::PictureView *picture() const { return m_picture; }
    [[nodiscard]] const std::vector<widgets::PictureView *> &pictures() const { return m_pictures; }
    [[nodiscard]] widgets::Button *detachButton() const { return m_detach; }
    /// The words of the picture changed.
    void showHeader();

signals:
    /// By the user; it is shown.
    void pictureChosen(locus::widgets::PictureView *picture);
    /// The picture on show is wanted in a window of its own.
    void detachRequested(locus::widgets::PictureView *picture);

private:
    void offer(bool asTabs);
    void nameChoice();
    void display(widgets::PictureView *picture);

    widgets::LetterTag *m_tag;    ///< left in the header, or before the tabs
    widgets::Segmented *m_choice; ///< in the header
    widgets::MenuField *m_menu;   ///< in the header, where words are too many
    widgets::Button *m_detach;    ///< in the header, or beside the tabs
    widgets::Segmented *m_tabs;   ///< above the picture
    QHBoxLayout *m_tabRow;
    QLabel *m_caveat; ///< below the tabs, which take the place of title and subtitle
    QStackedWidget *m_stack;
    std::vector<widgets::PictureView *> m_pictures;
    QStringList m_words; ///< what the choice calls them
    widgets::PictureView *m_picture = nullptr;
};

} // namespace locus::app
