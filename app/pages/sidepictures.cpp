// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/sidepictures.h"

#include "core/shapes.h"
#include "widgets/alibiformsview.h"
#include "widgets/alibilinesview.h"
#include "widgets/alibislopesview.h"
#include "widgets/bucketrulerview.h"
#include "widgets/channelorderview.h"
#include "widgets/channelsview.h"
#include "widgets/curveview.h"
#include "widgets/encodingview.h"
#include "widgets/fourpartsview.h"
#include "widgets/gramview.h"
#include "widgets/headgridview.h"
#include "widgets/headviews.h"
#include "widgets/heatmapview.h"
#include "widgets/inputsumsview.h"
#include "widgets/learnedtableview.h"
#include "widgets/prefixview.h"
#include "widgets/relationview.h"
#include "widgets/rotationcostview.h"
#include "widgets/rotationmatrixview.h"
#include "widgets/rotationview.h"
#include "widgets/rowprofileview.h"
#include "widgets/shiftview.h"
#include "widgets/valueswitchview.h"

#include <QCoreApplication>

#include <algorithm>

namespace locus::app {

namespace {

bool areAmong(const std::array<std::vector<SideView>, 2> &lists, SideView kind)
{
    return std::any_of(lists.begin(), lists.end(), [kind](const auto &list) {
        return std::find(list.begin(), list.end(), kind) != list.end();
    });
}

bool isOfHeads(SideView kind)
{
    return kind == SideView::HeadMaps || kind == SideView::HeadDetail || kind == SideView::HeadPlot;
}

} // namespace

std::array<std::vector<SideView>, 2> sideViewsOf(core::MethodId method)
{
    using enum SideView;
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
    using enum SideView;
    switch (method) {
    case core::MethodId::Alibi: return {std::vector{HeadDetail}, std::vector{Slopes, HeadPlot}};
    case core::MethodId::T5: return {std::vector{HeadDetail}, std::vector{HeadPlot, Curve}};
    default: return {std::vector{HeadDetail}, std::vector{HeadPlot}};
    }
}

bool hasSideView(const core::Model &model, SideView kind)
{
    if (isOfHeads(kind))
        return core::shapesOf(model).heads > 1;
    return kind == SideView::Map || areAmong(sideViewsOf(model.method), kind);
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
    switch (kind) {
    case SideView::Rotation: return new widgets::RotationView(parent);
    case SideView::RotationMatrix: return new widgets::RotationMatrixView(parent);
    case SideView::Channels: return new widgets::ChannelsView(parent);
    case SideView::RotationCost: return new widgets::RotationCostView(parent);
    case SideView::Encoding: return new widgets::EncodingView(parent);
    case SideView::Relation: return new widgets::RelationView(parent);
    case SideView::ValueSwitch: return new widgets::ValueSwitchView(parent);
    case SideView::Curve: return new widgets::CurveView(parent);
    case SideView::HeadDetail: return new widgets::HeadDetailView(parent);
    case SideView::HeadPlot: return new widgets::HeadPlotView(parent);
    case SideView::Ruler: return new widgets::BucketRulerView(parent);
    case SideView::Lines: return new widgets::AlibiLinesView(parent);
    case SideView::Slopes: return new widgets::AlibiSlopesView(parent);
    case SideView::Forms: return new widgets::AlibiFormsView(parent);
    case SideView::Map: return new widgets::HeatmapView(parent);
    case SideView::HeadMaps: return new widgets::HeadGridView(parent);
    case SideView::InputSums: return new widgets::InputSumsView(parent);
    case SideView::Shift: return new widgets::ShiftView(parent);
    case SideView::ChannelOrder: return new widgets::ChannelOrderView(parent);
    case SideView::Gram: return new widgets::GramView(parent);
    case SideView::LearnedTable: return new widgets::LearnedTableView(parent);
    case SideView::FourParts: return new widgets::FourPartsView(parent);
    case SideView::Prefixes: return new widgets::PrefixView(parent);
    case SideView::Row: break;
    }
    return new widgets::RowProfileView(parent);
}

} // namespace locus::app
