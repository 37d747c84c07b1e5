// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/previewpane.h"

#include "app/exporting/figurepreview.h"
#include "app/exporting/parts.h"
#include "app/exporting/visionthumb.h"
#include "app/figuredevices.h"
#include "widgets/numbertext.h"
#include "widgets/segmented.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace locus::app {

using widgets::Segmented, widgets::Vision;

namespace {

constexpr int restTime = 90;
constexpr int oneLineFrom = 800;
constexpr int thumbsFrom = 560; ///< height of the pane; then the rulers go
constexpr int rulersFrom = 470;
constexpr double screenDotsPerInch = 96; ///< Qt's layout pixels
constexpr double pointsPerInch = 72;
constexpr double mostPixels = 24e6; ///< of a picture for the screen
constexpr std::array visions = {Vision::Usual, Vision::Greyscale, Vision::Deuteranopia,
                                Vision::Protanopia, Vision::Tritanopia};

} // namespace

PreviewPane::PreviewPane(FigureMaker &maker, const widgets::Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_maker(maker)
    , m_theme(theme)
    , m_top(new QHBoxLayout)
    , m_second(new QHBoxLayout)
    , m_eyesName(newLabel(Tone::Name, theme, this))
    , m_eyes(themed(new Segmented(Segmented::Size::Small, this), theme))
    , m_line(newLabel(Tone::Hint, theme, this))
    , m_scale(themed(new Segmented(Segmented::Size::Small, this), theme))
    , m_preview(new FigurePreview(theme, this))
    , m_thumbRow(new QWidget(this))
{
    for (std::size_t i = 1; i < visions.size(); ++i)
        m_thumbs.push_back(new VisionThumb(visions[i], theme, m_thumbRow));
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    build();
    retranslate();
    m_eyes->setCurrent(0);
    m_scale->setCurrent(0);
    connectAll();
}

void PreviewPane::build()
{
    QPalette ground = palette();
    ground.setColor(QPalette::Window, m_theme.bg);
    setPalette(ground);
    setAutoFillBackground(true);
    m_top->setSpacing(10);
    m_top->addWidget(m_eyesName);
    m_top->addWidget(m_eyes);
    m_top->addStretch(1);
    m_top->addWidget(m_line);
    m_top->addWidget(m_scale);
    m_second->addStretch(1);
    auto *thumbs = new QHBoxLayout(m_thumbRow);
    thumbs->setContentsMargins(static_cast<int>(rulerWidth), 0, 2, 0);
    thumbs->setSpacing(13);
    for (VisionThumb *thumb : m_thumbs)
        thumbs->addWidget(thumb, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 8, 20, 10);
    column->setSpacing(0);
    column->addLayout(m_top);
    column->addLayout(m_second);
    column->addSpacing(14);
    column->addWidget(m_preview, 1);
    column->addSpacing(18);
    column->addWidget(m_thumbRow);
}

void PreviewPane::connectAll()
{
    connect(&m_rest, &QTimer::timeout, this, &PreviewPane::render);
    connect(m_eyes, &Segmented::picked, this, &PreviewPane::pickVision);
    connect(m_scale, &Segmented::picked, &m_rest, qOverload<>(&QTimer::start));
    connect(m_preview, &FigurePreview::resized, &m_rest, qOverload<>(&QTimer::start));
    for (std::size_t i = 0; i < m_thumbs.size(); ++i)
        connect(m_thumbs[i], &QAbstractButton::clicked, this, [this, i](bool on) {
            m_eyes->setCurrent(on ? static_cast<int>(i) + 1 : 0);
            pickVision(m_eyes->current());
        });
}

Vision PreviewPane::vision() const
{
    return visions[static_cast<std::size_t>(std::max(0, m_eyes->current()))];
}

void PreviewPane::pickVision(int)
{
    showVision();
    emit visionPicked();
}

void PreviewPane::showSettings(const core::FigureSettings &settings, FigureFormat format)
{
    m_settings = settings;
    m_format = format;
    m_rest.start();
}

/// Device pixels for a layout pixel of the figure.
double PreviewPane::scaleOf(const core::FigureSettings &settings) const
{
    const QSizeF layout = figureLayoutSize(settings);
    const QSizeF room = m_preview->room();
    double scale = std::min(room.width() / layout.width(), room.height() / layout.height());
    if (m_scale->current() == 1)
        scale = settings.sizeInPixels ? settings.width / layout.width()
                                      : figurePoints(settings).width() / layout.width() *
                                            screenDotsPerInch / pointsPerInch;
    const double ratio = devicePixelRatioF();
    const double most = std::sqrt(mostPixels / (layout.width() * layout.height()));
    return std::min(scale * ratio, most);
}

void PreviewPane::render()
{
    m_rest.stop();
    FigureImage result = m_maker.preview(m_settings, scaleOf(m_settings));
    if (const auto *error = std::get_if<FigureError>(&result)) {
        m_problem = error->message;
        m_preview->showSentence(m_problem);
        m_line->clear();
        emit rendered();
        return;
    }
    m_problem.clear();
    m_picture = std::get<QImage>(std::move(result));
    m_facts = m_maker.facts(m_settings);
    m_line->setText(factsText());
    showVision();
    showThumbs();
    emit rendered();
}

void PreviewPane::showVision()
{
    for (std::size_t i = 0; i < m_thumbs.size(); ++i)
        m_thumbs[i]->setChecked(m_eyes->current() == static_cast<int>(i) + 1);
    if (m_picture.isNull() || !m_problem.isEmpty())
        return;
    QImage seen = widgets::seenBy(vision(), m_picture);
    seen.setDevicePixelRatio(devicePixelRatioF());
    m_preview->showFigure(seen, m_settings);
}

QImage PreviewPane::withOtherNumbers() const
{
    if (!m_facts.isSigned || !m_facts.asRectangles)
        return {};
    core::FigureSettings other = m_settings;
    other.parts.numbers = !other.parts.numbers;
    const FigureImage result = m_maker.preview(other, scaleOf(m_settings));
    const auto *image = std::get_if<QImage>(&result);
    return image && *image != m_picture ? *image : QImage();
}

QString PreviewPane::greyscaleFact(bool numbersShow) const
{
    if (m_facts.isFromZero)
        return figureTheme(m_settings.theme).isDark ? tr("light is far from 0")
                                                    : tr("dark is far from 0");
    if (m_facts.cells > 0 && !m_facts.isSigned)
        return tr("lighter is larger");
    if (!m_facts.isSigned)
        return {};
    if (!numbersShow)
        return tr("signs look alike");
    return m_settings.parts.numbers ? tr("numbers tell the sign") : tr("numbers switched on");
}

void PreviewPane::showThumbs()
{
    if (!m_thumbRow->isVisible())
        return;
    const QImage other = withOtherNumbers();
    const widgets::Theme theme = figureTheme(m_settings.theme);
    for (VisionThumb *thumb : m_thumbs) {
        if (thumb->vision() == Vision::Greyscale) {
            const bool switched = !other.isNull() && !m_settings.parts.numbers;
            thumb->showFigure(switched ? other : m_picture, greyscaleFact(!other.isNull()));
            continue;
        }
        const double apart = leastRoleDistance(m_facts, theme, thumb->vision());
        thumb->showFigure(m_picture, tr("hues ≥ %1 apart").arg(widgets::fixedText(apart, 1)),
                          tr("Distance of the nearest two of query, key, value and position, as "
                             "that eye sees them (OKLab × 100). 2 can just be told side by side, "
                             "black and white are 100 apart."));
    }
}

QString PreviewPane::factsText() const
{
    QStringList facts;
    if (m_format == FigureFormat::Png || m_settings.sizeInPixels) {
        const QSize pixels = figurePixels(m_settings);
        facts << tr("%1 × %2 px")
                     .arg(QString::number(pixels.width()), QString::number(pixels.height()));
    } else {
        facts << figureSizeWords(m_settings);
    }
    if (m_facts.cells > 0) {
        const QString cells = widgets::wholeText(m_facts.cells);
        facts << (m_format == FigureFormat::Png ? tr("%1 cells").arg(cells)
                  : m_facts.asRectangles        ? tr("%1 cells as rectangles").arg(cells)
                                                : tr("%1 cells as an image").arg(cells));
    }
    facts << (m_format == FigureFormat::Png
                  ? tr("%1 dpi").arg(m_settings.dpi)
                  : tr("lines at least %1 pt").arg(widgets::fixedText(thinnestFigureLine, 1)));
    return facts.join(QStringLiteral(", "));
}

/// Where there is little room the simulations go first, the rulers next.
void PreviewPane::placeParts()
{
    const bool oneLine = width() >= oneLineFrom;
    QHBoxLayout *const wanted = oneLine ? m_top : m_second;
    if (wanted->indexOf(m_line) < 0) {
        (oneLine ? m_second : m_top)->removeWidget(m_line);
        wanted->insertWidget(oneLine ? 3 : 1, m_line);
    }
    const bool thumbs = height() >= thumbsFrom;
    if (thumbs != m_thumbRow->isVisibleTo(this)) {
        m_thumbRow->setVisible(thumbs);
        m_rest.start();
    }
    m_preview->setRulers(height() >= rulersFrom);
}

void PreviewPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeParts();
}

void PreviewPane::retranslate()
{
    m_eyesName->setText(tr("See it as"));
    m_eyes->setItems({tr("printed"), tr("greyscale"), tr("deutan"), tr("protan"), tr("tritan")});
    m_eyes->setAccessibleName(tr("See it as"));
    m_scale->setItems({tr("fit"), tr("100 %")});
    m_scale->setAccessibleName(tr("Size of the preview"));
    m_preview->setAccessibleName(tr("Preview of the figure"));
    const QStringList names{tr("greyscale"), tr("deuteranopia"), tr("protanopia"),
                            tr("tritanopia")};
    for (std::size_t i = 0; i < m_thumbs.size(); ++i)
        m_thumbs[i]->setText(names.at(static_cast<qsizetype>(i)));
    m_rest.start();
}

} // namespace locus::app
