// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorchoice.h"

#include "app/tensorplaces.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <numeric>

namespace locus::app {

namespace {

constexpr int all = -1;
constexpr int mostRank = 4; ///< of a tensor that is offered all orders of its axes

QString orderText(const std::vector<int> &order)
{
    QStringList axes;
    for (const int axis : order)
        axes << QString::number(axis);
    return axes.join(QStringLiteral(", "));
}

QVariant asVariant(const std::vector<int> &order)
{
    QVariantList list;
    for (const int axis : order)
        list << axis;
    return list;
}

} // namespace

TensorChoice::TensorChoice(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_axes(new QComboBox(this))
    , m_slices(new QWidget(this))
    , m_row(new QHBoxLayout(m_slices))
    , m_place(new QComboBox(this))
    , m_bare(new QCheckBox(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addStretch(1);
    m_form->setContentsMargins(0, 0, 0, 0);
    for (QWidget *field :
         {static_cast<QWidget *>(m_axes), m_slices, static_cast<QWidget *>(m_place)})
        m_form->addRow(QString(QLatin1Char(' ')), field);
    m_form->addRow(QString(), m_bare);
    m_bare->setChecked(true);
    connect(m_axes, &QComboBox::activated, this, &TensorChoice::changed);
    connect(m_place, &QComboBox::activated, this, &TensorChoice::showBare);
    connect(m_place, &QComboBox::activated, this, &TensorChoice::changed);
    showBare();
    retranslate();
}

void TensorChoice::clear()
{
    m_axes->clear();
    m_place->clear();
    qDeleteAll(m_index);
    m_index.clear();
}

void TensorChoice::offer(const std::vector<TensorInfo> &tensors, std::size_t which)
{
    clear();
    const TensorInfo &info = tensors[which];
    const TensorPick likely = likelyPick(info);
    offerAxes(info, likely);
    offerSlices(info, likely);
    offerPlaces(tensors, which);
    showBare();
    retranslate();
}

void TensorChoice::offerAxes(const TensorInfo &info, const TensorPick &likely)
{
    std::vector<int> order(info.shape.size());
    std::iota(order.begin(), order.end(), 0);
    do {
        m_axes->addItem(orderText(order), asVariant(order));
        if (order == likely.axes)
            m_axes->setCurrentIndex(m_axes->count() - 1);
    } while (info.shape.size() <= mostRank && std::next_permutation(order.begin(), order.end()));
}

void TensorChoice::offerSlices(const TensorInfo &info, const TensorPick &likely)
{
    for (std::size_t axis = 0; axis < info.shape.size(); ++axis) {
        auto *box = new QSpinBox(m_slices);
        box->setRange(all, std::numeric_limits<int>::max());
        box->setValue(!likely.index.empty() && likely.index[axis]
                          ? static_cast<int>(*likely.index[axis])
                          : all);
        connect(box, &QSpinBox::valueChanged, this, &TensorChoice::changed);
        m_row->insertWidget(static_cast<int>(axis), box);
        m_index.push_back(box);
    }
}

void TensorChoice::offerPlaces(const std::vector<TensorInfo> &tensors, std::size_t which)
{
    if (queriesKeysValues(tensors, which))
        m_place->addItem(QString(), QString::fromLatin1(together));
    for (int rank = 1; rank <= 3; ++rank)
        for (const std::string &key : keysFor(rank))
            if (const QString text = QString::fromStdString(key); m_place->findData(text) < 0)
                m_place->addItem(text, text);
    if (m_place->itemData(0) != QString::fromLatin1(together))
        m_place->setCurrentIndex(
            std::max(0, m_place->findData(QString::fromStdString(keyOf(guessOf(tensors[which]))))));
}

TensorPick TensorChoice::pick() const
{
    TensorPick pick;
    const QVariantList order = m_axes->currentData().toList();
    for (const QVariant &axis : order)
        pick.axes.push_back(axis.toInt());
    if (std::is_sorted(pick.axes.begin(), pick.axes.end()))
        pick.axes.clear();
    for (const QSpinBox *box : m_index)
        pick.index.push_back(box->value() == all ? std::nullopt
                                                 : std::optional<std::int64_t>(box->value()));
    if (std::all_of(pick.index.begin(), pick.index.end(), [](const auto &i) { return !i; }))
        pick.index.clear();
    return pick;
}

QString TensorChoice::place() const
{
    return m_place->currentData().toString();
}

bool TensorChoice::takesThemAsTheyAre() const
{
    return place() == QLatin1String(together) && m_bare->isChecked();
}

void TensorChoice::showBare()
{
    m_bare->setEnabled(place() == QLatin1String(together));
}

void TensorChoice::retranslate()
{
    m_bare->setText(tr("As the model has them: method None, no mask"));
    m_bare->setToolTip(
        tr("Where position was added to the input, queries and keys hold it already; a causal "
           "model needs its mask (M) afterwards. Off: method and mask stay as they are, as for "
           "queries and keys from before their rotation."));
    const auto name = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    };
    name(m_axes, tr("Order of the axes"));
    name(m_slices, tr("Slice"));
    name(m_place, tr("Put into"));
    if (m_place->itemData(0) == QString::fromLatin1(together))
        m_place->setItemText(0, tr("q, k and v of this layer"));
    for (std::size_t axis = 0; axis < m_index.size(); ++axis) {
        m_index[axis]->setSpecialValueText(tr("all"));
        m_index[axis]->setAccessibleName(tr("Slice of axis %1").arg(axis));
    }
}

void TensorChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace locus::app
