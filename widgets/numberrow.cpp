// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberrow.h"

#include "core/edit.h"
#include "core/shapes.h"
#include "widgets/paramslider.h"

#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace locus::widgets {

namespace {

constexpr double middle = 0.5; // of the slider, where a rule has no single value

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
    if (m_spec.nullable && m_label.nullText.isEmpty())
        m_label.nullText = tr("rule");
    ParamLabel shown = m_label;
    if (m_saysList)
        shown.nullText = tr("list");
    m_slider->setLabel(shown);
}

void NumberRow::setTheme(const Theme &theme)
{
    m_slider->setTheme(theme);
}

void NumberRow::showScene(const core::Scene &scene)
{
    const bool editable = core::isEditable(scene.model, m_spec.key);
    const bool replaced = isReplaced(m_spec.key, scene);
    setEnabled(editable && !replaced);
    setToolTip(!editable  ? tr("Decided by the arrays of this scene")
               : replaced ? tr("Not used: other values are given in its place")
                          : QString());
    const core::Shapes shapes = core::shapesOf(scene.model);
    if (m_key == QLatin1String("head"))
        m_slider->setLimits(1, shapes.heads);
    if (const std::optional<double> size = sizeOf(m_key, shapes))
        m_slider->setValue(size);
    else
        showNumber(scene);
}

void NumberRow::showNumber(const core::Scene &scene)
{
    const core::Value value = m_spec.get(scene);
    if (const double *number = value.number()) {
        m_slider->setValue(*number + m_offset);
        return;
    }
    const bool isList = value.array() != nullptr;
    if (isList != m_saysList) {
        m_saysList = isList;
        setLabel(m_label);
    }
    const std::optional<double> byRule = core::numberOf(scene, m_spec.key);
    m_slider->setValue(std::nullopt, byRule.value_or(core::valueAtFraction(m_spec, middle)));
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
