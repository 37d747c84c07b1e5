// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/detachedview.h"

#include <QList>
#include <QObject>
#include <QSize>

#include <map>
#include <optional>
#include <vector>

class QAction;

namespace locus::app {

class MapCard;
class SideCards;

/// The pictures that stand in windows of their own, one of each kind. They show what the page
/// shows; what is done in them leaves through the same signals.
class DetachedViews : public QObject {
    Q_OBJECT
public:
    /// \a actions work in these windows as in that of \a page. The buttons of the cards detach.
    DetachedViews(QWidget *page, MapCard &map, SideCards &side, QList<QAction *> actions);
    ~DetachedViews() override;

    /// Opens it on another screen, where there is one; raises the one that is open already.
    void detach(SideView kind);
    /// The picture that had the focus last; the map for want of it.
    void detachFocused(const widgets::PictureView *focused);
    /// Of the picture that had the focus last; that of the map's card for want of it.
    [[nodiscard]] SideView kindInFocus(const widgets::PictureView *focused) const;
    void closeAll();
    [[nodiscard]] DetachedView *window(SideView kind) const;
    /// Of those that are open.
    [[nodiscard]] std::vector<SideView> kinds() const;
    /// Of the window that was closed last; the next one opens with it.
    [[nodiscard]] QSize windowSize() const { return m_size; }
    void setWindowSize(QSize size);

    void setTheme(const widgets::Theme &theme);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look);
    void setHover(const widgets::Hover &hover);
    /// See widgets::LetterTag.
    void setLetter(const QString &letter, const QString &meaning);
    /// Stages of the pictures that the method of \a model has.
    [[nodiscard]] std::vector<core::StageRequest> requestsFor(const core::Model &model,
                                                              const core::View &view) const;

signals:
    /// For the page to connect what the user does in it, and to ask for its stages.
    void viewMade(locus::widgets::PictureView *view);

private:
    [[nodiscard]] std::optional<SideView> kindOf(const widgets::PictureView *picture) const;
    [[nodiscard]] SideView mapKind() const;
    void connectPicture(const DetachedView &window);
    void exchange(DetachedView &window, SideView kind);
    void place(DetachedView *window) const;
    void forget(SideView kind, QSize size);

    QWidget *m_page;
    MapCard &m_map;
    SideCards &m_side;
    QList<QAction *> m_actions;
    std::map<SideView, DetachedView *> m_windows; ///< owned
    QSize m_size{960, 680};
    std::optional<double> m_pictureSize; ///< chosen last; the next window has it too
    widgets::Theme m_theme = widgets::Theme::light();
    QString m_letter, m_meaning;
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_look;
};

} // namespace locus::app
