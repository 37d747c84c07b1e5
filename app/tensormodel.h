// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/tensorfile.h"

#include <QAbstractTableModel>

namespace locus::app {

/// The tensors of a file as rows: name, shape, type, and what it may be.
class TensorModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, ShapeColumn, Type, Guess, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setTensors(const std::vector<TensorInfo> &tensors);
    void retranslate();
    [[nodiscard]] const std::vector<TensorInfo> &tensors() const { return m_tensors; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<TensorInfo> m_tensors;
};

} // namespace locus::app
