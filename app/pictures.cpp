// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures.h"

#include "app/figurebands.h"
#include "app/figuremap.h"
#include "app/pages/sidepictures.h"
#include "core/curves.h"
#include "core/names.h"
#include "core/position/caveat.h"
#include "widgets/alibiformsview.h"
#include "widgets/alibilinesview.h"
#include "widgets/alibislopesview.h"
#include "widgets/bucketrulerview.h"
#include "widgets/channelorderview.h"
#include "widgets/channelsview.h"
#include "widgets/curveview.h"
#include "widgets/differencewords.h"
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
#include "widgets/words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace locus::app {

namespace {

using core::FigureView;
using Subject = PictureSubject;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

template <class View>
widgets::PictureView *make(QWidget *parent)
{
    return new View(parent);
}

/// Painters that need no options.
template <auto Paint>
void plain(QPainter &painter, const QRectF &rect, const Subject &s)
{
    Paint(painter, rect, *s.frame, s.look, s.theme, {});
}

void paintVectors(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::paintEncoding(painter, rect, *s.frame, s.look, s.theme, figureMapOptions(s.parts));
}

void paintShiftOf(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::ShiftOptions options;
    options.handle = false;
    widgets::paintShift(painter, rect, *s.frame, s.look, s.theme, options);
}

void paintProducts(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::GramOptions options;
    options.colorBar = false; // below the figure
    widgets::paintGram(painter, rect, *s.frame, s.look, s.theme, options);
}

void paintCircles(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::RotationOptions options;
    options.fitAll = true;
    widgets::paintRotation(painter, rect, *s.frame, s.look, s.theme, options);
}

void paintPlot(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::CurveMarks marks;
    marks.namesAxis = true;
    widgets::paintCurve(painter, rect, *s.frame, s.look, s.theme, marks);
}

/// A table with more rows than fit shows those around the selected one.
int firstRowAround(int chosen, int rows, int visible)
{
    return std::clamp(chosen - visible / 2, 0, std::max(0, rows - visible));
}

void paintVectorTable(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::RelationOptions options;
    options.hints = false;
    const widgets::RelationGeometry g = widgets::relationGeometry(rect, *s.frame, options);
    const auto delta = core::displacement(*s.frame->prepared, {s.look.query}, {s.look.key});
    options.firstRow =
        firstRowAround(core::relationRow(delta, s.frame->key.shaw.radius), g.rows, g.visibleRows);
    widgets::paintRelation(painter, rect, *s.frame, s.look, s.theme, options);
}

void paintRuler(QPainter &painter, const QRectF &rect, const Subject &s)
{
    const widgets::BucketData data = widgets::bucketDataOf(*s.frame);
    widgets::BucketRulerOptions options;
    options.handles = false;
    widgets::paintBucketRuler(painter, rect, *s.frame, s.look, s.theme, data,
                              widgets::bucketScaleOf(data), options);
}

void paintSlopeDots(QPainter &painter, const QRectF &rect, const Subject &s)
{
    const widgets::SlopeData data = widgets::slopeDataOf(*s.frame);
    widgets::paintSlopes(painter, rect, *s.frame, s.look, s.theme, data,
                         widgets::slopeScaleOf(data));
}

void paintCost(QPainter &painter, const QRectF &rect, const Subject &s)
{
    widgets::paintRotationCost(painter, rect, *s.frame, s.theme);
}

void paintHeads(QPainter &painter, const QRectF &rect, const Subject &s)
{
    constexpr double smallestSide = 36; // a figure does not scroll: many heads are smaller
    const int heads = s.frame->shapes.heads;
    widgets::HeadGridGeometry g = widgets::headGridGeometry(rect, heads, 0, smallestSide);
    g.firstRow = firstRowAround(s.look.head / g.columns, g.rows, g.visibleRows);
    widgets::HeadGridCache cache;
    widgets::paintHeadGrid(painter, g, s.frame, s.look, s.theme, cache);
}

bool always(const core::Model &)
{
    return true;
}

bool hasEncoding(const core::Model &model)
{
    return model.method == core::MethodId::Learned || model.method == core::MethodId::Sinusoidal;
}

bool hasCurve(const core::Model &model)
{
    return model.method != core::MethodId::None && model.method != core::MethodId::Learned &&
           !(model.method == core::MethodId::Alibi &&
             model.alibi.form != core::AlibiForm::Distance);
}

using widgets::paintChannelOrder, widgets::paintChannels, widgets::paintForms,
    widgets::paintFourParts, widgets::paintHeadDetail, widgets::paintInputSums,
    widgets::paintLearnedTable, widgets::paintPrefixes, widgets::paintRotationMatrix;

/// In the order of FigureView.
const std::array pictures = {
    Picture{FigureView::Rotation, make<widgets::RotationView>, paintCircles},
    Picture{FigureView::RotationMatrix, make<widgets::RotationMatrixView>,
            plain<paintRotationMatrix>},
    Picture{FigureView::Channels, make<widgets::ChannelsView>, plain<paintChannels>},
    Picture{FigureView::RotationCost, make<widgets::RotationCostView>, paintCost},
    Picture{FigureView::Encoding, make<widgets::EncodingView>, paintVectors, hasEncoding},
    Picture{FigureView::InputSums, make<widgets::InputSumsView>, plain<paintInputSums>},
    Picture{FigureView::Shift, make<widgets::ShiftView>, paintShiftOf},
    Picture{FigureView::ChannelOrder, make<widgets::ChannelOrderView>, plain<paintChannelOrder>},
    Picture{FigureView::Gram, make<widgets::GramView>, paintProducts},
    Picture{FigureView::LearnedTable, make<widgets::LearnedTableView>, plain<paintLearnedTable>},
    Picture{FigureView::Relation, make<widgets::RelationView>, paintVectorTable},
    Picture{FigureView::ValueSwitch, make<widgets::ValueSwitchView>,
            [](QPainter &painter, const QRectF &rect, const Subject &s) {
                widgets::paintValueSwitch(painter, rect, *s.frame, s.look, s.theme);
            }},
    Picture{FigureView::Curve, make<widgets::CurveView>, paintPlot, hasCurve},
    Picture{FigureView::Row, make<widgets::RowProfileView>,
            [](QPainter &painter, const QRectF &rect, const Subject &s) {
                widgets::paintRowProfile(painter, rect, *s.frame, s.look, s.theme);
            }},
    Picture{FigureView::HeadDetail, make<widgets::HeadDetailView>, plain<paintHeadDetail>},
    Picture{FigureView::HeadPlot, make<widgets::HeadPlotView>,
            [](QPainter &painter, const QRectF &rect, const Subject &s) {
                widgets::paintHeadPlot(painter, rect, *s.frame, s.look, s.theme);
            }},
    Picture{FigureView::Ruler, make<widgets::BucketRulerView>, paintRuler, nullptr, true},
    Picture{FigureView::Lines, make<widgets::AlibiLinesView>, paintPlot, nullptr, true},
    Picture{FigureView::Slopes, make<widgets::AlibiSlopesView>, paintSlopeDots},
    Picture{FigureView::Forms, make<widgets::AlibiFormsView>, plain<paintForms>},
    Picture{FigureView::FourParts, make<widgets::FourPartsView>, plain<paintFourParts>},
    Picture{FigureView::Prefixes, make<widgets::PrefixView>, plain<paintPrefixes>},
    Picture{FigureView::Map, make<widgets::HeatmapView>, paintFigureMap},
    Picture{FigureView::HeadMaps, make<widgets::HeadGridView>, paintHeads},
    Picture{FigureView::Pipeline, nullptr, paintPipelineBand, always},
    Picture{FigureView::Formula, nullptr, paintFormulaBand, always},
};

/// Views know their words and their stages, and need no window for them.
std::unique_ptr<widgets::PictureView> unshown(const Picture &picture)
{
    return std::unique_ptr<widgets::PictureView>(picture.make ? picture.make(nullptr) : nullptr);
}

} // namespace

