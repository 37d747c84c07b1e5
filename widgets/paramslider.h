// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"
#include "widgets/gesturetracker.h"
#include "widgets/paramlabel.h"
#include "widgets/theme.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QFontMetricsF;
class QTimer;

namespace locus::widgets {

class Button;
class NumberField;
class ValueSlider;

/// One number of the parameter table: symbol, name, unit, reset, number field, play button, slider.
///
/// edited() is emitted for user acts only; setValue() never emits.
class ParamSlider : public QWidget {
    Q_OBJECT
public:
    enum class Form {
        Full,    ///< two lines, and a third of tick labels where there is room
        Compact, ///< one line: counts, and numbers without a slider
        Entry    ///< one line, 22 high: one of several entries of an array
    };

    ParamSlider(const core::ParamSpec &spec, Form form, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label);
    void setAccent(Accent accent);
    void setTheme(const Theme &theme);
    /// Form::Entry: the one that is shown elsewhere.
    void setHighlighted(bool highlighted);
    void setClock(GestureTracker::Clock clock);

    /// None: the parameter is null and follows a rule; \a ruleValue is where the knob stands then.
    /// Without that one either there is no knob until somebody takes hold of the slider.
    void setValue(std::optional<double> value, std::optional<double> ruleValue = std::nullopt);
    [[nodiscard]] double value() const { return m_value; }
    /// Where reset leads; none: to null where the parameter may be null, else there is no reset.
    void setDefaultValue(std::optional<double> value);
    /// Narrower limits than the table's, for the slider and for what may be typed.
    void setLimits(double min, double max);
    /// Words of a problem that the Scene has with the last edit; the next edit clears them.
    void setProblem(const QString &problem);
    [[nodiscard]] QString problem() const;
    /// How the value is written; by default with as many digits as it needs.
    void setNumberText(std::function<QString(double)> text);

    [[nodiscard]] ValueSlider *slider() const { return m_slider; }
    [[nodiscard]] NumberField *field() const { return m_field; }
    [[nodiscard]] Button *playButton() const { return m_play; }
    [[nodiscard]] Button *resetButton() const { return m_reset; }
    [[nodiscard]] const core::ParamSpec &spec() const { return m_spec; }
    [[nodiscard]] QRect labelRect() const;

    [[nodiscard]] bool isPlaying() const;
    void setPlaying(bool playing);
    /// What the play timer does: moves on by that much time.
    void advancePlay(double milliseconds);

    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void edited(double value, locus::widgets::GestureId gesture);
    /// Back to null: the rule decides again.
    void clearedToRule(locus::widgets::GestureId gesture);
    /// Form::Entry: its label was clicked.
    void labelClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectSlider();
    void connectRest();
    void layOut();
    void layOutFull();
    void layOutLine();
    void showValue();
    void showProblem();
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] bool isChanged() const;

    void beginTouch();
    void applyFraction(double fraction);
    void applySteps(double steps);
    void applyPages(double pages);
    void applyTyped(double value);
    void applyValue(double value, GestureId gesture);
    void reset();

    [[nodiscard]] QString textOf(double value) const;
    [[nodiscard]] int fieldWidth() const;
    [[nodiscard]] int lineLabelWidth() const;
    [[nodiscard]] bool showsReset() const;
    [[nodiscard]] bool hasTickLabels() const;
    [[nodiscard]] std::vector<double> tickValues() const;
    [[nodiscard]] QString fittingName(const QFontMetricsF &fm, double room) const;
    [[nodiscard]] QColor nameColor() const;
    [[nodiscard]] QRect problemRect() const;
    [[nodiscard]] int problemHeight() const;
    void paintLabel(QPainter &painter) const;
    void paintTicks(QPainter &painter) const;
    void paintProblem(QPainter &painter) const;

    core::ParamSpec m_spec;
    core::SliderRange m_range;
    core::SliderRange
        m_shownRange; ///< the one last painted ///< the soft range, widened by typed values
    Form m_form;
    ParamLabel m_label;
    Accent m_accent;
    Theme m_theme = Theme::light();
    bool m_highlighted = false;
    double m_value = 0;
    bool m_isNull = false;
    bool m_isNumber = true; ///< its own or the rule's
    std::optional<double> m_default;
    std::function<QString(double)> m_numberText;
    GestureTracker m_gestures;
    ValueSlider *m_slider;
    NumberField *m_field;
    Button *m_play;
    Button *m_reset;
    QTimer *m_timer;
    double m_playDirection = 1;
    double m_playFraction = 0; ///< of a continuous value
    double m_playRest = 0;     ///< ms towards the next step of a whole one
};

} // namespace locus::widgets
