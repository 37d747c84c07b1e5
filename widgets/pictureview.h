// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "core/value.h"
#include "widgets/gesture.h"
#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QRect>
#include <QRegion>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QHelpEvent;
class QPainter;

namespace locus::widgets {

/// A widget around one painter: keeps what it draws as values and repaints only when one of them
/// changed. What the user does in any picture leaves through the same few signals.
class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    /// Both at once: a selection of one Frame need not exist in another.
    void setPicture(std::shared_ptr<const core::Frame> frame, const core::View &view);
    void setFrame(std::shared_ptr<const core::Frame> frame);
    void setView(const core::View &view);
    void setTheme(const Theme &theme);
    [[nodiscard]] const std::shared_ptr<const core::Frame> &frame() const { return m_frame; }
    /// What the pointer is on in another view.
    void setHover(const Hover &hover);
    [[nodiscard]] const core::View &view() const { return m_view; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const Hover &hover() const { return m_hover; }

    /// Everything is drawn that much larger, as on a projector; at least 1.
    void setScale(double scale);
    [[nodiscard]] double scale() const { return m_scale; }
    /// The room of the picture in the units that it is laid out in; rect() at a scale of 1.
    [[nodiscard]] QRect area() const;
    /// Pixels of the widget that a part of its area() touches.
    [[nodiscard]] QRect onWidget(const QRectF &part) const;

    /// Words of a card that shows this picture: its header, the rest of it, and a choice among
    /// several pictures.
    [[nodiscard]] virtual QString title() const { return accessibleName(); }
    [[nodiscard]] virtual QString subtitle() const { return {}; }
    [[nodiscard]] virtual QString shortTitle() const { return title(); }
    /// Letters of the formula beside the title, as paintSymbol reads them.
    [[nodiscard]] virtual QString symbol() const { return {}; }
    /// Stages that are drawn, of \a model as it will be computed next.
    [[nodiscard]] virtual std::vector<core::StageRequest> requests(const core::Model &model,
                                                                   const core::View &view) const;

    /// Sets every text; called by the constructors and on a language change.
    virtual void retranslate() = 0;

signals:
    void cellPicked(int query, int key);
    void queryPicked(int query);
    void keyPicked(int key);
    /// A displacement j - i for which the selected query has a key.
    void deltaPicked(qint64 delta);
    void blockPicked(int block);
    void headPicked(int head);
    /// Shift and a click: keep this pair for comparison, or let it go.
    void cellPinned(int query, int key);
    void hovered(const locus::widgets::Hover &hover);
    /// Escape with nothing under the pointer.
    void escaped();
    /// A handle in the picture was dragged: the same as its slider.
    void paramEdited(const QString &key, const locus::core::Value &value,
                     locus::widgets::GestureId gesture);

protected:
    /// Something that is drawn changed: forget what was derived from it. The repaint is already
    /// queued.
    virtual void pictureChanged() {}
    /// A picture that marks what is hovered elsewhere repaints.
    virtual void hoverChanged() {}
    /// What another Frame changed, where a view knows better than that everything may have. Called
    /// once for each, after pictureChanged().
    [[nodiscard]] virtual QRect changedByFrame() { return area(); }
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    /// The picture went away under the hand: no release will come.
    virtual void letGo() {}
    /// What the whole words of a tool tip at \a point are about: long tokens are cut in pictures.
    [[nodiscard]] virtual Hover pointedAt(QPointF point) const;
    /// Beside the pointer stands what the tool tip would say, up to very long tokens.
    [[nodiscard]] virtual bool hasReadout() const { return false; }
    /// The 2 px ring, only when the focus came by the keyboard.
    void paintFocusRing(QPainter &painter) const;
    /// What the picture paints over without a gap, so that no ground is needed there.
    [[nodiscard]] virtual QRect coveredRect() const { return {}; }
    /// A Frame that is there and not refused.
    [[nodiscard]] bool hasPicture() const;

private:
    [[nodiscard]] QRegion inArea(const QRegion &region) const;
    bool scaledEvent(QEvent *event);
    bool handledAs(QEvent &inside, QEvent &event);
    bool handled(QEvent *event);
    void paintGround(const QRegion &region);
    bool showTokens(const QHelpEvent &event);

    std::shared_ptr<const core::Frame> m_frame;
    core::View m_view;
    Theme m_theme = Theme::light();
    Hover m_hover;
    double m_scale = 1;
    bool m_keyboardFocus = false;
};

} // namespace locus::widgets