const Picture &pictureOf(core::FigureView view)
{
    return pictures[static_cast<std::size_t>(view)];
}

bool pictureExists(const core::Model &model, core::FigureView view)
{
    const Picture &picture = pictureOf(view);
    return picture.exists ? picture.exists(model) : hasSideView(model, view);
}

std::vector<core::FigureView> picturesOf(const core::Model &model)
{
    std::vector<core::FigureView> views;
    for (const Picture &picture : pictures)
        if (pictureExists(model, picture.view))
            views.push_back(picture.view);
    // ALiBi's lines are its curve.
    if (pictureExists(model, FigureView::Lines))
        views.erase(std::remove(views.begin(), views.end(), FigureView::Curve), views.end());
    return views;
}

std::vector<core::StageRequest> pictureRequests(core::FigureView view, const core::Model &model,
                                                const core::View &look)
{
    const auto shown = unshown(pictureOf(view));
    return shown ? shown->requests(model, look) : std::vector<core::StageRequest>();
}

PictureWords pictureWords(core::FigureView view, const PictureSubject &subject)
{
    const auto &[frame, look] = std::tie(subject.frame, subject.look);
    const Picture &picture = pictureOf(view);
    const auto shown = unshown(picture);
    if (!shown)
        return {view == FigureView::Pipeline ? Text::tr("Pipeline") : Text::tr("One score"), {}};
    if (auto *map = qobject_cast<widgets::HeatmapView *>(shown.get()))
        map->setDifference(subject.map.difference);
    shown->setPicture(frame, look);
    const QString caveat = widgets::words(core::caveatOf(frame->key, look.stage));
    return {shown->title(), picture.subtitleIsHint ? caveat : shown->subtitle()};
}

QString pictureSentence(core::FigureView view, const core::Frame &frame, const core::View &look,
                        const ShownMap &map)
{
    if (frame.refusal)
        return widgets::words(*frame.refusal);
    if (view == FigureView::Map && map.difference)
        return map.difference->problem ? widgets::words(*map.difference->problem) : QString();
    if (view == FigureView::Map)
        return widgets::heatmapSentence(frame, look);
    if (view == FigureView::Curve && frame.prepared) {
        const auto curve = core::curveOf(*frame.prepared, {look.head}, {look.query}, {look.key});
        if (const auto *refusal = std::get_if<core::Refusal>(&curve))
            return widgets::words(*refusal);
    }
    if (pictureExists(frame.key, view))
        return {};
    const std::string_view name = core::nameOf(view);
    return Text::tr("%1 has no picture “%2”")
        .arg(widgets::methodTitle(frame.key.method),
             QLatin1String(name.data(), qsizetype(name.size())));
}

} // namespace locus::app
