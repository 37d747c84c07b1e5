// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stageheader.h"

#include "app/stagemodel.h"

#include <QPainter>

#include <algorithm>

namespace locus::app {

namespace {

constexpr int sectionHeight = 24;
constexpr int sectionWidth = 84;
constexpr int labelWidth = 112;
constexpr int padding = 6;
constexpr int tokenToIndex = 6;

} // namespace

StageHeader::StageHeader(Qt::Orientation orientation, QWidget *parent)
    : QHeaderView(orientation, parent)
{
    // As many sections as there are: none is measured.
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(sectionHeight);
    setDefaultSectionSize(orientation == Qt::Vertical ? sectionHeight : sectionWidth);
    setSectionsClickable(true);
    if (orientation == Qt::Vertical)
        setFixedWidth(labelWidth);
}

void StageHeader::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    viewport()->update();
}

void StageHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const auto value = [&](int role) { return model()->headerData(section, orientation(), role); };
    painter->fillRect(rect, m_theme.sunken);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), m_theme.line);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme.line);
    const QFont font = value(Qt::FontRole).value<QFont>();
    const QFontMetrics metrics(font);
    painter->setFont(font);
    painter->setPen(value(Qt::ForegroundRole).value<QColor>());
    const QString index = value(StageModel::IndexRole).toString();
    const int indexWidth = metrics.horizontalAdvance(index);
    const QRect inner = rect.adjusted(padding, 0, -padding, 0);
    const QString token =
        metrics.elidedText(value(StageModel::TokenRole).toString(), Qt::ElideMiddle,
                           inner.width() - indexWidth - tokenToIndex);
    const int tokenWidth = token.isEmpty() ? 0 : metrics.horizontalAdvance(token) + tokenToIndex;
    const int spare = std::max(0, inner.width() - tokenWidth - indexWidth);
    const int left = inner.left() + (orientation() == Qt::Vertical ? spare : spare / 2);
    painter->drawText(QRect(left, rect.top(), tokenWidth, rect.height()),
                      Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, token);
    painter->drawText(QRect(left + tokenWidth, rect.top(), indexWidth, rect.height()),
                      Qt::AlignVCenter | Qt::AlignLeft, index);
}

} // namespace locus::app
