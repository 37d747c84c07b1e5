// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stagemodel.h"

#include "app/numberformat.h"
#include "core/attention.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmap.h"
#include "widgets/words.h"

#include <cmath>

namespace locus::app {

namespace {

constexpr std::size_t mostRows = 128; ///< kept: more than a screen shows
constexpr int shownDigits = 6;

core::StageShape shapeOf(const core::Frame &frame, core::Stage stage,
                         const core::Difference *difference)
{
    const bool exists = difference ? difference->image != nullptr
                                   : frame.prepared && !core::stageRefusal(*frame.prepared, stage);
    return exists ? core::stageShape(frame.shapes, stage) : core::StageShape{};
}

} // namespace

void StageModel::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                            const std::shared_ptr<const core::Difference> &difference)
{
    const core::StageShape shape = shapeOf(*frame, view.stage, difference.get());
    const bool otherNumbers = !m_frame || frame->prepared != m_frame->prepared ||
                              difference != m_difference || view.stage != m_view.stage ||
                              view.head != m_view.head;
    const bool otherTable = shape.rows != m_shape.rows || shape.columns != m_shape.columns ||
                            view.stage != m_view.stage;
    if (otherTable)
        beginResetModel();
    if (otherNumbers)
        m_rows.clear();
    m_frame = frame;
    m_difference = difference;
    m_view = view;
    m_shape = shape;
    if (otherTable) {
        endResetModel();
        return;
    }
    if (shape.rows == 0)
        return;
    if (otherNumbers)
        emit dataChanged(index(0, 0), index(shape.rows - 1, shape.columns - 1));
    emit headerDataChanged(Qt::Vertical, 0, shape.rows - 1);
    emit headerDataChanged(Qt::Horizontal, 0, shape.columns - 1);
}

void StageModel::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
}

void StageModel::setEditable(bool editable)
{
    m_editable = editable;
}

int StageModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.rows;
}

int StageModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.columns;
}

bool StageModel::hasQueryRows() const
{
    return isPair() || widgets::rowKindOf(m_view.stage) == widgets::RowKind::Queries;
}

QModelIndex StageModel::crosshair(int column) const
{
    const int row = hasQueryRows() ? m_view.query : m_view.key;
    return index(row, isPair() ? m_view.key : std::clamp(column, 0, m_shape.columns - 1));
}

const std::vector<double> &StageModel::rowNumbers(int row) const
{
    for (auto cached = m_rows.begin(); cached != m_rows.end(); ++cached)
        if (cached->row == row) {
            m_rows.splice(m_rows.begin(), m_rows, cached);
            return m_rows.front().numbers;
        }
    ++m_computedRows;
    m_rows.push_front(
        {row, m_difference ? core::exactDifferenceRow(*m_difference, row)
                           : core::exactRow(*m_frame->prepared, m_view.stage, {m_view.head}, row)});
    if (m_rows.size() > mostRows)
        m_rows.pop_back();
    return m_rows.front().numbers;
}

double StageModel::number(int row, int column) const
{
    return rowNumbers(row)[static_cast<std::size_t>(column)];
}

QString StageModel::exactText(int row, int column) const
{
    const double value = number(row, column);
    return std::isnan(value) ? QString() : QString::fromStdString(exactNumber(value));
}

bool StageModel::isMasked(int row, int column) const
{
    const core::Mask &mask = m_difference ? m_difference->mask : m_frame->prepared->mask;
    return isPair() && !mask.allowed(row, column);
}

QString StageModel::cellWords(int row, int column) const
{
    if (isMasked(row, column))
        return tr("masked");
    const double value = number(row, column);
    return value == std::round(value) && std::abs(value) < 1e6
               ? widgets::wholeText(std::llround(value))
               : widgets::shortText(value, shownDigits);
}

QVariant StageModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return cellWords(row, column);
    case Qt::EditRole: return QString::fromStdString(shortestNumber(number(row, column)));
    case Qt::ToolTipRole: return isMasked(row, column) ? tr("masked") : exactText(row, column);
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole: return isMasked(row, column) ? m_theme.ink3 : m_theme.ink;
    case Qt::AccessibleDescriptionRole:
        return tr("row %1, column %2")
            .arg(sectionText(row, Qt::Vertical), sectionText(column, Qt::Horizontal));
    default: return {};
    }
}

std::optional<int> StageModel::tokenOf(int section, Qt::Orientation orientation) const
{
    if (orientation == Qt::Horizontal && !isPair())
        return std::nullopt;
    const bool isQuery = orientation == Qt::Vertical && hasQueryRows();
    return isQuery ? widgets::tokenOfQuery(*m_frame, section) : section;
}

QString StageModel::sectionText(int section, Qt::Orientation orientation) const
{
    const auto token = tokenOf(section, orientation);
    const QString index = QString::number(token.value_or(section));
    const QString text = token ? widgets::tokenText(*m_frame, *token) : QString();
    return text.isEmpty() ? index : QStringLiteral("%1 %2").arg(widgets::isolated(text), index);
}

bool StageModel::isChosen(int section, Qt::Orientation orientation) const
{
    if (orientation == Qt::Horizontal)
        return isPair() && section == m_view.key;
    return section == (hasQueryRows() ? m_view.query : m_view.key);
}

QVariant StageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_frame || section >= (orientation == Qt::Vertical ? m_shape.rows : m_shape.columns))
        return {};
    const bool isQuery = orientation == Qt::Vertical && hasQueryRows();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return sectionText(section, orientation);
    case TokenRole: {
        const auto token = tokenOf(section, orientation);
        return token ? widgets::tokenText(*m_frame, *token) : QString();
    }
    case IndexRole: return QString::number(tokenOf(section, orientation).value_or(section));
    case Qt::AccessibleTextRole:
        if (orientation == Qt::Horizontal && !isPair())
            return tr("dimension %1").arg(section);
        return (isQuery ? tr("query %1") : tr("key %1")).arg(sectionText(section, orientation));
    case Qt::ForegroundRole:
        if (!isChosen(section, orientation))
            return m_theme.ink2;
        return isQuery ? m_theme.query.text : m_theme.key.text;
    case Qt::FontRole:
        return widgets::uiFont(widgets::metrics::subtitlePx,
                               isChosen(section, orientation) ? QFont::DemiBold : QFont::Normal);
    default: return {};
    }
}

Qt::ItemFlags StageModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    return m_editable && index.isValid() ? plain | Qt::ItemIsEditable : plain;
}

bool StageModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    emit numberTyped(index.row(), index.column(), value.toString());
    return false;
}

} // namespace locus::app
