// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramslider.h"

#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numberinput.h"
#include "widgets/replaced.h"
#include "widgets/slidermenu.h"
#include "widgets/sliderplay.h"
#include "widgets/valueslider.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <cmath>
#include <utility>

namespace locus::widgets {

ParamSlider::ParamSlider(const core::ParamSpec &spec, Form form, QWidget *parent)
    : QWidget(parent)
    , m_number(spec)
    , m_form(form)
    , m_slider(new ValueSlider(this))
    , m_field(new NumberField(this))
    , m_play(new Button(Button::Kind::Round, Icon::Play, this))
    , m_less(new Button(Button::Kind::Step, Icon::Minus, this))
    , m_more(new Button(Button::Kind::Step, Icon::Plus, this))
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
    , m_clock(new SliderPlay(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_look.isEntry = form == Form::Entry;
    m_play->setCheckable(true);
    m_field->setPlain(form == Form::Entry);
    connectSlider();
    connectRest();
    setLabel({});
}

void ParamSlider::connectSlider()
{
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        beginTouch();
        m_gestures.hold();
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] {
        m_gestures.release();
        layOut(); // a problem may wait for its room
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this] { applyFraction(m_slider->fraction()); });
    m_slider->setReading([this] {
        return ValueSlider::Reading{m_number.value, m_number.range.min, m_number.range.max,
                                    m_field->shownText()};
    });
    connect(m_slider, &ValueSlider::valueRequested, this, [this](double value) {
        beginTouch();
        if (whyNot(spec(), value).isEmpty())
            applyValue(value, m_gestures.commit());
    });
    connect(m_slider, &ValueSlider::stepsRequested, this, &ParamSlider::applySteps);
    connect(m_slider, &ValueSlider::pagesRequested, this, &ParamSlider::applyPages);
    connect(m_slider, &ValueSlider::placeRequested, this, [this](double fraction) {
        beginTouch();
        applyFraction(fraction);
    });
    connect(m_slider, &ValueSlider::playRequested, this, [this] { setPlaying(!isPlaying()); });
    connect(m_slider, &ValueSlider::resetRequested, this, &ParamSlider::reset);
    for (Button *button : {m_less, m_more}) {
        // The keys go on where the mouse began.
        button->setFocusPolicy(Qt::ClickFocus);
        button->setFocusProxy(m_slider);
        const double sign = button == m_more ? 1 : -1;
        connect(button, &QAbstractButton::pressed, this,
                [this, sign] { applySteps(sign * stepsOf(QApplication::keyboardModifiers())); });
    }
}

void ParamSlider::connectRest()
{
    m_field->setCheck([this](double value) {
        const QString reason = whyNot(spec(), value);
        return reason.isEmpty() ? reason : tr("%1 %2.").arg(fullName(m_label), reason);
    });
    connect(m_field, &NumberField::committed, this, [this](double value) {
        beginTouch();
        applyValue(value, m_gestures.commit());
    });
    connect(m_field, &NumberField::stepsRequested, this, &ParamSlider::applySteps);
    connect(m_field, &NumberField::pagesRequested, this, &ParamSlider::applyPages);
    connect(m_field, &NumberField::problemChanged, this, &ParamSlider::layOut);
    connect(m_play, &QAbstractButton::clicked, this, &ParamSlider::setPlaying);
    connect(m_reset, &QAbstractButton::clicked, this, &ParamSlider::reset);
    connect(m_clock, &SliderPlay::ticked, this, &ParamSlider::advancePlay);
    connect(m_clock, &SliderPlay::runningChanged, this, &ParamSlider::showPlay);
    connect(m_clock, &SliderPlay::changed, this, &ParamSlider::showPlay);
}

void ParamSlider::setClock(GestureTracker::Clock clock)
{
    m_gestures = GestureTracker(std::move(clock));
}

void ParamSlider::setValue(std::optional<double> value, std::optional<double> ruleValue)
{
    const double before = m_number.value;
    m_number.set(value, ruleValue);
    // By another hand, an undo or an example: the groove is as wide as this value needs.
    if (spec().hasSlider() && m_number.value != before)
        m_number.narrow();
    showValue();
}

void ParamSlider::setDefaultValue(std::optional<double> value)
{
    m_reset->setToolTip(value ? tr("Back to the default") : tr("Back to the rule"));
    if (replaced(m_number.byDefault, value))
        showValue();
}

void ParamSlider::setLimits(core::SliderRange hard, std::optional<core::SliderRange> soft)
{
    if (!m_number.setLimits(hard, soft.value_or(hard)))
        return;
    layOut();
    showValue();
}

void ParamSlider::setProblem(const QString &problem)
{
    if (!problem.isEmpty())
        setPlaying(false);
    m_field->setProblem(problem);
}

