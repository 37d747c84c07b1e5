// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gesturetracker.h"
#include "widgets/paramsliderlayout.h"
#include "widgets/paramsliderpaint.h"
#include "widgets/slidernumber.h"

#include <QWidget>

namespace locus::widgets {

class Button;
class NumberField;
class SliderPlay;
class ValueSlider;

/// One number of the parameter table: symbol, name, unit, reset, number field, play button, slider
/// with a step at each end. A right click opens a SliderMenu.
///
/// edited() is emitted for user acts only; setValue() never emits.
class ParamSlider : public QWidget {
    Q_OBJECT
public:
    using Form = ParamSliderForm;

    ParamSlider(const core::ParamSpec &spec, Form form, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label);
    void setAccent(Accent accent);
    void setTheme(const Theme &theme);
    /// Form::Entry: the one that is shown elsewhere.
    void setHighlighted(bool highlighted);
    void setClock(GestureTracker::Clock clock);
    /// Width of a panel's row that something beside this slider takes.
    void setWidthBeside(int width);

    /// None: the parameter is null and follows a rule; \a ruleValue is where the knob stands then.
    /// Without that one either there is no knob until somebody takes hold of the slider.
    void setValue(std::optional<double> value, std::optional<double> ruleValue = std::nullopt);
    [[nodiscard]] double value() const { return m_number.value; }
    /// Where reset leads; none: to null where the parameter may be null, else there is no reset.
    void setDefaultValue(std::optional<double> value);
    /// Other limits than the table's: for what may be typed, and for the slider.
    void setLimits(core::SliderRange hard, std::optional<core::SliderRange> soft = std::nullopt);
    /// Words of a problem that the Scene has with the last edit; the next edit clears them.
    void setProblem(const QString &problem);
    [[nodiscard]] QString problem() const;
    void setNumberText(std::function<QString(double)> text);
    [[nodiscard]] const SliderNumber &number() const { return m_number; }
    [[nodiscard]] const core::ParamSpec &spec() const { return m_number.spec; }

    /// The user's act, as by a double-click on the name or the knob.
    void reset();
    [[nodiscard]] SliderPlay *play() const { return m_clock; }
    [[nodiscard]] bool isPlaying() const;
    void setPlaying(bool playing);
    /// What the clock does: moves on by that much time.
    void advancePlay(double milliseconds);
    /// The slider's own range again, as far as the value lies in it: what was typed before is over.
    void narrow();
    /// Another document: no play, nothing that was set for it, the slider's own range.
    void forget();

    [[nodiscard]] ValueSlider *slider() const { return m_slider; }
    [[nodiscard]] NumberField *field() const { return m_field; }
    [[nodiscard]] Button *playButton() const { return m_play; }
    [[nodiscard]] Button *resetButton() const { return m_reset; }
    [[nodiscard]] Button *stepButton(bool up) const { return up ? m_more : m_less; }
    [[nodiscard]] const ParamSliderGeometry &geometryNow() const { return m_geometry; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The name as far as there is room for it.
    [[nodiscard]] QString nameShown() const;

signals:
    void edited(double value, locus::widgets::GestureId gesture);
    /// Back to null: the rule decides again.
    void clearedToRule(locus::widgets::GestureId gesture);
    /// Form::Entry: its label was clicked.
    void labelClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectSlider();
    void connectRest();
    void layOut();
    void showValue();
    void showPlay();
    [[nodiscard]] int fieldWidth() const;
    [[nodiscard]] ParamSliderNeeds needs() const;

    void beginTouch();
    void applyFraction(double fraction);
    void applySteps(double steps);
    void applyPages(double pages);
    void applyValue(double value, GestureId gesture);

    SliderNumber m_number;
    Form m_form;
    ParamLabel m_label;
    ParamLabelLook m_look;
    Theme m_theme = Theme::light();
    int m_widthBeside = 0;
    core::SliderRange m_shownRange; ///< the one laid out for
    bool m_shownReset = false;
    ParamSliderGeometry m_geometry;
    GestureTracker m_gestures;
    ValueSlider *m_slider;
    NumberField *m_field;
    Button *m_play, *m_less, *m_more, *m_reset;
    SliderPlay *m_clock;
};

} // namespace locus::widgets
