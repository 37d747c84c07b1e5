// SPDX-License-Identifier: GPL-3.0-or-later
// How a ParamSlider is laid out and painted.
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/paramslider.h"
#include "widgets/symbol.h"
#include "widgets/valueslider.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
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
constexpr double symbolPx = 17;
constexpr int widthForTicks = 236; // below this only the marks, no numbers
constexpr int widthForReset = 220; // below this a line keeps the room for its slider
constexpr int entryLabel = 20;
constexpr int leastWidth = 120;

/// 10⁴ for powers of ten, plain numbers below 100 and for powers of two.
QString tickText(double value)
{
    if (value < 100)
        return shortText(value);
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int exponent = static_cast<int>(std::lround(std::log10(value)));
    if (std::pow(10.0, exponent) != value)
        return wholeText(std::llround(value));
    QString text = QStringLiteral("10");
    for (const QChar digit : QString::number(exponent))
        text += superscripts.at(digit.digitValue());
    return text;
}

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
    constexpr int narrow = 64, wide = 104;
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

std::vector<double> ParamSlider::tickValues() const
{
    std::vector<double> ticks;
    const bool isLog = m_spec.scale == core::SliderScale::Log;
    if (!isLog && m_spec.scale != core::SliderScale::LogInteger)
        return ticks;
    const double base = !isLog && m_range.max <= 2048 ? 2 : 10;
    double tick = m_range.min > 0
                      ? std::pow(base, std::ceil(std::log(m_range.min) / std::log(base) - 1e-9))
                      : 1;
    for (; tick <= m_range.max * (1 + 1e-12); tick *= base)
        ticks.push_back(tick);
    return ticks;
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
    return {leastWidth, ring + fieldHeight + sliderLine + (hasTickLabels() ? tickLine : 0)};
}

/// In a short line the slider is worth more; a double-click on the name resets there too.
bool ParamSlider::showsReset() const
{
    const bool roomy = m_form == Form::Full || !m_spec.hasSlider() || width() >= widthForReset;
    return isChanged() && m_form != Form::Entry && roomy;
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
    const int wanted = symbol + fm.horizontalAdvance(m_label.name);
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
    update();
}

void ParamSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange) {
        if (!isEnabled())
            setPlaying(false);
        update();
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

void ParamSlider::paintLabel(QPainter &painter) const
{
    const QRect room = labelRect();
    const QFont nameFont =
        uiFont(metrics::labelPx, m_highlighted ? QFont::DemiBold : QFont::Medium);
    const QFontMetricsF fm(nameFont);
    const double baseline = room.center().y() + 1 + fm.capHeight() / 2;
    double x = 0;
    if (!m_label.symbol.isEmpty()) {
        painter.setPen(isEnabled() ? textColor(m_theme, m_accent) : m_theme.line2);
        x += std::max<double>(symbolRoom,
                              paintSymbol(painter, {0, baseline}, m_label.symbol, symbolPx) + 6);
    }
    QString name = m_label.name;
    if (fm.horizontalAdvance(name) > room.right() - x && !m_label.shortName.isEmpty())
        name = m_label.shortName;
    name = fm.elidedText(name, Qt::ElideRight, room.right() - x);
    const bool isEntry = m_form == Form::Entry;
    painter.setFont(nameFont);
    painter.setPen(!isEnabled()               ? m_theme.line2
                   : isEntry && m_highlighted ? m_theme.position.text
                   : isEntry                  ? m_theme.ink2
                                              : m_theme.ink);
    painter.drawText(QPointF(x + (isEntry ? 2 : 0), baseline), name);
    x += fm.horizontalAdvance(name) + 6;
    const QFont unitFont = uiFont(metrics::labelPx);
    if (m_label.unit.isEmpty() ||
        QFontMetricsF(unitFont).horizontalAdvance(m_label.unit) > room.right() - x)
        return;
    painter.setFont(unitFont);
    painter.setPen(isEnabled() ? m_theme.ink3 : m_theme.line2);
    painter.drawText(QPointF(x, baseline), m_label.unit);
}

void ParamSlider::paintTicks(QPainter &painter) const
{
    const QFont font = uiFont(metrics::axisPx);
    const QFontMetricsF fm(font);
    const double top = m_slider->geometry().center().y() + 6;
    const double baseline = height() - 1;
    double used = -1;
    painter.setFont(font);
    for (const double tick : tickValues()) {
        const double x =
            m_slider->x() + m_slider->xOf(core::fractionOfValue(m_spec, m_range, tick));
        painter.setPen(QPen(m_theme.line2, 1));
        painter.drawLine(QPointF(x, top), QPointF(x, top + 4));
        const QString text = tickText(tick);
        const double width = fm.horizontalAdvance(text);
        const double left = std::min(x - width / 2, this->width() - width);
        if (!hasTickLabels() || left < used)
            continue;
        painter.setPen(m_theme.ink3);
        painter.drawText(QPointF(left, baseline), text);
        used = left + width + 5;
    }
}

void ParamSlider::paintProblem(QPainter &painter) const
{
    QRect room(0, ring + fieldHeight + 1, width(), height() - ring - fieldHeight - 1);
    if (m_form != Form::Full)
        room = QRect(0, 0, m_field->x() - 2, height());
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(m_theme.ink);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, problem());
}

void ParamSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_form == Form::Entry && m_highlighted) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.position.tint);
        painter.drawRoundedRect(rect().adjusted(0, 1, 0, -1), metrics::tagRadius,
                                metrics::tagRadius);
    }
    const bool troubled = !problem().isEmpty();
    if (!troubled || m_form == Form::Full)
        paintLabel(painter);
    if (troubled)
        paintProblem(painter);
    else if (m_form == Form::Full && m_spec.hasSlider())
        paintTicks(painter);
}

} // namespace locus::widgets
