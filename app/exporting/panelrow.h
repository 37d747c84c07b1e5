// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QStyledItemDelegate>

namespace locus::app {

/// A row of the list of panels: handle, letter, title, tick.
class PanelRow : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int Letter = Qt::UserRole + 1;

    PanelRow(const widgets::Theme &theme, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintLetter(QPainter &painter, const QRectF &box, const QString &letter,
                     bool chosen) const;

    widgets::Theme m_theme;
};

} // namespace locus::app
