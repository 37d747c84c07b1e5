// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/colorvision.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QImage>

namespace locus::app {

/// The figure, small, as other eyes see it; a press shows the large one so.
class VisionThumb : public QAbstractButton {
    Q_OBJECT
public:
    VisionThumb(widgets::Vision vision, const widgets::Theme &theme, QWidget *parent);

    [[nodiscard]] widgets::Vision vision() const { return m_vision; }
    /// \a picture: as usual eyes see it. What the name says beside the eye's: \a fact.
    /// \a meaning: more of it, for the tool tip.
    void showFigure(const QImage &picture, const QString &fact, const QString &meaning = {});
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    [[nodiscard]] QString fact() const { return m_fact; }

    [[nodiscard]] QSize sizeHint() const override { return {182, pictureHeight + captionHeight}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {96, sizeHint().height()}; }

    static constexpr int pictureHeight = 106;
    static constexpr int captionHeight = 24;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintCaption(QPainter &painter) const;

    widgets::Vision m_vision;
    widgets::Theme m_theme;
    QImage m_picture;
    QString m_fact;
};

} // namespace locus::app
