// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportdialog.h"

#include "app/pictures.h"
#include "core/figuresize.h"
#include "widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Segmented;

namespace {

constexpr int previewDelay = 60;
constexpr int previewMargin = 24;
constexpr double millimetresPerInch = 25.4;
constexpr int pixelUnit = 1;

} // namespace

ExportDialog::ExportDialog(FigureMaker &maker, const core::FigureSettings &settings,
                           const widgets::Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_maker(maker)
    , m_settings(settings)
    , m_theme(theme)
    , m_views(picturesOf(maker.scene().model))
    , m_view(new QComboBox)
    , m_format(new Segmented(Segmented::Size::Small))
    , m_unit(new Segmented(Segmented::Size::Small))
    , m_figureTheme(new Segmented(Segmented::Size::Small))
    , m_width(new QDoubleSpinBox)
    , m_height(new QDoubleSpinBox)
    , m_dpi(new QSpinBox)
    , m_transparent(new QCheckBox(tr("Transparent background")))
    , m_size(new QLabel)
    , m_preview(new QLabel)
    , m_export(new QPushButton)
{
    setWindowTitle(tr("Export figure"));
    buildFrame();
    showSettings(settings);
    m_delay.setSingleShot(true);
    m_delay.setInterval(previewDelay);
    connect(&m_delay, &QTimer::timeout, this, &ExportDialog::updatePreview);
    resize(920, 560);
    settingsChanged();
}

void ExportDialog::buildFrame()
{
    auto *settings = new QWidget;
    settings->setFixedWidth(340);
    auto *form = new QFormLayout(settings);
    form->setContentsMargins(20, 20, 20, 20);
    form->setVerticalSpacing(14);
    form->setHorizontalSpacing(16);
    buildForm(*form);

    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setWordWrap(true);
    m_preview->setMinimumSize(320, 240);
    m_preview->setAutoFillBackground(true);
    QPalette ground = m_preview->palette();
    ground.setColor(QPalette::Window, m_theme.bg);
    ground.setColor(QPalette::WindowText, m_theme.ink2);
    m_preview->setPalette(ground);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->setContentsMargins(20, 12, 20, 12);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(settings);
    middle->addWidget(m_preview, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
}

void ExportDialog::buildForm(QFormLayout &form)
{
    for (const core::FigureView view : m_views)
        m_view->addItem(m_maker.words(view).title);
    connect(m_view, &QComboBox::currentIndexChanged, this, &ExportDialog::settingsChanged);
    m_format->setItems({QStringLiteral("PNG"), QStringLiteral("SVG"), QStringLiteral("PDF")});
    m_unit->setItems({tr("mm"), tr("px")});
    m_figureTheme->setItems({tr("light"), tr("dark"), tr("print")});
    m_dpi->setRange(core::minFigureDpi, core::maxFigureDpi);
    m_dpi->setSuffix(tr(" dpi"));
    for (Segmented *choice : {m_format, m_unit, m_figureTheme}) {
        choice->setTheme(m_theme);
        connect(choice, &Segmented::picked, this, &ExportDialog::settingsChanged);
    }
    connect(m_unit, &Segmented::picked, this, &ExportDialog::changeUnit);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &ExportDialog::settingsChanged);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, &ExportDialog::settingsChanged);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::settingsChanged);
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::settingsChanged);
    m_size->setWordWrap(true);
    QPalette quiet = m_size->palette();
    quiet.setColor(QPalette::WindowText, m_theme.ink3);
    m_size->setPalette(quiet);
    m_view->setAccessibleName(tr("What is exported"));
    m_unit->setAccessibleName(tr("Unit"));
    m_figureTheme->setAccessibleName(tr("Theme"));
    m_format->setAccessibleName(tr("File"));
    form.addRow(m_view);
    form.addRow(tr("Width"), m_width);
    form.addRow(tr("Height"), m_height);
    form.addRow(tr("Unit"), m_unit);
    form.addRow(tr("Resolution"), m_dpi);
    form.addRow(tr("Theme"), m_figureTheme);
    form.addRow(m_transparent);
    form.addRow(tr("File"), m_format);
    form.addRow(m_size);
}

