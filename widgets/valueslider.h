// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slider.h"
#include "widgets/keyboardfocus.h"
#include "widgets/paramlabel.h"
#include "widgets/theme.h"

#include <QSlider>

#include <functional>
#include <optional>

namespace locus::widgets {

/// The QSlider of a parameter: a thin groove, a round knob in the role's colour, a mark at the
/// default. Its positions are fractions of the range; keys and wheel ask for steps of the value
/// instead, which the owner knows.
class ValueSlider : public KeyboardFocus<QSlider> {
    Q_OBJECT
public:
    explicit ValueSlider(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setAccent(Accent accent);
    /// Fraction of the default value, marked under the groove; none: no mark.
    void setDefaultMark(std::optional<double> fraction);
    /// The value follows a rule: drawn without the role's colour.
    void setFollowsRule(bool follows);
    /// What the position stands for, for screen readers; none: the position itself.
    struct Reading {
        double value = 0, min = 0, max = 0;
        QString text;
    };
    void setReading(std::function<Reading()> reading) { m_reading = std::move(reading); }
    [[nodiscard]] Reading reading() const;
    /// Without one the groove alone is drawn; a press anywhere on it chooses a value.
    void setKnobShown(bool shown);
    [[nodiscard]] bool isKnobShown() const { return m_knobShown; }

    /// The piece that a play runs through, marked where it is not the whole groove.
    void setPiece(const core::SliderRange &fractions);
    /// Plays without a button that would show it: the knob is solid.
    void setKnobSolid(bool solid);

    [[nodiscard]] double fraction() const;
    /// x of a fraction, in this widget.
    [[nodiscard]] double xOf(double fraction) const;
    /// Where the knob is: to be pressed there.
    [[nodiscard]] QRect knobRect() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Room left and right of the groove, for knob and focus ring.
    static constexpr int overhang = 10;

signals:
    void stepsRequested(double steps);
    void pagesRequested(double pages);
    /// Straight to this place: an end, or where a groove without a knob was pressed.
    void placeRequested(double fraction);
    /// A number of the reading, by a screen reader.
    void valueRequested(double value);
    void playRequested();
    /// The knob was double-clicked.
    void resetRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int positionAt(double x) const;
    [[nodiscard]] QColor activeColor() const;
    void paintGroove(QPainter &painter) const;
    void paintDefaultMark(QPainter &painter) const;
    void paintPieceEnd(QPainter &painter, double fraction, int inward) const;
    void paintKnob(QPainter &painter) const;

    Theme m_theme = Theme::light();
    Accent m_accent;
    std::optional<double> m_default;
    bool m_followsRule = false;
    bool m_knobShown = true;
    bool m_knobSolid = false;
    core::SliderRange m_piece{0, 1};
    bool m_pressedKnob = false; ///< and did not move it since
    double m_grip = 0;          ///< x of the press minus x of the knob
    int m_wheelRest = 0;
    std::function<Reading()> m_reading;
};

} // namespace locus::widgets
