// SPDX-License-Identifier: GPL-3.0-or-later
// How a ParamSlider is worded and laid out.
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/paramslider.h"
#include "widgets/valueslider.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace locus::widgets {

namespace {

constexpr int ring = NumberField::ringRoom;
constexpr int fieldHeight = 26;
constexpr int sliderLine = 24;
constexpr int tickLine = 12;
constexpr int compactHeight = 34;
constexpr int entryHeight = 22;
constexpr int playSide = 22;
constexpr int grooveLeft = 38; // of the full form
constexpr int resetSide = 20;
constexpr int symbolRoom = 20;
constexpr int widthForTicks = 236; // below this only the marks, no numbers
constexpr int widthForReset = 220; // below this a line keeps the room for its slider
constexpr int entryLabel = 20;
constexpr int leastWidth = 120;

} // namespace

void ParamSlider::setLabel(const ParamLabel &label)
{
    m_label = label;
    m_slider->setAccessibleName(label.name);
    m_field->editor()->setAccessibleName(label.name);
    m_slider->setToolTip(label.toolTip);
    setToolTip(label.toolTip);
    retranslate();
    layOut();
    showValue();
    update();
}

void ParamSlider::retranslate()
{
    m_play->setAccessibleName(tr("Play %1").arg(m_label.name));
    m_play->setToolTip(tr("Play, also with the space bar"));
    m_reset->setAccessibleName(tr("Reset %1").arg(m_label.name));
    m_reset->setToolTip(m_default ? tr("Back to the default") : tr("Back to the rule"));
}

void ParamSlider::setAccent(Accent accent)
{
    m_accent = accent;
    m_slider->setAccent(accent);
    update();
}

void ParamSlider::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_slider->setTheme(theme);
    m_field->setTheme(theme);
    m_play->setTheme(theme);
    m_reset->setTheme(theme);
    setHighlighted(m_highlighted);
}

void ParamSlider::setHighlighted(bool highlighted)
{
    m_highlighted = highlighted;
    if (m_form == Form::Entry) {
        m_field->setBold(highlighted);
        m_field->setTextColor(highlighted ? m_theme.position.text : m_theme.ink2);
        m_slider->setAccent(highlighted ? Accent(Role::Position) : Accent());
    }
    update();
}

void ParamSlider::setNumberText(std::function<QString(double)> text)
{
    m_numberText = std::move(text);
    showValue();
}

QString ParamSlider::textOf(double value) const
{
    if (m_numberText)
        return m_numberText(value);
    if (value == std::round(value) && std::abs(value) <= 0x1p53)
        return wholeText(std::llround(value));
    return shortText(value, 6);
}

int ParamSlider::fieldWidth() const
{
    constexpr int narrow = 64, wide = 118;
    if (m_form == Form::Entry)
        return 62;
    int width = narrow;
    for (const double value : {m_spec.softMin, m_spec.softMax, m_default.value_or(m_value)})
        width = std::max(width, m_field->widthFor(textOf(value)));
    // Room for the digits that a value in between has.
    if (!isWhole() && m_spec.decimals > 0)
        width = std::max(width,
                         m_field->widthFor(QStringLiteral("0.") + QString(m_spec.decimals, u'0')));
    if (!m_label.nullText.isEmpty())
        width = std::max(width, m_field->widthFor(m_label.nullText));
    return std::min(width, wide);
}

bool ParamSlider::hasTickLabels() const
{
    return m_form == Form::Full && width() >= widthForTicks && !tickValues().empty();
}

QSize ParamSlider::sizeHint() const
{
    return {260, minimumSizeHint().height()};
}

QSize ParamSlider::minimumSizeHint() const
{
    switch (m_form) {
    case Form::Compact: return {leastWidth, compactHeight};
    case Form::Entry: return {leastWidth, entryHeight};
    case Form::Full: break;
    }
    const int below = sliderLine + (hasTickLabels() ? tickLine : 0);
    const int said = problem().isEmpty() ? 0 : problemHeight() + 2;
    return {leastWidth, ring + fieldHeight + std::max(below, said)};
}

/// In a short line the slider is worth more; a double-click on the name resets there too.
bool ParamSlider::showsReset() const
{
    const bool roomy = m_form == Form::Full || !m_spec.hasSlider() || width() >= widthForReset;
    return isEnabled() && isChanged() && m_form != Form::Entry && roomy;
}

void ParamSlider::layOut()
{
    if (m_form == Form::Full)
        layOutFull();
    else
        layOutLine();
    update();
}

void ParamSlider::layOutFull()
{
    const int fieldLeft = width() - fieldWidth();
    m_field->setGeometry(fieldLeft, 0, width() - fieldLeft, fieldHeight + 2 * ring);
    m_reset->setGeometry(fieldLeft - resetSide, ring + (fieldHeight - resetSide) / 2, resetSide,
                         resetSide);
    const int top = ring + fieldHeight;
    m_play->setGeometry(0, top + (sliderLine - playSide) / 2 - ring, playSide + 2 * ring,
                        playSide + 2 * ring);
    const int left = grooveLeft - ValueSlider::overhang;
    m_slider->setGeometry(left, top, width() - left, sliderLine);
    // The field's ring reaches into the line of the slider.
    m_field->raise();
}

void ParamSlider::layOutLine()
{
    const int fieldLeft = width() - fieldWidth();
    const int fieldTop = (height() - m_field->sizeHint().height()) / 2;
    m_field->setGeometry(fieldLeft, fieldTop, width() - fieldLeft, m_field->sizeHint().height());
    m_reset->setGeometry(fieldLeft - resetSide, (height() - resetSide) / 2, resetSide, resetSide);
    const bool roomForReset = m_form == Form::Compact && width() >= widthForReset;
    const int left = m_form == Form::Entry ? entryLabel : lineLabelWidth();
    const int right = roomForReset ? fieldLeft - resetSide + 6 : fieldLeft + ring;
    m_slider->setGeometry(left, (height() - sliderLine) / 2, right - left, sliderLine);
}

/// The name's room on a single line: what it needs, but never more than the slider can spare.
int ParamSlider::lineLabelWidth() const
{
    constexpr int usual = 96;
    const QFontMetrics fm(uiFont(metrics::labelPx, QFont::Medium));
    const int symbol = m_label.symbol.isEmpty() ? 0 : symbolRoom;
    constexpr int gap = 8;
    const int wanted = symbol + fm.horizontalAdvance(m_label.name) + gap;
    return std::clamp(std::max(wanted, width() >= widthForReset ? usual : 0), 20, width() * 9 / 20);
}

QRect ParamSlider::labelRect() const
{
    if (m_form == Form::Full)
        return {0, ring, (m_reset->isVisibleTo(this) ? m_reset->x() : m_field->x()) - 2,
                fieldHeight};
    if (m_form == Form::Entry || m_spec.hasSlider())
        return {0, 0, m_slider->x() + 2, height()};
    return {0, 0, m_reset->x() - 2, height()};
}

void ParamSlider::resizeEvent(QResizeEvent *event)
{
    Q_UNUSED(event)
    updateGeometry();
    m_reset->setVisible(showsReset());
    layOut();
}

void ParamSlider::showProblem()
{
    const bool sliderShown = m_form == Form::Full || m_spec.hasSlider();
    m_slider->setVisible(sliderShown && problem().isEmpty() && m_spec.hasSlider());
    m_play->setVisible(m_form == Form::Full && problem().isEmpty());
    updateGeometry();
    update();
}

void ParamSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange) {
        if (!isEnabled())
            setPlaying(false);
        showValue();
    }
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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

} // namespace locus::widgets
