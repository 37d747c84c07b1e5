// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"
#include "widgets/theme.h"

#include <QTableView>

class QAction;

namespace locus::app {

class StageModel;

/// The table of one stage: its current cell is the crosshair, both ways, and what is selected can
/// be copied with all its digits.
class StageView : public QTableView {
    Q_OBJECT
public:
    explicit StageView(StageModel &model, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    [[nodiscard]] QAction *copyAction() const { return m_copy; }
    [[nodiscard]] QAction *pasteAction() const { return m_paste; }
    /// Goes to the crosshair, unless it is there.
    void showCrosshair();

    /// The rectangle that is selected; the current cell where there is none.
    [[nodiscard]] QRect selectedCells() const;
    /// Rows of numbers parted by tabs. Empty when there are none, or more than memory should hold.
    [[nodiscard]] QString copiedText() const;
    static constexpr qint64 mostCopied = qint64{1} << 22;

    void retranslate();

signals:
    void cellPicked(int query, int key);
    void queryPicked(int query);
    void keyPicked(int key);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    StageModel &m_model;
    QAction *m_copy;
    QAction *m_paste;
};

} // namespace locus::app
