// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/card.h"

#include "widgets/replaced.h"
#include "widgets/symbol.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double symbolPx = 15.5;
constexpr int titleGap = 10;
constexpr int leadGap = 8;

int bottomMargin(int padding)
{
    return std::max(padding - 2, 6);
}

} // namespace

Card::Card(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_header(new QWidget(this))
    , m_tools(new QHBoxLayout(m_header))
{
    m_header->setFixedHeight(metrics::cardHeader);
    m_header->setAttribute(Qt::WA_TransparentForMouseEvents, false);
    m_tools->setContentsMargins(0, 0, 0, 0);
    m_tools->setSpacing(6);
    m_tools->addStretch(1);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
    applyMargins();
}

void Card::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void Card::setTitle(const QString &title)
{
    if (!replaced(m_title, title))
        return;
    setAccessibleName(title);
    update();
}

void Card::setSymbol(const QString &symbol)
{
    if (replaced(m_symbol, symbol))
        update();
}

void Card::setSubtitle(const QString &subtitle)
{
    if (replaced(m_subtitle, subtitle))
        update();
}

void Card::addTool(QWidget *tool)
{
    m_tools->addWidget(tool, 0, Qt::AlignVCenter);
}

void Card::setLead(QWidget *lead)
{
    m_lead = lead;
    m_tools->insertWidget(0, lead, 0, Qt::AlignVCenter);
}

void Card::setContent(QWidget *content)
{
    delete m_content;
    m_content = content;
    m_layout->addWidget(content, 1);
}

void Card::setPadding(int padding)
{
    m_padding = padding;
    applyMargins();
}

void Card::setScale(double scale)
{
    if (!replaced(m_scale, scale))
        return;
    m_header->setFixedHeight(qRound(metrics::cardHeader * scale));
    update();
}

void Card::setHeaderVisible(bool visible)
{
    m_headerVisible = visible;
    m_header->setVisible(visible);
    applyMargins();
}

void Card::applyMargins()
{
    m_layout->setContentsMargins(m_padding, m_headerVisible ? 0 : m_padding, m_padding,
                                 bottomMargin(m_padding));
}

int Card::chromeHeight(int padding)
{
    return metrics::cardHeader + bottomMargin(padding);
}

QRectF Card::headerRect() const
{
    QRectF place = m_header->geometry();
    for (int t = 0; t < m_tools->count(); ++t) {
        const QWidget *tool = m_tools->itemAt(t)->widget();
        if (tool && tool != m_lead && tool->isVisible())
            place.setRight(std::min(place.right(), place.left() + tool->x() - titleGap));
    }
    if (m_lead && m_lead->parentWidget() == m_header && m_lead->isVisible())
        place.setLeft(place.left() + m_lead->width() + leadGap);
    return place;
}

bool Card::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        update();
    if (event->type() == QEvent::ToolTip && m_elided) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (m_header->geometry().contains(help->pos())) {
            QToolTip::showText(help->globalPos(), m_title + QLatin1String("  ") + m_subtitle, this);
            return true;
        }
    }
    return QWidget::event(event);
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.line, 1));
    painter.setBrush(m_theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::cardRadius,
                            metrics::cardRadius);
    if (m_headerVisible)
        paintHeader(painter);
}

void Card::paintHeader(QPainter &painter)
{
    const QRectF header = headerRect();
    painter.translate(header.topLeft());
    painter.scale(m_scale, m_scale);
    const QRectF place(QPointF(), header.size() / m_scale);
    const QFont titleFont = uiFont(metrics::titlePx, QFont::DemiBold);
    const QFontMetricsF titleMetrics(titleFont);
    const double baseline = place.center().y() + titleMetrics.capHeight() / 2;
    double x = place.left();
    const QString title = titleMetrics.elidedText(m_title, Qt::ElideRight, place.width());
    painter.setFont(titleFont);
    painter.setPen(m_theme.ink);
    painter.drawText(QPointF(x, baseline), title);
    m_elided = title != m_title;
    x += titleMetrics.horizontalAdvance(title) + titleGap;
    if (!m_symbol.isEmpty() && x + symbolWidth(m_symbol, symbolPx) <= place.right()) {
        painter.setPen(m_theme.ink2);
        x += paintSymbol(painter, {x, baseline}, m_symbol, symbolPx) + titleGap;
    }
    if (m_subtitle.isEmpty())
        return;
    const QFont subtitleFont = uiFont(metrics::subtitlePx);
    const QFontMetricsF subtitleMetrics(subtitleFont);
    const QString subtitle =
        subtitleMetrics.elidedText(m_subtitle, Qt::ElideRight, std::max(0.0, place.right() - x));
    m_elided = m_elided || subtitle != m_subtitle;
    // A word or two of a longer text say nothing.
    if (subtitle != m_subtitle && 2 * subtitle.size() < m_subtitle.size() + 4)
        return;
    painter.setFont(subtitleFont);
    painter.setPen(m_theme.ink3);
    painter.drawText(QPointF(x, baseline), subtitle);
}

} // namespace locus::widgets
