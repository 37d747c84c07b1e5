// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choicerow.h"

#include "core/edit.h"
#include "core/names.h"
#include "widgets/segmented.h"
#include "widgets/symbol.h"

#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int rowHeight = 34;
constexpr int labelHeight = 24;
constexpr int problemHeight = 30;
constexpr double symbolPx = 17;
constexpr std::string_view off = "false", on = "true";

/// Choices that need an array are offered only where it is given.
bool isOffered(const core::ParamSpec &spec, std::string_view choice, const core::Model &model)
{
    if (spec.key == "mask" && choice == core::nameOf(core::MaskKind::Custom))
        return !model.allowed.isNull();
    if (spec.key == "content.source" && choice == core::nameOf(core::ContentSource::Arrays))
        return model.content.source == core::ContentSource::Arrays;
    return true;
}

} // namespace

ChoiceRow::ChoiceRow(const QString &key, const core::ParamSpec &spec, QWidget *parent)
    : ParamRow(parent)
    , m_key(key)
    , m_spec(spec)
    , m_choices(new Segmented(Segmented::Size::Small, this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    if (spec.type == core::FieldType::Boolean)
        m_offered = {off, on};
    connect(m_choices, &Segmented::picked, this, [this](int index) {
        setProblem({});
        const std::string_view choice = m_offered[static_cast<std::size_t>(index)];
        const core::Value value = m_spec.type == core::FieldType::Boolean
                                      ? core::Value(choice == on)
                                      : core::Value(std::string(choice));
        emit edited(m_key, value, newGesture());
    });
}

QString ChoiceRow::itemText(std::string_view choice) const
{
    QString word = QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
    const auto given = m_label.choices.constFind(word);
    if (given != m_label.choices.constEnd())
        return *given;
    if (m_spec.type == core::FieldType::Boolean)
        return choice == on ? tr("on") : tr("off");
    return word;
}

void ChoiceRow::setItems()
{
    QStringList items;
    for (const std::string_view choice : m_offered)
        items += itemText(choice);
    m_choices->setItems(items);
    layOut(); // other words have other widths, in a row of the same size too
}

void ChoiceRow::setLabel(const ParamLabel &label)
{
    m_label = label;
    setToolTip(label.toolTip);
    m_choices->setAccessibleName(label.name);
    setItems();
    updateGeometry();
    update();
}

void ChoiceRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_choices->setTheme(theme);
    update();
}

void ChoiceRow::showScene(const core::Scene &scene)
{
    setEditable(core::isEditable(scene.model, m_key.toStdString()));
    const core::Value value = m_spec.get(scene);
    if (m_spec.type == core::FieldType::Boolean) {
        m_choices->setCurrent(value.boolean() && *value.boolean() ? 1 : 0);
        return;
    }
    std::vector<std::string_view> offered;
    for (const std::string_view choice : m_spec.choices)
        if (isOffered(m_spec, choice, scene.model))
            offered.push_back(choice);
    if (offered != m_offered) {
        m_offered = offered;
        setItems();
        updateGeometry();
    }
    const std::string *chosen = value.text();
    const auto at =
        chosen ? std::find(m_offered.begin(), m_offered.end(), *chosen) : m_offered.end();
    m_choices->setCurrent(at == m_offered.end() ? -1 : static_cast<int>(at - m_offered.begin()));
}

void ChoiceRow::setProblem(const QString &problem)
{
    m_problem = problem;
    updateGeometry();
    update();
}

QWidget *ChoiceRow::control(int)
{
    return m_choices;
}

bool ChoiceRow::isStacked(int width) const
{
    const QFontMetrics fm(uiFont(metrics::labelPx, QFont::Medium));
    constexpr int gap = 10;
    return fm.horizontalAdvance(m_label.name) + gap + m_choices->sizeHint().width() > width;
}

int ChoiceRow::heightForWidth(int width) const
{
    const int problem = m_problem.isEmpty() ? 0 : problemHeight;
    if (!isStacked(width))
        return rowHeight + problem;
    return labelHeight + m_choices->heightForWidth(width) + rowHeight - metrics::buttonHeight +
           problem;
}

QSize ChoiceRow::sizeHint() const
{
    return {260, heightForWidth(260)};
}

QSize ChoiceRow::minimumSizeHint() const
{
    return {m_choices->minimumSizeHint().width(), rowHeight};
}

void ChoiceRow::resizeEvent(QResizeEvent *)
{
    layOut();
}

void ChoiceRow::layOut()
{
    const bool stacked = isStacked(width());
    const int room = stacked ? width() : m_choices->sizeHint().width();
    const int top = (stacked ? labelHeight : 0) + (rowHeight - metrics::buttonHeight) / 2;
    m_choices->setStretched(stacked);
    m_choices->setGeometry(width() - room, top, room, m_choices->heightForWidth(room));
}

void ChoiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont font = uiFont(metrics::labelPx, QFont::Medium);
    const QFontMetricsF fm(font);
    const double lineHeight = isStacked(width()) ? labelHeight : rowHeight;
    painter.setFont(font);
    painter.setPen(isEnabled() ? m_theme.ink : m_theme.line2);
    painter.drawText(QPointF(0, lineHeight / 2 + fm.capHeight() / 2), m_label.name);
    if (m_problem.isEmpty())
        return;
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(m_theme.ink);
    painter.drawText(QRect(0, height() - problemHeight, width(), problemHeight),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_problem);
}

} // namespace locus::widgets
