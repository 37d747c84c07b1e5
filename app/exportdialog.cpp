// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportdialog.h"

#include "app/exporting/contentsection.h"
#include "app/exporting/exportfoot.h"
#include "app/exporting/looksection.h"
#include "app/exporting/parts.h"
#include "app/exporting/previewpane.h"
#include "app/exporting/sizesection.h"
#include "app/exporting/textsection.h"
#include "app/figureclipboard.h"
#include "app/figurewords.h"
#include "widgets/button.h"
#include "widgets/readingorder.h"
#include "widgets/segmented.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Button, widgets::Segmented;

namespace {

constexpr QSize wantedSize(1200, 796);
constexpr QSize leastSize(900, 600);
constexpr int headHeight = 52;
constexpr int settingsWidth = 320;
constexpr int windowFrame = 40; ///< of the desktop around the dialog

} // namespace

ExportDialog::ExportDialog(FigureMaker &maker, core::FigureView focus,
                           const core::FigureSettings &settings, const widgets::Theme &theme,
                           QWidget *parent)
    : QDialog(parent)
    , m_maker(maker)
    , m_theme(theme)
    , m_settings(settings)
    , m_title(newLabel(Tone::Title, theme, this))
    , m_subject(newLabel(Tone::Hint, theme, this))
    , m_format(themed(new Segmented(Segmented::Size::Normal, this), theme))
    , m_close(themed(new Button(Button::Kind::Ghost, widgets::Icon::Cross, this), theme))
    , m_content(new ContentSection(maker, focus, theme, this))
    , m_size(new SizeSection(theme, this))
    , m_text(new TextSection(theme, this))
    , m_look(new LookSection(theme, this))
    , m_sections{m_content, m_size, m_text, m_look}
    , m_pane(new PreviewPane(maker, theme, this))
    , m_foot(new ExportFoot(theme, this))
{
    build();
    connectAll();
    retranslate();
    m_format->setCurrent(0);
    showFigures();
    setSettings(settings);
    setMinimumSize(leastSize);
    const QSize screen = this->screen()->availableSize() - QSize(0, windowFrame);
    resize(wantedSize.boundedTo(screen).expandedTo(leastSize));
}

QWidget *ExportDialog::newHead()
{
    auto *head = new QWidget(this);
    head->setFixedHeight(headHeight);
    m_subject->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(20, 0, 14, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_subject, 1);
    row->addWidget(m_format);
    row->addSpacing(12);
    row->addWidget(m_close);
    return head;
}

QWidget *ExportDialog::newSettings()
{
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(20, 12, 20, 8);
    layout->setSpacing(8);
    for (ExportSection *section : m_sections) {
        if (section != m_sections.front())
            layout->addWidget(new Rule(Qt::Horizontal, m_theme, column));
        layout->addWidget(section);
    }
    layout->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setWidget(column);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(settingsWidth);
    area->viewport()->setAutoFillBackground(false);
    column->setAutoFillBackground(false);
    return area;
}

void ExportDialog::build()
{
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(newSettings());
    middle->addWidget(new Rule(Qt::Vertical, m_theme, this));
    middle->addWidget(m_pane, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(newHead());
    column->addWidget(new Rule(Qt::Horizontal, m_theme, this));
    column->addLayout(middle, 1);
    column->addWidget(new Rule(Qt::Horizontal, m_theme, this));
    column->addWidget(m_foot);
}

void ExportDialog::connectAll()
{
    for (ExportSection *section : m_sections)
        connect(section, &ExportSection::edited, this, &ExportDialog::takeEdit);
    connect(m_format, &Segmented::picked, this, &ExportDialog::showAll);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_pane, &PreviewPane::visionPicked, this, &ExportDialog::followVision);
    connect(m_pane, &PreviewPane::rendered, this, [this] {
        m_foot->setReady(m_pane->problem().isEmpty());
        showTightness();
    });
    connect(m_foot, &ExportFoot::carriesSceneEdited, this, [this](bool carries) {
        core::FigureSettings next = m_settings;
        next.carriesScene = carries;
        takeEdit(next);
    });
    connect(m_foot, &ExportFoot::keepRequested, this, &ExportDialog::keep);
    connect(m_foot, &ExportFoot::copyRequested, this, &ExportDialog::copy);
    connect(m_foot, &ExportFoot::cancelRequested, this, &QDialog::reject);
    connect(m_foot, &ExportFoot::writeRequested, this, &ExportDialog::writeRequested);
}

