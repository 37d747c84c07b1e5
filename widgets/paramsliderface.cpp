// SPDX-License-Identifier: GPL-3.0-or-later
// How a ParamSlider is worded, laid out and painted.
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/paramslider.h"
#include "widgets/sliderplay.h"
#include "widgets/valueslider.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int leastWidth = 120;

/// A part that has no room is not there.
void place(QWidget &part, const QRect &rect)
{
    part.setVisible(!rect.isEmpty());
    if (!rect.isEmpty())
        part.setGeometry(rect);
}

} // namespace

void ParamSlider::setLabel(const ParamLabel &label)
{
    m_label = label;
    const QString name = fullName(label);
    m_slider->setAccessibleName(name);
    m_field->editor()->setAccessibleName(name);
    m_slider->setToolTip(label.toolTip);
    setToolTip(label.toolTip);
    m_play->setAccessibleName(tr("Play %1").arg(name));
    m_play->setToolTip(tr("Play, also with the space bar; a right click chooses how"));
    m_reset->setAccessibleName(tr("Reset %1").arg(name));
    m_reset->setToolTip(m_number.byDefault ? tr("Back to the default") : tr("Back to the rule"));
    m_less->setAccessibleName(tr("Less %1").arg(name));
    m_more->setAccessibleName(tr("More %1").arg(name));
    m_less->setToolTip(tr("A step less; with Shift a tenth, with Ctrl ten"));
    m_more->setToolTip(tr("A step more; with Shift a tenth, with Ctrl ten"));
    showValue();
    layOut();
}

void ParamSlider::setAccent(Accent accent)
{
    m_look.accent = accent;
    m_slider->setAccent(accent);
    update();
}

void ParamSlider::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_slider->setTheme(theme);
    m_field->setTheme(theme);
    for (Button *button : {m_play, m_less, m_more, m_reset})
        button->setTheme(theme);
    setHighlighted(m_look.isHighlighted);
}

void ParamSlider::setHighlighted(bool highlighted)
{
    m_look.isHighlighted = highlighted;
    if (m_form == Form::Entry) {
        m_field->setBold(highlighted);
        m_field->setTextColor(highlighted ? m_theme.position.text : m_theme.ink2);
        m_slider->setAccent(highlighted ? Accent(Role::Position) : Accent());
    }
    update();
}

void ParamSlider::setWidthBeside(int width)
{
    m_widthBeside = width;
    layOut();
}

int ParamSlider::fieldWidth() const
{
    constexpr int entry = 62, narrow = 64, wide = 118;
    if (m_form == Form::Entry)
        return entry;
    int width = narrow;
    for (const double value :
         {m_number.range.min, m_number.range.max, m_number.byDefault.value_or(m_number.value)})
        width = std::max(width, m_field->widthFor(m_number.text(value)));
    // Room for the digits that a value in between has.
    if (!spec().isWhole() && spec().decimals > 0)
        width = std::max(width,
                         m_field->widthFor(QStringLiteral("0.") + QString(spec().decimals, u'0')));
    if (!m_label.nullText.isEmpty())
        width = std::max(width, m_field->widthFor(m_label.nullText));
    return std::min(width, wide);
}

QString ParamSlider::nameShown() const
{
    return shownName(m_label, m_look, m_geometry.label.width());
}

ParamSliderNeeds ParamSlider::needs() const
{
    ParamSliderNeeds needs;
    needs.form = m_form;
    needs.width = width();
    needs.widthBeside = m_widthBeside;
    needs.fieldWidth = fieldWidth();
    needs.lineLabelWidth = m_form == Form::Compact ? lineLabelWidth(m_label) : 0;
    needs.hasSlider = m_form != Form::Compact || spec().hasSlider();
    needs.hasTicks = m_form == Form::Full && !sliderTicks(spec(), m_number.range).empty();
    needs.wantsReset = isEnabled() && m_number.isChanged();
    // A slider in the hand stays: its words come when it is let go.
    if (!m_slider->isSliderDown())
        needs.problemHeight = problemHeight(problem(), problemWidth(needs));
    return needs;
}

QSize ParamSlider::sizeHint() const
{
    return {260, minimumSizeHint().height()};
}

QSize ParamSlider::minimumSizeHint() const
{
    return {leastWidth, paramSliderGeometry(needs()).height};
}

void ParamSlider::layOut()
{
    const int before = m_geometry.height;
    m_geometry = paramSliderGeometry(needs());
    place(*m_field, m_geometry.field);
    place(*m_reset, m_geometry.reset);
    place(*m_play, m_geometry.play);
    place(*m_less, m_geometry.less);
    place(*m_more, m_geometry.more);
    place(*m_slider, m_geometry.slider);
    // The field's ring reaches into the line of the slider.
    m_field->raise();
    if (m_geometry.height != before)
        updateGeometry();
    update();
}

void ParamSlider::showPlay()
{
    const bool playing = isPlaying();
    m_play->setChecked(playing);
    m_play->setIconKind(playing ? Icon::Pause : Icon::Play);
    m_slider->setKnobSolid(playing && m_form != Form::Full);
    const core::SliderRange piece = m_clock->pieceOf(m_number.range);
    const auto at = [this](double value) {
        return core::fractionOfValue(spec(), m_number.range, value);
    };
    m_slider->setPiece(m_clock->hasPiece() ? core::SliderRange{at(piece.min), at(piece.max)}
                                           : core::SliderRange{0, 1});
}

void ParamSlider::resizeEvent(QResizeEvent *event)
{
    Q_UNUSED(event)
    layOut();
}

void ParamSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange) {
        if (!isEnabled())
            setPlaying(false);
        m_look.isEnabled = isEnabled();
        showValue();
        update();
    }
    if (event->type() == QEvent::LanguageChange)
        setLabel(ParamLabel(m_label));
    QWidget::changeEvent(event);
}

bool ParamSlider::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !problem().isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), problem(), this);
        return true;
    }
    return QWidget::event(event);
}

void ParamSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_look.isEntry && m_look.isHighlighted) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.position.tint);
        painter.drawRoundedRect(rect().adjusted(0, 1, 0, -1), metrics::tagRadius,
                                metrics::tagRadius);
    }
    if (!m_geometry.label.isEmpty())
        paintParamLabel(painter, m_geometry.label, m_label, m_look, m_theme);
    if (!m_geometry.problem.isEmpty())
        paintProblem(painter, m_geometry.problem, problem(), m_theme);
    if (m_form != Form::Full || m_geometry.slider.isEmpty())
        return;
    SliderTickPlace marks;
    marks.top = m_geometry.slider.center().y() + 6;
    marks.bottom = height() - 1;
    marks.right = width();
    marks.withNumbers = m_geometry.hasTickLabels;
    marks.isEnabled = isEnabled();
    marks.xOf = [this](double value) {
        return m_slider->x() + m_slider->xOf(core::fractionOfValue(spec(), m_number.range, value));
    };
    paintSliderTicks(painter, sliderTicks(spec(), m_number.range), marks, m_theme);
}

} // namespace locus::widgets
