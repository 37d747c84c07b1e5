// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/rulers.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QAbstractScrollArea>
#include <QImage>

namespace locus::app {

/// The figure on the ground of the window, with rulers. Fitting it is seen whole; at its own size
/// it scrolls, and is dragged with the mouse.
class FigurePreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    FigurePreview(const widgets::Theme &theme, QWidget *parent);

    /// \a picture: of these settings, in device pixels of this screen.
    void showFigure(const QImage &picture, const core::FigureSettings &settings);
    /// Stands instead of a figure.
    void showSentence(const QString &sentence);
    void setRulers(bool shown);
    /// Also of the layout: what a fitting figure may take up.
    [[nodiscard]] QSizeF room() const;
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] bool hasRulers() const { return m_hasRulers; }
    [[nodiscard]] Rulers rulers() const;

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF ground() const;
    [[nodiscard]] QRectF figureRect() const;
    void placeScrollBars();
    void paintFigure(QPainter &painter) const;

    widgets::Theme m_theme;
    QImage m_picture;
    QString m_sentence;
    core::FigureSettings m_settings;
    QPoint m_dragged;
    bool m_hasRulers = true;
};

} // namespace locus::app
