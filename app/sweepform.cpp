// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepform.h"

#include "app/paramtext.h"
#include "core/shapes.h"
#include "core/slider.h"
#include "widgets/menufield.h"
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/segmented.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace locus::app {

using widgets::NumberField;
using widgets::Segmented;

namespace {

constexpr int fewestPerSecond = 1;
constexpr int mostPerSecond = 60;

QString plainNumber(double value)
{
    return QString::number(value, 'g', 15);
}

void showNumber(NumberField &field, double value)
{
    field.showText(widgets::shortText(value, 6), plainNumber(value));
}

/// What a slider covers now: positions end with the text.
core::SliderRange rangeOf(const core::ParamSpec &spec, const core::Scene &scene)
{
    core::SliderRange range = core::sliderRange(spec);
    const core::Shapes shapes = core::shapesOf(scene.model);
    if (spec.key == "query")
        range.max = shapes.nQuery - 1;
    else if (spec.key == "key")
        range.max = shapes.nKey - 1;
    else if (spec.key == "head")
        range.max = shapes.heads - 1;
    return range;
}

} // namespace

std::vector<const core::ParamSpec *> sweptParams(const core::Scene &scene)
{
    std::vector<const core::ParamSpec *> params;
    for (const core::ParamSpec &spec : core::allParams()) {
        const bool isUsed =
            spec.methods.empty() || std::find(spec.methods.begin(), spec.methods.end(),
                                              scene.model.method) != spec.methods.end();
        const bool isNumber = spec.type == core::FieldType::Integer ||
                              spec.type == core::FieldType::Real ||
                              spec.type == core::FieldType::NumberOrNumbers;
        const bool isThere = spec.hasSlider() || spec.key == "query" || spec.key == "key" ||
                             spec.key == "head"; // as far as the text and the heads go
        const core::SliderRange range = rangeOf(spec, scene);
        if (isUsed && isNumber && isThere && range.min < range.max)
            params.push_back(&spec);
    }
    std::stable_partition(params.begin(), params.end(),
                          [](const core::ParamSpec *spec) { return !spec->methods.empty(); });
    return params;
}

SweepForm::SweepForm(const core::Scene &scene, core::FigureView picture,
                     const widgets::Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_params(sweptParams(scene))
    , m_names()
    , m_picture(new ViewField(scene.model, this))
    , m_param(new widgets::MenuField(this))
    , m_from(new NumberField(this))
    , m_to(new NumberField(this))
    , m_frames(new NumberField(this))
    , m_way(new Segmented(Segmented::Size::Small, this))
    , m_format(new Segmented(Segmented::Size::Small, this))
    , m_speed(new NumberField(this))
{
    for (QLabel *&name : m_names)
        name = new QLabel(this);
    m_picture->setTheme(theme);
    m_param->setTheme(theme);
    m_way->setTheme(theme);
    m_format->setTheme(theme);
    for (NumberField *field : {m_from, m_to, m_frames, m_speed})
        field->setTheme(theme);
    build();
    retranslate();
    m_picture->setView(picture);
    if (m_picture->current() < 0)
        m_picture->setCurrent(0);
    m_format->setCurrent(0);
    pickParam(0);
    connectAll();
}

void SweepForm::build()
{
    for (NumberField *field : {m_from, m_to})
        field->setFixedWidth(field->widthFor(QStringLiteral("\u22121.23457e\u2212100")));
    m_frames->setFixedWidth(m_frames->widthFor(QString::number(core::mostSweepFrames)));
    m_speed->setFixedWidth(m_speed->widthFor(QStringLiteral("%1 / s").arg(mostPerSecond)));
    auto *film = new QWidget(this);
    auto *row = new QHBoxLayout(film);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_format);
    row->addWidget(m_speed);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(10);
    const std::array<QWidget *, rows> fields = {m_picture, m_param, m_from, m_to,
                                                m_frames,  m_way,   film};
    for (int i = 0; i < rows; ++i) {
        QLabel *name = m_names[static_cast<std::size_t>(i)];
        name->setFont(widgets::uiFont(widgets::metrics::labelPx, QFont::Medium));
        grid->addWidget(name, i, 0);
        grid->addWidget(fields[static_cast<std::size_t>(i)], i, 1, Qt::AlignLeft);
    }
    grid->setColumnStretch(1, 1);
}

void SweepForm::connectNumber(NumberField *field, const std::function<void(double)> &take,
                              const std::function<double()> &now)
{
    connect(field, &NumberField::committed, this, [this, take](double value) {
        take(value);
        showSweep();
    });
    connect(field, &NumberField::stepsRequested, this, [this, take, now](double steps) {
        take(now() + steps);
        showSweep();
    });
}

void SweepForm::connectAll()
{
    connect(m_picture, &widgets::MenuField::picked, this, &SweepForm::changed);
    connect(m_param, &widgets::MenuField::picked, this, &SweepForm::pickParam);
    connect(m_way, &Segmented::picked, this, [this](int way) {
        m_sweep.thereAndBack = way == 1;
        showSweep();
    });
    connect(m_format, &Segmented::picked, this, &SweepForm::showSweep);
    connectNumber(
        m_from, [this](double v) { m_sweep.from = v; }, [this] { return m_sweep.from; });
    connectNumber(
        m_to, [this](double v) { m_sweep.to = v; }, [this] { return m_sweep.to; });
    connectNumber(
        m_frames,
        [this](double v) {
            m_sweep.frames = int(std::clamp(std::round(v), 2.0, double(core::mostSweepFrames)));
        },
        [this] { return double(m_sweep.frames); });
    connectNumber(
        m_speed,
        [this](double v) {
            m_perSecond = int(std::clamp<double>(std::round(v), fewestPerSecond, mostPerSecond));
        },
        [this] { return double(m_perSecond); });
}

void SweepForm::retranslate()
{
    const std::array<QString, rows> names = {tr("Picture"),  tr("Parameter"), tr("From"),  tr("To"),
                                             tr("Pictures"), tr("Way"),       tr("Result")};
    const std::array<QWidget *, rows> fields = {m_picture, m_param, m_from,  m_to,
                                                m_frames,  m_way,   m_format};
    for (std::size_t i = 0; i < rows; ++i) {
        m_names[i]->setText(names[i]);
        fields[i]->setAccessibleName(names[i]);
    }
    m_speed->setAccessibleName(tr("Pictures per second"));
    for (NumberField *field : {m_from, m_to, m_frames, m_speed})
        field->editor()->setAccessibleName(field->accessibleName());
    m_speed->setToolTip(m_speed->accessibleName());
    FigureMaker maker(m_scene);
    m_picture->nameViews(maker);
    QStringList params;
    for (const core::ParamSpec *param : m_params)
        params << paramText(param->key).label;
    const int chosen = m_param->current();
    m_param->setItems(params);
    m_param->setCurrent(chosen);
    m_way->setItems({tr("once"), tr("there and back")});
    m_format->setItems({tr("pictures"), QStringLiteral("GIF"), QStringLiteral("MP4")});
}

void SweepForm::pickParam(int index)
{
    const core::ParamSpec &param = *m_params[static_cast<std::size_t>(index)];
    const core::SliderRange range = rangeOf(param, m_scene);
    m_sweep.key = param.key;
    m_sweep.from = range.min;
    m_sweep.to = range.max;
    showSweep();
}

void SweepForm::setSweep(const core::Sweep &sweep)
{
    m_sweep = sweep;
    showSweep();
}

SweepFormat SweepForm::format() const
{
    return static_cast<SweepFormat>(m_format->current());
}

void SweepForm::setFormat(SweepFormat format)
{
    m_format->setCurrent(static_cast<int>(format));
    showSweep();
}

void SweepForm::showSweep()
{
    const auto found = std::find_if(m_params.begin(), m_params.end(), [this](const auto *param) {
        return param->key == m_sweep.key;
    });
    m_param->setCurrent(found == m_params.end() ? -1 : static_cast<int>(found - m_params.begin()));
    showNumber(*m_from, m_sweep.from);
    showNumber(*m_to, m_sweep.to);
    m_frames->showText(QString::number(m_sweep.frames), QString::number(m_sweep.frames));
    m_speed->showText(tr("%1 / s").arg(m_perSecond), QString::number(m_perSecond));
    m_speed->setVisible(format() != SweepFormat::Pictures);
    m_way->setCurrent(m_sweep.thereAndBack ? 1 : 0);
    emit changed();
}

} // namespace locus::app
