// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layoutchange.h"

#include "core/dot.h"

#include <memory>

namespace locus::core {

namespace {

ChannelLayout otherThan(ChannelLayout layout)
{
    return layout == ChannelLayout::Interleaved ? ChannelLayout::Concat
                                                : ChannelLayout::Interleaved;
}

/// Columns of \a matrix at their places in the other layout.
Matrix<double> columnsInOrder(const Matrix<double> &matrix, const std::vector<int> &order)
{
    Matrix<double> result(matrix.rows(), matrix.cols());
    for (std::size_t c = 0; c < order.size(); ++c)
        result.col(order[c]) = matrix.col(static_cast<Eigen::Index>(c));
    return result;
}

/// Rows likewise; the identity, which stands for no projection, becomes a permutation.
Matrix<double> rowsInOrder(const Matrix<double> &w, const std::vector<int> &order)
{
    const auto d = static_cast<Eigen::Index>(order.size());
    const Matrix<double> plain = w.size() > 0 ? w : Matrix<double>(Matrix<double>::Identity(d, d));
    Matrix<double> result(plain.rows(), plain.cols());
    for (Eigen::Index c = 0; c < d; ++c)
        result.row(order[static_cast<std::size_t>(c)]) = plain.row(c);
    return result;
}

/// The score of two inputs, that of the query (row 0) and that of the key (row 1).
double scoreOf(const Prepared &p, const Matrix<double> &h,
               const std::shared_ptr<const Weights> &weights, HeadIndex head)
{
    Model model = p.model;
    model.queryOffset = 0;
    Shapes shapes = p.shapes;
    shapes.nQuery = shapes.nKey = 2;
    const HeadVectors vectors =
        project(std::make_shared<const Matrix<double>>(h), weights, model, shapes);
    const auto at = static_cast<std::size_t>(head.value);
    return orderedDot(vectors.q[at].row(0), vectors.k[at].row(1)) * p.exact.scale;
}

} // namespace

std::vector<int> channelOrder(int d, ChannelLayout from)
{
    std::vector<int> order(static_cast<std::size_t>(d));
    for (int r = 0; r < d / 2; ++r) {
        const ChannelPair here = sinusoidalChannels(r, d, from);
        const ChannelPair there = sinusoidalChannels(r, d, otherThan(from));
        order[static_cast<std::size_t>(here.first)] = there.first;
        order[static_cast<std::size_t>(here.second)] = there.second;
    }
    return order;
}

LayoutChange layoutChange(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const int d = p.shapes.dModel;
    const int token = i.value + p.model.queryOffset;
    const std::vector<int> order = channelOrder(d, p.model.sinusoidal.layout);
    Matrix<double> here(2, d);
    here.row(0) = p.hooks.onInput->row(token);
    here.row(1) = p.hooks.onInput->row(j.value);
    const Matrix<double> there = columnsInOrder(here, order);
    Matrix<double> x(2, d);
    x.row(0) = p.content->x()->row(token);
    x.row(1) = p.content->x()->row(j.value);

    LayoutChange change;
    const bool isInterleaved = p.model.sinusoidal.layout == ChannelLayout::Interleaved;
    change.interleaved = (isInterleaved ? here : there).row(0);
    change.concat = (isInterleaved ? there : here).row(0);
    change.overlap = orderedDot(here.row(0), here.row(1));
    change.overlapOther = orderedDot(there.row(0), there.row(1));
    const auto h = static_cast<std::size_t>(head.value);
    change.score = orderedDot(p.exact.q[h].row(i.value), p.exact.k[h].row(j.value)) * p.exact.scale;
    const auto &weights = p.content->weights;
    change.scoreAlone = scoreOf(p, x + there, weights, head);
    auto moved = std::make_shared<Weights>(); // values enter no score
    moved->wq = rowsInOrder(weights->wq, order);
    moved->wk = rowsInOrder(weights->wk, order);
    change.scoreAlike = scoreOf(p, columnsInOrder(x, order) + there, moved, head);
    return change;
}

} // namespace locus::core