QString ParamSlider::problem() const
{
    return m_field->problem();
}

void ParamSlider::setNumberText(std::function<QString(double)> text)
{
    m_number.write = std::move(text);
    showValue();
}

/// Everything that follows from the value, without a signal.
void ParamSlider::showValue()
{
    const bool hasSlider = spec().hasSlider();
    {
        const QSignalBlocker blocker(m_slider);
        const int positions = m_number.positions();
        m_slider->setRange(0, positions);
        m_slider->setSliderPosition(
            hasSlider ? static_cast<int>(std::lround(m_number.fraction() * positions)) : 0);
    }
    m_slider->setFollowsRule(m_number.isNull);
    m_slider->setKnobShown(m_number.isKnown);
    m_slider->setDefaultMark(isEnabled() ? m_number.defaultFraction() : std::nullopt);
    m_less->setEnabled(hasSlider && m_number.value > m_number.range.min);
    m_more->setEnabled(hasSlider && m_number.value < m_number.range.max);
    m_play->setEnabled(hasSlider);
    const bool followsRule = m_number.isNull && !m_label.nullText.isEmpty();
    const QString text = followsRule ? m_label.nullText : m_number.text(m_number.value);
    m_slider->setAccessibleDescription(text);
    m_field->showText(text, m_number.preciseText());
    // Knob and field repaint themselves; the rest of the row shows the range, not the value.
    const bool otherRange = replaced(m_shownRange, m_number.range);
    if (replaced(m_shownReset, isEnabled() && m_number.isChanged()) || otherRange) {
        layOut();
        showPlay();
    }
}

/// Whatever the user does himself ends a play and what was wrong before.
void ParamSlider::beginTouch()
{
    setPlaying(false);
    m_field->setProblem({});
}

void ParamSlider::applyFraction(double fraction)
{
    applyValue(core::valueAtFraction(spec(), m_number.range, fraction), m_gestures.step());
}

void ParamSlider::applySteps(double steps)
{
    beginTouch();
    const double value = core::valueAfterSteps(spec(), m_number.range, m_number.value, steps);
    if (whyNot(spec(), value).isEmpty())
        applyValue(value, m_gestures.step());
}

void ParamSlider::applyPages(double pages)
{
    beginTouch();
    applyValue(core::valueAfterPages(spec(), m_number.range, m_number.value, pages),
               m_gestures.step());
}

void ParamSlider::applyValue(double value, GestureId gesture)
{
    const bool same = !m_number.isNull && value == m_number.value;
    m_number.set(value, std::nullopt);
    showValue();
    if (!same)
        emit edited(value, gesture);
}

void ParamSlider::reset()
{
    m_field->giveUp();
    if (!isEnabled() || !m_number.isChanged())
        return;
    beginTouch();
    m_number.forgetWidening();
    if (m_number.byDefault)
        applyValue(*m_number.byDefault, m_gestures.commit());
    else
        emit clearedToRule(m_gestures.commit());
}

bool ParamSlider::isPlaying() const
{
    return m_clock->isRunning();
}

void ParamSlider::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_play->isEnabled()))
        return;
    if (playing) {
        m_field->setProblem({});
        m_gestures.hold();
        m_clock->start(spec(), m_number.range, m_number.value);
    } else {
        m_clock->stop();
        m_gestures.release();
    }
}

void ParamSlider::advancePlay(double milliseconds)
{
    if (!isPlaying())
        return;
    const double before = m_number.value;
    const double next = m_clock->next(spec(), m_number.range, before, milliseconds);
    if (next != before)
        applyValue(next, m_gestures.step());
    // As of a pair whose other one has met its end.
    if (m_number.value != next && m_number.value == before)
        m_clock->holdUp();
    if (m_clock->hasEnded())
        setPlaying(false);
}

void ParamSlider::narrow()
{
    m_number.narrow();
    showValue();
}

void ParamSlider::forget()
{
    m_clock->forget();
    m_number.forgetWidening(); // the next value may widen it again
    showValue();
}

void ParamSlider::mousePressEvent(QMouseEvent *event)
{
    if (m_form == Form::Entry && event->button() == Qt::LeftButton &&
        m_geometry.label.contains(event->position().toPoint()))
        emit labelClicked();
    else
        event->ignore();
}

void ParamSlider::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_geometry.label.contains(event->position().toPoint()))
        reset();
}

void ParamSlider::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new SliderMenu(*this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

void ParamSlider::hideEvent(QHideEvent *event)
{
    // A window that is minimised goes on.
    if (event->spontaneous())
        return;
    setPlaying(false);
    m_gestures.release();
}

} // namespace locus::widgets
