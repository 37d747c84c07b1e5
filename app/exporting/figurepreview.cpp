// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/figurepreview.h"

#include "app/figure.h"
#include "widgets/style.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

constexpr double millimetresPerPoint = 25.4 / 72;
constexpr double edge = 12;  ///< without rulers
constexpr double square = 8; ///< of the pattern behind a transparent figure

/// Squares that say "nothing is painted here".
void paintNothing(QPainter &painter, const QRectF &rect, const widgets::Theme &theme)
{
    painter.save();
    painter.setClipRect(rect);
    painter.fillRect(rect, theme.surface);
    for (int row = 0; row * square < rect.height(); ++row)
        for (int column = row % 2; column * square < rect.width(); column += 2)
            painter.fillRect(
                QRectF(rect.left() + column * square, rect.top() + row * square, square, square),
                theme.grid);
    painter.restore();
}

} // namespace

FigurePreview::FigurePreview(const widgets::Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(theme)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    QPalette ground = viewport()->palette();
    ground.setColor(QPalette::Window, theme.bg);
    viewport()->setPalette(ground);
    viewport()->setBackgroundRole(QPalette::Window);
    setMinimumSize(240, 160);
}

QRectF FigurePreview::ground() const
{
    const QRectF all = viewport()->rect();
    return m_hasRulers ? all.adjusted(rulerWidth, rulerHeight, -2, -2)
                       : all.adjusted(edge, edge, -edge, -edge);
}

QSizeF FigurePreview::room() const
{
    return ground().size().expandedTo({1, 1});
}

QRectF FigurePreview::figureRect() const
{
    const QRectF room = ground();
    const QSizeF size = QSizeF(m_picture.size()) / m_picture.devicePixelRatio();
    const auto start = [](double from, double extent, double length, int scrolled) {
        return length <= extent ? std::floor(from + (extent - length) / 2) : from - scrolled;
    };
    return {QPointF(start(room.left(), room.width(), size.width(), horizontalScrollBar()->value()),
                    start(room.top(), room.height(), size.height(), verticalScrollBar()->value())),
            size};
}

void FigurePreview::showFigure(const QImage &picture, const core::FigureSettings &settings)
{
    m_picture = picture;
    m_settings = settings;
    m_sentence.clear();
    placeScrollBars();
    viewport()->update();
}

void FigurePreview::showSentence(const QString &sentence)
{
    m_sentence = sentence;
    viewport()->update();
}

void FigurePreview::setRulers(bool shown)
{
    if (shown == m_hasRulers)
        return;
    m_hasRulers = shown;
    placeScrollBars();
    viewport()->update();
}

void FigurePreview::placeScrollBars()
{
    const QSizeF size = QSizeF(m_picture.size()) / m_picture.devicePixelRatio();
    const auto place = [](QScrollBar &bar, double extent, double length) {
        bar.setRange(0, std::max(0, qRound(length - extent)));
        bar.setPageStep(qRound(extent));
        bar.setSingleStep(20);
    };
    place(*horizontalScrollBar(), room().width(), size.width());
    place(*verticalScrollBar(), room().height(), size.height());
    const bool scrolls = horizontalScrollBar()->maximum() > 0 || verticalScrollBar()->maximum() > 0;
    setFocusPolicy(scrolls ? Qt::StrongFocus : Qt::NoFocus);
}

Rulers FigurePreview::rulers() const
{
    Rulers rulers;
    rulers.figure = figureRect();
    rulers.room = rulers.figure.intersected(ground());
    const double width = m_settings.sizeInPixels
                             ? m_settings.width
                             : figurePoints(m_settings).width() * millimetresPerPoint;
    rulers.perUnit = rulers.figure.width() / width;
    rulers.unit = m_settings.sizeInPixels ? tr("px") : tr("mm");
    return rulers;
}

void FigurePreview::paintFigure(QPainter &painter) const
{
    const QRectF figure = figureRect();
    painter.save();
    painter.setClipRect(ground().adjusted(-1, -1, 1, 1));
    if (m_settings.transparent)
        paintNothing(painter, figure, m_theme);
    painter.drawImage(figure.topLeft(), m_picture);
    painter.setPen(QPen(m_theme.line2, 1));
    painter.drawRect(figure.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.restore();
    if (m_hasRulers)
        paintRulers(painter, rulers(), m_theme);
}

void FigurePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.bg);
    if (!m_sentence.isEmpty()) {
        painter.setPen(m_theme.ink2);
        painter.setFont(widgets::uiFont(widgets::metrics::labelPx));
        painter.drawText(ground().adjusted(40, 0, -40, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_sentence);
    } else if (!m_picture.isNull()) {
        paintFigure(painter);
    }
    if (hasFocus())
        widgets::paintFocusRing(painter, QRectF(viewport()->rect()).adjusted(3, 3, -3, -3), 0,
                                m_theme);
}

void FigurePreview::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeScrollBars();
    emit resized();
}

void FigurePreview::scrollContentsBy(int, int)
{
    viewport()->update();
}

void FigurePreview::mousePressEvent(QMouseEvent *event)
{
    m_dragged = event->position().toPoint();
}

void FigurePreview::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint now = event->position().toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (now - m_dragged).x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (now - m_dragged).y());
    m_dragged = now;
}

} // namespace locus::app
