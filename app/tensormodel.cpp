// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensormodel.h"

#include "app/tensorplaces.h"
#include "widgets/words.h"

namespace locus::app {

void TensorModel::setTensors(const std::vector<TensorInfo> &tensors)
{
    beginResetModel();
    m_tensors = tensors;
    endResetModel();
}

void TensorModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
    if (!m_tensors.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int TensorModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tensors.size());
}

int TensorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant TensorModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const TensorInfo &info = m_tensors[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Name: return info.name.empty() ? tr("(the array)") : widgets::onOneLine(info.name);
    case ShapeColumn: return shapeText(info.shape);
    case Type: return widgets::onOneLine(info.typeName);
    default: return words(guessOf(info));
    }
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Tensor");
    case ShapeColumn: return tr("Shape");
    case Type: return tr("Type");
    default: return tr("Perhaps");
    }
}

} // namespace locus::app
