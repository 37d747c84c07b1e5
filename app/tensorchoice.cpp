// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialog offers for the chosen tensor, and what is picked of it.
#include "app/tensorpicker.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>
#include <limits>
#include <numeric>

namespace locus::app {

namespace {

constexpr int all = -1;
constexpr int mostRank = 4; ///< of a tensor that is offered all orders of its axes
constexpr const char *together = "q, k, v";

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

/// Offers what fits the chosen tensor, the likely first.
void TensorPicker::showTensor()
{
    m_axes->clear();
    m_place->clear();
    qDeleteAll(m_index);
    m_index.clear();
    if (const auto which = current()) {
        const TensorInfo &info = m_model->tensors()[*which];
        const TensorPick likely = likelyPick(info);
        offerOrders(info, likely);
        offerSlices(info, likely);
        offerPlaces(*which);
    }
    showShape();
}

void TensorPicker::offerOrders(const TensorInfo &info, const TensorPick &likely)
{
    std::vector<int> order(info.shape.size());
    std::iota(order.begin(), order.end(), 0);
    do {
        m_axes->addItem(orderText(order), asVariant(order));
        if (order == likely.axes)
            m_axes->setCurrentIndex(m_axes->count() - 1);
    } while (info.shape.size() <= mostRank && std::next_permutation(order.begin(), order.end()));
}

void TensorPicker::offerSlices(const TensorInfo &info, const TensorPick &likely)
{
    for (std::size_t axis = 0; axis < info.shape.size(); ++axis) {
        auto *box = new QSpinBox(m_slices);
        box->setSpecialValueText(tr("all"));
        box->setAccessibleName(tr("Slice of axis %1").arg(axis));
        box->setRange(all, std::numeric_limits<int>::max());
        box->setValue(!likely.index.empty() && likely.index[axis]
                          ? static_cast<int>(*likely.index[axis])
                          : all);
        connect(box, &QSpinBox::valueChanged, this, &TensorPicker::showShape);
        static_cast<QHBoxLayout *>(m_slices->layout())->insertWidget(static_cast<int>(axis), box);
        m_index.push_back(box);
    }
}

void TensorPicker::offerPlaces(std::size_t which)
{
    if (queriesKeysValues(m_model->tensors(), which))
        m_place->addItem(tr("q, k and v of this layer"), QString::fromLatin1(together));
    for (int rank = 1; rank <= 3; ++rank)
        for (const std::string &key : keysFor(rank))
            if (const QString text = QString::fromStdString(key); m_place->findData(text) < 0)
                m_place->addItem(text, text);
    if (m_place->itemData(0) != QString::fromLatin1(together))
        m_place->setCurrentIndex(std::max(0, m_place->findData(QString::fromStdString(
                                                 keyOf(guessOf(m_model->tensors()[which]))))));
}

TensorPick TensorPicker::pick() const
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

std::vector<std::pair<std::string, std::size_t>> TensorPicker::wanted() const
{
    const auto which = current();
    if (!which)
        return {};
    const QString place = m_place->currentData().toString();
    if (place != QLatin1String(together))
        return {{place.toStdString(), *which}};
    const auto three = queriesKeysValues(m_model->tensors(), *which);
    if (!three)
        return {};
    return {{"content.q", three->at(0)}, {"content.k", three->at(1)}, {"content.v", three->at(2)}};
}

/// What would be read, or why it does not fit there.
void TensorPicker::showShape()
{
    QStringList parts;
    bool fits = !wanted().empty();
    for (const auto &[key, which] : wanted()) {
        const TensorInfo &info = m_model->tensors()[which];
        const auto shape = pickedShape(info.shape, pick());
        const auto keys =
            shape ? keysFor(static_cast<int>(shape->size())) : std::vector<std::string>();
        fits = fits && std::find(keys.begin(), keys.end(), key) != keys.end() &&
               info.type != ElementType::Other;
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(key),
                                             shape ? shapeText(*shape) : tr("outside the tensor"));
    }
    if (!fits && !parts.isEmpty())
        parts << tr("this does not fit there");
    m_note->setText(parts.join(QStringLiteral(" · ")));
    m_load->setEnabled(fits && !m_worker.isBusy());
}

} // namespace locus::app