void ExportDialog::showSettings(const core::FigureSettings &settings)
{
    const auto found = std::find(m_views.begin(), m_views.end(), settings.panels.front());
    m_view->setCurrentIndex(found == m_views.end() ? 0 : static_cast<int>(found - m_views.begin()));
    m_format->setCurrent(0);
    m_unit->setCurrent(settings.sizeInPixels ? pixelUnit : 0);
    m_figureTheme->setCurrent(static_cast<int>(settings.theme));
    m_dpi->setValue(settings.dpi);
    m_transparent->setChecked(settings.transparent);
    for (QDoubleSpinBox *size : {m_width, m_height}) {
        size->setDecimals(settings.sizeInPixels ? 0 : 1);
        size->setRange(1,
                       settings.sizeInPixels ? core::maxFigurePixels : core::maxFigureMillimetres);
    }
    m_width->setValue(settings.width);
    m_height->setValue(settings.height);
}

/// The figure stays as large as it is: its numbers are said in the other unit.
void ExportDialog::changeUnit(int unit)
{
    const bool pixels = unit == pixelUnit;
    if (pixels == (m_width->decimals() == 0))
        return;
    const double factor =
        pixels ? m_dpi->value() / millimetresPerInch : millimetresPerInch / m_dpi->value();
    for (QDoubleSpinBox *size : {m_width, m_height}) {
        const double value = size->value() * factor;
        size->setDecimals(pixels ? 0 : 1);
        size->setRange(1, pixels ? core::maxFigurePixels : core::maxFigureMillimetres);
        size->setValue(value);
    }
}

core::FigureSettings ExportDialog::settings() const
{
    core::FigureSettings settings = m_settings;
    settings.panels = {m_views[std::size_t(std::max(0, m_view->currentIndex()))]};
    settings.width = m_width->value();
    settings.height = m_height->value();
    // Until changeUnit has run the numbers are still in the old one.
    settings.sizeInPixels = m_width->decimals() == 0;
    settings.dpi = m_dpi->value();
    settings.theme = static_cast<core::FigureTheme>(m_figureTheme->current());
    settings.transparent = m_transparent->isChecked();
    return settings;
}

FigureFormat ExportDialog::format() const
{
    return static_cast<FigureFormat>(m_format->current());
}

QString ExportDialog::extension() const
{
    return m_format->item(m_format->current()).toLower();
}

void ExportDialog::setFormat(FigureFormat format)
{
    m_format->setCurrent(static_cast<int>(format));
    settingsChanged();
}

FigureBytes ExportDialog::figure() const
{
    return m_maker.file(settings(), format());
}

void ExportDialog::settingsChanged()
{
    m_export->setText(tr("Export %1…").arg(m_format->item(m_format->current())));
    m_size->setText(sizeText());
    m_delay.start();
}

QString ExportDialog::sizeText() const
{
    const core::FigureSettings now = settings();
    const QSize pixels = figurePixels(now);
    const QSizeF inches = figurePoints(now) / 72;
    return format() == FigureFormat::Png
               ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
               : tr("%1 × %2 mm, drawn as lines and text")
                     .arg(inches.width() * millimetresPerInch, 0, 'f', 1)
                     .arg(inches.height() * millimetresPerInch, 0, 'f', 1);
}

void ExportDialog::updatePreview()
{
    const core::FigureSettings shown = settings();
    const QSizeF layout = figureLayoutSize(shown);
    const QSizeF room = QSizeF(m_preview->size()) - QSizeF(2 * previewMargin, 2 * previewMargin);
    const double scale =
        std::min({room.width() / layout.width(), room.height() / layout.height(), 4.0});
    const double ratio = devicePixelRatioF();
    const FigureImage result = m_maker.preview(shown, scale * ratio);
    const auto *error = std::get_if<FigureError>(&result);
    m_export->setEnabled(!error);
    if (error) {
        m_preview->setText(error->message);
        return;
    }
    QPixmap picture = QPixmap::fromImage(std::get<QImage>(result));
    picture.setDevicePixelRatio(ratio);
    m_preview->setPixmap(picture);
}

void ExportDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_delay.start();
}

} // namespace locus::app
