// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"
#include "core/frame.h"
#include "widgets/theme.h"

#include <QAbstractTableModel>

#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace locus::app {

/// The numbers of view.stage of view.head as rows and columns of a table, in double. A row is
/// computed when it is first looked at, the last few are kept: any length opens at once.
class StageModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Of a header: the token (empty where there is none) and the index, apart.
    enum HeaderRole { TokenRole = Qt::UserRole, IndexRole };

    /// A Frame that is refused, or has no such stage, leaves the table empty. With \a difference
    /// its numbers stand there instead, nothing where it has none.
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const std::shared_ptr<const core::Difference> &difference = {});
    void setTheme(const widgets::Theme &theme);
    /// Cells may be typed over.
    void setEditable(bool editable);

    [[nodiscard]] const std::shared_ptr<const core::Frame> &frame() const { return m_frame; }
    [[nodiscard]] const core::View &view() const { return m_view; }
    /// The cell under the crosshair. In a table of dimensions only its row means something; \a
    /// column is kept there.
    [[nodiscard]] QModelIndex crosshair(int column) const;
    /// NaN where there is no number.
    [[nodiscard]] double number(int row, int column) const;
    /// %.17g in the C locale; empty where there is no number.
    [[nodiscard]] QString exactText(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Tells what was typed; the numbers follow with the next Frame.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Rows computed so far (tests).
    [[nodiscard]] int computedRows() const { return m_computedRows; }

signals:
    void numberTyped(int row, int column, const QString &text);

private:
    struct CachedRow {
        int row = 0;
        std::vector<double> numbers;
    };

    [[nodiscard]] const std::vector<double> &rowNumbers(int row) const;
    [[nodiscard]] bool isMasked(int row, int column) const;
    [[nodiscard]] bool isPair() const { return core::isPairStage(m_view.stage); }
    /// Rows are queries, not keys.
    [[nodiscard]] bool hasQueryRows() const;
    /// Token of a row or column; none where it is a dimension.
    [[nodiscard]] std::optional<int> tokenOf(int section, Qt::Orientation orientation) const;
    [[nodiscard]] QString sectionText(int section, Qt::Orientation orientation) const;
    [[nodiscard]] bool isChosen(int section, Qt::Orientation orientation) const;
    [[nodiscard]] QString cellWords(int row, int column) const;

    std::shared_ptr<const core::Frame> m_frame;
    std::shared_ptr<const core::Difference> m_difference;
    core::View m_view;
    core::StageShape m_shape;
    widgets::Theme m_theme = widgets::Theme::light();
    bool m_editable = false;
    mutable std::list<CachedRow> m_rows; ///< the last looked at first
    mutable int m_computedRows = 0;
};

} // namespace locus::app
