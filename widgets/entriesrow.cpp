// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/entriesrow.h"

#include "core/entries.h"
#include "widgets/button.h"
#include "widgets/numbertext.h"
#include "widgets/paramslider.h"
#include "widgets/symbol.h"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int headHeight = 28;
constexpr int entryHeight = 22;
constexpr int visibleEntries = 16; ///< as many stand whole in the panel
constexpr int resetSide = 20;
constexpr double symbolPx = 17;

std::vector<double> numbersOf(const core::Value &list)
{
    std::vector<double> numbers;
    if (const core::Value::Array *entries = list.array())
        for (const core::Value &entry : *entries)
            numbers.push_back(entry.number() ? *entry.number() : 0);
    return numbers;
}

} // namespace

QString reciprocalText(double value)
{
    constexpr double largestDenominator = 65536;
    const double reciprocal = 1 / value;
    if (value > 0 && value < 1 && reciprocal == std::round(reciprocal) &&
        reciprocal <= largestDenominator)
        return QStringLiteral("1/") + QString::number(reciprocal, 'f', 0);
    return shortText(value, 4);
}

EntriesRow::EntriesRow(const QString &key, const core::ParamSpec &spec, QWidget *parent)
    : ParamRow(parent)
    , m_key(key)
    , m_spec(spec)
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
    , m_scroll(new QScrollArea(this))
{
    auto *list = new QWidget;
    m_list = new QVBoxLayout(list);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(0);
    m_list->addStretch(1);
    m_scroll->setWidget(list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    list->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_reset, &QAbstractButton::clicked, this,
            [this] { emit edited(m_key, core::Value(), newGesture()); });
    setEntryCount(0);
}

ParamLabel EntriesRow::entryLabel(int entry) const
{
    ParamLabel label;
    label.name = QString::number(entry + 1);
    label.fullName = QStringLiteral("%1 %2").arg(m_label.name, label.name);
    label.toolTip = m_label.toolTip;
    return label;
}

ParamSlider *EntriesRow::addEntry()
{
    core::ParamSpec spec = m_spec;
    spec.nullable = false;
    auto *slider = new ParamSlider(spec, ParamSlider::Form::Entry, m_scroll->widget());
    const int entry = static_cast<int>(m_entries.size());
    slider->setTheme(m_theme);
    slider->setNumberText(reciprocalText);
    slider->setLabel(entryLabel(entry));
    connect(slider, &ParamSlider::edited, this,
            [this, entry, slider](double value, GestureId gesture) {
                // All where the rule has them: the rule again.
                if (!slider->number().isChanged() && followsRule())
                    emit edited(m_key, core::Value(), gesture);
                else
                    emit edited(QStringLiteral("%1[%2]").arg(m_key).arg(entry), value, gesture);
            });
    connect(slider, &ParamSlider::labelClicked, this,
            [this, entry] { emit edited(QStringLiteral("head"), entry, newGesture()); });
    m_list->insertWidget(entry, slider);
    m_entries.push_back(slider);
    return slider;
}

void EntriesRow::setEntryCount(int count)
{
    while (static_cast<int>(m_entries.size()) < count)
        addEntry();
    for (int entry = 0; entry < static_cast<int>(m_entries.size()); ++entry)
        m_entries[static_cast<std::size_t>(entry)]->setVisible(entry < count);
    m_shown = count;
    setFixedHeight(headHeight + entryHeight * std::min(count, visibleEntries));
}

void EntriesRow::setLabel(const ParamLabel &label)
{
    m_label = label;
    setToolTip(label.toolTip);
    m_reset->setToolTip(tr("Back to the rule"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label.name));
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry)
        m_entries[entry]->setLabel(entryLabel(static_cast<int>(entry)));
    update();
}

void EntriesRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_reset->setTheme(theme);
    for (ParamSlider *slider : m_entries)
        slider->setTheme(theme);
    update();
}

bool EntriesRow::followsRule() const
{
    return std::none_of(m_entries.begin(), m_entries.begin() + m_shown,
                        [](const ParamSlider *slider) { return slider->number().isChanged(); });
}

void EntriesRow::showScene(const core::Scene &scene)
{
    m_byRule = m_spec.get(scene).isNull();
    core::Scene ruled = scene;
    m_spec.set(ruled, core::Value());
    const std::vector<double> rule = numbersOf(core::entriesOf(ruled, m_spec));
    const std::vector<double> values = m_byRule ? rule : numbersOf(core::entriesOf(scene, m_spec));
    setEntryCount(static_cast<int>(values.size()));
    for (std::size_t entry = 0; entry < values.size(); ++entry) {
        m_entries[entry]->setDefaultValue(entry < rule.size() ? std::optional(rule[entry])
                                                              : std::nullopt);
        m_entries[entry]->setValue(values[entry]);
        m_entries[entry]->setHighlighted(static_cast<int>(entry) == scene.view.head);
    }
    m_reset->setVisible(!m_byRule);
    m_head = scene.view.head;
    showChosen(m_head);
    update();
}

/// Once for each choice: the user may scroll on.
void EntriesRow::showChosen(int entry)
{
    if (m_shown <= visibleEntries || entry < 0 || entry >= m_shown || entry == m_chosen)
        return;
    m_chosen = entry;
    m_scroll->widget()->resize(m_scroll->widget()->width(), entryHeight * m_shown);
    m_list->activate();
    m_scroll->ensureWidgetVisible(m_entries[static_cast<std::size_t>(entry)], 0, entryHeight);
}

QWidget *EntriesRow::partOfHead() const
{
    return m_head < m_shown ? m_entries[static_cast<std::size_t>(m_head)] : nullptr;
}

void EntriesRow::setProblem(const QString &problem)
{
    m_problem = problem;
    update();
}

QWidget *EntriesRow::control(int entry)
{
    return entry >= 0 && entry < m_shown ? m_entries[static_cast<std::size_t>(entry)]
                                         : static_cast<QWidget *>(m_scroll);
}

void EntriesRow::resizeEvent(QResizeEvent *)
{
    m_reset->setGeometry(width() - resetSide, (headHeight - resetSide) / 2, resetSide, resetSide);
    m_scroll->setGeometry(0, headHeight, width(), height() - headHeight);
}

void EntriesRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont font = uiFont(metrics::labelPx, QFont::Medium);
    const double baseline = headHeight / 2.0 + QFontMetricsF(font).capHeight() / 2;
    double x = 0;
    if (!m_label.symbol.isEmpty()) {
        painter.setPen(m_theme.position.text);
        x += std::max(20.0, paintSymbol(painter, {0, baseline}, m_label.symbol, symbolPx) + 6);
    }
    painter.setFont(font);
    painter.setPen(m_theme.ink);
    painter.drawText(QPointF(x, baseline), m_label.name);
    x += QFontMetricsF(font).horizontalAdvance(m_label.name) + 8;
    QString state = m_byRule ? m_label.nullText : tr("custom");
    if (m_byRule && state.isEmpty())
        state = tr("rule");
    if (!m_problem.isEmpty())
        state = m_problem;
    const QFont small = uiFont(metrics::subtitlePx);
    const double right = width() - (m_byRule ? 0 : resetSide + 4);
    painter.setFont(small);
    painter.setPen(m_problem.isEmpty() ? m_theme.ink3 : m_theme.ink);
    painter.drawText(QRectF(x, 0, right - x, headHeight), Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(state, Qt::ElideRight, right - x));
}

} // namespace locus::widgets
