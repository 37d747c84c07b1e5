// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/detachedview.h"

#include "widgets/button.h"
#include "widgets/card.h"
#include "widgets/pictureview.h"

#include <QCloseEvent>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace locus::app {

using widgets::Button;

DetachedView::DetachedView(SideView kind)
    : m_kind(kind)
    , m_card(new widgets::Card)
    , m_stack(new QStackedWidget)
    , m_picture(makeSideView(kind, nullptr))
    , m_sentence(new QLabel)
    , m_fullScreen(new Button(Button::Kind::Ghost, widgets::Icon::Present))
{
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    constexpr int margin = widgets::metrics::gutter;
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_card);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_sentence->setFont(widgets::uiFont(widgets::metrics::labelPx));
    m_stack->addWidget(m_picture);
    m_stack->addWidget(m_sentence);
    m_card->setContent(m_stack);
    m_card->addTool(m_fullScreen);
    setFocusProxy(m_picture);
    connect(m_fullScreen, &Button::clicked, this, &DetachedView::toggleFullScreen);
    connect(new QShortcut(QKeySequence(Qt::Key_F11), this), &QShortcut::activated, this,
            &DetachedView::toggleFullScreen);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this,
            &DetachedView::leave);
    retranslate();
}

bool DetachedView::showsPicture() const
{
    return m_stack->currentWidget() == m_picture;
}

QString DetachedView::sentence() const
{
    return showsPicture() ? QString() : m_sentence->text();
}

void DetachedView::setTheme(const widgets::Theme &theme)
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.bg);
    setPalette(colors);
    m_card->setTheme(theme);
    m_picture->setTheme(theme);
    m_fullScreen->setTheme(theme);
    QPalette words = m_sentence->palette();
    words.setColor(QPalette::WindowText, theme.ink2);
    m_sentence->setPalette(words);
}

void DetachedView::setPicture(const std::shared_ptr<const core::Frame> &frame,
                              const core::View &look)
{
    // The picture of another method keeps what it has: it could not draw this Frame.
    if (hasSideView(frame->key, m_kind)) {
        m_picture->setPicture(frame, look);
        m_stack->setCurrentWidget(m_picture);
    } else {
        m_stack->setCurrentWidget(m_sentence);
    }
    showHeader();
}

void DetachedView::showHeader()
{
    m_card->setTitle(m_picture->title());
    m_card->setSymbol(showsPicture() ? m_picture->symbol() : QString());
    m_card->setSubtitle(showsPicture() ? m_picture->subtitle() : QString());
    setWindowTitle(tr("%1 – Locus").arg(m_picture->title()));
}

void DetachedView::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void DetachedView::leave()
{
    if (isFullScreen())
        toggleFullScreen();
    else
        close();
}

void DetachedView::closeEvent(QCloseEvent *event)
{
    const bool plain = !isFullScreen() && !isMaximized();
    emit closed(m_kind, plain ? size() : normalGeometry().size());
    event->accept();
}

void DetachedView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DetachedView::retranslate()
{
    m_sentence->setText(noSideViewSentence(m_kind));
    m_fullScreen->setToolTip(tr("Full screen (F11)"));
    m_fullScreen->setAccessibleName(m_fullScreen->toolTip());
    showHeader();
}

} // namespace locus::app