void ExportDialog::takeEdit(const core::FigureSettings &next)
{
    m_foot->say({});
    if (next.parts.numbers != m_settings.parts.numbers)
        m_numbersForGreyscale = false;
    setSettings(next);
}

void ExportDialog::setSettings(const core::FigureSettings &settings)
{
    m_settings = settings;
    showAll();
}

void ExportDialog::showAll()
{
    for (ExportSection *section : m_sections)
        section->showSettings(m_settings, format());
    m_pane->showSettings(m_settings, format());
    m_foot->showSettings(m_settings);
    m_foot->showFormat(m_format->item(m_format->current()));
}

void ExportDialog::showTightness()
{
    const bool isFigure = m_pane->problem().isEmpty();
    m_size->showTightness(isFigure ? m_maker.tightness(m_settings) : QString(),
                          isFigure ? m_maker.roomy(m_settings) : m_settings);
    m_look->showLackOfNumbers(isFigure && m_pane->facts().lacksNumbers);
}

/// In greyscale the sign of a map is told by numbers alone.
void ExportDialog::followVision()
{
    const bool grey = m_pane->vision() == widgets::Vision::Greyscale;
    const bool needed = grey && m_pane->facts().isSigned;
    if (needed == m_numbersForGreyscale || (needed && m_settings.parts.numbers))
        return;
    m_numbersForGreyscale = needed;
    core::FigureSettings next = m_settings;
    next.parts.numbers = needed;
    setSettings(next);
}

FigureFormat ExportDialog::format() const
{
    return static_cast<FigureFormat>(std::max(0, m_format->current()));
}

void ExportDialog::setFormat(FigureFormat format)
{
    m_format->setCurrent(static_cast<int>(format));
    showAll();
}

FigureBytes ExportDialog::figure() const
{
    return m_maker.file(m_settings, format());
}

void ExportDialog::say(const QString &sentence)
{
    m_foot->say(sentence);
}

void ExportDialog::showFigures()
{
    const std::vector<core::FigureSettings> &figures = m_maker.scene().figures;
    QStringList names;
    for (const core::FigureSettings &figure : figures)
        names << QString::fromStdString(figure.name);
    m_content->showFigures(figures);
    m_foot->setTaken(names);
}

void ExportDialog::keep(const QString &name)
{
    m_settings.name = name.toStdString();
    std::vector<core::FigureSettings> figures = m_maker.scene().figures;
    const auto same = std::find_if(figures.begin(), figures.end(), [this](const auto &figure) {
        return figure.name == m_settings.name;
    });
    if (same == figures.end())
        figures.push_back(m_settings);
    else
        *same = m_settings;
    m_maker.setFigures(figures);
    showFigures();
    showAll();
    say(tr("“%1” is kept in the scene").arg(name));
    emit figuresEdited(figures);
}

void ExportDialog::copy()
{
    auto result = figureMimeData(m_maker, m_settings);
    if (const auto *error = std::get_if<FigureError>(&result))
        return say(error->message);
    QGuiApplication::clipboard()->setMimeData(
        std::get<std::unique_ptr<QMimeData>>(result).release());
    say(tr("The figure is on the clipboard as PNG, SVG and PDF"));
    emit copied();
}

/// Enter exports, but not out of a field, where it ends what is typed.
void ExportDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter)
        return QDialog::keyPressEvent(event);
    if (!qobject_cast<QLineEdit *>(focusWidget()) && m_foot->write()->isEnabled())
        emit writeRequested();
}

bool ExportDialog::focusNextPrevChild(bool next)
{
    return widgets::moveFocus(*this, next);
}

void ExportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showAll();
    }
    QDialog::changeEvent(event);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export figure"));
    m_title->setText(tr("Export figure"));
    m_subject->setText(subjectWords(m_maker.scene(), m_maker.map()));
    m_format->setItems({QStringLiteral("PNG"), QStringLiteral("SVG"), QStringLiteral("PDF")});
    m_format->setAccessibleName(tr("File format"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    for (ExportSection *section : m_sections)
        section->retranslate();
    m_pane->retranslate();
    m_foot->retranslate();
}

} // namespace locus::app
