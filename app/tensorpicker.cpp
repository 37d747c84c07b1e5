// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorpicker.h"

#include "app/tensorchoice.h"
#include "app/tensorsources.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

TensorPicker::TensorPicker(const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_model(new TensorModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_choice(new TensorChoice(this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_load(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_loading(std::make_shared<TensorLoading>())
{
    build();
    connectAll();
    m_worker.start(
        [path] {
            auto opened = openTensorFile(path);
            if (auto *failure = std::get_if<TensorFailure>(&opened))
                return Result{nullptr, {}, failure->message};
            return Result{std::move(std::get<std::unique_ptr<TensorFile>>(opened)), {}, {}};
        },
        [this](const Result &result) { list(result); });
    setBusy(true);
    retranslate();
}

TensorPicker::~TensorPicker()
{
    m_loading->isCancelled = true;
}

void TensorPicker::build()
{
    m_shown->setSourceModel(m_model);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_shown);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(TensorModel::Name, QHeaderView::Stretch);
    m_filter->setClearButtonEnabled(true);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_load);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    column->addWidget(m_choice);
    column->addWidget(m_note);
    column->addLayout(buttons);
    m_load->setDefault(true);
    resize(640, 560);
}

void TensorPicker::connectAll()
{
    connect(m_filter, &QLineEdit::textChanged, m_shown,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TensorPicker::showTensor);
    connect(m_table, &QTableView::doubleClicked, this, &TensorPicker::load);
    connect(m_choice, &TensorChoice::changed, this, [this] {
        m_problem.clear();
        showShape();
    });
    connect(m_load, &QPushButton::clicked, this, &TensorPicker::load);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_file && m_worker.isBusy())
            m_loading->isCancelled = true; // the dialog stays
        else
            reject();
    });
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        const auto total = static_cast<double>(m_loading->total);
        const double share = total > 0 ? static_cast<double>(m_loading->done) / total : 0;
        m_progress->setValue(static_cast<int>(1000 * share));
    });
}

void TensorPicker::setBusy(bool busy)
{
    m_progress->setVisible(busy && m_file);
    m_load->setEnabled(!busy && current());
    m_table->setEnabled(!busy);
    busy ? m_tick.start() : m_tick.stop();
}

void TensorPicker::list(const Result &result)
{
    m_file = result.file;
    if (m_file) {
        m_model->setTensors(m_file->tensors());
        for (const int column : {TensorModel::ShapeColumn, TensorModel::Type, TensorModel::Guess})
            m_table->resizeColumnToContents(column);
        if (!m_model->tensors().empty())
            choose(likelyChoice(m_model->tensors()));
    }
    setBusy(false);
    m_problem = result.problem;
    showShape();
    m_table->setFocus();
    emit listed();
}

void TensorPicker::choose(std::size_t which)
{
    m_table->selectRow(m_shown->mapFromSource(m_model->index(static_cast<int>(which), 0)).row());
}

bool TensorPicker::takesThemAsTheyAre() const
{
    return m_choice->takesThemAsTheyAre();
}

std::optional<std::size_t> TensorPicker::current() const
{
    const QModelIndex index = m_shown->mapToSource(m_table->currentIndex());
    return index.isValid() ? std::optional(static_cast<std::size_t>(index.row())) : std::nullopt;
}

void TensorPicker::showTensor()
{
    m_problem.clear();
    if (const auto which = current())
        m_choice->offer(m_model->tensors(), *which);
    else
        m_choice->clear();
    showShape();
}

std::vector<std::pair<std::string, std::size_t>> TensorPicker::wanted() const
{
    const auto which = current();
    if (!which)
        return {};
    const QString place = m_choice->place();
    if (place != QLatin1String(TensorChoice::together))
        return {{place.toStdString(), *which}};
    const auto three = queriesKeysValues(m_model->tensors(), *which);
    if (!three)
        return {};
    return {{"content.q", three->at(0)}, {"content.k", three->at(1)}, {"content.v", three->at(2)}};
}

/// What would be read, or why it does not fit there, or what went wrong.
void TensorPicker::showShape()
{
    QStringList parts;
    bool fits = !wanted().empty();
    for (const auto &[key, which] : wanted()) {
        const TensorInfo &info = m_model->tensors()[which];
        const auto shape = pickedShape(info.shape, m_choice->pick());
        const auto keys =
            shape ? keysFor(static_cast<int>(shape->size())) : std::vector<std::string>();
        fits = fits && std::find(keys.begin(), keys.end(), key) != keys.end() &&
               info.type != ElementType::Other;
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(key),
                                             shape ? shapeText(*shape) : tr("outside the tensor"));
    }
    if (!fits && !parts.isEmpty())
        parts << tr("this does not fit there");
    const bool isListing = !m_file && m_worker.isBusy();
    const bool isEmpty = m_file && m_model->tensors().empty();
    m_note->setText(isListing              ? tr("Reading the list of tensors")
                    : !m_problem.isEmpty() ? m_problem
                    : isEmpty              ? tr("This file holds no tensor")
                                           : parts.join(QStringLiteral(" · ")));
    m_load->setEnabled(fits && !m_worker.isBusy());
}

void TensorPicker::load()
{
    if (!m_load->isEnabled() || m_worker.isBusy())
        return;
    m_loading->isCancelled = false;
    const auto work = [file = m_file, loading = m_loading, wanted = wanted(),
                       pick = m_choice->pick()] {
        Result result{file, {}, {}};
        for (const auto &[key, which] : wanted) {
            auto tensor = file->read(which, pick, loading.get());
            if (auto *failure = std::get_if<TensorFailure>(&tensor)) {
                result.problem = failure->message;
                return result;
            }
            auto &read = std::get<core::Tensor>(tensor);
            rememberSource(read, {QFileInfo(file->path()).absoluteFilePath().toStdString(),
                                  file->tensors()[which].name, pick.axes, pick.index});
            result.placed.emplace_back(key, std::move(read));
        }
        return result;
    };
    m_worker.start(work, [this](const Result &result) { finish(result); });
    setBusy(true);
}

void TensorPicker::finish(const Result &result)
{
    setBusy(false);
    if (result.problem.isEmpty())
        emit loaded(result.placed);
    else
        setProblem(result.problem);
}

void TensorPicker::setProblem(const QString &problem)
{
    m_problem = problem;
    showShape();
}

void TensorPicker::retranslate()
{
    setWindowTitle(tr("Tensors of %1").arg(QFileInfo(m_path).fileName()));
    m_load->setText(tr("Open"));
    m_cancel->setText(tr("Cancel"));
    m_table->setAccessibleName(tr("Tensors of the file"));
    m_filter->setPlaceholderText(tr("Filter by name"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_model->retranslate();
    showShape();
}

void TensorPicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
