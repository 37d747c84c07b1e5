// SPDX-License-Identifier: GPL-3.0-or-later
// What the header of the map's card says of its colours, and of the part that is shown.
#include "app/pages/mapcard.h"
#include "widgets/button.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"
#include "widgets/menufield.h"
#include "widgets/numbertext.h"
#include "widgets/painters/colorends.h"
#include "widgets/painters/common.h"
#include "widgets/painters/headgrid.h"

#include <QFontMetrics>
#include <QLabel>

namespace locus::app {

using widgets::Button;
using widgets::Icon;

namespace {

constexpr int toolGap = 6;
constexpr int titleGap = 14;

QString spanWords(const widgets::CellSpan &cells, int before)
{
    return QStringLiteral("%1 … %2").arg(widgets::wholeText(cells.first + before),
                                         widgets::wholeText(cells.end() - 1 + before));
}

/// "queries 4 … 11, keys 0 … 7", or the numbers alone.
QString windowWords(const widgets::HeatmapGeometry &g, const core::Frame &frame, core::Stage stage,
                    bool brief)
{
    const bool queries = widgets::rowKindOf(stage) == widgets::RowKind::Queries;
    const QString rows = spanWords(g.shownRows, queries ? widgets::tokenOfQuery(frame, 0) : 0);
    const QString columns = spanWords(g.shownColumns, 0);
    if (brief)
        return QStringLiteral("%1 × %2").arg(rows, columns);
    return (core::isPairStage(stage) ? MapCard::tr("queries %1, keys %2")
                                     : MapCard::tr("positions %1, dimensions %2"))
        .arg(rows, columns);
}

} // namespace

QString MapCard::titleNow() const
{
    if (m_map->difference())
        return tr("B − A");
    return m_map->frame() && wantsGrid(*m_map->frame()) ? m_grid->title() : m_map->title();
}

/// The title is wanted more than the colours' range: what is left of the header beside the buttons.
int MapCard::roomForRange() const
{
    int room = width() - 2 * (m_compact ? 10 : widgets::metrics::cardPadding) - titleGap -
               QFontMetrics(widgets::uiFont(widgets::metrics::titlePx, QFont::DemiBold))
                   .horizontalAdvance(titleNow());
    for (const QWidget *tool : std::initializer_list<QWidget *>{
             m_headMenu, m_stageMenu, m_fit, m_allHeads, m_lock, m_numbers, m_copy, m_detach})
        if (!tool->isHidden())
            room -= tool->sizeHint().width() + toolGap;
    return room - toolGap;
}

void MapCard::sayInHeader(const QStringList &longestFirst, const QString &tip)
{
    const int room = roomForRange();
    const QFontMetrics fm(m_range->font());
    for (const QString &text : longestFirst)
        if (!text.isEmpty() && fm.horizontalAdvance(text) < room) {
            m_range->setText(text);
            m_range->setToolTip(tip);
            m_range->show();
            return;
        }
    m_range->hide();
}

void MapCard::keepColors(bool keep)
{
    if (m_map->difference()) {
        m_keepsDifference = keep;
        showLock();
        return;
    }
    const widgets::ColorRange range = m_map->range();
    emit colorsKept(keep ? std::optional(core::ColorEnds{range.low, range.high}) : std::nullopt);
}

void MapCard::showLock()
{
    const bool isKept = m_map->difference() ? m_keepsDifference
                                            : core::keptColors(m_view, m_view.stage).has_value();
    m_lock->setChecked(isKept);
    m_lock->setIconKind(isKept ? Icon::Lock : Icon::Unlock);
    m_map->setRangeHeld(m_held || m_keepsDifference);
    showRange();
}

const core::StageImage *MapCard::shownImage() const
{
    if (const auto &difference = m_map->difference())
        return difference->image.get();
    const auto &frame = m_map->frame();
    if (!frame)
        return nullptr;
    const core::StageImage *image = frame->image(m_view.stage, m_view.head);
    return image ? image : frame->image(m_view.stage, 0);
}

void MapCard::showRange()
{
    const auto geometry = m_map->geometryNow();
    const bool grid = !m_grid->isHidden();
    const bool zoomed = !grid && m_map->isZoomed() && geometry;
    m_fit->setVisible(zoomed);
    const core::StageImage *image = shownImage();
    const bool isSteps = m_view.stage == core::Stage::Clip;
    if (m_compact || !geometry || !image || (isSteps && !zoomed)) {
        m_range->hide();
        return;
    }
    if (zoomed) {
        const auto words = [&](bool brief) {
            return windowWords(*geometry, *m_map->frame(), m_view.stage, brief);
        };
        sayInHeader({words(false), words(true)}, words(false));
        return;
    }
    const auto range = grid ? widgets::commonRangeOfHeads(*m_map->frame(), m_view) : m_map->range();
    const QString colors = widgets::colorsText(range, widgets::beyondColors(*image, range));
    sayInHeader({tr("range %1").arg(colors), colors}, widgets::colorsTip(*image, range));
}

} // namespace locus::app
