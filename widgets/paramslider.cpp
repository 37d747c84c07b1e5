// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramslider.h"

#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numberinput.h"
#include "widgets/numbertext.h"
#include "widgets/replaced.h"
#include "widgets/valueslider.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace locus::widgets {

namespace {

constexpr int finePositions = 10000;  // of a slider that does not count whole values
constexpr int playTick = 33;          // ms
constexpr double playStep = 600;      // ms a step, for whole values
constexpr double playSweep = 6000;    // ms a sweep, for continuous ones
constexpr double stepFraction = 0.01; // of the range, for continuous values
constexpr double pageFraction = 0.1;
constexpr double middle = 0.5; // of the slider

} // namespace

ParamSlider::ParamSlider(const core::ParamSpec &spec, Form form, QWidget *parent)
    : QWidget(parent)
    , m_spec(spec)
    , m_range(core::sliderRange(spec))
    , m_form(form)
    , m_value(spec.softMin)
    , m_slider(new ValueSlider(this))
    , m_field(new NumberField(this))
    , m_play(new Button(Button::Kind::Round, Icon::Play, this))
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
    , m_timer(new QTimer(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_play->setCheckable(true);
    m_play->setVisible(form == Form::Full);
    m_slider->setVisible(spec.hasSlider());
    m_field->setPlain(form == Form::Entry);
    m_timer->setInterval(playTick);
    m_timer->setTimerType(Qt::PreciseTimer);
    connectSlider();
    connectRest();
    retranslate();
    showValue();
}

void ParamSlider::connectSlider()
{
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        beginTouch();
        m_gestures.hold();
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { m_gestures.release(); });
    connect(m_slider, &QSlider::valueChanged, this,
            [this] { applyFraction(m_slider->fraction()); });
    connect(m_slider, &ValueSlider::stepsRequested, this, &ParamSlider::applySteps);
    connect(m_slider, &ValueSlider::pagesRequested, this, &ParamSlider::applyPages);
    connect(m_slider, &ValueSlider::placeRequested, this, [this](double fraction) {
        beginTouch();
        applyFraction(fraction);
    });
    connect(m_slider, &ValueSlider::playRequested, this, [this] { setPlaying(!isPlaying()); });
}

void ParamSlider::connectRest()
{
    m_field->setCheck([this](double value) { return whyNot(m_spec, value); });
    connect(m_field, &NumberField::committed, this, &ParamSlider::applyTyped);
    connect(m_field, &NumberField::stepsRequested, this, &ParamSlider::applySteps);
    connect(m_field, &NumberField::problemChanged, this, &ParamSlider::showProblem);
    connect(m_play, &QAbstractButton::clicked, this, [this](bool on) { setPlaying(on); });
    connect(m_reset, &QAbstractButton::clicked, this, &ParamSlider::reset);
    connect(m_timer, &QTimer::timeout, this, [this] { advancePlay(playTick); });
}

void ParamSlider::setClock(GestureTracker::Clock clock)
{
    m_gestures = GestureTracker(std::move(clock));
}

void ParamSlider::setValue(std::optional<double> value, std::optional<double> ruleValue)
{
    m_isNull = !value;
    m_isNumber = value || ruleValue;
    if (m_isNumber)
        m_value = value ? *value : *ruleValue;
    else if (m_spec.hasSlider()) // where steps and a play begin
        m_value = core::valueAtFraction(m_spec, middle);
    showValue();
}

void ParamSlider::setDefaultValue(std::optional<double> value)
{
    m_default = value;
    showValue();
}

void ParamSlider::setLimits(double min, double max)
{
    if (m_spec.hardMin == min && m_spec.hardMax == max && m_spec.softMin == min &&
        m_spec.softMax == max)
        return;
    m_spec.hardMin = m_spec.softMin = min;
    m_spec.hardMax = m_spec.softMax = max;
    m_range = core::sliderRange(m_spec);
    m_slider->setVisible(m_form != Form::Compact || m_spec.hasSlider());
    layOut();
    showValue();
}

void ParamSlider::setProblem(const QString &problem)
{
    m_field->setProblem(problem);
}

QString ParamSlider::problem() const
{
    return m_field->problem();
}

bool ParamSlider::isWhole() const
{
    return m_spec.scale == core::SliderScale::Integer ||
           m_spec.scale == core::SliderScale::LogInteger || m_spec.type == core::FieldType::Integer;
}

bool ParamSlider::isChanged() const
{
    if (m_default)
        return m_isNull || m_value != *m_default;
    return m_spec.nullable && !m_isNull;
}

