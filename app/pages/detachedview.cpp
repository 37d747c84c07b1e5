// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/detachedview.h"

#include "app/pages/picturesize.h"
#include "widgets/button.h"
#include "widgets/card.h"
#include "widgets/lettertag.h"
#include "widgets/menufield.h"
#include "widgets/pictureview.h"
#include "widgets/replaced.h"

#include <QCloseEvent>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Button;
using widgets::MenuField;

DetachedView::DetachedView(SideView kind)
    : m_kind(kind)
    , m_card(new widgets::Card)
    , m_tag(new widgets::LetterTag)
    , m_stack(new QStackedWidget)
    , m_picture(nullptr)
    , m_sentence(new QLabel)
    , m_choice(new MenuField)
    , m_size(new MenuField)
    , m_fullScreen(new Button(Button::Kind::Ghost, widgets::Icon::Present))
{
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    constexpr int margin = widgets::metrics::gutter;
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_card);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_stack->addWidget(m_sentence);
    m_card->setContent(m_stack);
    m_card->setLead(m_tag);
    m_card->addTool(m_choice);
    m_card->addTool(m_size);
    m_card->addTool(m_fullScreen);
    takePicture();
    connect(m_choice, &MenuField::picked, this, &DetachedView::choose);
    connect(m_size, &MenuField::picked, this, [this](int item) {
        chooseSize(item == 0 ? std::nullopt
                             : std::optional(pictureSizes[static_cast<std::size_t>(item) - 1]));
    });
    connect(m_fullScreen, &Button::clicked, this, &DetachedView::toggleFullScreen);
    addShortcuts();
    retranslate();
    showSize();
}

void DetachedView::addShortcuts()
{
    const auto add = [this](const QList<QKeySequence> &keys, const auto &act) {
        auto *shortcut = new QShortcut(this);
        shortcut->setKeys(keys);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add({QKeySequence(Qt::Key_F11)}, &DetachedView::toggleFullScreen);
    add({QKeySequence(Qt::Key_Escape)}, &DetachedView::leave);
    // Those of the whole interface, which the main window keeps for itself.
    add({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        [this] { stepSize(1); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { stepSize(-1); });
    add({QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { chooseSize(std::nullopt); });
}

void DetachedView::takePicture()
{
    m_picture = makeSideView(m_kind, nullptr);
    m_picture->setTheme(m_theme);
    m_stack->addWidget(m_picture);
    m_stack->setCurrentWidget(m_picture);
    setFocusProxy(m_picture);
}

void DetachedView::setKind(SideView kind)
{
    if (!widgets::replaced(m_kind, kind))
        return;
    widgets::PictureView *before = m_picture;
    takePicture();
    m_stack->removeWidget(before);
    before->hide();
    before->deleteLater(); // it may be in an event of its own
    m_sentence->setText(noSideViewSentence(m_kind));
    showSize();
    if (m_frame)
        setPicture(m_frame, m_look);
}

bool DetachedView::showsPicture() const
{
    return m_stack->currentWidget() == m_picture;
}

QString DetachedView::sentence() const
{
    return showsPicture() ? QString() : m_sentence->text();
}

/// The map says it in its title, where it is not of one scene alone.
void DetachedView::setLetter(const QString &letter, const QString &meaning)
{
    m_tag->setLetter(m_kind == SideView::Map ? QString() : letter, meaning);
}

void DetachedView::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.bg);
    setPalette(colors);
    m_card->setTheme(theme);
    m_tag->setTheme(theme);
    m_picture->setTheme(theme);
    m_choice->setTheme(theme);
    m_size->setTheme(theme);
    m_fullScreen->setTheme(theme);
    QPalette words = m_sentence->palette();
    words.setColor(QPalette::WindowText, theme.ink2);
    m_sentence->setPalette(words);
}

void DetachedView::setPicture(const std::shared_ptr<const core::Frame> &frame,
                              const core::View &look)
{
    m_frame = frame;
    m_look = look;
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
    offer();
    m_choice->setCaption(m_picture->shortTitle());
}

/// Making every picture to ask for its name would take long at each step of a drag.
void DetachedView::offer()
{
    if (!m_frame)
        return;
    const core::Model &model = m_frame->key;
    const NamedFor now{model.method, model.learned.segments, core::shapesOf(model).heads,
                       m_look.head, m_look.stage};
    if (widgets::replaced(m_namedFor, std::optional(now))) {
        m_offered = allSideViewsOf(model);
        QStringList titles;
        for (const SideView kind : m_offered)
            titles << sideViewTitle(kind, m_frame, m_look);
        m_choice->setItems(titles);
    }
    const auto found = std::find(m_offered.begin(), m_offered.end(), m_kind);
    m_choice->setCurrent(found == m_offered.end() ? -1
                                                  : static_cast<int>(found - m_offered.begin()));
}

void DetachedView::choose(int picture)
{
    emit kindPicked(m_offered.at(static_cast<std::size_t>(picture)));
}

void DetachedView::setChosenSize(std::optional<double> size)
{
    m_chosenSize = size;
    showSize();
}

void DetachedView::chooseSize(std::optional<double> size)
{
    setChosenSize(size);
    emit sizePicked(size);
}

void DetachedView::stepSize(int direction)
{
    chooseSize(pictureSizeAfter(pictureSize(size(), m_chosenSize), direction));
}

void DetachedView::showSize()
{
    const double now = pictureSize(size(), m_chosenSize);
    m_picture->setScale(now);
    m_card->setScale(now);
    m_sentence->setFont(widgets::uiFont(widgets::metrics::labelPx * now));
    m_size->setCaption(tr("%1 %").arg(qRound(now * 100)));
    const auto *chosen = m_chosenSize
                             ? std::find(pictureSizes.begin(), pictureSizes.end(), *m_chosenSize)
                             : pictureSizes.end();
    m_size->setCurrent(
        chosen == pictureSizes.end() ? 0 : static_cast<int>(chosen - pictureSizes.begin()) + 1);
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

void DetachedView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSize();
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
    m_choice->setToolTip(tr("Which picture is shown"));
    m_choice->setAccessibleName(m_choice->toolTip());
    m_size->setToolTip(tr("How large the picture is drawn: Ctrl and + or −; with Ctrl+0 it grows "
                          "with the window"));
    m_size->setAccessibleName(tr("Size of the picture"));
    QStringList sizes{tr("Grows with the window")};
    for (const double size : pictureSizes)
        sizes << tr("%1 %").arg(size * 100);
    m_size->setItems(sizes);
    m_namedFor.reset();
    showHeader();
    showSize();
}

} // namespace locus::app
