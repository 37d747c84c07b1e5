// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/exploregeometry.h"
#include "app/pages/sidepictures.h"
#include "core/frame.h"
#include "widgets/gesture.h"
#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace locus::app {

class SideCard;

/// The pictures beside the map: two cards, each with a choice where more than one picture belongs
/// in it, or one card with tabs. Views are made when a method first asks for them.
class SideCards : public QObject {
    Q_OBJECT
public:
    explicit SideCards(QWidget *page);

    void setTheme(const widgets::Theme &theme);
    void setGeometry(const ExploreGeometry &geometry);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look);
    void setHover(const widgets::Hover &hover);
    /// See widgets::LetterTag.
    void setLetter(const QString &letter, const QString &meaning);
    void retranslate();

    /// Stages beside the map's of the pictures that are on show once a Frame of \a model is there.
    [[nodiscard]] std::vector<core::StageRequest> requestsFor(const core::Model &model,
                                                              const core::View &view);
    [[nodiscard]] bool isShown(SideView kind) const;
    /// Where one of the cards offers it, as if the user had chosen it.
    void show(SideView kind);
    /// What the user chose, the newest first. A card shows the first of these that it offers, or
    /// else the first that it offers: another method, or another size of the window, and back
    /// again lead to the same pictures.
    [[nodiscard]] const std::vector<SideView> &chosen() const { return m_chosen; }
    void setChosen(std::vector<SideView> kinds);
    /// Makes it where nobody has asked for it yet.
    [[nodiscard]] widgets::PictureView *view(SideView kind);
    /// None for a picture of somebody else.
    [[nodiscard]] std::optional<SideView> kindOf(const widgets::PictureView *picture) const;
    [[nodiscard]] const std::array<SideCard *, 2> &cards() const { return m_cards; }

signals:
    /// For the page to connect what the user does in it.
    void viewMade(locus::widgets::PictureView *view);
    /// Another picture is shown: it may need stages that are not there yet.
    void pictureChosen();
    /// The user wants this picture in a window of its own.
    void detachRequested(locus::app::SideView kind);

private:
    using Pictures = std::vector<widgets::PictureView *>;

    /// Which card offers which pictures, and where the cards lie.
    struct Arrangement {
        std::array<Pictures, 2> lists;
        ExploreGeometry geometry;

        [[nodiscard]] bool hasTabs() const { return geometry.side == ExploreGeometry::Side::Tabs; }
    };

    [[nodiscard]] Arrangement arrangementOf(core::MethodId method, bool allHeads);
    [[nodiscard]] widgets::PictureView *chosenAmong(const Pictures &pictures) const;
    void noteChoice(const widgets::PictureView *picture);
    void updateShown();
    void setShown(core::MethodId method, bool allHeads);
    void distribute();
    void place(const Arrangement &arrangement);
    void update(widgets::PictureView *view) const;

    QWidget *m_page;
    std::map<SideView, widgets::PictureView *> m_views;
    std::array<SideCard *, 2> m_cards;
    std::vector<SideView> m_chosen;
    widgets::Theme m_theme = widgets::Theme::light();
    ExploreGeometry m_geometry;
    bool m_hasTabs = false; ///< now, for want of width or of height
    core::MethodId m_method = core::MethodId::Rope;
    bool m_allHeads = false;
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_look;
};

} // namespace locus::app
