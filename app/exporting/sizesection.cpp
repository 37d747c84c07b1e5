// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/sizesection.h"

#include "app/exporting/measurefield.h"
#include "app/exporting/parts.h"
#include "app/figure.h"
#include "app/figurepresets.h"
#include "core/figuresize.h"
#include "widgets/button.h"
#include "widgets/menufield.h"
#include "widgets/segmented.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace locus::app {

namespace {

constexpr MeasureField::Kind millimetres{1, core::maxFigureMillimetres, 1, 1};
constexpr MeasureField::Kind pixels{1, core::maxFigurePixels, 10, 0};
constexpr MeasureField::Kind dotsPerInch{core::minFigureDpi, core::maxFigureDpi, 10, 0};

} // namespace

SizeSection::SizeSection(const widgets::Theme &theme, QWidget *parent)
    : ExportSection(parent)
    , m_heading(newLabel(Tone::Heading, theme, this))
    , m_unit(themed(new widgets::Segmented(widgets::Segmented::Size::Small, this), theme))
    , m_preset(themed(new widgets::MenuField(this), theme))
    , m_widthName(newLabel(Tone::Name, theme, this))
    , m_width(new MeasureField(theme, this))
    , m_lock(themed(new widgets::Button(widgets::Button::Kind::Ghost, widgets::Icon::Lock, this),
                    theme))
    , m_heightName(newLabel(Tone::Name, theme, this))
    , m_height(new MeasureField(theme, this))
    , m_dpiName(newLabel(Tone::Name, theme, this))
    , m_dpiHint(newLabel(Tone::Hint, theme, this))
    , m_dpi(new MeasureField(theme, this))
    , m_note(newLabel(Tone::Note, theme, this))
    , m_enlarge(themed(new widgets::Button(widgets::Button::Kind::Outlined, this), theme))
{
    build();
    connectAll();
    retranslate();
}

void SizeSection::build()
{
    m_preset->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_lock->setCheckable(true);
    m_lock->setChecked(true);
    m_dpi->setKind(dotsPerInch);
    for (MeasureField *field : {m_width, m_height, m_dpi}) {
        field->setBold(true);
        field->setFixedWidth(92);
    }
    auto *size = new QHBoxLayout;
    size->setSpacing(6);
    size->addWidget(m_widthName);
    size->addWidget(m_width);
    size->addStretch(1);
    size->addWidget(m_lock);
    size->addStretch(1);
    size->addWidget(m_heightName);
    size->addWidget(m_height);
    auto *resolution = new QHBoxLayout;
    resolution->setSpacing(8);
    resolution->addWidget(m_dpiName);
    resolution->addWidget(m_dpiHint);
    resolution->addStretch(1);
    resolution->addWidget(m_dpi);
    QVBoxLayout *column = newColumn(this);
    column->addLayout(newRow(m_heading, m_unit));
    column->addWidget(m_preset);
    column->addLayout(size);
    column->addLayout(resolution);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    column->addWidget(m_enlarge, 0, Qt::AlignLeft);
    showTightness({}, {});
}

void SizeSection::connectAll()
{
    using core::FigureSettings;
    connect(m_unit, &widgets::Segmented::picked, this, [this](int unit) {
        edit([unit](FigureSettings &next) { next = withUnit(next, unit == 1); });
    });
    connect(m_preset, &widgets::MenuField::picked, this, [this](int preset) {
        edit([preset](FigureSettings &next) {
            next = withPreset(next, figurePresets[static_cast<std::size_t>(preset)]);
        });
    });
    connect(m_width, &MeasureField::edited, this, [this](double width) {
        edit([&](FigureSettings &next) { next = withWidth(next, width, m_lock->isChecked()); });
    });
    connect(m_height, &MeasureField::edited, this, [this](double height) {
        edit([&](FigureSettings &next) { next = withHeight(next, height, m_lock->isChecked()); });
    });
    connect(m_dpi, &MeasureField::edited, this, [this](double dpi) {
        edit([dpi](FigureSettings &next) { next.dpi = static_cast<int>(dpi); });
    });
    connect(m_enlarge, &QAbstractButton::clicked, this, [this] {
        edit([this](FigureSettings &next) {
            next.width = m_enough.width;
            next.height = m_enough.height;
        });
    });
    connect(m_lock, &QAbstractButton::toggled, this, &SizeSection::showLock);
}

void SizeSection::showLock()
{
    const bool locked = m_lock->isChecked();
    m_lock->setIconKind(locked ? widgets::Icon::Lock : widgets::Icon::Unlock);
    m_lock->setToolTip(locked ? tr("Width and height keep their proportion")
                              : tr("Width and height change alone"));
}

void SizeSection::showTightness(const QString &sentence, const core::FigureSettings &enough)
{
    m_enough = enough;
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
    const bool helps = enough.width > settings().width || enough.height > settings().height;
    m_enlarge->setText(tr("Make it %1").arg(figureSizeWords(enough)));
    m_enlarge->setVisible(!sentence.isEmpty() && helps);
}

void SizeSection::refresh()
{
    const bool inPixels = settings().sizeInPixels;
    m_unit->setCurrent(inPixels ? 1 : 0);
    m_preset->setCurrent(static_cast<int>(presetOf(settings())));
    for (MeasureField *field : {m_width, m_height}) {
        field->setKind(inPixels ? pixels : millimetres);
        field->setUnit(inPixels ? tr("px") : tr("mm"));
    }
    m_width->setValue(settings().width);
    m_height->setValue(settings().height);
    m_dpi->setValue(settings().dpi);
    m_dpiHint->setText(format() == FigureFormat::Png ? tr("of the picture")
                                                     : tr("for images inside"));
}

void SizeSection::retranslate()
{
    m_heading->setText(tr("Size"));
    m_unit->setItems({tr("mm"), tr("px")});
    m_unit->setAccessibleName(tr("Unit"));
    m_preset->setItems({tr("Single column\t85 mm"), tr("One and a half\t120 mm"),
                        tr("Double column\t174 mm"), tr("Slide 16:9\t254 mm"), tr("Square"),
                        tr("Own size")});
    m_preset->setAccessibleName(tr("Size preset"));
    m_widthName->setText(tr("W", "width"));
    m_heightName->setText(tr("H", "height"));
    m_dpiName->setText(tr("Resolution"));
    m_dpi->setUnit(tr("dpi"));
    m_width->editor()->setAccessibleName(tr("Width"));
    m_height->editor()->setAccessibleName(tr("Height"));
    m_dpi->editor()->setAccessibleName(tr("Resolution"));
    m_lock->setAccessibleName(tr("Keep the proportion"));
    showLock();
    refresh();
}

} // namespace locus::app
