// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/card.h"

#include <QStringList>

#include <vector>

class QHBoxLayout;
class QStackedWidget;

namespace locus::widgets {
class Button;
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
    /// The first is shown, unless the one that the user chose last is among them. Hidden without
    /// pictures.
    void setPictures(const std::vector<widgets::PictureView *> &pictures, bool asTabs);
    /// As if the user had chosen it.
    void showPicture(widgets::PictureView *picture);
    /// As the user does it in the header.
    void choose(int index);
    void display(widgets::PictureView *picture);
    /// Null: the card has none.
    [[nodiscard]] widgets::PictureView *picture() const { return m_picture; }
    [[nodiscard]] const std::vector<widgets::PictureView *> &pictures() const { return m_pictures; }
    [[nodiscard]] widgets::Button *detachButton() const { return m_detach; }
    /// The one that setPictures would show.
    [[nodiscard]] widgets::PictureView *
    pictureAmong(const std::vector<widgets::PictureView *> &pictures) const;
    /// The words of the picture changed.
    void showHeader();

signals:
    /// The user chose another one.
    void pictureChosen();
    /// The picture on show is wanted in a window of its own.
    void detachRequested(locus::widgets::PictureView *picture);

private:
    void offer(bool asTabs);
    void nameChoice();

    widgets::Segmented *m_choice; ///< in the header
    widgets::MenuField *m_menu;   ///< in the header, where words are too many
    widgets::Button *m_detach;    ///< in the header, or beside the tabs
    widgets::Segmented *m_tabs;   ///< above the picture
    QHBoxLayout *m_tabRow;
    QStackedWidget *m_stack;
    std::vector<widgets::PictureView *> m_pictures;
    QStringList m_words; ///< what the choice calls them
    widgets::PictureView *m_picture = nullptr;
    widgets::PictureView *m_picked = nullptr; ///< by the user: shown wherever it is among them
};

} // namespace locus::app
