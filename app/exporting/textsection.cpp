// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/textsection.h"

#include "app/exporting/measurefield.h"
#include "app/exporting/parts.h"
#include "widgets/icons.h"
#include "widgets/segmented.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace locus::app {

namespace {

constexpr MeasureField::Kind letters{core::minFigurePoints, core::maxFigurePoints, 0.5, 1};
constexpr int fontHeight = 28;
constexpr int mostVisibleFonts = 14;

/// Looks like the menu fields around it. The wheel scrolls what it lies in.
class FontField : public QComboBox {
public:
    FontField(const widgets::Theme &theme, QWidget *parent)
        : QComboBox(parent)
        , m_color(theme.ink2)
    {
        setStyleSheet(QStringLiteral("QComboBox::drop-down { border: none; width: 24px; }"));
    }

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    void paintEvent(QPaintEvent *event) override
    {
        QComboBox::paintEvent(event);
        constexpr double chevron = 12, padding = 10;
        QPainter painter(this);
        paintIcon(painter, widgets::Icon::ChevronDown,
                  QRectF(width() - padding - chevron, (height() - chevron) / 2.0, chevron, chevron),
                  m_color);
    }

private:
    QColor m_color;
};

} // namespace

TextSection::TextSection(const widgets::Theme &theme, QWidget *parent)
    : ExportSection(parent)
    , m_heading(newLabel(Tone::Heading, theme, this))
    , m_font(new FontField(theme, this))
    , m_points(new MeasureField(theme, this))
    , m_keptAsName(newLabel(Tone::Name, theme, this))
    , m_keptAs(themed(new widgets::Segmented(widgets::Segmented::Size::Small, this), theme))
    , m_hint(newLabel(Tone::Hint, theme, this))
{
    build();
    connectAll();
    retranslate();
}

void TextSection::build()
{
    m_font->addItem(QString(), QString());
    for (const QString &family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family))
            m_font->addItem(family, family);
    m_font->setMaxVisibleItems(mostVisibleFonts);
    m_font->setFixedHeight(fontHeight);
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->setMinimumContentsLength(8);
    m_points->setKind(letters);
    m_points->setBold(true);
    m_points->setFixedWidth(82);
    m_hint->setWordWrap(true);
    auto *font = new QHBoxLayout;
    font->setSpacing(12);
    font->addWidget(m_font, 1);
    font->addWidget(m_points);
    QVBoxLayout *column = newColumn(this);
    column->addWidget(m_heading);
    column->addLayout(font);
    column->addLayout(newRow(m_keptAsName, m_keptAs));
    column->addWidget(m_hint);
}

void TextSection::connectAll()
{
    using core::FigureSettings;
    connect(m_font, &QComboBox::activated, this, [this](int index) {
        edit([&](FigureSettings &next) {
            next.font = m_font->itemData(index).toString().toStdString();
        });
    });
    connect(m_points, &MeasureField::edited, this, [this](double points) {
        edit([points](FigureSettings &next) { next.points = points; });
    });
    connect(m_keptAs, &widgets::Segmented::picked, this, [this](int kind) {
        edit([kind](FigureSettings &next) { next.text = static_cast<core::FigureText>(kind); });
    });
}

/// A font that this machine does not have stays chosen: the preview says what is missing.
void TextSection::showFont()
{
    const QString family = QString::fromStdString(settings().font);
    if (m_font->findData(family) < 0)
        m_font->addItem(family, family);
    m_font->setCurrentIndex(m_font->findData(family));
}

QString TextSection::hintText() const
{
    if (format() == FigureFormat::Png)
        return tr("A PNG is made of pixels: it holds no letters to keep.");
    if (settings().text == core::FigureText::Outlines)
        return tr("Outlines look alike everywhere, but are only shapes: nobody can search or edit "
                  "them.");
    return format() == FigureFormat::Svg
               ? tr("Text can be searched and edited; the fonts are named, not embedded. Outlines "
                    "look alike everywhere, but are only shapes.")
               : tr("Text can be searched and edited; the fonts are embedded. Outlines look alike "
                    "everywhere, but are only shapes.");
}

void TextSection::refresh()
{
    showFont();
    m_points->setValue(settings().points);
    m_keptAs->setEnabled(format() != FigureFormat::Png);
    m_keptAs->setCurrent(static_cast<int>(settings().text));
    m_hint->setText(hintText());
}

void TextSection::retranslate()
{
    m_heading->setText(tr("Text"));
    m_font->setItemText(0, QStringLiteral("Inter + STIX"));
    m_font->setAccessibleName(tr("Font"));
    m_points->setUnit(tr("pt"));
    m_points->editor()->setAccessibleName(tr("Size of letters"));
    m_points->setToolTip(tr("Of labels in the finished figure. Nothing is smaller than four fifths "
                            "of it, or than 5 pt."));
    m_keptAsName->setText(tr("Kept as"));
    m_keptAs->setItems({tr("text"), tr("outlines")});
    m_keptAs->setAccessibleName(tr("Text is kept as"));
    refresh();
}

} // namespace locus::app