/// Everything that follows from the value, without a signal.
void ParamSlider::showValue()
{
    if (m_spec.hasSlider()) {
        const core::SliderRange wide = core::sliderRange(m_spec, m_value);
        m_range = {std::min(m_range.min, wide.min), std::max(m_range.max, wide.max)};
    }
    const double grid = (m_range.max - m_range.min) / m_spec.step;
    const bool counts = m_spec.scale == core::SliderScale::Integer && grid <= finePositions;
    const int positions = std::max(0, counts ? static_cast<int>(std::lround(grid)) : finePositions);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, positions);
        m_slider->setSliderPosition(static_cast<int>(
            std::lround(core::fractionOfValue(m_spec, m_range, m_value) * positions)));
    }
    m_slider->setFollowsRule(m_isNull);
    m_slider->setKnobShown(m_isNumber);
    m_slider->setDefaultMark(isEnabled() && isChanged() && m_default && m_spec.hasSlider()
                                 ? std::optional(core::fractionOfValue(m_spec, m_range, *m_default))
                                 : std::nullopt);
    const bool otherReset = m_reset->isVisibleTo(this) != showsReset();
    m_reset->setVisible(showsReset());
    const bool followsRule = m_isNull && !m_label.nullText.isEmpty();
    const QString text = followsRule ? m_label.nullText : textOf(m_value);
    m_slider->setAccessibleDescription(text);
    m_field->showText(text, m_isNumber
                                ? QString::number(m_value, 'g', QLocale::FloatingPointShortest)
                                : QString());
    // Knob and field repaint themselves; the rest of the row shows the range, not the value.
    if (replaced(m_shownRange, m_range) || otherReset)
        update();
}

/// Whatever the user does himself ends a play and what was wrong before.
void ParamSlider::beginTouch()
{
    setPlaying(false);
    m_field->setProblem({});
}

void ParamSlider::applyFraction(double fraction)
{
    applyValue(core::valueAtFraction(m_spec, m_range, fraction), m_gestures.step());
}

void ParamSlider::applySteps(double steps)
{
    beginTouch();
    double value = m_value;
    if (isWhole()) {
        value += std::copysign(std::max(1.0, std::round(std::abs(steps))), steps) * m_spec.step;
    } else {
        const double fraction = core::fractionOfValue(m_spec, m_range, m_value);
        value = core::valueAtFraction(m_spec, m_range, fraction + steps * stepFraction);
        // A step smaller than the last decimal still moves by that decimal.
        if (value == m_value)
            value += std::copysign(std::pow(10.0, -m_spec.decimals), steps);
    }
    if (m_spec.hasSlider())
        value = std::clamp(value, m_range.min, m_range.max);
    if (whyNot(m_spec, value).isEmpty())
        applyValue(value, m_gestures.step());
}

void ParamSlider::applyPages(double pages)
{
    beginTouch();
    const double fraction = core::fractionOfValue(m_spec, m_range, m_value) + pages * pageFraction;
    double value = core::valueAtFraction(m_spec, m_range, fraction);
    if (value == m_value && isWhole())
        value = std::clamp(m_value + pages * m_spec.step, m_range.min, m_range.max);
    applyValue(value, m_gestures.step());
}

void ParamSlider::applyTyped(double value)
{
    beginTouch();
    applyValue(value, m_gestures.commit());
}

void ParamSlider::applyValue(double value, GestureId gesture)
{
    const bool same = !m_isNull && value == m_value;
    m_isNull = false;
    m_isNumber = true;
    m_value = value;
    showValue();
    if (!same)
        emit edited(value, gesture);
}

void ParamSlider::reset()
{
    if (!isChanged())
        return;
    beginTouch();
    m_range = core::sliderRange(m_spec);
    if (m_default)
        applyValue(*m_default, m_gestures.commit());
    else
        emit clearedToRule(m_gestures.commit());
}

bool ParamSlider::isPlaying() const
{
    return m_timer->isActive();
}

void ParamSlider::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    m_play->setIconKind(playing ? Icon::Pause : Icon::Play);
    if (playing == isPlaying())
        return;
    if (playing) {
        m_field->setProblem({});
        m_gestures.hold();
        m_playRest = 0;
        m_playFraction = core::fractionOfValue(m_spec, m_range, m_value);
        m_timer->start();
    } else {
        m_timer->stop();
        m_gestures.release();
    }
}

void ParamSlider::advancePlay(double milliseconds)
{
    if (!isPlaying())
        return;
    if (!isWhole()) {
        m_playFraction += m_playDirection * milliseconds / playSweep;
        if (m_playFraction >= 1 || m_playFraction <= 0)
            m_playDirection = m_playFraction >= 1 ? -1 : 1;
        m_playFraction = std::clamp(m_playFraction, 0.0, 1.0);
        applyFraction(m_playFraction);
        return;
    }
    m_playRest += milliseconds;
    while (m_playRest >= playStep) {
        m_playRest -= playStep;
        if (m_value >= m_range.max || m_value <= m_range.min)
            m_playDirection = m_value >= m_range.max ? -1 : 1;
        applyValue(std::clamp(m_value + m_playDirection * m_spec.step, m_range.min, m_range.max),
                   m_gestures.step());
    }
}

void ParamSlider::mousePressEvent(QMouseEvent *event)
{
    if (m_form == Form::Entry && labelRect().contains(event->position().toPoint()))
        emit labelClicked();
    else
        event->ignore();
}

void ParamSlider::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_form != Form::Entry && labelRect().contains(event->position().toPoint()))
        reset();
}

} // namespace locus::widgets
