// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/topbar.h"

#include "app/actions.h"
#include "widgets/button.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace locus::app {

using widgets::Button;
using widgets::Icon;

namespace {

constexpr int barHeight = 44;
constexpr int compactBarHeight = 40;
constexpr int brandWidth = 286; ///< so that the menus stand above the heat map
constexpr int compactBrandWidth = 36;
constexpr int compactBelow = 1200;
constexpr int markSize = 20;
/// As long as it takes to read.
constexpr int noticeMilliseconds = 4000;
constexpr int noticePerCharacter = 150;

/// Mark and name, or the mark alone.
class Brand : public QWidget {
public:
    using QWidget::QWidget;
    widgets::Theme theme = widgets::Theme::light();

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBrandMark(painter, QRectF(0, (QWidget::height() - markSize) / 2.0, markSize, markSize),
                       theme);
        if (width() <= compactBrandWidth)
            return;
        painter.setPen(theme.ink);
        painter.setFont(widgets::uiFont(15, QFont::DemiBold));
        painter.drawText(rect().adjusted(markSize + 8, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("Locus"));
    }
};

} // namespace

void paintBrandMark(QPainter &painter, const QRectF &rect, const widgets::Theme &theme)
{
    const double unit = rect.width() / 20;
    const QPointF middle = rect.center() + QPointF(0, 0.5 * unit);
    const double radius = 8 * unit;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 2 * unit, Qt::SolidLine, Qt::RoundCap));
    // The rim leaves room for the place on it, 43 degrees above the horizontal.
    painter.drawArc(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius),
                    16 * 70, 16 * 305);
    painter.drawLine(middle, middle + QPointF(2.6, -2.6) * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.position.line);
    painter.drawEllipse(middle + QPointF(5.9, -5.5) * unit, 2.4 * unit, 2.4 * unit);
    painter.restore();
}

TopBar::TopBar(Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_theme(widgets::Theme::light())
    , m_layout(new QHBoxLayout(this))
    , m_brand(new Brand(this))
    , m_menuBar(new QMenuBar(this))
    , m_document(new QLabel(this))
{
    m_layout->setSpacing(4);
    m_layout->addWidget(m_brand);
    m_layout->addWidget(m_menuBar, 0, Qt::AlignVCenter);
    m_layout->addWidget(m_document, 1);
    m_menuBar->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_menuBar->setNativeMenuBar(false);
    m_actions.fillMenuBar(*m_menuBar);
    m_document->setAlignment(Qt::AlignCenter);
    m_document->setTextFormat(Qt::PlainText);
    m_document->setMinimumWidth(0);
    addButton(new Button(Button::Kind::Ghost, Icon::Undo, this))->setAction(m_actions.undo);
    addButton(new Button(Button::Kind::Ghost, Icon::Redo, this))->setAction(m_actions.redo);
    addSeparator();
    m_languageButton = addButton(new Button(Button::Kind::Ghost, Icon::Language, this));
    connect(m_languageButton, &Button::clicked, this, &TopBar::openLanguages);
    m_darkButton = addButton(new Button(Button::Kind::Ghost, Icon::Moon, this));
    connect(m_darkButton, &Button::clicked, m_actions.darkTheme, &QAction::trigger);
    addButton(new Button(Button::Kind::Ghost, Icon::Help, this))->setAction(m_actions.help);
    addSeparator();
    m_export = addButton(new Button(Button::Kind::Solid, Icon::Export, this));
    connect(m_export, &Button::clicked, m_actions.exportFigure, &QAction::trigger);
    m_export->setIconOnly(false);
    m_noticeTime.setSingleShot(true);
    connect(&m_noticeTime, &QTimer::timeout, this, &TopBar::showDocument);
    retranslate();
    layOut();
}

Button *TopBar::addButton(Button *button)
{
    m_layout->addWidget(button);
    m_buttons.append(button);
    return button;
}

void TopBar::addSeparator()
{
    auto *line = new QWidget(this);
    line->setFixedSize(1, 20);
    line->setAutoFillBackground(true);
    m_layout->addSpacing(4);
    m_layout->addWidget(line);
    m_layout->addSpacing(4);
    m_separators.append(line);
}

void TopBar::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    static_cast<Brand *>(m_brand)->theme = theme;
    for (Button *button : m_buttons)
        button->setTheme(theme);
    for (QWidget *line : m_separators) {
        QPalette palette = line->palette();
        palette.setColor(QPalette::Window, theme.line);
        line->setPalette(palette);
    }
    m_darkButton->setIconKind(theme.isDark ? Icon::Sun : Icon::Moon);
    QPalette palette = m_document->palette();
    palette.setColor(QPalette::WindowText, theme.ink2);
    m_document->setPalette(palette);
    update();
}

void TopBar::setDocument(const QString &name, bool modified)
{
    m_name = name;
    m_modified = modified;
    showDocument();
}

void TopBar::showNotice(const QString &notice)
{
    m_notice = notice;
    m_noticeTime.start(
        std::max(noticeMilliseconds, noticePerCharacter * static_cast<int>(notice.size())));
    showDocument();
}

void TopBar::showDocument()
{
    // The mark is a word for screen readers and a dot for the eye.
    const QString mark = m_modified ? QStringLiteral(" •") : QString();
    const int room = std::max(0, m_document->width() - 24);
    const QFontMetrics metrics(m_document->font());
    if (m_noticeTime.isActive()) {
        m_document->setText(metrics.elidedText(m_notice, Qt::ElideMiddle, room));
        m_document->setToolTip(m_notice);
        return;
    }
    m_document->setText(
        metrics.elidedText(m_name, Qt::ElideMiddle, room - metrics.horizontalAdvance(mark)) + mark);
    m_document->setToolTip(m_modified ? tr("%1, with changes that are not saved").arg(m_name)
                                      : m_name);
}

void TopBar::openLanguages()
{
    const QRect place = m_languageButton->rect();
    m_actions.languageMenu()->popup(m_languageButton->mapToGlobal(place.bottomLeft()));
}

void TopBar::retranslate()
{
    m_languageButton->setToolTip(tr("Language"));
    m_languageButton->setAccessibleName(m_languageButton->toolTip());
    m_darkButton->setToolTip(tr("Light or dark theme"));
    m_darkButton->setAccessibleName(m_darkButton->toolTip());
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export a figure of the view in focus (Ctrl+E)"));
    showDocument();
}

void TopBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TopBar::layOut()
{
    const bool compact = width() < compactBelow;
    const int margin = compact ? 8 : 16;
    setFixedHeight(compact ? compactBarHeight : barHeight);
    m_layout->setContentsMargins(margin, 0, margin, 1);
    m_brand->setFixedWidth(compact ? compactBrandWidth : brandWidth);
    m_export->setIconOnly(compact);
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
    showDocument();
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.surface);
    painter.fillRect(QRect(0, QWidget::height() - 1, width(), 1), m_theme.line);
}

} // namespace locus::app
