// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/exploregeometry.h"
#include "core/frame.h"
#include "widgets/theme.h"

#include <QObject>

#include <array>
#include <memory>
#include <vector>

class QStackedWidget;

namespace locus::widgets {
class Card;
class CurveView;
class EncodingView;
class PictureView;
class RotationView;
class RowProfileView;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

enum class SideView { Rotation, Encoding, Curve, Row };

/// The pictures beside the map: two cards, each with a choice where more than one picture belongs
/// in it, or one card with tabs.
class SideCards : public QObject {
    Q_OBJECT
public:
    explicit SideCards(QWidget *page);

    void setTheme(const widgets::Theme &theme);
    void setGeometry(const ExploreGeometry &geometry);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &look);
    void retranslate();

    /// Stages the pictures of a method need beside the map's.
    [[nodiscard]] static std::vector<core::StageRequest> requestsFor(core::MethodId method);
    [[nodiscard]] bool isShown(SideView kind) const;
    [[nodiscard]] widgets::PictureView *view(SideView kind) const;
    [[nodiscard]] widgets::RotationView *rotation() const { return m_rotation; }
    [[nodiscard]] widgets::CurveView *curve() const { return m_curve; }
    [[nodiscard]] widgets::EncodingView *encoding() const { return m_encoding; }
    [[nodiscard]] widgets::RowProfileView *row() const { return m_row; }

signals:
    void keyPicked(int key);
    void deltaPicked(qint64 delta);

private:
    struct Side {
        widgets::Card *card = nullptr;
        widgets::Segmented *choice = nullptr; ///< in the header
        widgets::Segmented *tabs = nullptr;   ///< above the picture
        QStackedWidget *stack = nullptr;
        std::vector<SideView> views;
        int current = 0;
    };

    [[nodiscard]] Side makeSide(QWidget *page);
    void setMethod(core::MethodId method);
    void distribute();
    void fill(Side &side, const std::vector<SideView> &views);
    void show(Side &side, int index);
    void showHeader(Side &side);
    void pickBlock(int block);
    [[nodiscard]] QString title(SideView kind) const;
    [[nodiscard]] QString subtitle(SideView kind) const;
    [[nodiscard]] QString encodingSubtitle() const;
    [[nodiscard]] QString withCaveat(const QString &text, core::Stage stage) const;
    [[nodiscard]] QString shortTitle(SideView kind) const;

    widgets::RotationView *m_rotation;
    widgets::EncodingView *m_encoding;
    widgets::CurveView *m_curve;
    widgets::RowProfileView *m_row;
    std::array<Side, 2> m_sides;
    ExploreGeometry m_geometry;
    core::MethodId m_method = core::MethodId::Rope;
    std::shared_ptr<const core::Frame> m_frame;
    core::View m_look;
};

} // namespace locus::app
