// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/methodbar.h"

#include "widgets/replaced.h"
#include "widgets/segmented.h"
#include "widgets/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int barHeight = 50;
constexpr int leadGap = 16;

} // namespace

MethodBar::MethodBar(QWidget *parent)
    : QWidget(parent)
    , m_methods(new Segmented(Segmented::Size::Normal, this))
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_methods, 0, Qt::AlignVCenter);
    m_layout->addStretch(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_methods, &Segmented::picked, this, [this](int index) {
        m_lead = methodLead(method());
        update();
        emit methodPicked(core::allMethods[static_cast<std::size_t>(index)]);
    });
    retranslate();
    setMethod(core::MethodId::None);
}

void MethodBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_methods->setTheme(theme);
    update();
}

void MethodBar::setMethod(core::MethodId method)
{
    const auto at = std::find(core::allMethods.begin(), core::allMethods.end(), method);
    m_methods->setCurrent(static_cast<int>(at - core::allMethods.begin()));
    if (replaced(m_lead, methodLead(method)))
        update();
}

core::MethodId MethodBar::method() const
{
    return core::allMethods[static_cast<std::size_t>(m_methods->current())];
}

void MethodBar::setReadOnly(bool readOnly)
{
    m_methods->setEnabled(!readOnly);
}

void MethodBar::addTool(QWidget *tool)
{
    m_layout->addWidget(tool, 0, Qt::AlignVCenter);
}

void MethodBar::setSideMargin(int margin)
{
    m_layout->setContentsMargins(margin, 0, margin, 0);
}

void MethodBar::retranslate()
{
    QStringList names, tips;
    for (const core::MethodId method : core::allMethods) {
        names += methodTitle(method);
        tips += methodLead(method);
    }
    m_methods->setItems(names);
    m_methods->setToolTips(tips);
    m_methods->setAccessibleName(tr("Position method"));
    if (m_methods->current() >= 0)
        m_lead = methodLead(method());
    update();
}

QSize MethodBar::sizeHint() const
{
    return {m_layout->sizeHint().width(), barHeight};
}

void MethodBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool MethodBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        update(); // the sentence moves with the methods' widths
    return QWidget::event(event);
}

void MethodBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.surface);
    // The stretch between the methods and the tools; a sentence that does not fit whole is left to
    // the tool tips.
    const QRect room = m_layout->itemAt(1)->geometry();
    const QFont font = uiFont(metrics::labelPx);
    if (QFontMetricsF(font).horizontalAdvance(m_lead) > room.width() - 2 * leadGap)
        return;
    painter.setFont(font);
    painter.setPen(m_theme.ink2);
    const QRect place(room.left() + leadGap, 0, room.width() - leadGap, height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_lead);
}

} // namespace locus::widgets
