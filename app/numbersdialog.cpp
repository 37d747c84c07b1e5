// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numbersdialog.h"

#include "core/edit.h"
#include "widgets/segmented.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

namespace {

enum Column { Title, Name, Shape };

constexpr int rowHeight = 24;
constexpr int columnGap = 24;

/// "8 × 12 × 12"
QString timesText(const std::vector<std::int64_t> &shape)
{
    QStringList extents;
    for (const std::int64_t extent : shape)
        extents << QString::number(extent);
    return extents.join(QStringLiteral(" × "));
}

} // namespace

NumbersDialog::NumbersDialog(std::shared_ptr<const core::Frame> frame, const core::Scene &scene,
                             const widgets::Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_frame(std::move(frame))
    , m_scene(scene)
    , m_ids(tablesOf(*m_frame, core::clampedView(scene.view, scene.model)))
    , m_list(new QTreeWidget(this))
    , m_format(new widgets::Segmented(widgets::Segmented::Size::Small, this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_stopped(std::make_shared<std::atomic<bool>>(false))
{
    m_format->setTheme(theme);
    m_format->setItems({QStringLiteral("JSON"), QStringLiteral("CSV"), QStringLiteral("NPY")});
    m_format->setCurrent(static_cast<int>(TableFormat::Csv));
    build();
    retranslate();
    setTable(core::tableOfStage(core::clampedView(scene.view, scene.model).stage));
    connectAll();
    setBusy(false);
}

NumbersDialog::~NumbersDialog()
{
    *m_stopped = true;
}

void NumbersDialog::build()
{
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTabKeyNavigation(false);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Title, QHeaderView::Stretch);
    for (const core::TableId id : m_ids) {
        auto *item = new QTreeWidgetItem({QString(), QLatin1String(core::tableName(id)),
                                          timesText(core::tableShape(id, *m_frame->prepared))});
        item->setSizeHint(Title, QSize(0, rowHeight));
        m_list->addTopLevelItem(item);
    }
    for (const Column column : {Name, Shape}) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column, m_list->columnWidth(column) + columnGap);
    }
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setMinimumHeight(2 * m_note->fontMetrics().lineSpacing());
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_save->setDefault(true);
    auto *formats = new QHBoxLayout;
    formats->addWidget(m_format);
    formats->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_list, 1);
    column->addLayout(formats);
    column->addWidget(m_note);
    column->addLayout(buttons);
    resize(560, 640);
}

void NumbersDialog::connectAll()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &NumbersDialog::showFormat);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (m_save->isEnabled())
            emit saveRequested();
    });
    connect(m_format, &widgets::Segmented::picked, this, &NumbersDialog::showFormat);
    connect(m_save, &QPushButton::clicked, this, &NumbersDialog::saveRequested);
    connect(m_cancel, &QPushButton::clicked, this, &NumbersDialog::stop);
}

void NumbersDialog::retranslate()
{
    setWindowTitle(tr("Save numbers"));
    m_list->setHeaderLabels({tr("Table"), tr("Name"), tr("Shape")});
    m_list->setAccessibleName(tr("Tables of this scene"));
    m_format->setAccessibleName(tr("Format"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Save…"));
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        m_list->topLevelItem(static_cast<int>(i))->setText(Title, tableTitle(m_ids[i]));
    showFormat();
}

core::TableId NumbersDialog::table() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return m_ids[static_cast<std::size_t>(std::max(0, row))];
}

void NumbersDialog::setTable(core::TableId id)
{
    const auto found = std::find(m_ids.begin(), m_ids.end(), id);
    const auto row = found == m_ids.end() ? 0 : static_cast<int>(found - m_ids.begin());
    m_list->setCurrentItem(m_list->topLevelItem(row));
}

TableFormat NumbersDialog::format() const
{
    return allTableFormats[static_cast<std::size_t>(m_format->current())];
}

void NumbersDialog::setFormat(TableFormat format)
{
    m_format->setCurrent(static_cast<int>(format));
    showFormat();
}

int NumbersDialog::tableCount() const
{
    return m_list->topLevelItemCount();
}

QString NumbersDialog::note() const
{
    return m_note->text();
}

void NumbersDialog::showFormat()
{
    const bool fits = canHold(format(), table());
    m_save->setEnabled(fits && !isBusy());
    if (!fits)
        return m_note->setText(tr("This is no single array of numbers: choose JSON or CSV."));
    switch (format()) {
    case TableFormat::Json:
        m_note->setText(tr("Name, shape and nested rows, 17 digits; null where a cell is masked."));
        return;
    case TableFormat::Csv:
        m_note->setText(tr("A line of names and one line for each row, 17 digits; empty where a "
                           "cell is masked."));
        return;
    case TableFormat::Npy:
        m_note->setText(tr("One array for numpy.load: every bit as it was computed; minus infinity "
                           "where a cell is masked."));
        return;
    }
}

void NumbersDialog::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_list->setEnabled(!busy);
    m_format->setEnabled(!busy);
    m_save->setEnabled(!busy && canHold(format(), table()));
}

void NumbersDialog::writeTo(const QString &path)
{
    *m_stopped = false;
    const auto work = [frame = m_frame, scene = m_scene, id = table(), format = format(), path,
                       stopped = m_stopped] {
        return saveNumbers(*frame->prepared, scene, id, format, path, *stopped);
    };
    m_worker.start(work, [this, path](const NumbersResult &result) {
        setBusy(false);
        if (result.isStopped)
            return m_note->setText(tr("Stopped; no file was written."));
        if (!result.problem.isEmpty())
            return m_note->setText(result.problem);
        emit written(path);
        accept();
    });
    setBusy(true);
    m_note->setText(tr("Writing %1").arg(QFileInfo(path).fileName()));
}

/// The first press ends the writing, the next one closes the dialog.
void NumbersDialog::stop()
{
    if (isBusy())
        *m_stopped = true;
    else
        reject();
}

void NumbersDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
