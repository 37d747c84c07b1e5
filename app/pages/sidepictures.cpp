// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidepictures.h"

#include "app/pictures.h"
#include "core/shapes.h"
#include "widgets/pictureview.h"

#include <QCoreApplication>

#include <algorithm>

namespace locus::app {

namespace {

bool isOfHeads(SideView kind)
{
    return kind == SideView::HeadMaps || kind == SideView::HeadDetail || kind == SideView::HeadPlot;
}

} // namespace

std::array<std::vector<SideView>, 2> sideViewsOf(core::MethodId method)
{
    using enum core::FigureView;
    using Views = std::vector<SideView>;
    switch (method) {
    case core::MethodId::None: return {Views{Row}, Views{Prefixes}};
    case core::MethodId::Sinusoidal:
        return {Views{Rotation, Encoding, InputSums, Shift, ChannelOrder},
                Views{Curve, Gram, FourParts, Row}};
    case core::MethodId::Learned: return {Views{LearnedTable, InputSums}, Views{FourParts, Row}};
    case core::MethodId::Shaw: return {Views{Relation, ValueSwitch}, Views{Curve, Row}};
    case core::MethodId::T5: return {Views{Ruler, Row}, Views{}};
    case core::MethodId::Alibi: return {Views{Lines, Slopes, Forms}, Views{Row}};
    case core::MethodId::Rope: break;
    }
    return {Views{Rotation, RotationMatrix, Channels}, Views{Curve, Row, RotationCost}};
}

std::array<std::vector<SideView>, 2> headViewsOf(core::MethodId method)
{
    using enum core::FigureView;
    switch (method) {
    case core::MethodId::Alibi: return {std::vector{HeadDetail}, std::vector{Slopes, HeadPlot}};
    case core::MethodId::T5: return {std::vector{HeadDetail}, std::vector{HeadPlot, Curve}};
    default: return {std::vector{HeadDetail}, std::vector{HeadPlot}};
    }
}

std::vector<SideView> allSideViewsOf(const core::Model &model)
{
    std::vector<SideView> all{SideView::Map};
    const auto add = [&all](const std::array<std::vector<SideView>, 2> &lists) {
        for (const auto &list : lists)
            for (const SideView kind : list)
                if (std::find(all.begin(), all.end(), kind) == all.end())
                    all.push_back(kind);
    };
    add(sideViewsOf(model.method));
    if (core::shapesOf(model).heads > 1) {
        all.push_back(SideView::HeadMaps);
        add(headViewsOf(model.method));
    }
    return all;
}

bool hasSideView(const core::Model &model, SideView kind)
{
    const auto all = allSideViewsOf(model);
    return std::find(all.begin(), all.end(), kind) != all.end();
}

QString sideViewTitle(SideView kind, const std::shared_ptr<const core::Frame> &frame,
                      const core::View &look)
{
    const std::unique_ptr<widgets::PictureView> picture(makeSideView(kind, nullptr));
    // Maps are called after their stage, and a Frame makes them look for its largest value.
    if (kind == SideView::Map || kind == SideView::HeadMaps)
        picture->setView(look);
    else
        picture->setPicture(frame, look);
    return picture->title();
}

QString noSideViewSentence(SideView kind)
{
    return isOfHeads(kind)
               ? QCoreApplication::translate("SideViews", "There is one head only. This picture "
                                                          "comes back when there are several.")
               : QCoreApplication::translate("SideViews",
                                             "The method shown has no such picture. It comes "
                                             "back with a method that has one.");
}

QString detachTip()
{
    return QCoreApplication::translate("SideViews", "Show this picture in a window of its own");
}

widgets::PictureView *makeSideView(SideView kind, QWidget *parent)
{
    return pictureOf(kind).make(parent);
}

} // namespace locus::app
