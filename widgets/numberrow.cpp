// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberrow.h"

#include "core/edit.h"
#include "core/rules.h"
#include "core/shapes.h"
#include "widgets/paramslider.h"

#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace locus::widgets {

namespace {

ParamSlider::Form formOf(const core::ParamSpec &spec)
{
    const bool isCount = spec.methods.empty() && spec.scale == core::SliderScale::Integer;
    return isCount || !spec.hasSlider() ? ParamSlider::Form::Compact : ParamSlider::Form::Full;
}

core::ParamSpec sliderSpec(const core::ParamSpec &spec)
{
    core::ParamSpec result = spec;
    // A range that only the Scene knows still counts in whole numbers.
    if (spec.type == core::FieldType::Integer && !spec.hasSlider())
        result.scale = core::SliderScale::Integer;
    return result;
}

/// The sizes that are in force, also where an array decides them.
std::optional<double> sizeOf(const QString &key, const core::Shapes &shapes)
{
    // The length, in whatever the content's source keeps it.
    if (key == QLatin1String("content.n"))
        return shapes.nKey;
    if (key == QLatin1String("content.heads"))
        return shapes.heads;
    if (key == QLatin1String("content.d_head"))
        return shapes.dHead;
    if (key == QLatin1String("content.d_model"))
        return shapes.dModel;
    return std::nullopt;
}

/// What a parameter comes to while it is null; none where its rule gives no single number.
std::optional<double> ruleValueOf(const QString &key, const core::Shapes &shapes)
{
    if (key == QLatin1String("rope.rotary_dim"))
        return shapes.dHead;
    return std::nullopt;
}

/// True while another parameter stands in for this one.
bool isReplaced(std::string_view key, const core::Scene &scene)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> replacements = {{
        {"rope.base", "rope.theta"},
        {"alibi.max_bias", "alibi.slopes"},
        {"learned.seed", "learned.table"},
        {"t5.seed", "t5.table"},
    }};
    return std::any_of(replacements.begin(), replacements.end(), [&](const auto &pair) {
        return pair.first == key && !core::findParam(pair.second)->get(scene).isNull();
    });
}

} // namespace

NumberRow::NumberRow(const QString &key, const core::ParamSpec &spec, QWidget *parent)
    : ParamRow(parent)
    , m_key(key)
    , m_spec(spec)
    , m_offset(key == QLatin1String("head") ? 1 : 0)
    , m_slider(new ParamSlider(sliderSpec(spec), formOf(spec), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_slider);
    if (!spec.methods.empty())
        m_slider->setAccent(Role::Position);
    const core::Value byDefault = core::defaultOf(spec);
    const bool hasDefault =
        key != QLatin1String("content.n") && spec.section != core::Section::View;
    if (const double *number = byDefault.number(); number && hasDefault)
        m_slider->setDefaultValue(*number);
    connect(m_slider, &ParamSlider::edited, this, [this](double value, GestureId gesture) {
        emit edited(m_key, value - m_offset, gesture);
    });
    connect(m_slider, &ParamSlider::clearedToRule, this,
            [this](GestureId gesture) { emit edited(m_key, core::Value(), gesture); });
}

void NumberRow::setLabel(const ParamLabel &label)
{
    m_label = label;
    showLabel();
}

/// The label with what the present state of the parameter adds to it.
void NumberRow::showLabel()
{
    ParamLabel shown = m_label;
    if (m_spec.nullable && shown.nullText.isEmpty())
        shown.nullText = tr("rule");
    switch (m_state) {
    case State::Own: break;
    case State::List: shown.nullText = tr("list"); break;
    case State::Decided: shown.toolTip = tr("Decided by the arrays of this scene"); break;
    case State::OneSpeed:
        shown.name = tr("One speed");
        shown.unit = tr("for teaching");
        break;
    case State::Replaced: shown.toolTip = tr("Not used: values are given in its place"); break;
    }
    m_slider->setLabel(shown);
}

NumberRow::State NumberRow::stateIn(const core::Scene &scene) const
{
    if (!core::isEditable(scene.model, m_spec.key))
        return State::Decided;
    if (isReplaced(m_spec.key, scene))
        return State::Replaced;
    const core::Value value = m_spec.get(scene);
    if (m_spec.key == "rope.theta" && value.number())
        return State::OneSpeed;
    return value.array() ? State::List : State::Own;
}

void NumberRow::setTheme(const Theme &theme)
{
    m_slider->setTheme(theme);
}

/// Where the Scene takes less than the table.
void NumberRow::showLimits(const core::Model &model, const core::Shapes &shapes)
{
    if (m_key == QLatin1String("head"))
        m_slider->setLimits({1, double(shapes.heads)});
    if (m_key != QLatin1String("query_offset"))
        return;
    if (const auto offsets = core::queryOffsetsOf(model, shapes))
        m_slider->setLimits({double(offsets->low), double(std::max(offsets->low, offsets->high))});
    else
        m_slider->setLimits({m_spec.hardMin, m_spec.hardMax}, core::sliderRange(m_spec));
}

void NumberRow::showScene(const core::Scene &scene)
{
    if (const State state = stateIn(scene); state != m_state) {
        m_state = state;
        setEditable(state != State::Decided && state != State::Replaced);
        showLabel();
    }
    const core::Shapes shapes = core::shapesOf(scene.model);
    showLimits(scene.model, shapes);
    const core::Value value = m_spec.get(scene);
    const double *number = value.number();
    if (const std::optional<double> size = sizeOf(m_key, shapes))
        m_slider->setValue(size);
    else if (number)
        m_slider->setValue(*number + m_offset);
    else
        m_slider->setValue(std::nullopt, ruleValueOf(m_key, shapes));
}

void NumberRow::setProblem(const QString &problem)
{
    m_slider->setProblem(problem);
}

QWidget *NumberRow::control(int)
{
    return m_slider;
}

} // namespace locus::widgets
