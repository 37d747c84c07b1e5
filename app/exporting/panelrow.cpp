// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/panelrow.h"

#include "widgets/style.h"

#include <QPainter>
#include <QStyle>

namespace locus::app {

using namespace widgets;

namespace {

constexpr double letterLeft = 17;
constexpr double letterSide = 20;
constexpr double titleLeft = 46;
constexpr int tickRight = 24; ///< the tick stands in line with those of other lists of the dialog

void paintHandle(QPainter &painter, const QRectF &row, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const double x : {1.5, 6.0})
        for (const double y : {-5.0, 0.0, 5.0})
            painter.drawEllipse(QPointF(row.left() + x, row.center().y() + y), 1.1, 1.1);
}

} // namespace

PanelRow::PanelRow(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

void PanelRow::paintLetter(QPainter &painter, const QRectF &box, const QString &letter,
                           bool chosen) const
{
    if (chosen) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.ink);
    } else {
        painter.setPen(QPen(m_theme.ctl, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawRoundedRect(box, metrics::tagRadius, metrics::tagRadius);
    painter.setFont(uiFont(metrics::subtitlePx, chosen ? QFont::Bold : QFont::Normal));
    painter.setPen(chosen ? m_theme.surface : m_theme.ink3);
    painter.drawText(box, Qt::AlignCenter, letter);
}

void PanelRow::paint(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
{
    const bool chosen = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const QRectF row = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_MouseOver) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.sunken);
        painter->drawRoundedRect(row, metrics::tagRadius, metrics::tagRadius);
    }
    paintHandle(*painter, row, m_theme.line2);
    paintLetter(
        *painter,
        QRectF(row.left() + letterLeft, row.center().y() - letterSide / 2, letterSide, letterSide),
        index.data(Letter).toString(), chosen);
    QStyleOptionViewItem box = option;
    box.rect =
        QRect(option.rect.right() + 1 - tickRight, option.rect.center().y() - metrics::iconSize / 2,
              metrics::iconSize, metrics::iconSize);
    box.state = QStyle::State_Enabled | (chosen ? QStyle::State_On : QStyle::State_Off);
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, nullptr);
    const QRectF room(row.left() + titleLeft, row.top(), box.rect.left() - titleLeft - 8,
                      row.height());
    painter->setFont(uiFont(metrics::labelPx));
    painter->setPen(chosen ? m_theme.ink : m_theme.ink3);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                        static_cast<int>(room.width())));
    if (option.state & QStyle::State_HasFocus)
        paintFocusRing(*painter, row.adjusted(3, 4, -3, -4), metrics::tagRadius, m_theme);
    painter->restore();
}

} // namespace locus::app
